import { oracle } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { CONTRACTS } from '../play/contract.js';
import { type Seat, SEATS } from '../play/seat.js';
import { chooserAfter, leaderOf, pusherOf, pushRefusal } from './declaring.js';
import { card, dealOf, profileOf, SUIT_EACH, Table } from './playbook.test.js';
import { turnOf } from './state.js';

/** A table dealt by seat 3, so that seat 0 is forehand. */
function dealt(settings: unknown = {}): Table {
  return new Table(settings).deal(dealOf(...SUIT_EACH), 3);
}

function pushes(table: Table): Seat[] {
  const order: Seat[] = [];
  while (table.refusalOf({ type: 'push', seat: turnOf(table.state)! }) === null) {
    order.push(turnOf(table.state)!);
    table.push();
  }
  return order;
}

describe('pushing', () => {
  it.each([
    { pushing: 'once', order: [0], chooses: 2, code: 'partner-must-declare', source: 'reference page, Swisslos' },
    { pushing: 'none', order: [], chooses: 0, code: 'push-not-allowed', source: 'a table without it' },
    {
      pushing: 'once-with-push-back',
      order: [0, 2],
      chooses: 0,
      code: 'partner-must-declare',
      source: 'pagat, Parlett',
    },
    {
      pushing: 'round-robin',
      order: [0, 1, 2, 3],
      chooses: 0,
      code: 'partner-must-declare',
      source: 'Swisslos Coiffeur',
    },
  ])('$pushing: $order push, then $chooses has to choose ($source)', ({ pushing, order, chooses, code }) => {
    const table = dealt({ pushing });
    expect(pushes(table)).toEqual(order);
    // Who pushed last is who is told to have pushed.
    expect([0, ...order].map((_, count) => pusherOf(count, 0, profileOf({ pushing })))).toEqual([null, ...order]);
    expect(turnOf(table.state)).toBe(chooses);
    expect(table.refusalOf({ type: 'push', seat: chooses as Seat })).toBe(code);
    expect(table.view(chooses as Seat).options.push).toBe(false);
    table.declare('undenufe');
    expect(table.state.round).toMatchObject({ declarer: chooses, pushes: order.length });
    expect(turnOf(table.state)).toBe(0);
  });

  it('is not for the first deal where the table says so (Vorarlberg), but for the second', () => {
    const table = dealt({ pushAllowedInFirstDeal: false });
    expect(table.refusalOf({ type: 'push', seat: 0 })).toBe('push-not-in-first-deal');
    table.declare('trump:E').play('E6 R6 S6 T6').rest(0);
    table.deal(dealOf(...SUIT_EACH), 0);
    expect(table.refusalOf({ type: 'push', seat: 1 })).toBeNull();
  });

  it('agrees with the oracle, whoever deals', () => {
    for (const dealer of SEATS) {
      for (const pushing of ['once', 'none', 'once-with-push-back'] as const) {
        for (const leader of ['forehand', 'declarer'] as const) {
          for (const [forehandPasses, partnerPasses] of [
            [false, false],
            [true, false],
            [true, true],
          ] as const) {
            // prettier-ignore
            const wanted = oracle.declaring(dealer, forehandPasses, partnerPasses, { pushing, leader });
            const table = new Table({ pushing, leader }).deal(dealOf(...SUIT_EACH), dealer);
            const isRefused = [forehandPasses, partnerPasses].some((passes) => {
              if (!passes) return false;
              const seat = turnOf(table.state)!;
              if (table.refusalOf({ type: 'push', seat }) !== null) return true;
              table.push();
              return false;
            });
            expect(isRefused).toBe('illegal' in wanted);
            if ('illegal' in wanted) continue;
            table.declare('obenabe');
            expect({ declarer: table.state.round?.declarer, leader: turnOf(table.state) }).toEqual(wanted);
          }
        }
      }
    }
  });
});

