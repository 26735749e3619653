/**
 * Dealing: misdeals, the wrong dealer, hands of the wrong size, and whose turn it is.
 *
 * - A card seen while dealing, or a wrong count found in time: the same dealer deals again (jasswiki, tournament sheet).
 * - Wrong dealer: an objection holds until the objector has played a card, at the latest until the first trick is turned;
 *   then the deal stands (jass-events, jasswiki).
 * - A wrong count after the first trick: the deal stands (jassen.ch), or the opponents choose (jasswiki's data).
 * - The cut, by the left-hand neighbour, is compulsory; at least three cards are lifted (jasswiki, tournament sheets).
 */
import {
  CardSet,
  firstForehandOf,
  HAND_SIZE,
  leaderOf,
  ok,
  PACKET,
  perSeat,
  type Seat,
  seatAfter,
  SEATS,
} from '@puur/rules';
import type { Findings, Ruled, Step } from './ruling.js';
import { eventsOf, missing, opponentsOf, standingPlays, type Story, type StoryTrick } from './story.js';

const LEAST_LIFTED = 3;
const MOST_LIFTED = 35;

/** Whether anything was played before an event; and whether the first trick was turned. */
function progressAt(story: Story, at: number): { readonly hasPlayed: boolean; readonly hasTurned: boolean } {
  const { table } = story.quarrel;
  const isLater = (table.trick ?? 1) > 1;
  return {
    hasPlayed:
      isLater || story.tricks.some((trick) => trick.plays.some((play) => play.at < at) || trick.turnedAt !== null),
    hasTurned: isLater || story.tricks.some(({ turnedAt }) => turnedAt !== null && turnedAt < at),
  };
}

/** When somebody objected, and who; the end of the story where nobody is told to have. */
function objection(story: Story): { readonly at: number; readonly seat: Seat | undefined } {
  const first = eventsOf(story, 'objected').at(0);
  return { at: first?.at ?? story.quarrel.events.length, seat: first?.seat };
}

/** Was that deal right? */
export function ruleDeal(story: Story): Ruled {
  const dealt = eventsOf(story, 'dealt').at(0);
  const dealer = dealt?.seat ?? story.quarrel.table.dealer;
  const exposed = eventsOf(story, 'card-exposed').at(0);
  if (exposed !== undefined) {
    const cards = exposed.card === undefined ? [] : [exposed.card];
    return ok({
      verdict: 'redeal',
      findings: { deal: 'redeal', ...(dealer !== undefined && { dealer }) },
      steps: [{ code: 'seen', cards }],
      rule: 'deal.misdeal-same-dealer',
    });
  }
  if (eventsOf(story, 'hand-counted').length > 0) return ruleHands(story);
  const cut = eventsOf(story, 'cut').at(0);
  if (cut !== undefined) {
    const cutter = dealer === undefined ? undefined : seatAfter(dealer, 3);
    const isWrong = cutter !== undefined && cut.seat !== cutter;
    const isShort = cut.lifted !== undefined && (cut.lifted < LEAST_LIFTED || cut.lifted > MOST_LIFTED);
    if (isWrong || isShort) {
      return ok({
        verdict: 'cut-again',
        findings: { deal: 'goes-on' },
        steps: [isShort ? { code: 'seen', of: cut.lifted } : { code: 'was-due', seat: cutter! }],
        rule: 'deal.cut',
      });
    }
  }
  if (dealt === undefined) return missing('dealt');
  const { at, seat } = objection(story);
  const { hasPlayed, hasTurned } = progressAt(story, at);
  if (dealt.cut === false) return uncut(hasPlayed, dealer);
  if (dealt.packet !== undefined && dealt.packet !== PACKET) {
    const findings: Findings = hasPlayed
      ? { deal: 'stands' }
      : { deal: 'redeal', ...(dealer !== undefined && { dealer }) };
    const verdict = hasPlayed ? 'deal-stands' : 'redeal';
    return ok({
      verdict,
      findings,
      steps: [{ code: 'seen', of: dealt.packet }],
      rule: 'deal.by-threes',
      confidence: 'low',
    });
  }
  const first = dealt.firstTo;
  if (first !== undefined && dealer !== undefined && first !== seatAfter(dealer)) {
    const findings: Findings = hasPlayed ? { deal: 'stands' } : { deal: 'redeal', dealer };
    return ok({
      verdict: hasPlayed ? 'deal-stands' : 'redeal',
      findings,
      steps: [{ code: 'was-due', seat: seatAfter(dealer) }],
      rule: 'deal.by-threes',
      confidence: 'low',
    });
  }
  const isWrongDealer = dealt.due !== undefined && dealer !== undefined && dealer !== dealt.due;
  const isRight = dealt.due !== undefined && dealer === dealt.due;
  if (isRight) {
    return ok({ verdict: 'deal-stands', findings: { deal: 'stands' }, steps: [], rule: 'deal.dealer-moves-right' });
  }
  if (!isWrongDealer && dealt.seat !== undefined) {
    return ok({ verdict: 'deal-stands', findings: { deal: 'stands' }, steps: [], rule: 'deal.dealer-moves-right' });
  }
  // Nobody has said that the wrong one dealt, nor objected to it.
  if (!isWrongDealer && eventsOf(story, 'objected').length === 0) return missing('dealt');
  const ownPlayed =
    seat === undefined
      ? hasPlayed
      : story.tricks.some((trick) => standingPlays(trick).some((play) => play.seat === seat && play.at < at));
  const isLate = hasTurned || ownPlayed;
  const due = dealt.due;
  return ok({
    verdict: isLate ? 'deal-stands' : 'redeal',
    findings: isLate ? { deal: 'stands' } : { deal: 'redeal', ...(due !== undefined && { dealer: due }) },
    steps: [
      { code: isLate ? 'after-first-trick' : 'before-first-card' },
      ...(due === undefined ? [] : [{ code: 'was-due', seat: due } as const]),
    ],
    rule: 'deal.wrong-dealer',
  });
}

