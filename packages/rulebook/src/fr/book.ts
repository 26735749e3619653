/** Le livre des règles en français, comme on le parle à une table romande. */
import type { RulebookText } from '../article.js';
import { checks } from './checks.js';
import { contracts } from './contracts.js';
import { dealing } from './dealing.js';
import { fillers } from './fillers.js';
import { following } from './following.js';
import { jassarten } from './jassarten.js';
import { jassen } from './jassen.js';
import { jassgrenze } from './jassgrenze.js';
import { checklist, glossary, questions as questionList } from './lists.js';
import { mistakes } from './mistakes.js';
import { questions } from './questions.js';
import { round } from './round.js';
import { schieben } from './schieben.js';
import { schieber } from './schieber.js';
import { stoeck } from './stoeck.js';
import { tafel } from './tafel.js';
import { target } from './target.js';
import { terms } from './terms.js';
import { values } from './values.js';
import { weis } from './weis.js';

export const book: RulebookText = {
  topics: {
    round,
    jassen,
    dealing,
    schieber,
    schieben,
    contracts,
    values,
    following,
    weis,
    stoeck,
    target,
    tafel,
    jassgrenze,
    jassarten,
    mistakes,
    checklist,
    questions: questionList,
    glossary,
  },
  questions,
  checks,
  terms,
  answers: {
    seats: ['toi', 'à droite', 'partenaire', 'à gauche'],
    sides: ['vous', 'les adversaires'],
    undecided: 'pas décidé : les deux dans la même part',
    nobody: 'encore personne',
    yes: 'Oui',
    no: 'Non',
  },
  fillers,
};
