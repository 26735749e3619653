/**
 * Panel: what a person is shown at the table, as lines, from their view alone.
 */
import {
  type Card,
  CardSet,
  type Contract,
  factorFor,
  goalPoints,
  type PerSeat,
  perSeat,
  type Seat,
  pusherOf,
  seatAfter,
  type SeatView,
  teamOf,
  trumpOf,
  type Weis,
  weiseIn,
} from '@puur/rules';
import { KEYS, type KeyName } from '../../lang/words.js';
import { drawFelt } from '../../screen/felt.js';
import { drawHand } from '../../screen/hand.js';
import { flow, fold, type Lines, padEnd, spread } from '../../screen/layout.js';
import type { Shell } from '../shell.js';
import type { Seating } from './seating.js';

export class Panel {
  readonly #shell: Shell;
  readonly #seating: Seating;
  readonly #seat: Seat;

  constructor(shell: Shell, seating: Seating, seat: Seat) {
    this.#shell = shell;
    this.#seating = seating;
    this.#seat = seat;
  }

  /** The hand in the order in which it is held and numbered. */
  hand(view: SeatView): readonly Card[] {
    const round = view.round!;
    return this.#shell.faces.sorted(round.hand, round.contract, round.tricks.length);
  }

  /** All that is needed to declare. */
  declaring(view: SeatView): Lines {
    const { paint, texts } = this.#shell;
    const { pushes, forehand } = view.round!;
    const pusher = pusherOf(pushes, forehand, view.profile);
    const why =
      pusher === null
        ? texts.table.youDeclare
        : view.options.push
          ? texts.table.pushedOn(this.#seating.names[pusher])
          : texts.table.pushedToYou(this.#seating.names[pusher]);
    return ['', ...this.#hand(view), '', paint(why, 'bold'), ...this.#choices(view)];
  }

  #choices(view: SeatView): Lines {
    const { faces, paint, texts, width } = this.#shell;
    const entries = view.options.contracts.map(
      (contract, index) =>
        `${paint(`${index + 1}`, 'bold')} ${faces.contractWithSign(contract)}${this.#times(contract, view)}`,
    );
    const push = view.options.push ? [`${paint(KEYS.push, 'bold')} ${texts.keys.push.says}`] : [];
    return flow([...entries, ...push], width - 2, '   ').map((line) => `  ${line}`);
  }

  /** All that is needed to play a card. `weiseOpen`: nothing has been chosen about the own Weis yet. */
  playing(view: SeatView, weiseOpen: boolean): Lines {
    const { signs, texts, paint, width } = this.#shell;
    const round = view.round!;
    const trick = round.tricks.at(-1)!;
    const own = teamOf(this.#seat);
    const left = `${texts.table.trickOf(round.tricks.length)} ${signs.dot} ${this.#contractLine(view)}`;
    const score = `${texts.table.we} ${view.counted[own]} : ${view.counted[own === 0 ? 1 : 0]} ${texts.table.they}`;
    const isLead = trick.cards.length === 0;
    // An empty felt would show nothing that the lines before have not said.
    const felt = isLead ? [] : ['', ...this.#felt(trick, this.#notes(view), view.turn)];
    return [
      '',
      ...spread(left, paint(score, 'bold'), width),
      ...felt,
      '',
      ...this.#hand(view),
      '',
      paint(isLead ? texts.table.yourLead : texts.table.yourTurn, 'bold'),
      ...this.#hints(view, weiseOpen),
    ];
  }

  /** The trick that was turned last. */
  lastTrick(view: SeatView): Lines {
    const { texts, paint } = this.#shell;
    const turned = view.round?.tricks.filter((trick) => trick.turned) ?? [];
    const last = turned.at(-1);
    if (!last) return [texts.table.noLastTrick];
    return [paint(texts.table.lastTrick(turned.length), 'bold'), ...this.#felt(last, ['', '', '', ''], null)];
  }

  /** What may be typed. */
  help(): Lines {
    const { texts, paint, faces, width } = this.#shell;
    const names = Object.keys(KEYS) as KeyName[];
    const words = names.map((name) => texts.keys[name].words[0] ?? '');
    const column = Math.max(...words.map((word) => Array.from(word).length));
    return [
      ...fold(texts.table.cardHelp, width),
      ...names.map(
        (name, at) => `  ${paint(KEYS[name], 'bold')}  ${padEnd(words[at]!, column)}  ${texts.keys[name].says}`,
      ),
      '',
      ...flow(faces.legend().split('   '), width - 2, '   ').map((line) => `  ${line}`),
    ];
  }

  /** The Weise that the person was dealt, the best first. */
  heldWeise(view: SeatView): readonly Weis[] {
    return weiseIn(this.ownPlayed(view).union(CardSet.from(view.round!.hand)), view.profile);
  }

  /** The cards that the person has played in this round. */
  ownPlayed(view: SeatView): CardSet {
    const { tricks } = view.round!;
    return CardSet.from(
      tricks.flatMap(({ leader, cards }) => cards.filter((_, place) => seatAfter(leader, place) === view.seat)),
    );
  }

  #felt(trick: NonNullable<SeatView['round']>['tricks'][number], notes: PerSeat<string>, turn: Seat | null): Lines {
    const { faces, signs, paint, width } = this.#shell;
    const { leader, cards, holder } = trick;
    const felt = { seat: this.#seat, names: this.#seating.names, notes, leader, cards, holder, turn };
    return drawFelt(felt, { faces, signs, paint, width });
  }

  #hand(view: SeatView): Lines {
    const { faces, signs, paint, width, texts } = this.#shell;
    const contract = view.round!.contract;
    const legal = contract === null ? null : view.options.cards;
    const hand = { cards: this.hand(view), legal, contract };
    return drawHand(hand, { faces, signs, paint, width, trump: texts.table.trump });
  }

  #contractLine(view: SeatView): string {
    const { faces, texts } = this.#shell;
    const { contract, declarer, pushes } = view.round!;
    if (contract === null || declarer === null) return texts.table.contractOpen;
    const trump = trumpOf(contract) === null ? '' : `${texts.table.trump} `;
    const by = texts.table.declaredBy(this.#seating.names[declarer], pushes > 0);
    return `${trump}${faces.contractWithSign(contract)}${this.#times(contract, view)} (${by})`;
  }

  /** ` ×2`; nothing where the contract counts once. */
  #times(contract: Contract, view: SeatView): string {
    const factor = factorFor(contract, view.profile);
    return factor === 1 ? '' : ` ${this.#shell.signs.times}${factor}`;
  }

  /** Below each name: what was weist in the first trick, else who deals. */
  #notes(view: SeatView): PerSeat<string> {
    const { texts } = this.#shell;
    const { tricks, weis, dealer } = view.round!;
    return perSeat((seat) => {
      const heard = tricks.length === 1 ? weis.find((entry) => entry.seat === seat) : undefined;
      if (heard) return heard.points === null ? texts.cards.good : texts.table.weisNote(heard.points);
      return dealer === seat ? texts.table.deals : '';
    });
  }

  /** What the person may say now. */
  #hints(view: SeatView, weiseOpen: boolean): Lines {
    const { texts, faces, signs, paint, width } = this.#shell;
    const hints: string[] = [];
    const held = view.options.weis && weiseOpen ? this.heldWeise(view) : [];
    if (held.length > 0) {
      const named = held.map(
        (weis, index) =>
          `${index + 1} ${faces.weis(weis, view.round?.contract ?? null, view.profile)} (${weis.points})`,
      );
      const key = paint(`${KEYS.weis}: ${texts.keys.weis.says}`, 'dim');
      hints.push(`${texts.table.weisHeld(named.join(', '))} ${signs.dot} ${key}`);
    }
    if (view.options.stoeck !== null) hints.push(texts.table.stoeckMoment);
    if (view.options.rest) hints.push(texts.table.restMoment);
    const counted = view.counted[teamOf(this.#seat)];
    if (view.options.claims.some((goal) => counted >= goalPoints(view.profile, goal)))
      hints.push(texts.table.thanksMoment);
    return hints.flatMap((hint) => fold(hint, width, 2));
  }
}
