/**
 * Narrator: what everybody at the table sees and hears, event by event, in words.
 *
 * It is fed with the log and says only what is public: a call of a Weis and not its cards, a deal and not its hands. It
 * folds the log itself, so it can begin anywhere, and it checks each deal as soon as its secret is shown.
 */
import {
  EMPTY_PARTIE,
  evolve,
  type EventOf,
  type PartieEvent,
  type PartieState,
  otherTeam,
  roundOf,
  type Seat,
  seatAfter,
  SEATS,
  teamOf,
  viewFor,
  weiseFrom,
  matchTeam,
} from '@puur/rules';
import { slateOf } from '@puur/tafel';
import { verifyLog } from '@puur/table';
import { drawAccount } from '../../screen/account.js';
import { blockWidth, fold, type Lines, padEnd, spread, tame } from '../../screen/layout.js';
import { drawSlate } from '../../screen/slate.js';
import { stoeckInWords } from '../difference.js';
import type { Shell } from '../shell.js';
import type { Seating } from './seating.js';

/**
 * `table`: card by card, for somebody who plays. `story`: trick by trick with all hands, for somebody who reads.
 * `account`: the same without the shuffle, for somebody who checks the count.
 */
export type Telling = 'table' | 'story' | 'account';

export class Narrator {
  readonly #shell: Shell;
  readonly #seating: Seating;
  readonly #telling: Telling;
  #log: PartieEvent[] = [];
  #state: PartieState = EMPTY_PARTIE;

  constructor(shell: Shell, seating: Seating, telling: Telling) {
    this.#shell = shell;
    this.#seating = seating;
    this.#telling = telling;
  }

  get state(): PartieState {
    return this.#state;
  }

  /** How much of the log was told or skipped. */
  get length(): number {
    return this.#log.length;
  }

  /** Takes over a log without a word: one that was told before, or that was taken back to. */
  skip(log: readonly PartieEvent[]): void {
    this.#log = [...log];
    this.#state = log.reduce(evolve, EMPTY_PARTIE);
  }

  /** Tells what a log has beyond what was told. */
  tell(log: readonly PartieEvent[]): Lines {
    return log.slice(this.#log.length).flatMap((event) => this.#add(event));
  }

  #add(event: PartieEvent): Lines {
    const before = this.#state;
    this.#log.push(event);
    this.#state = evolve(before, event);
    const isShuffle = event.type === 'shuffle-committed' || event.type === 'cut' || event.type === 'shuffle-revealed';
    return isShuffle && this.#telling === 'account' ? [] : this.#lines(event, before);
  }

