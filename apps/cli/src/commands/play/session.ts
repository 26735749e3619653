/**
 * Session: one person at a table, from the first question to the last.
 *
 * The host of @puur/table plays everything that is not the person's; the session waits until it is their turn, shows what
 * they may know (their view), and turns what they type into commands. What it says with a card, Weis and Stöck, goes
 * with the card, as at the table. Before every question the table is saved.
 */
import {
  type Card,
  type ClaimGoal,
  countableBy,
  goalPoints,
  type Player,
  type Refusal,
  type Seat,
  type SeatView,
  stoeckCards,
  suitOf,
  type Weis,
  type WeisClaim,
} from '@puur/rules';
import type { Table, TableAnswer, TableRefusal } from '@puur/table';
import { KEYS, type KeyName } from '../../lang/words.js';
import { fold } from '../../screen/layout.js';
import { settingLines } from '../profiles.js';
import type { Shell } from '../shell.js';
import type { Narrator } from './narrator.js';
import { Panel } from './panel.js';
import type { Prompter } from './prompter.js';
import { refusalSentence, ruleLines } from './refusal.js';
import type { Seating } from './seating.js';
import { Ear } from './spoken.js';

export interface SessionParts {
  readonly shell: Shell;
  readonly table: Table;
  /** The file that the table is kept in. */
  readonly path: string;
  readonly seat: Seat;
  readonly seating: Seating;
  readonly narrator: Narrator;
  readonly prompter: Prompter;
  /** Whoever gives advice. */
  readonly adviser: Player;
  /** What the person mixes into a deal, by their cut or where a program has cut, if they type nothing; null for nothing. */
  readonly share: () => string | null;
}

/** What a session came to: the Partie is over, the person has left, or a pipe would play on what is not saved. */
export type Leaving = 'over' | 'quit' | 'end-of-input' | 'interrupted' | 'unsaved';

