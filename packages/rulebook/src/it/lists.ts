/** Le tre pagine che sono elenchi. */
import type { TopicText } from '../article.js';

export const checklist: TopicText<'checklist'> = {
  title: 'Sette domande quando si litiga',
  summary: 'Qualcosa non torna? Queste domande, una dopo l’altra, e quasi sempre l’errore si trova.',
  sections: {},
  examples: {},
};

export const questions: TopicText<'questions'> = {
  title: 'Domande e risposte',
  summary: 'Quello che al tavolo si chiede sempre, con la risposta in due o tre frasi.',
  sections: {},
  examples: {},
};

export const glossary: TopicText<'glossary'> = {
  title: 'Le parole dello jass',
  summary: 'Da accusa a undenufe: che cosa vogliono dire le parole, e come si dice altrove.',
  sections: {},
  examples: {},
};
