/** Les trois pages qui sont des listes. */
import type { TopicText } from '../article.js';

export const checklist: TopicText<'checklist'> = {
  title: 'Sept questions en cas de dispute',
  summary: 'Quelque chose cloche ? Ces questions dans l’ordre, et la faute est presque toujours trouvée.',
  sections: {},
  examples: {},
};

export const questions: TopicText<'questions'> = {
  title: 'Questions fréquentes',
  summary: 'Ce qu’on demande toujours à la table de jass, avec la réponse en deux ou trois phrases.',
  sections: {},
  examples: {},
};

export const glossary: TopicText<'glossary'> = {
  title: 'Les mots du jass',
  summary: 'De l’annonce à l’undenufe : ce que les mots veulent dire, et comment on dit ailleurs.',
  sections: {},
  examples: {},
};
