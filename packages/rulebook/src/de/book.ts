/** Das Regelbuch auf Deutsch, in Schweizer Schreibweise. */
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
    seats: ['du', 'rechts', 'Partner', 'links'],
    sides: ['ihr', 'die Gegner'],
    undecided: 'noch offen: beide im gleichen Teil',
    nobody: 'noch niemand',
    yes: 'Ja',
    no: 'Nein',
  },
  fillers,
};