describe('declaring', () => {
  it('is for the forehand alone before a push, for the partner alone after it', () => {
    const table = dealt();
    for (const seat of [1, 2, 3] as const) {
      expect(table.try({ type: 'declare', seat, contract: 'obenabe' })).toMatchObject({
        error: { code: 'not-your-turn', seat: 0 },
      });
      expect(table.refusalOf({ type: 'push', seat })).toBe('not-your-turn');
    }
    table.push();
    expect(table.refusalOf({ type: 'declare', seat: 0, contract: 'obenabe' })).toBe('not-your-turn');
    expect(table.refusalOf({ type: 'declare', seat: 2, contract: 'obenabe' })).toBeNull();
  });

  it('binds: nothing can be declared or pushed afterwards', () => {
    const table = dealt().declare('trump:E');
    for (const seat of SEATS) {
      expect(table.refusalOf({ type: 'declare', seat, contract: 'trump:E' })).toBe('contract-binds');
      expect(table.refusalOf({ type: 'push', seat })).toBe('contract-binds');
    }
    table.play('E6 R6 S6 T6');
    expect(table.refusalOf({ type: 'declare', seat: 0, contract: 'obenabe' })).toBe('contract-binds');
  });

  it.each([
    { contracts: ['trump', 'obenabe', 'undenufe'] },
    { contracts: ['trump'] },
    { contracts: ['slalom', 'gusti'] },
    { contracts: ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'] },
  ])('of kinds $contracts only', ({ contracts }) => {
    const table = dealt({ contracts });
    for (const contract of CONTRACTS) {
      const isAllowed = contracts.includes(contract.replace(/:.*/, ''));
      expect(table.refusalOf({ type: 'declare', seat: 0, contract })).toBe(isAllowed ? null : 'contract-not-allowed');
      expect(table.view(0).options.contracts.includes(contract)).toBe(isAllowed);
    }
  });

  it.each(['trump:X', 'trump', 'slalom', ''])('refuses %o, which is no contract', (contract) => {
    const table = dealt({ contracts: ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'] });
    expect(table.refusalOf({ type: 'declare', seat: 0, contract: contract as never })).toBe('contract-not-allowed');
  });

  it('comes before the first card of another seat', () => {
    const table = dealt();
    expect(table.refusalOf({ type: 'play', seat: 1, card: card('R6') })).toBe('not-your-turn');
    expect(table.refusalOf({ type: 'claim-rest', seat: 0 })).toBe('rest-not-on-lead');
    expect(table.refusalOf({ type: 'turn-trick' })).toBe('no-complete-trick');
  });

  it('comes after the deal', () => {
    const table = new Table();
    expect(table.refusalOf({ type: 'declare', seat: 0, contract: 'obenabe' })).toBe('wrong-phase');
    expect(table.refusalOf({ type: 'push', seat: 0 })).toBe('wrong-phase');
    expect(table.refusalOf({ type: 'play', seat: 0, card: card('E6') })).toBe('wrong-phase');
  });
});

describe('the lead', () => {
  it('is the forehand’s, who leads even when the partner declared', () => {
    expect(turnOf(dealt().push().declare('obenabe').state)).toBe(0);
  });

  it('is the declarer’s where the table says so', () => {
    expect(turnOf(dealt({ leader: 'declarer' }).push().declare('obenabe').state)).toBe(2);
    expect(turnOf(dealt({ leader: 'declarer' }).declare('obenabe').state)).toBe(0);
  });
});

describe('a silent lead', () => {
  it('makes its suit trump, even an ace (Anzeiger von Saanen, Parlett)', () => {
    const table = dealt();
    expect(table.view(0).options.silentLead).toBe(true);
    table.play('EA');
    expect(table.state.round).toMatchObject({ contract: 'trump:E', declarer: 0 });
    expect(table.last('declared')).toEqual({ type: 'declared', seat: 0, contract: 'trump:E', silent: true });
    expect(turnOf(table.state)).toBe(1);
  });

  it('may carry a Weis', () => {
    const table = dealt();
    const weise = [{ cards: [0, 1, 2] as never, points: 20 }];
    table.do({ type: 'play', seat: 0, card: card('E6'), weise });
    expect(table.state.round?.announced).toEqual([{ seat: 0, weise }]);
  });

  it.each([
    { name: 'where the table forbids it', settings: { silentLeadIsTrump: false } },
    { name: 'where no trump may be played', settings: { contracts: ['obenabe', 'undenufe'] } },
  ])('is refused $name', ({ settings }) => {
    const table = dealt(settings);
    expect(table.refusalOf({ type: 'play', seat: 0, card: card('E6') })).toBe('contract-open');
    expect(table.view(0).options.silentLead).toBe(false);
  });

  it('is refused to the partner after a push, who does not lead', () => {
    const table = dealt().push();
    expect(table.refusalOf({ type: 'play', seat: 2, card: card('S6') })).toBe('contract-open');
    expect(table.refusalOf({ type: 'play', seat: 0, card: card('E6') })).toBe('not-your-turn');
    expect(table.view(2).options.silentLead).toBe(false);
  });

  it('is the partner’s where the declarer leads, and the forehand’s after a push back', () => {
    expect(dealt({ leader: 'declarer' }).push().play('S6').state.round).toMatchObject({
      contract: 'trump:S',
      declarer: 2,
    });
    const back = dealt({ pushing: 'once-with-push-back' }).push().push().play('E6');
    expect(back.state.round).toMatchObject({ contract: 'trump:E', declarer: 0 });
  });

  it('is of a card in hand', () => {
    expect(dealt().refusalOf({ type: 'play', seat: 0, card: card('R6') })).toBe('not-in-hand');
    for (const bad of [99, -1, 0.5, NaN]) {
      expect(dealt().refusalOf({ type: 'play', seat: 0, card: bad as never })).toBe('not-in-hand');
    }
  });
});

describe('the functions behind', () => {
  it('name the chooser, what is refused and the leader', () => {
    const rules = profileOf({ pushing: 'round-robin' });
    expect([0, 1, 2, 3, 4].map((n) => chooserAfter(n, 2, rules))).toEqual([2, 3, 0, 1, 2]);
    expect([0, 1, 2].map((n) => chooserAfter(n, 1, profileOf({ pushing: 'once-with-push-back' })))).toEqual([1, 3, 1]);
    expect([0, 1].map((n) => pushRefusal(n, true, profileOf()))).toEqual([null, 'partner-must-declare']);
    expect([leaderOf(1, 3, profileOf()), leaderOf(1, 3, profileOf({ leader: 'declarer' }))]).toEqual([1, 3]);
  });
});
