/**
 * Rest: a hand laid down because all remaining tricks are sure.
 *
 * Every card has to be a Bock on its own (`beatableCards` of the rules): the others may say in which order the cards fall.
 * If one can be beaten, all remaining tricks go to the opponents. Sources: jassonkel, bluewin/Jass Fédéral.
 */
import { beatableCards, type Card, CardSet, modeOf, ok, teamOf, TRICKS_PER_ROUND } from '@puur/rules';
import type { Findings, Ruled, Step } from './ruling.js';
import { eventsOf, missing, opponentsOf, standingPlays, type Story } from './story.js';

/** Was the "Rest" right? */
export function ruleRest(story: Story): Ruled {
  const claim = eventsOf(story, 'rest-claimed').at(-1);
  if (claim === undefined) return missing(story.contract === null && 'contract', 'rest');
  const played = CardSet.from(
    story.tricks.flatMap((trick) =>
      standingPlays(trick)
        .filter(({ at }) => at < claim.at)
        .flatMap(({ cards }) => cards),
    ),
  );
  const told = claim.cards ?? story.quarrel.hands[claim.seat];
  const hand = told === undefined ? null : CardSet.from(told).diff(played);
  const next = story.tricks.filter(({ turnedAt }) => turnedAt !== null && turnedAt < claim.at).length;
  const nextTrick = (story.quarrel.table.trick ?? (hand === null ? 1 : TRICKS_PER_ROUND + 1 - hand.size)) + next;
  const steps: Step[] = [];
  let sure = claim.sure;
  if (sure === undefined) {
    if (hand === null || story.contract === null)
      return missing(story.contract === null && 'contract', hand === null && 'hand');
    const unseen = unseenBy(story, claim.seat, hand, played);
    const beatable = new Set<Card>();
    for (let trick = nextTrick; trick < nextTrick + Math.max(1, hand.size) && trick <= TRICKS_PER_ROUND; trick++) {
      for (const card of beatableCards(hand, unseen, modeOf(story.contract, trick))) beatable.add(card);
    }
    sure = beatable.size === 0;
    steps.push(
      sure
        ? { code: 'all-sure', seat: claim.seat, cards: hand.toArray() }
        : { code: 'beatable', seat: claim.seat, cards: [...beatable] },
    );
  }
  const team = sure ? teamOf(claim.seat) : opponentsOf(claim.seat);
  const isNextKnown = story.quarrel.table.trick !== undefined || hand !== null;
  const tricks = Array.from({ length: TRICKS_PER_ROUND + 1 - nextTrick }, (_, index) => nextTrick + index);
  const findings: Findings = { tricksTo: team, ...(isNextKnown && tricks.length > 0 && { tricks }) };
  return ok({
    verdict: sure ? 'rest-sure' : 'rest-lost',
    findings,
    steps,
    rule: sure ? 'rest.every-card-sure' : 'mistake.rest',
  });
}

/** What may still beat the claimant: the other hands where all are told, else every card not seen. */
function unseenBy(story: Story, seat: number, hand: CardSet, played: CardSet): CardSet {
  const others = Object.entries(story.quarrel.hands).filter(([at]) => Number(at) !== seat);
  if (others.length === 3) return CardSet.from(others.flatMap(([, cards]) => cards)).diff(played);
  // A story that begins in the middle of a round leaves open what was played before; only hands told then count.
  const open = story.quarrel.table.trick ?? 1;
  const told = CardSet.from(others.flatMap(([, cards]) => cards));
  return open > 1 && !told.isEmpty ? told.diff(played) : hand.complement().diff(played);
}