  #lines(event: PartieEvent, before: PartieState): Lines {
    const { texts, faces, paint } = this.#shell;
    const { table, cards } = texts;
    switch (event.type) {
      case 'opened':
        return [];
      case 'claimed':
        return this.#claimed(event);
      case 'drawn':
        return [
          `${table.drawn}: ${SEATS.map((seat) => `${this.#name(seat)} ${faces.short(event.cards[seat])}`).join('   ')}`,
        ];
      case 'shuffle-committed':
        return [...(this.#telling === 'table' ? [''] : []), ...this.#quiet(table.seal(event.commitment))];
      case 'cut':
        return this.#quiet(
          event.text === ''
            ? table.knocked(this.#name(event.seat))
            : table.cutBy(this.#name(event.seat), tame(event.text)),
        );
      case 'dealt':
        return this.#dealt();
      case 'misdealt':
        return [table.misdeal[event.reason]];
      case 'pushed':
        return [table.says(this.#name(event.seat), table.pushed)];
      case 'declared': {
        const contract = faces.contractWithSign(event.contract);
        const name = this.#name(event.seat);
        return [event.silent ? table.silent(name, contract) : table.says(name, contract)];
      }
      case 'weis-announced': {
        const heard = viewFor(this.#state, seatAfter(event.seat)).round?.weis.find(({ seat }) => seat === event.seat);
        const points = heard?.points ?? null;
        return [table.says(this.#name(event.seat), points === null ? cards.good : cards.call(points))];
      }
      case 'card-played':
        return this.#telling === 'table' ? [this.#laid(event)] : [];
      case 'stoeck-announced':
        return [stoeckInWords(event, this.#seating.names, texts)];
      case 'trick-turned':
        return [this.#telling === 'table' ? this.#turned(event) : this.#trickRow(event)];
      case 'weis-shown':
        return fold(this.#shownWeis(event), this.#shell.width, 2);
      case 'rest-claimed':
        return [table.says(this.#name(event.seat), table.restIsMine)];
      case 'berg-won':
        return [paint(table.berg(this.#seating.teams[event.team]), 'bold')];
      case 'round-scored':
        return this.#scored(event, before);
      case 'partie-ended':
        return this.#ended(event);
      case 'shuffle-revealed':
        return this.#revealed(event);
    }
  }

  #name(seat: Seat): string {
    return this.#seating.names[seat];
  }

  #column(): number {
    return Math.min(16, blockWidth(this.#seating.names));
  }

  #quiet(text: string): Lines {
    return fold(text, this.#shell.width).map((line) => this.#shell.paint(line, 'dim'));
  }

  #dealt(): Lines {
    const { texts, faces, paint, signs, width } = this.#shell;
    const round = roundOf(this.#state);
    const [a, b] = this.#seating.teams;
    const { score } = this.#state;
    const head = spread(
      `${texts.table.round(round.number)} ${signs.dot} ${texts.table.dealer(this.#name(round.dealer))} ${signs.dot} ${texts.table.forehand(this.#name(round.forehand))}`,
      `${a} ${score[0]} : ${score[1]} ${b}`,
      width,
    );
    const hands = SEATS.map((steps) => seatAfter(round.forehand, steps)).map(
      (seat) =>
        `  ${padEnd(this.#name(seat), this.#column())}  ${faces.shorts(faces.sorted(round.dealt[seat].toArray(), null, 1))}`,
    );
    const rule = paint(signs.line.repeat(width), 'dim');
    return ['', rule, ...head.map((line) => paint(line, 'bold')), ...(this.#telling === 'table' ? [] : hands)];
  }

  #laid({ seat, card }: EventOf<'card-played'>): string {
    const { faces } = this.#shell;
    return `  ${padEnd(this.#name(seat), this.#column())}  ${padEnd(faces.short(card), 4)} ${faces.name(card)}`;
  }

  #turned({ winner, points }: EventOf<'trick-turned'>): string {
    const { texts, paint } = this.#shell;
    const { tricks } = roundOf(this.#state);
    const number = tricks.filter(({ turned }) => turned).length;
    return paint(`  ${texts.table.trick(number)}: ${texts.table.wonTrick(this.#name(winner), points)}`, 'bold');
  }

  #trickRow({ winner, points }: EventOf<'trick-turned'>): string {
    const { faces, texts } = this.#shell;
    const turned = roundOf(this.#state).tricks.filter((trick) => trick.turned);
    const { leader, cards } = turned.at(-1)!;
    const laid = cards.map((card, place) => {
      const seat = seatAfter(leader, place);
      return `${padEnd(this.#name(seat), this.#column())} ${padEnd(faces.short(card), 4)}`;
    });
    return `  ${turned.length}  ${laid.join('  ')}  ${texts.table.wonTrick(this.#name(winner), points)}`;
  }

  #shownWeis({ seat, weise }: EventOf<'weis-shown'>): string {
    const { faces, texts } = this.#shell;
    const named = weise.map((cards) => {
      const [weis] = weiseFrom(cards, this.#state.profile);
      return weis
        ? `${faces.weis(weis, this.#state.round?.contract ?? null, this.#state.profile)} (${faces.shorts(cards)})`
        : faces.shorts(cards);
    });
    return texts.table.weisOf(this.#name(seat), named.join(', '));
  }

  #claimed({ seat, goal, ruling }: EventOf<'claimed'>): Lines {
    const { table } = this.#shell.texts;
    return [table.says(this.#name(seat), goal === 'berg' ? table.thanksForBerg : table.thanks), table.rulings[ruling]];
  }

  #scored({ account, complete }: EventOf<'round-scored'>, before: PartieState): Lines {
    const { texts, paint } = this.#shell;
    const round = roundOf(this.#state);
    const match = complete ? matchTeam(account) : null;
    const { endMode, rounds } = this.#state.profile;
    const isAlone = endMode === 'fixed-rounds' && rounds === 1;
    return [
      '',
      ...(match === null ? [] : [paint(texts.table.match(this.#seating.teams[match]), 'bold')]),
      paint(texts.table.account(round.number), 'bold'),
      ...drawAccount(
        {
          account,
          profile: this.#state.profile,
          contract: round.contract,
          before: before.score,
          names: this.#seating.teams,
          complete,
        },
        { texts: texts.table, signs: this.#shell.signs, paint, width: this.#shell.width },
      ),
      // A round that was recorded alone has no slate.
      ...(isAlone ? [] : ['', ...this.slate()]),
    ];
  }

  /** The slate as it stands, the own side below. */
  slate(): Lines {
    const { signs, paint, width } = this.#shell;
    const { rounds, score } = this.#state;
    const own = this.#seating.seat === null ? 0 : teamOf(this.#seating.seat);
    const sides = [own, otherTeam(own)].map((team) => ({
      name: this.#seating.teams[team],
      slate: slateOf(rounds.map(({ account }) => account.teams[team].total)),
      total: score[team],
    }));
    return drawSlate(sides, { signs, paint, width });
  }

  #ended({ winner, reason, schneider }: EventOf<'partie-ended'>): Lines {
    const { texts, paint } = this.#shell;
    const { table } = texts;
    const { score, rounds } = this.#state;
    const { seat, teams } = this.#seating;
    const head =
      winner === null
        ? table.draw(score[0])
        : seat === null
          ? table.result(teams[winner], score[winner], score[otherTeam(winner)])
          : winner === teamOf(seat)
            ? table.weWon(score[winner], score[otherTeam(winner)])
            : table.weLost(score[otherTeam(winner)], score[winner]);
    return [
      '',
      paint(head, 'bold'),
      `${table.reasons[reason]} (${table.rounds(rounds.length)})${schneider ? ` ${table.schneider}` : ''}`,
    ];
  }

  #revealed({ secret }: EventOf<'shuffle-revealed'>): Lines {
    const audit = verifyLog(this.#log).at(-1);
    const { table, proof, shell } = this.#shell.texts;
    if (!audit) return [];
    return audit.result.ok
      ? this.#quiet(table.proved(secret))
      : [shell.notVerified(table.round(audit.round), proof[audit.result.error.code])];
  }
}