function uncut(hasPlayed: boolean, dealer: Seat | undefined): Ruled {
  return ok({
    verdict: hasPlayed ? 'deal-stands' : 'redeal',
    findings: hasPlayed ? { deal: 'stands' } : { deal: 'redeal', ...(dealer !== undefined && { dealer }) },
    steps: [{ code: hasPlayed ? 'after-first-trick' : 'before-first-card' }],
    rule: 'deal.cut',
  });
}

/** Hands that hold too many or too few. */
export function ruleHands(story: Story): Ruled {
  const counted = eventsOf(story, 'hand-counted');
  const [first] = counted;
  if (first === undefined) return missing('hand-count');
  const { house, table } = story.quarrel;
  // Of a whole trick that is told without its cards everybody has played one.
  const hasGone = (trick: StoryTrick, seat: Seat, at: number): boolean =>
    trick.plays.length === 0
      ? trick.turnedAt !== null && trick.turnedAt < at
      : standingPlays(trick).some((play) => play.seat === seat && play.at < at);
  const gone = (seat: Seat, at: number): number =>
    (table.trick ?? 1) - 1 + story.tricks.filter((trick) => hasGone(trick, seat, at)).length;
  const off = counted
    .map(({ seat, cards, due, at }) => ({ seat, by: cards - (due ?? HAND_SIZE - gone(seat, at)), cards }))
    .filter(({ by }) => by !== 0);
  const steps: Step[] = counted.map(({ seat, cards }) => ({ code: 'hands-hold', seat, of: cards }));
  if (off.length === 0) {
    return ok({ verdict: 'deal-stands', findings: { deal: 'stands' }, steps, rule: 'deal.wrong-count' });
  }
  const { hasTurned } = progressAt(story, first.at);
  const isLate = hasTurned || counted.some(({ due }) => due !== undefined && due < HAND_SIZE);
  const dealer = table.dealer ?? eventsOf(story, 'dealt').at(0)?.seat;
  if (!isLate) {
    return ok({
      verdict: 'redeal',
      findings: { deal: 'redeal', ...(dealer !== undefined && { dealer }) },
      steps,
      rule: 'deal.wrong-count',
    });
  }
  const short = off.find(({ by }) => by < 0);
  const choice: Findings =
    short === undefined
      ? { deal: 'opponents-may-annul', choices: ['annul', 'go-on'] }
      : { deal: 'opponents-may-annul', choiceOf: opponentsOf(short.seat), choices: ['annul', 'go-on'] };
  steps.push({ code: 'after-first-trick' });
  // One hand is short and no other too long: the card was lost, not misdealt.
  if (off.length === 1 && short !== undefined) {
    return ok({ verdict: 'card-missing', findings: choice, steps, rule: 'mistake.card-missing' });
  }
  const stands: Findings = { deal: 'stands' };
  const isStanding = house.lateCount === 'stands';
  return ok({
    verdict: isStanding ? 'deal-stands' : 'may-annul',
    findings: isStanding ? stands : choice,
    steps,
    rule: 'deal.late-count',
    confidence: 'low',
    alternatives: [isStanding ? choice : stands],
  });
}

/** Who is forehand, who leads, who deals next? */
export function ruleDealer(story: Story): Ruled {
  const { table, profile, hands } = story.quarrel;
  const dealt = eventsOf(story, 'dealt').at(0);
  const dealer = table.dealer ?? dealt?.seat;
  if (table.firstDeal === true && profile.firstForehand !== 'random') {
    const whole = perSeat((seat) => CardSet.from(hands[seat] ?? []));
    const isKnown = typeof profile.firstForehand === 'number';
    const forehand = isKnown ? profile.firstForehand : firstByCard(story, whole);
    if (forehand === undefined) return missing('first-card');
    const steps: Step[] = [{ code: 'hands-hold', seat: forehand }];
    return ok({
      verdict: 'dealer-is',
      findings: { forehand, leader: forehand, nextDealer: forehand },
      steps,
      rule: 'deal.first-forehand',
    });
  }
  if (dealer === undefined) return missing('dealer');
  const forehand = seatAfter(dealer);
  const declarer = table.declarer ?? eventsOf(story, 'declared').at(0)?.seat ?? forehand;
  // A deal that is not played is dealt again by the same dealer.
  const again = eventsOf(story, 'card-exposed').length + eventsOf(story, 'annulled').length > 0;
  const nextDealer = again ? dealer : forehand;
  return ok({
    verdict: 'dealer-is',
    findings: { dealer, forehand, leader: leaderOf(forehand, declarer, profile), nextDealer, firstPacketTo: forehand },
    steps: [{ code: 'dealer-right-neighbour', seat: forehand }],
    rule: again ? 'deal.misdeal-same-dealer' : 'deal.dealer-moves-right',
  });
}

/** The holder of the card that decides the first deal; undefined where no hand is told to hold it. */
function firstByCard(story: Story, hands: ReturnType<typeof perSeat<CardSet>>): Seat | undefined {
  const { profile } = story.quarrel;
  const known = SEATS.filter((seat) => !hands[seat].isEmpty);
  // `firstForehandOf` needs every card to be somewhere: what is not told is put into a seat that nobody can be.
  const found = firstForehandOf(0, hands, profile) as Seat | undefined;
  return found !== undefined && known.includes(found) ? found : undefined;
}
