/**
 * Lead: a card out of turn, two at once, a card that was seen.
 *
 * - A wrong player leads: the card goes back, the right player leads, the trick goes to the other side, the card can win
 *   no trick; next lead: the innocent side's holder, else the offender's right neighbour (jassverzeichnis, jasswiki).
 * - The partner of the right player leads: the suit may not be led until the opponents have won a trick; of a trump the
 *   opponents decide (SRF Jass-Service, tournament sheet, KZJV); others rule as above (`partnerLead`).
 * - A card before one's turn stays, unless it has to be replaced to follow; then both lose their power (SRF).
 * - Two cards at once: both lose their power, the opponents choose which stays (jasswiki, jass-marathon).
 * - A card falls face up: the opponents go on, annul, or take the trick; the card loses its power (jasswiki).
 */
import { isTrumpMode, ok, partnerOf, type Seat, seatAfter, suitOf } from '@puur/rules';
import { leaderOfRound } from './declaring.js';
import { highestOwed, judgePlay } from './played.js';
import type { Opinion, Ruled, Step } from './ruling.js';
import { eventsOf, missing, modeIn, noticedAfter, opponentsOf, type Story, type StoryTrick } from './story.js';
import { innocentHolder, takerOf } from './trick.js';
import { ruleWrongCard } from './wrong-card.js';

/** Who had to lead a trick of the story; null where that is not told. */
export function dueToLead(story: Story, trick: StoryTrick): Seat | null {
  const index = story.tricks.indexOf(trick);
  if (index > 0) {
    const before = story.tricks[index - 1]!;
    return afterOffence(story, before) ?? takerOf(story, before);
  }
  const { table } = story.quarrel;
  return table.leader ?? (trick.number === 1 ? leaderOfRound(story) : null);
}

/** Who leads by the ruling on a wrong card in that trick: one offence costs once, a lead that it gives is no second one. */
function afterOffence(story: Story, trick: StoryTrick): Seat | null {
  const wrong = trick.plays
    .flatMap((play) => judgePlay(story, trick, play) ?? [])
    .find(({ reason }) => reason !== null);
  if (!wrong?.reason) return null;
  const ruled = ruleWrongCard(story, wrong, wrong.reason);
  // A trick that was broken off is with who holds it.
  return (ruled.ok ? ruled.value.findings.nextLead : undefined) ?? innocentHolder(trick, wrong.play, wrong.mode);
}

/** Was it this player's turn? */
export function ruleLead(story: Story): Ruled {
  const { question } = story.quarrel;
  for (const trick of story.tricks) {
    const [first] = trick.plays;
    if (first === undefined) continue;
    const due = dueToLead(story, trick);
    if (due !== null && first.seat !== due && (question?.seat ?? first.seat) === first.seat) {
      return wrongLead(story, trick, due);
    }
    const early = outOfTurn(trick, question?.seat);
    if (early !== null) return ruleEarly(story, trick, early.seat, early.due);
  }
  const last = story.tricks.findLast(({ plays }) => plays.length > 0);
  if (last === undefined)
    return missing(story.quarrel.table.leader === undefined && story.forehand === null && 'leader', 'card');
  const due = dueToLead(story, last);
  if (due === null) return missing('leader');
  return ok({
    verdict: 'lead-right',
    findings: { leader: due },
    steps: [{ code: 'had-to-lead', seat: due }],
    rule: 'play.in-turn',
  });
}

