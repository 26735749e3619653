/**
 * Telling: what has happened as a sentence for the person who has the device.
 *
 * Where a device goes from hand to hand, the same happening is told to each in their own words, and what is only one
 * person's to know, their cards and what they may lay, is told to nobody else.
 */
import type { Contract, Seat } from '@puur/rules';
import { teamOf } from '@puur/rules';
import type { Snapshot } from '../host/protocol.js';
import { cardName, cardNames, contractName, fullName, weisName, whoOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import type { Happening } from './happenings.js';

/** Whether a happening is of one person alone. */
export function isPrivate({ type }: Happening): boolean {
  return type === 'your-turn';
}

/** Who looks and what they see; the contract is that of the happening's own round. */
export type Told = Pick<Snapshot, 'eyes' | 'sitting' | 'view'>;

/** The sentence for a happening, in the words of the one who looks. */
export function sentenceOf(happening: Happening, { eyes, sitting, view }: Told, contract: Contract | null): string {
  const t = said();
  const who = (seat: Seat) => whoOf(seat, eyes, sitting);
  const us = teamOf(view.seat);
  const them = us === 0 ? 1 : 0;
  switch (happening.type) {
    case 'dealt':
      return t.tells.dealt(who(happening.dealer));
    case 'pushed':
      return t.tells.pushed(who(happening.seat));
    case 'declared':
      return t.tells.declared(who(happening.seat), contractName(happening.contract));
    case 'played':
      return t.tells.played(who(happening.seat), fullName(happening.card, contract));
    case 'weis':
      return t.tells.weis(who(happening.seat), callOf(happening.points));
    case 'shown':
      return t.tells.shown(
        who(happening.seat),
        t.list(happening.weise.map((cards) => weisName(cards, { contract, profile: view.profile }))),
      );
    case 'weis-both':
      return t.tells.weisBoth(happening.points);
    case 'stoeck':
      return t.tells.stoeck(who(happening.seat));
    case 'rest':
      return t.tells.rest(who(happening.seat));
    case 'turned':
      return t.tells.trick(who(happening.winner), happening.points);
    case 'way':
      return t.tells.way(happening.number, happening.direction === 'obenabe');
    case 'berg':
      return t.tells.berg(happening.team === us);
    case 'scored': {
      const { account, number } = happening.record;
      return t.tells.round(number, account.teams[us].total, account.teams[them].total);
    }
    case 'ended': {
      const { winner, schneider } = happening.ending;
      const end = t.tells.ended(winner === null ? null : winner === us, view.score[us], view.score[them]);
      return schneider ? `${end} ${t.account.schneider(winner === them)}` : end;
    }
    case 'taken-back':
      return t.tells.taken;
    case 'your-turn': {
      const { cards } = view.options;
      const isFree = cards.length === view.round?.hand.length;
      return happening.phase === 'declare'
        ? t.tells.yourCall
        : t.tells.yourTurn(isFree ? '' : cards.map(cardName).join(', '));
    }
  }
}

/** What is called for a Weis; "gut" has no points. */
export function callOf(points: number | null): string {
  const { cards } = said();
  return points === null ? cards.good : cards.call(points);
}

/** Whether a device goes from hand to hand. */
export function isShared({ sitting }: Pick<Snapshot, 'sitting'>): boolean {
  return sitting.filter(({ kind }) => kind === 'person').length > 1;
}

/**
 * The sentence of the hand that was dealt; null where it is not to be told now: it is told once a round and person, and
 * at a device for several only to the one who has it and is to play.
 */
export function handSentence(now: Snapshot, isCovered: boolean): string | null {
  const { eyes, view, status } = now;
  const { round, phase } = view;
  if (eyes === null || isCovered || !round || phase === 'deal' || phase === 'ended') return null;
  if (isShared(now) && !(status.kind === 'waiting-for-person' && status.seat === eyes)) return null;
  return said().tells.hand(cardNames(round.hand));
}
