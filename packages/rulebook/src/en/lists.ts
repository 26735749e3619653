/** The three pages that are lists. */
import type { TopicText } from '../article.js';

export const checklist: TopicText<'checklist'> = {
  title: 'Seven questions for a quarrel',
  summary: 'Something does not add up? Take these questions one after the other, and the mistake is usually found.',
  sections: {},
  examples: {},
};

export const questions: TopicText<'questions'> = {
  title: 'Quick answers',
  summary: 'What people keep asking at a Jass table, answered in two or three sentences.',
  sections: {},
  examples: {},
};

export const glossary: TopicText<'glossary'> = {
  title: 'Jass words',
  summary: 'From ace to Weis: what the words mean, and what else people say.',
  sections: {},
  examples: {},
};
