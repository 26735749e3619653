/** Die drei Seiten, die Listen sind. */
import type { TopicText } from '../article.js';

export const checklist: TopicText<'checklist'> = {
  title: 'Sieben Fragen bei Streit',
  summary: 'Stimmt etwas nicht? Diese Fragen der Reihe nach, und der Fehler ist meist gefunden.',
  sections: {},
  examples: {},
};

export const questions: TopicText<'questions'> = {
  title: 'Kurz gefragt',
  summary: 'Was am Jasstisch immer wieder gefragt wird, in zwei, drei Sätzen beantwortet.',
  sections: {},
  examples: {},
};

export const glossary: TopicText<'glossary'> = {
  title: 'Jasswörter',
  summary: 'Von Ass bis Weis: was die Wörter heissen und wie man anderswo dafür sagt.',
  sections: {},
  examples: {},
};