export class Session {
  readonly #parts: SessionParts;
  readonly #ear: Ear;
  readonly #panel: Panel;
  /** The Weise to be said with the first card; null while the person has not chosen. */
  #weise: readonly Weis[] | null = null;
  /** Stöck is to be said with the next card. */
  #saysStoeck = false;
  /** What was shown last, so that the same table is not drawn twice for nothing. */
  #shownAt = -1;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#panel = new Panel(parts.shell, parts.seating, parts.seat);
    this.#ear = new Ear(parts.shell.faces, parts.shell.texts.keys);
  }

  /** Plays until the Partie is over or the person leaves. */
  async run(): Promise<Leaving> {
    const { table, prompter } = this.#parts;
    const stop = table.watch(() => {
      this.#tell();
    });
    try {
      for (;;) {
        await Promise.race([this.#settled(), prompter.whenInterrupted]);
        if (prompter.ending === 'interrupted') return 'interrupted';
        this.#tell();
        // A person has been warned and decides; nobody would read the warning of a pipe.
        if (!(await table.saved()) && !prompter.isTerminal) return 'unsaved';
        const { status } = table;
        if (status.kind === 'over' || status.kind === 'closed') return 'over';
        const goOn =
          status.kind === 'waiting-for-cut'
            ? await this.#askCut()
            : status.kind === 'waiting-for-deal'
              ? await this.#askDeal()
              : table.state.phase === 'trick-complete'
                ? this.#did(table.turn(this.#parts.seat))
                : table.state.phase === 'declare'
                  ? await this.#askContract()
                  : await this.#askCard();
        if (!goOn) return prompter.ending ?? 'quit';
      }
    } finally {
      stop();
    }
  }

  /** Resolves when the host waits for the person, or for nobody any more. */
  #settled(): Promise<void> {
    const { table } = this.#parts;
    return new Promise((resolve) => {
      let end: (() => void) | null = null;
      const look = (): void => {
        const { kind } = table.status;
        if (kind === 'waiting-for-bot' || kind === 'trick-lies' || kind === 'dealing') return;
        end?.();
        resolve();
      };
      end = table.watch(look);
      look();
    });
  }

  #tell(): void {
    const { narrator, table, shell } = this.#parts;
    if (narrator.length > table.log.length) narrator.skip(table.log);
    const lines = narrator.tell(table.log);
    if (lines.length > 0) shell.say(...lines);
  }

  get #view(): SeatView {
    return this.#parts.table.view(this.#parts.seat);
  }

  // ── The cut ──────────────────────────────────────────────────────────────────────────────────────────────────────

  async #askCut(): Promise<boolean> {
    const { shell, table, seat, share } = this.#parts;
    const { youCut, cutPrompt } = shell.texts.table;
    const drawn = share();
    const text = await this.#askBetween(youCut(drawn !== null), cutPrompt);
    // An empty cut is a knock, and with it the deal is the host's alone: only where it has to come out the same again.
    return text !== null && this.#did(table.cut(seat, text === '' ? (drawn ?? '') : text));
  }

  /** A program has cut: the person says when the cards may come, and what they type is mixed in. */
  async #askDeal(): Promise<boolean> {
    const { shell, table, seat, share } = this.#parts;
    const { firstRound, nextRound, dealPrompt } = shell.texts.table;
    const text = await this.#askBetween(table.state.rounds.length === 0 ? firstRound : nextRound, dealPrompt);
    return text !== null && this.#did(table.dealNow(seat, text === '' ? share() : text));
  }

  /** What is typed between two rounds; null where the person leaves. */
  async #askBetween(words: string, prompt: string): Promise<string | null> {
    const { shell, table, path } = this.#parts;
    this.#weise = null;
    // Once a round, for as long as it lasts.
    if (table.saving === 'unsaved') shell.complain(shell.texts.table.stillUnsaved(path));
    this.#say(words);
    for (;;) {
      const line = await this.#ask(prompt);
      if (line === null) return null;
      const text = line.trim();
      // Any text is a cut, so only the signs are keys here, and the word that leaves.
      const key = text === KEYS.help || text === KEYS.quit ? this.#ear.key(text)!.key : null;
      if (key === 'quit') return null;
      if (key === null) return text;
      shell.say(...this.#panel.help());
    }
  }

  // ── The contract ─────────────────────────────────────────────────────────────────────────────────────────────────

  async #askContract(): Promise<boolean> {
    const { shell, table } = this.#parts;
    const texts = shell.texts.table;
    const view = this.#view;
    if (this.#shownAt !== table.log.length) {
      shell.say(...this.#panel.declaring(view));
      this.#shownAt = table.log.length;
    }
    const line = await this.#ask(texts.askContract);
    if (line === null) return false;
    if (line.trim() === '') return true;
    const key = this.#ear.key(line);
    if (key !== null) return this.#obey(key.key, key.rest);
    const meant = this.#ear.contracts(line, view.options.contracts);
    if (meant.length === 1) return this.#did(table.command(this.#parts.seat, { type: 'declare', contract: meant[0]! }));
    if (meant.length > 1) {
      this.#say(texts.ambiguous(meant.map((contract) => shell.faces.contract(contract)).join(', ')));
      return true;
    }
    const [card] = this.#ear.cards(line, this.#panel.hand(view));
    if (card !== undefined && view.options.silentLead) return this.#leadSilently(card);
    this.#say(texts.contractUnknown(line.trim()));
    return true;
  }

  async #leadSilently(card: Card): Promise<boolean> {
    const { shell, table, seat } = this.#parts;
    const { faces, texts } = shell;
    const yes = await this.#confirm(texts.table.silentQuestion(faces.name(card), faces.suitName(suitOf(card))), false);
    if (yes === null) return false;
    if (!yes) return true;
    // Contract and card are one here, so the Weis goes with them as well.
    const weise = await this.#offerWeis(card, this.#view, this.#view.profile.weis);
    return weise === null ? false : this.#did(table.command(seat, { type: 'play', card, ...claimsOf(weise) }));
  }

  // ── The card ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async #askCard(): Promise<boolean> {
    const { shell, table } = this.#parts;
    const texts = shell.texts.table;
    const view = this.#view;
    if (this.#shownAt !== table.log.length) {
      shell.say(...this.#panel.playing(view, this.#weise === null));
      this.#shownAt = table.log.length;
    }
    const line = await this.#ask(texts.askCard);
    if (line === null) return false;
    if (line.trim() === '') return true;
    return this.#hear(line, view);
  }

  async #hear(line: string, view: SeatView): Promise<boolean> {
    const { shell } = this.#parts;
    const texts = shell.texts.table;
    const hand = this.#panel.hand(view);
    const typed = line.trim();
    if (/^\d$/.test(typed)) {
      const card = hand[Number(typed) - 1];
      if (card !== undefined) return this.#play(card, view);
    }
    const cards = this.#ear.cards(typed, hand);
    if (cards.length === 1) return this.#play(cards[0]!, view);
    if (cards.length > 1) {
      this.#say(texts.ambiguous(shell.faces.names(cards)));
      return true;
    }
    // 'eu s' says Stöck with the card, 's eu' as well.
    const withStoeck = /^(?:s\s+(?<after>.+)|(?<before>.+)\s+s)$/i.exec(typed)?.groups;
    const card = withStoeck && this.#ear.cards(withStoeck.after ?? withStoeck.before ?? '', hand);
    if (card?.length === 1) {
      this.#saysStoeck = true;
      return this.#play(card[0]!, view);
    }
    const key = this.#ear.key(typed);
    if (key !== null) return this.#obey(key.key, key.rest);
    this.#say(texts.unknownInput(typed));
    return true;
  }

  async #play(card: Card, view: SeatView): Promise<boolean> {
    const { shell, table, seat } = this.#parts;
    const { faces, texts } = shell;
    const isLegal = view.options.cards.includes(card);
    // 1 A Weis is offered with the first card, and said with it.
    const weise = await this.#offerWeis(card, view, isLegal && view.options.weis);
    if (weise === null) return false;
    // 2 Stöck has its moment with the second of its cards.
    if (isLegal && !this.#saysStoeck && this.#isSecondStoeck(card, view)) {
      const yes = await this.#confirm(texts.table.stoeckQuestion(faces.name(card)), true);
      if (yes === null) return false;
      this.#saysStoeck = yes;
    }
    const stoeck = this.#saysStoeck && { stoeck: true };
    this.#saysStoeck = false;
    return this.#did(table.command(seat, { type: 'play', card, ...claimsOf(weise), ...stoeck }));
  }

  /** The Weise to be said with a card: those chosen before, or the answer to an offer. Null where the person left. */
  async #offerWeis(card: Card, view: SeatView, isMoment: boolean): Promise<readonly Weis[] | null> {
    if (!isMoment) return [];
    const { texts, faces } = this.#parts.shell;
    const [best] = this.#panel.heldWeise(view);
    if (this.#weise === null && best !== undefined) {
      const yes = await this.#confirm(texts.table.weisQuestion(texts.cards.call(best.points), faces.name(card)), true);
      if (yes === null) return null;
      this.#weise = yes ? this.#panel.heldWeise(view) : [];
    }
    return this.#weise ?? [];
  }

  #isSecondStoeck(card: Card, view: SeatView): boolean {
    const round = view.round!;
    const pair = round.contract === null ? null : stoeckCards(round.contract);
    if (!pair?.includes(card) || round.stoeck !== null) return false;
    if (!view.profile.stoeck || view.profile.stoeckAnnounce === 'automatic') return false;
    const other = pair.find((one) => one !== card)!;
    return this.#panel.ownPlayed(view).has(other);
  }

  // ── Keys ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  async #obey(key: KeyName, rest: string): Promise<boolean> {
    const { shell, table, seat } = this.#parts;
    switch (key) {
      case 'help':
        shell.say(...this.#panel.help());
        return true;
      case 'last':
        shell.say(...this.#panel.lastTrick(this.#view));
        return true;
      case 'slate':
        shell.say(...this.#parts.narrator.slate());
        return true;
      case 'hand':
        this.#shownAt = -1;
        return true;
      case 'push':
        return this.#did(table.command(seat, { type: 'push' }));
      case 'weis':
        this.#chooseWeis(rest);
        return true;
      case 'stoeck':
        this.#armStoeck();
        return true;
      case 'rest':
        return this.#did(table.command(seat, { type: 'claim-rest' }));
      case 'thanks':
        return this.#giveThanks(rest.startsWith('berg') ? 'berg' : 'partie');
      case 'advice':
        await this.#advise();
        return true;
      case 'undo':
        this.#undo();
        return true;
      case 'rules':
        shell.say(...settingLines(table.state.profile, shell));
        return true;
      case 'quit':
        return false;
    }
  }

  /** Says thank you. Where the points are not there it is refused: a key that slips must not lose a Partie. */
  #giveThanks(goal: ClaimGoal): true {
    const { shell, table, seat } = this.#parts;
    const [counted, needed] = [countableBy(table.state, seat), goalPoints(table.state.profile, goal)];
    if (!this.#view.options.claims.includes(goal) || counted >= needed) {
      return this.#did(table.command(seat, { type: 'claim', goal }));
    }
    this.#say(shell.texts.table.tooFew(counted, needed));
    return true;
  }

  #chooseWeis(rest: string): void {
    const { shell } = this.#parts;
    const { texts } = shell;
    const view = this.#view;
    if (!view.options.weis) {
      // Let the rules say why: too early, too late, or not at this table.
      this.#did(this.#parts.table.command(this.#parts.seat, { type: 'announce-weis', weise: [] }));
      return;
    }
    const held = this.#panel.heldWeise(view);
    if (held.length === 0) {
      shell.say(texts.table.noWeis);
      return;
    }
    const numbers = rest
      .split(' ')
      .map(Number)
      .filter((number) => number >= 1 && number <= held.length);
    const chosen = rest === '' ? held : numbers.map((number) => held[number - 1]!);
    this.#weise = chosen;
    const [best] = chosen;
    shell.say(best ? texts.table.weisChosen(texts.cards.call(best.points)) : texts.table.weisNone);
  }

  #armStoeck(): void {
    const { shell, table, seat } = this.#parts;
    if (this.#view.options.stoeck !== null) {
      this.#did(table.command(seat, { type: 'announce-stoeck' }));
      return;
    }
    const answer = table.command(seat, { type: 'announce-stoeck' });
    if (!answer.ok && answer.error.code === 'stoeck-too-early') {
      this.#saysStoeck = true;
      shell.say(shell.texts.table.stoeckWithCard);
    } else this.#did(answer);
  }

  #undo(): void {
    const { shell, table, seat, narrator } = this.#parts;
    const undone = table.undo(seat);
    if (!undone.ok) {
      shell.say(shell.texts.table.refused[undone.error.code]);
      return;
    }
    narrator.skip(table.log);
    this.#weise = null;
    this.#saysStoeck = false;
    this.#shownAt = -1;
    shell.say(shell.texts.table.undone);
  }

  async #advise(): Promise<void> {
    const { shell, adviser } = this.#parts;
    const { table } = shell.texts;
    const { action } = await adviser.decide(this.#view);
    shell.say(
      action.type === 'push'
        ? table.advicePush
        : action.type === 'declare'
          ? table.adviceContract(shell.faces.contract(action.contract))
          : table.adviceCard(shell.faces.name(action.card)),
    );
  }

  // ── Asking and answering ─────────────────────────────────────────────────────────────────────────────────────────

  async #ask(question: string): Promise<string | null> {
    return this.#parts.prompter.ask(`${question} ${this.#parts.shell.signs.prompt} `);
  }

  async #confirm(question: string, standard: boolean): Promise<boolean | null> {
    const { yes, no, yesOrNo } = this.#parts.shell.texts.table;
    for (;;) {
      const line = await this.#parts.prompter.ask(`${question} `);
      if (line === null) return null;
      const word = line.trim().toLowerCase();
      if (word === '') return standard;
      if (yes.includes(word)) return true;
      if (no.includes(word)) return false;
      this.#say(yesOrNo);
    }
  }

  /** A sentence, folded in a pipe as well. */
  #say(sentence: string): void {
    const { shell } = this.#parts;
    shell.say(...fold(sentence, shell.width));
  }

  /** Says why something was refused. Always true: the session goes on. */
  #did(answer: TableAnswer): true {
    if (!answer.ok) this.#parts.shell.say(...this.#refusalLines(answer.error));
    return true;
  }

  #refusalLines(error: Refusal | TableRefusal): readonly string[] {
    const { shell, seating, table } = this.#parts;
    if (!isRefusal(error)) return fold(shell.texts.table.refused[error.code], shell.width);
    const trick = table.state.round?.tricks.at(-1)?.cards ?? [];
    return [
      ...fold(shell.paint(refusalSentence(error, shell, seating.names, trick[0] ?? null), 'red'), shell.width),
      ...ruleLines(error.rule, shell),
    ];
  }
}

function claimsOf(weise: readonly Weis[]): { readonly weise?: readonly WeisClaim[] } {
  return weise.length === 0 ? {} : { weise: weise.map(({ cards, points }) => ({ cards, points })) };
}

function isRefusal(error: Refusal | TableRefusal): error is Refusal {
  return 'rule' in error;
}
