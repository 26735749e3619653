/**
 * Judge: the one place where a command becomes events or is refused.
 *
 * `apply(state, command)` is pure: it changes nothing and answers a `Result`. The events it gives, folded onto the
 * state, are the new state; nothing else may write to a log.
 */
import { isCard, suitOf } from '../cards/card.js';
import { duplicatesIn } from '../cards/cardset.js';
import { stoeckCards } from '../count/stoeck.js';
import { weisOutcome } from '../count/weis.js';
import { isContract, kindOf, TRICKS_PER_ROUND, trumpContract } from '../play/contract.js';
import { legalCards, refusalOf } from '../play/legal.js';
import { isSeat, perTeam, type Seat, SEATS, type Team, teamOf } from '../play/seat.js';
import { ok, refuse, type Result } from '../result.js';
import { stoeckCallOf, stoeckInsideShownWeis, weisRefusal } from './announcing.js';
import { accountAtBreakOff, claimRuling, restRefusal } from './claiming.js';
import { accountSoFar } from './counting.js';
import { dealerByDraw, isDeal } from './deal.js';
import { mayLeadInSilence, pushRefusal } from './declaring.js';
import type { Command, Misdeal, PartieEvent, SeatCommand, WeisClaim } from './event.js';
import { bergWinner, ended, endOfRoundWinner, immediateWinner } from './finishing.js';
import { type Refusal, refusal, type RefusalCode } from './refusal.js';
import { completeTricks, creditedWeise, evolve, modeIn, type PartieState, roundOf, turnOf } from './state.js';

export type Judgement = Result<readonly PartieEvent[], Refusal>;

/** Judges a command: the events it leads to, or why it is refused. */
export function apply(state: PartieState, command: Command): Judgement {
  if (command.type === 'open') {
    return state.phase === 'open' ? ok([{ type: 'opened', profile: command.profile }]) : no('already-opened');
  }
  if (state.phase === 'open') return no('not-opened');
  if (command.type === 'reveal-shuffle') return revealShuffle(state, command.secret);
  if (state.phase === 'ended') return no('partie-over');
  if ('seat' in command && !isSeat(command.seat)) return no('not-your-turn');
  switch (command.type) {
    case 'draw':
      return draw(state, command.cards);
    case 'commit-shuffle':
      if (state.phase !== 'deal') return no('wrong-phase');
      if (state.shuffle !== null && state.shuffle.secret === null) return no('already-committed');
      return ok([{ type: 'shuffle-committed', commitment: command.commitment }]);
    case 'cut':
      if (state.phase !== 'deal') return no('wrong-phase');
      if (state.shuffle?.secret !== null || state.shuffle.isDealt) return no('no-commitment');
      return ok([{ type: 'cut', seat: command.seat, text: command.text }]);
    case 'deal':
      return deal(state, command);
    case 'misdeal':
      return misdeal(state, command.reason);
    case 'turn-trick':
      return state.phase === 'trick-complete' ? ok(new Turn(state).turnTrick().events) : no('no-complete-trick');
    case 'push':
      return push(state, command.seat);
    case 'declare':
      return declare(state, command);
    case 'announce-weis':
      return announceWeis(state, command.seat, command.weise);
    case 'play':
      return play(state, command);
    case 'announce-stoeck':
      return announceStoeck(state, command.seat);
    case 'claim-rest': {
      const why = restRefusal(state, command.seat);
      return why ? refuse(why) : ok(new Turn(state).claimRest(command.seat).events);
    }
    case 'claim':
      return claim(state, command);
  }
}

function no(code: RefusalCode, details: Omit<Refusal, 'code' | 'rule'> = {}): Judgement {
  return refuse(refusal(code, details));
}

/**
 * A run of events in which each is folded before the next is decided: what follows from a turned trick (shown Weise,
 * Stöck within them, the round's account, Bergpreis, the end) depends on what came before it.
 */
class Turn {
  readonly events: PartieEvent[] = [];
  #state: PartieState;

  constructor(state: PartieState) {
    this.#state = state;
  }

  emit(event: PartieEvent): this {
    this.events.push(event);
    this.#state = evolve(this.#state, event);
    return this;
  }

