/** Who deals, what a faulty deal costs, how many cards a hand has. Expected values come from the sources named. */
import { describe, test } from 'vitest';
import { cards, expectRuled, objected, type Row } from '../../test/telling.js';

const DEALING: readonly Row[] = [
  {
    name: 'a missing card: the opponents of the short player choose (jasswiki)',
    told: { table: { trick: 6 }, events: [{ type: 'hand-counted', seat: 2, cards: 3 }] },
    verdict: 'card-missing',
    ruling: { deal: 'opponents-may-annul', choiceOf: 1 },
  },
  {
    name: 'a wrong count found in time: the same dealer deals again (jasswiki)',
    told: {
      table: { dealer: 3 },
      events: [
        { type: 'hand-counted', seat: 2, cards: 8 },
        { type: 'hand-counted', seat: 1, cards: 10 },
      ],
    },
    verdict: 'redeal',
    ruling: { deal: 'redeal', dealer: 3 },
  },
  {
    name: 'a wrong dealer, noticed before the objector has played: the right one deals (jass-events)',
    told: { events: [{ type: 'dealt', seat: 1, due: 2 }, objected(3)] },
    verdict: 'redeal',
    ruling: { deal: 'redeal', dealer: 2 },
  },
  {
    name: 'a card seen while dealing: the same dealer again (several)',
    told: {
      events: [
        { type: 'dealt', seat: 1 },
        { type: 'card-exposed', card: 'EA' },
      ],
    },
    verdict: 'redeal',
    ruling: { deal: 'redeal', dealer: 1 },
  },
  {
    name: 'two cards lifted are too few (jasswiki)',
    told: { table: { dealer: 0 }, events: [{ type: 'cut', seat: 3, lifted: 2 }] },
    verdict: 'cut-again',
    ruling: {},
  },
  {
    name: 'the holder of the Rosen-7 begins (pagat)',
    told: {
      profile: 'pagat-3000',
      table: { firstDeal: true, dealer: 0 },
      hands: { 2: cards('R7 S8') },
      events: [],
      question: 'dealer',
    },
    verdict: 'dealer-is',
    ruling: { forehand: 2 },
  },
  {
    name: 'nine cards behind a whole trick are one too many, though nobody told its cards (jasswiki: the opponents choose)',
    told: {
      house: { lateCount: 'opponents-choose' },
      events: [{ type: 'trick', to: 0 }, { type: 'hand-counted', seat: 1, cards: 9 }, objected(1)],
      question: 'card-count',
    },
    verdict: 'may-annul',
    ruling: { deal: 'opponents-may-annul' },
  },
  {
    name: 'eight cards behind a whole trick are as many as there should be',
    told: {
      events: [
        { type: 'trick', to: 0 },
        { type: 'hand-counted', seat: 1, cards: 8 },
      ],
      question: 'card-count',
    },
    verdict: 'deal-stands',
    ruling: { deal: 'stands' },
  },
];

describe('dealing', () => {
  test.each(DEALING)('$name', expectRuled);
});