function wrongLead(story: Story, trick: StoryTrick, due: Seat): Ruled {
  const { house } = story.quarrel;
  const play = trick.plays[0]!;
  const cards = play.card === null ? [] : [play.card];
  const steps: Step[] = [
    { code: 'had-to-lead', seat: due },
    { code: 'led-instead', seat: play.seat, cards },
  ];
  const isPartner = play.seat === partnerOf(due);
  const mode = modeIn(story, trick);
  const noticed = noticedAfter(story, play.at);
  // The books speak of a card that can still go back; of a trick that was turned on it they say nothing.
  const isTurned = trick.turnedAt !== null && trick.turnedAt < noticed;
  const given: Pick<Opinion, 'confidence' | 'alternatives'> = isTurned
    ? { confidence: 'low', alternatives: [{ deal: 'stands' }] }
    : {};
  if (isTurned) steps.push({ code: 'noticed-late' });
  if (isPartner && house.partnerLead === 'suit-barred') {
    const suit = play.card === null ? null : suitOf(play.card);
    const isTrump = mode !== null && isTrumpMode(mode) && suit === (mode as number);
    return ok({
      verdict: 'lead-barred',
      findings: {
        leader: due,
        losingTrickPower: cards,
        ...(suit !== null && !isTrump && { barredSuit: suit }),
        ...(isTrump && { choiceOf: opponentsOf(play.seat) }),
        deal: 'goes-on',
      },
      steps,
      rule: 'mistake.partner-lead',
      ...given,
    });
  }
  // What was played on it before anybody objected: who of the innocent side holds the trick already keeps the lead (jasswiki).
  const holder =
    mode === null
      ? null
      : innocentHolder({ ...trick, plays: trick.plays.filter(({ at }) => at < noticed) }, play, mode);
  const next = holder ?? seatAfter(play.seat);
  return ok({
    verdict: 'lead-wrong',
    findings: {
      leader: due,
      losingTrickPower: cards,
      trickTo: { team: opponentsOf(play.seat) },
      nextLead: next,
      deal: 'goes-on',
    },
    steps: [
      ...steps,
      { code: 'no-trick-power', cards },
      { code: holder === null ? 'right-neighbour' : 'innocent-holder', seat: next },
    ],
    rule: isPartner ? 'mistake.partner-lead' : 'mistake.wrong-lead',
    ...given,
  });
}

/** The first play that came before its turn, and whose turn it was. */
function outOfTurn(trick: StoryTrick, about: Seat | undefined): { readonly seat: Seat; readonly due: Seat } | null {
  const { leader } = trick;
  if (leader === null) return null;
  const seen = new Set<Seat>();
  for (const { seat } of trick.plays) {
    const due = seatAfter(leader, seen.size);
    if (!seen.has(seat) && seat !== due && (about ?? seat) === seat) return { seat, due };
    seen.add(seat);
  }
  return null;
}

function ruleEarly(story: Story, trick: StoryTrick, seat: Seat, due: Seat): Ruled {
  const play = trick.plays.find((each) => each.seat === seat)!;
  const cards = play.card === null ? [] : [play.card];
  const steps: Step[] = [
    { code: 'was-due', seat: due },
    { code: 'led-instead', seat, cards },
  ];
  const judged = judgePlay(story, trick, play);
  if (judged?.reason) {
    const replaceWith = highestOwed(judged);
    return ok({
      verdict: 'card-exchanged',
      findings: {
        legal: false,
        legalCards: judged.legal.toArray(),
        replaceWith,
        losingTrickPower: [...cards, replaceWith],
        deal: 'goes-on',
      },
      steps: [...steps, { code: 'no-trick-power', cards: [...cards, replaceWith] }],
      rule: 'mistake.out-of-turn',
    });
  }
  return ok({
    verdict: 'card-stays',
    findings: { losingTrickPower: [], deal: 'goes-on' },
    steps,
    rule: 'mistake.out-of-turn',
  });
}

/** Two cards at once. */
export function ruleTwoCards(story: Story): Ruled {
  const play = story.tricks.flatMap(({ plays }) => plays).find(({ cards }) => cards.length > 1);
  if (play === undefined) return missing('two-cards');
  return ok({
    verdict: 'two-cards',
    findings: {
      losingTrickPower: play.cards,
      choiceOf: opponentsOf(play.seat),
      choices: ['which-card-stays'],
      deal: 'goes-on',
    },
    steps: [{ code: 'no-trick-power', seat: play.seat, cards: play.cards }],
    rule: 'mistake.two-cards',
  });
}

/** A card that was seen. Before the first card is played it belongs to the deal. */
export function ruleShown(story: Story): Ruled {
  const shown = eventsOf(story, 'card-shown').at(0);
  if (shown === undefined) return missing('card-shown');
  const cards = shown.card === undefined ? [] : [shown.card];
  return ok({
    verdict: 'card-shown',
    findings: {
      losingTrickPower: cards,
      choiceOf: opponentsOf(shown.seat),
      choices: ['go-on', 'annul', 'take-trick'],
      deal: 'opponents-may-annul',
    },
    steps: [{ code: 'seen', seat: shown.seat, cards }],
    rule: 'mistake.card-shown',
  });
}