  /** Turns the complete trick and draws every consequence. */
  turnTrick(): this {
    const round = roundOf(this.#state);
    const { winner, points } = completeTricks(round, this.#state.profile).at(-1)!;
    this.emit({ type: 'trick-turned', winner, points });
    // 1 After the first trick the Weise that count are laid open, and a Stöck inside them needs no word.
    if (round.tricks.length === 1) this.#showWeise();
    // 2 After the last the round is counted.
    if (round.tricks.length === TRICKS_PER_ROUND) return this.#scoreRound();
    // 3 A table that ends at once looks after every trick.
    return this.#endAtOnce();
  }

  #showWeise(): void {
    const round = roundOf(this.#state);
    const declared = creditedWeise(round, this.#state.profile);
    const { scoringTeam } = weisOutcome(declared, round.forehand, round.contract!, this.#state.profile);
    for (const { seat, weise } of declared) {
      const counts = scoringTeam === 'both' || scoringTeam === teamOf(seat);
      if (counts && weise.length > 0) this.emit({ type: 'weis-shown', seat, weise: weise.map(({ cards }) => cards) });
    }
    const holder = stoeckInsideShownWeis(this.#state);
    if (holder !== null) this.emit({ type: 'stoeck-announced', seat: holder, call: 'with-valid-weis-in-trick-1' });
  }

  /** The seat plays a card, with what it says. The command has been judged. */
  playCard({ seat, card, weise, stoeck }: Extract<SeatCommand, { type: 'play' }>): this {
    if (weise && weise.length > 0) this.emit({ type: 'weis-announced', seat, weise });
    this.emit({ type: 'card-played', seat, card });
    const automatic = this.#state.profile.stoeckAnnounce === 'automatic';
    const call = stoeckCallOf(this.#state, seat);
    if (call.ok && call.value === 'with-second-card' && (stoeck || automatic)) this.#sayStoeck(seat);
    return this;
  }

  #sayStoeck(seat: Seat): void {
    const call = stoeckCallOf(this.#state, seat);
    if (call.ok) this.stoeck(seat, call.value);
  }

  stoeck(seat: Seat, call: Extract<PartieEvent, { type: 'stoeck-announced' }>['call']): this {
    this.emit({ type: 'stoeck-announced', seat, call });
    // In the first trick the Weise are not known yet: the end waits until it is turned.
    return roundOf(this.#state).tricks.length > 1 ? this.#endAtOnce() : this;
  }

  claimRest(seat: Seat): this {
    if (this.#state.phase === 'trick-complete') this.turnTrick();
    if (this.#state.phase !== 'play') return this;
    this.emit({ type: 'rest-claimed', seat });
    // Nobody will play a second card any more, so nobody can forget to say a Stöck that is still in the cards.
    const round = roundOf(this.#state);
    const cards = stoeckCards(round.contract!);
    const holder = SEATS.find(
      (s) =>
        cards?.every((card) => round.dealt[s].has(card)) === true && cards.some((card) => round.hands[s].has(card)),
    );
    if (holder !== undefined && round.stoeck === null && this.#state.profile.stoeck) {
      this.emit({ type: 'stoeck-announced', seat: holder, call: 'with-second-card' });
    }
    return this.#scoreRound();
  }

  /** Counts the finished round and ends the Partie where the profile says so. */
  #scoreRound(): this {
    const before = this.#state;
    const { profile } = before;
    const account = accountSoFar(roundOf(before), profile);
    const totals = perTeam((team) => before.score[team] + account.teams[team].total);
    const berg = bergWinner(before, account);
    const blocks = profile.endMode === 'end-of-deal-blocks' ? endOfRoundWinner(before, account, profile.target) : null;
    const target = profile.endMode === 'immediate' ? immediateWinner(before, profile.target) : null;
    if (berg !== null) this.emit({ type: 'berg-won', team: berg });
    this.emit({ type: 'round-scored', account, complete: true });
    if (blocks !== null) return this.emit(ended(profile, totals, blocks, 'blocks'));
    if (target !== null) return this.emit(ended(profile, totals, target, 'target'));
    if (profile.endMode === 'fixed-rounds' && this.#state.rounds.length >= profile.rounds) {
      const winner = totals[0] === totals[1] ? null : totals[0] > totals[1] ? 0 : 1;
      return this.emit(ended(profile, totals, winner, 'rounds'));
    }
    return this;
  }

  /** Ends the Partie in the middle of a round, at a table that does. */
  #endAtOnce(): this {
    if (this.#state.profile.endMode !== 'immediate') return this;
    const berg = bergWinner(this.#state, null);
    if (berg !== null) this.emit({ type: 'berg-won', team: berg });
    const winner = immediateWinner(this.#state, this.#state.profile.target);
    return winner === null ? this : this.breakOff(winner, 'target');
  }

  /** Scores what is certain of the running round, with what the winner went out with, and ends the Partie. */
  breakOff(winner: Team, reason: 'target' | 'claim' | 'false-claim', claimant: Seat | null = null): this {
    const { round, profile } = this.#state;
    if (round !== null && round.account === null) {
      const account =
        reason === 'false-claim' ? accountSoFar(round, profile) : accountAtBreakOff(this.#state, winner, claimant);
      this.emit({ type: 'round-scored', account, complete: false });
    }
    return this.emit(ended(profile, this.#state.score, winner, reason));
  }
}

function draw(state: PartieState, cards: Extract<Command, { type: 'draw' }>['cards']): Judgement {
  if (state.phase !== 'deal' || state.rounds.length > 0 || state.nextDealer !== null) return no('wrong-phase');
  if (state.profile.firstForehand !== 'draw-high') return no('draw-not-in-profile');
  if (!cards.every(isCard) || duplicatesIn(cards).length > 0) return no('bad-deal', { cards });
  return dealerByDraw(cards) === null ? no('draw-tied', { cards }) : ok([{ type: 'drawn', cards }]);
}

function deal(state: PartieState, { dealer, hands }: Extract<Command, { type: 'deal' }>): Judgement {
  if (state.phase !== 'deal') return no('wrong-phase');
  if (!isSeat(dealer)) return no('wrong-dealer');
  // The secret of the shuffle before is owed first, so that no deal can pass for proven by an old commitment.
  if (state.shuffle?.isDealt && state.shuffle.secret === null) return no('already-committed');
  if (state.nextDealer === null && state.profile.firstForehand === 'draw-high') return no('draw-first');
  if (state.nextDealer !== null && state.nextDealer !== dealer) return no('wrong-dealer', { seat: state.nextDealer });
  if (!isDeal(hands)) return no('bad-deal', { cards: duplicatesIn(hands.flat()).filter(isCard) });
  return ok([{ type: 'dealt', dealer, hands }]);
}

/** A deal may be thrown in until its first trick is turned; then it stands. Sources: jass-events.ch, jasswiki. */
function misdeal(state: PartieState, reason: Misdeal): Judgement {
  const { phase, round } = state;
  const isRunning = phase === 'declare' || phase === 'play' || phase === 'trick-complete';
  if (!isRunning || round === null || round.tricks.length > 1) return no('misdeal-too-late');
  return ok([{ type: 'misdealt', reason }]);
}

function revealShuffle(state: PartieState, secret: string): Judgement {
  if (state.shuffle?.secret !== null) return no('no-commitment');
  if (state.phase !== 'deal' && state.phase !== 'ended') return no('wrong-phase');
  return ok([{ type: 'shuffle-revealed', secret }]);
}

function chooserRefusal(state: PartieState, seat: Seat): Refusal | null {
  if (state.phase === 'play' || state.phase === 'trick-complete') return refusal('contract-binds', { seat });
  if (state.phase !== 'declare') return refusal('wrong-phase', { seat });
  const turn = turnOf(state);
  return turn === seat ? null : refusal('not-your-turn', { ...(turn !== null && { seat: turn }) });
}

function push(state: PartieState, seat: Seat): Judgement {
  const why = chooserRefusal(state, seat);
  if (why) return refuse(why);
  const round = roundOf(state);
  const code = pushRefusal(round.pushes, round.number === 1, state.profile);
  return code === null ? ok([{ type: 'pushed', seat }]) : no(code, { seat });
}

function declare(state: PartieState, command: Extract<Command, { type: 'declare' }>): Judgement {
  const { seat, contract, silent = false } = command;
  const why = chooserRefusal(state, seat);
  if (why) return refuse(why);
  if (!isContract(contract) || !state.profile.contracts.includes(kindOf(contract)))
    return no('contract-not-allowed', { seat });
  const maySilently = mayLeadInSilence(roundOf(state).forehand, seat, state.profile) && kindOf(contract) === 'trump';
  if (silent && !maySilently) return no('contract-open', { seat });
  return ok([{ type: 'declared', seat, contract, silent }]);
}

function announceWeis(state: PartieState, seat: Seat, weise: readonly WeisClaim[]): Judgement {
  const why = weisRefusal(state, seat, weise);
  return why ? refuse(why) : ok([{ type: 'weis-announced', seat, weise }]);
}

function announceStoeck(state: PartieState, seat: Seat): Judgement {
  const call = stoeckCallOf(state, seat);
  return call.ok ? ok(new Turn(state).stoeck(seat, call.value).events) : refuse(call.error);
}

function play(state: PartieState, command: Extract<SeatCommand, { type: 'play' }>): Judgement {
  const { seat, card } = command;
  if (state.phase === 'declare') return silentLead(state, command);
  if (state.phase !== 'play' && state.phase !== 'trick-complete') return no('wrong-phase', { seat });
  const turn = turnOf(state);
  if (turn !== seat) return no('not-your-turn', { ...(turn !== null && { seat: turn }) });
  // A lead turns the trick that still lies; that may end the Partie before the card falls.
  const run = new Turn(state);
  if (state.phase === 'trick-complete') run.turnTrick();
  const now = run.events.reduce(evolve, state);
  if (now.phase !== 'play') return ok(run.events);
  const round = roundOf(now);
  const trick = round.tricks.at(-1)!.cards;
  const mode = modeIn(round, round.tricks.length);
  const hand = round.hands[seat];
  const code = isCard(card) ? refusalOf(card, hand, trick, mode, now.profile) : 'not-in-hand';
  if (code !== null) {
    return no(code, { seat, cards: [card], legal: legalCards(hand, trick, mode, now.profile).toArray() });
  }
  if (command.weise && command.weise.length > 0) {
    const why = weisRefusal(now, seat, command.weise);
    if (why) return refuse(why);
  }
  if (command.stoeck) {
    // Judged as if the card lay: a Stöck said with the first of the two cards is refused, and the card stays in hand.
    const call = stoeckCallOf(evolve(now, { type: 'card-played', seat, card }), seat);
    if (!call.ok) return refuse(call.error);
  }
  return ok(run.playCard(command).events);
}

/** A card led without a word: its suit is trump, and the card lies. Sources: Anzeiger von Saanen, Parlett. */
function silentLead(state: PartieState, command: Extract<SeatCommand, { type: 'play' }>): Judgement {
  const { seat, card } = command;
  const chooser = turnOf(state);
  if (chooser !== seat) return no('not-your-turn', { ...(chooser !== null && { seat: chooser }) });
  if (!mayLeadInSilence(roundOf(state).forehand, seat, state.profile)) return no('contract-open', { seat });
  if (!isCard(card) || !roundOf(state).hands[seat].has(card)) return no('not-in-hand', { seat, cards: [card] });
  const declared: PartieEvent = { type: 'declared', seat, contract: trumpContract(suitOf(card)), silent: true };
  const judged = play(evolve(state, declared), command);
  return judged.ok ? ok([declared, ...judged.value]) : judged;
}

function claim(state: PartieState, { seat, goal }: Extract<SeatCommand, { type: 'claim' }>): Judgement {
  if (state.profile.endMode !== 'claim') return no('claim-not-in-profile', { seat });
  if (goal === 'berg') {
    if (!state.profile.bergpreis) return no('berg-not-in-profile', { seat });
    if (state.berg !== null) return no('berg-gone', { seat });
  }
  // The trick on the table counts, so it is turned first; what it brings may be what the claim rests on.
  const run = new Turn(state);
  if (state.phase === 'trick-complete') run.turnTrick();
  const { winner, ruling } = claimRuling(run.events.reduce(evolve, state), seat, goal);
  run.emit({ type: 'claimed', seat, goal, ruling });
  if (winner === null) return ok(run.events);
  if (goal === 'berg') return ok(run.emit({ type: 'berg-won', team: winner }).events);
  return ok(run.breakOff(winner, ruling === 'false' ? 'false-claim' : 'claim', seat).events);
}
