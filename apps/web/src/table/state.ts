/**
 * State of the picture: what is chosen, which sheet is open, what is being said. Nothing of the game is kept here.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import {
  type Card,
  type ClaimGoal,
  goalPoints,
  type Refusal,
  type Seat,
  type SeatView,
  type Suit,
  suitOf,
  teamOf,
  type WeisClaim,
  SEATS,
} from '@puur/rules';
import type { TableRefusal } from '@puur/table';
import type { Advice, Answer, Snapshot } from '../host/protocol.js';
import { prefs } from '../app/prefs.js';
import { cardName, contractName, nameOf, suitName } from '../lang/naming.js';
import { later, said, speakLater } from '../lang/texts.js';
import { toast, untoast } from '../ui/toast.js';
import { feel } from './feel.js';
import { tricksToSee } from './looking.js';
import { isLastStoeck } from './stoeck.js';
import { advise, command, cut, dealNow, giveDevice, snapshot, takeBack, turnTrick } from './session.js';

export type SheetName = 'menu' | 'slate' | 'last' | 'keys' | 'advice' | 'rules' | 'seal';

export const sheet = signal<SheetName | null>(null);
export const chosen = signal<Card | null>(null);
/** The card that waits for a word about a Weis. */
export const weisFor = signal<Card | null>(null);
/** The card that waits for a word about the Stöck, and what of a Weis goes with it. */
export const stoeckFor = signal<{ readonly card: Card; readonly weise: readonly WeisClaim[] } | null>(null);
/** A Weis or Stöck will be said with the next card (where the buttons stand all the time). */
export const isArmed = signal<{ readonly weis: boolean; readonly stoeck: boolean }>({ weis: false, stoeck: false });
/** The card that was laid and not seen to lie yet. */
export const inFlight = signal<Card | null>(null);
/** Number of the last round whose account was put away. */
export const putAway = signal(0);
/** The same of the last cards laid open for the rest. */
export const restPutAway = signal(0);
export const advice = signal<Advice | 'thinking' | 'none' | null>(null);
/** A bubble at a seat. */
export const bubbles = signal<readonly { readonly seat: Seat; readonly text: string; readonly suit?: Suit }[]>([]);
/** What was told in this sitting, the newest last; as what says it, for a deck or a language may change in the middle. */
export const tellings = signal<readonly { readonly no: number; readonly words: () => string }[]>([]);
/** The same as sentences, by the names of the deck and the language in use now. */
export const told = computed((): readonly { readonly no: number; readonly text: string }[] =>
  tellings.value.map(({ no, words }) => ({ no, text: words() })),
);

/** A number that grows with every table, so that nothing of one is shown at another. */
export function clearPicture(): void {
  batch(() => {
    sheet.value = null;
    chosen.value = null;
    weisFor.value = null;
    stoeckFor.value = null;
    isArmed.value = { weis: false, stoeck: false };
    inFlight.value = null;
    putAway.value = 0;
    restPutAway.value = 0;
    advice.value = null;
    bubbles.value = [];
    tellings.value = [];
  });
}

/** Whether the person that looks is to choose or play. */
export const isYourTurn = computed(() => {
  const now = snapshot.value;
  return now !== null && now.eyes !== null && now.status.kind === 'waiting-for-person' && now.status.seat === now.eyes;
});

/** The cards that are marked: none where all may be played, or before the trick is taken. */
export const marked = computed((): ReadonlySet<Card> | null => {
  const now = snapshot.value;
  if (!now || !isYourTurn.value || now.view.phase !== 'play') return null;
  const { cards } = now.view.options;
  return cards.length === now.view.round?.hand.length ? null : new Set(cards);
});

/** The round whose account is to be read now; null while there is none or it was put away. */
export const accountDue = computed(() => {
  const now = snapshot.value;
  const record = now?.view.rounds.at(-1);
  if (!now || !record || record.number <= putAway.value) return null;
  return now.view.phase === 'deal' || now.view.phase === 'ended' ? record : null;
});

/** What was laid open for the rest of the round that is to be read, until it is put away. */
export const laidOpen = computed(() => {
  const record = accountDue.value;
  const open = snapshot.value?.laidOpen ?? null;
  return record !== null && record.number > restPutAway.value ? open : null;
});

/** Seats of people, and whether the device goes from hand to hand. */
export const people = computed(() => {
  const now = snapshot.value;
  return now ? ([0, 1, 2, 3] as const).filter((seat) => now.sitting[seat].kind === 'person') : [];
});

/** Whether anybody has cards that others must not see: before a deal there is nothing to cover. */
const hasHands = computed(() => snapshot.value !== null && snapshot.value.view.phase !== 'deal');

/** Whom the device is to be given to; null where the right one has it. */
const nextPerson = computed((): Seat | null => {
  const now = snapshot.value;
  if (!now || people.value.length < 2 || !hasHands.value) return null;
  const { status } = now;
  const wanted = status.kind === 'waiting-for-person' ? status.seat : null;
  return wanted !== null && wanted !== now.eyes ? wanted : null;
});

const handing = signal<Seat | null>(null);
effect(() => {
  const now = snapshot.value;
  const next = nextPerson.value;
  if (next !== null) handing.value = next;
  else if (now === null || handing.peek() === now.eyes) handing.value = null;
});

/**
 * Who is to take the device; null where somebody has it. It stays with them until they take it, whatever happens at the
 * table meanwhile: a time that runs out must not open the cards of the one who had it before.
 */
export const awaited = computed((): Seat | null => {
  if (!hasHands.value) return null;
  return snapshot.value?.eyes === null ? (handing.value ?? people.value[0] ?? 0) : handing.value;
});

// What was refused or called was said in the names of another deck: it goes with them.
let names = '';
effect(() => {
  const { deck, pairing, language } = prefs.value;
  const before = names;
  names = `${deck} ${pairing} ${language}`;
  if (before === '' || before === names) return;
  bubbles.value = [];
  untoast('refusal');
  untoast('rule');
});

// ── What a person does ───────────────────────────────────────────────────────────────────────────────────────────────

/** A card was tapped, or Enter was pressed on it. */
export function tapCard(card: Card): void {
  const now = snapshot.value;
  if (!now || now.eyes === null || !isYourTurn.value || inFlight.value !== null) return;
  const { phase, options, round } = now.view;
  if (phase === 'declare') {
    // A card led without a word names the trump, where the table plays so; only ever by a second tap.
    if (!options.silentLead) return;
    if (chosen.value === card) void lay(card);
    else choose(card);
    return;
  }
  const isAllowed = options.cards.includes(card);
  if (!isAllowed || prefs.value.oneTap || chosen.value === card) void layOrAsk(card);
  else choose(card);
  if (round === null) choose(null);
}

export function choose(card: Card | null): void {
  if (chosen.value === card) return;
  chosen.value = card;
  if (card !== null) feel('choose');
}

/** Lays a card; asks first whether a Weis or the Stöck goes with it. */
export async function layOrAsk(card: Card): Promise<void> {
  const now = snapshot.value;
  if (!now) return;
  const isAllowed = now.view.options.cards.includes(card);
  const { weise } = now.offers;
  const canWeisen = isAllowed && weise.length > 0 && now.view.phase === 'play';
  const { weis: howWeis } = prefs.value;
  if (canWeisen && howWeis === 'moment') {
    chosen.value = card;
    weisFor.value = card;
    return;
  }
  const withWeis = canWeisen && (howWeis === 'auto' || isArmed.value.weis);
  await layWith(card, withWeis ? claims(now) : []);
}

/** Lays a card with its Weis, and with the Stöck as the person says them; asks where they would be lost without a word. */
export async function layWith(card: Card, weise: readonly WeisClaim[]): Promise<void> {
  const now = snapshot.value;
  if (!now) return;
  const how = prefs.value.stoeck;
  const canStoeck = now.offers.stoeck.includes(card);
  if (canStoeck && how === 'moment' && isLastStoeck(card, now.view)) {
    batch(() => {
      chosen.value = card;
      weisFor.value = null;
      stoeckFor.value = { card, weise };
    });
    return;
  }
  await lay(card, { weise, stoeck: canStoeck && (how === 'auto' || isArmed.value.stoeck) });
}

export function claims({ offers }: Snapshot): readonly WeisClaim[] {
  return offers.weise.map(({ cards, points }) => ({ cards, points }));
}

/** Lays a card with what is said with it. */
export async function lay(
  card: Card,
  { weise = [], stoeck = false }: { readonly weise?: readonly WeisClaim[]; readonly stoeck?: boolean } = {},
): Promise<void> {
  const now = snapshot.value;
  if (!now || now.eyes === null) return;
  weisFor.value = null;
  stoeckFor.value = null;
  inFlight.value = card;
  const answer = await command(now.eyes, {
    type: 'play',
    card,
    ...(weise.length > 0 && { weise }),
    ...(stoeck && { stoeck }),
  });
  inFlight.value = null;
  if (tell(answer)) {
    feel('lay');
    batch(() => {
      chosen.value = null;
      isArmed.value = { weis: false, stoeck: false };
    });
  } else chosen.value = null;
}

export async function announceStoeck(): Promise<void> {
  const now = snapshot.value;
  if (!now || now.eyes === null) return;
  if (tell(await command(now.eyes, { type: 'announce-stoeck' }))) feel('double');
}

/** The Stöck button: lays the card it is said with, or says it where the card lies already. */
export async function sayStoeck(): Promise<void> {
  const now = snapshot.value;
  if (!now || now.eyes === null) return;
  const { stoeck } = now.offers;
  const card = chosen.value !== null && stoeck.includes(chosen.value) ? chosen.value : stoeck[0];
  if (card !== undefined && isYourTurn.value) {
    const withWeis = now.offers.weise.length > 0 && now.view.phase === 'play' && prefs.value.weis === 'auto';
    await lay(card, { stoeck: true, weise: withWeis ? claims(now) : [] });
  } else await announceStoeck();
}

export async function sayWeis(): Promise<void> {
  const now = snapshot.value;
  if (!now || now.eyes === null) return;
  tell(await command(now.eyes, { type: 'announce-weis', weise: claims(now) }));
}

export async function takeRest(): Promise<void> {
  const now = snapshot.value;
  if (now && now.eyes !== null) tell(await command(now.eyes, { type: 'claim-rest' }));
}

/**
 * Says thank you, which ends the Partie or takes the Berg. Where the points are not there it is refused, whatever the table
 * agreed on a wrong claim: a finger that slips must not lose a Partie.
 */
export async function giveThanks(goal: ClaimGoal): Promise<void> {
  const now = snapshot.value;
  if (!now || now.eyes === null) return;
  const { view, offers } = now;
  if (view.options.claims.includes(goal) && !offers.claims.includes(goal)) {
    feel('refused');
    const { tooFew } = said().actions;
    toast({ kind: 'refusal', text: tooFew(offers.counted, goalPoints(view.profile, goal)), isBad: true });
    return;
  }
  tell(await command(now.eyes, { type: 'claim', goal }));
}

/** Takes the trick that lies, where it is for this person to take. */
export async function takeTrick(): Promise<void> {
  const now = snapshot.value;
  if (!now || now.eyes === null || now.view.phase !== 'trick-complete') return;
  const lies = now.status.kind === 'trick-lies' || isYourTurn.value;
  if (!lies) return;
  const answer = await turnTrick(now.eyes);
  // The time for it ran out under the finger: the trick was taken, as was wanted.
  const isGone = !answer.ok && snapshot.value?.view.phase !== 'trick-complete';
  if (!isGone) tell(answer);
}

/** What a seat did last in the round that is played, in words; null where nothing of it is seen any more. */
function lastDone({ round, phase }: SeatView, seat: Seat): string | null {
  if (round === null || phase === 'deal' || phase === 'ended') return null;
  const own = round.tricks.findLast(({ leader, cards }) => cards.length > ((seat - leader) & 3));
  const card = own?.cards[(seat - own.leader) & 3];
  if (card !== undefined) return cardName(card);
  if (round.contract !== null && round.declarer === seat) return contractName(round.contract);
  return round.pushes > 0 ? said().said.push : null;
}

export async function undo(): Promise<void> {
  const now = snapshot.value;
  if (!now || now.eyes === null) return;
  const what = lastDone(now.view, now.eyes);
  if (!tell(await takeBack(now.eyes))) return;
  chosen.value = null;
  toast({ kind: 'taken-back', text: what === null ? said().tells.taken : said().tells.takenBack(what), icon: 'undo' });
}

export async function cutAt(text: string): Promise<void> {
  const now = snapshot.value;
  if (now?.status.kind !== 'waiting-for-cut') return;
  const seat = now.status.mayCut.find((one) => one === now.eyes) ?? now.status.mayCut[0];
  if (seat === undefined) return;
  // Who cuts has the device now, and the cards that come are not for them to see: it is covered before they are dealt.
  if (people.value.length > 1 && seat !== now.eyes) giveDevice(null);
  tell(await cut(seat, text));
}

/** Asks for the cards where a program has cut; the page mixes in what the host cannot foresee, so that each deal is proved. */
export async function giveCards(): Promise<void> {
  const now = snapshot.value;
  if (!now) return;
  const seat = now.eyes ?? SEATS.find((one) => now.sitting[one].kind === 'person');
  if (seat !== undefined) tell(await dealNow(seat, chance()));
}

/** Eight hexadecimal digits of chance. */
function chance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Points that are known of the running round, for the side that looks and the other. */
export function runningPoints({ view }: Snapshot): readonly [us: number, them: number] {
  const us = teamOf(view.seat);
  const [a, b] = [us, us === 0 ? 1 : 0] as const;
  return [view.counted[a] - view.score[a], view.counted[b] - view.score[b]];
}

/** The number of the round that is played or lies counted on the table; 1 before the first deal. */
export function playedRound({ rounds, phase }: Pick<SeatView, 'rounds' | 'phase'>): number {
  return rounds.length + (phase === 'ended' || (phase === 'deal' && rounds.length > putAway.value) ? 0 : 1);
}

/** Numbers of the turned tricks that may be seen again at this table, by what it agreed and the person has set. */
export function tricksSeen({ view, sitting }: Snapshot, eyes: Seat): readonly number[] {
  return tricksToSee(view, eyes, prefs.value.lastTrick && sitting.some(({ kind }) => kind === 'bot'));
}

/** Whether the trick that was turned last may be seen again. */
export function isLastSeen(now: Snapshot, eyes: Seat): boolean {
  const turned = now.view.round?.tricks.filter((trick) => trick.turned).length ?? 0;
  return tricksSeen(now, eyes).includes(turned);
}

/** Says why something did not go; whether it went. */
export function tell(answer: Answer): boolean {
  if (answer.ok) {
    untoast('refusal');
    untoast('rule');
    return true;
  }
  feel('refused');
  const { error } = answer;
  const [text, brief] = [refusalText(error), refusalText(error, true)];
  toast({
    kind: 'refusal',
    text,
    // What may be laid is marked on the table too.
    ...(brief !== text && { brief }),
    isBad: true,
    ...('rule' in error && { action: { label: said().refused.rule, run: () => void showRule(error) } }),
  });
  return false;
}

async function showRule(error: Refusal): Promise<void> {
  await speakLater();
  const text = later.value?.book.rules[error.rule];
  if (text) toast({ kind: 'rule', text, icon: 'book' });
}

/** A refusal in words; the cards, suits and seats in it by their names. A brief one lists no cards that may be laid. */
export function refusalText(error: Refusal | TableRefusal, isBrief = false): string {
  const t = said();
  if (!('rule' in error)) return t.refused.table[error.code];
  const now = snapshot.value;
  const led = now?.view.round?.tricks.at(-1)?.cards[0];
  return t.refusals[error.code]({
    who: error.seat === undefined || !now ? '' : error.seat === now.eyes ? t.you : nameOf(error.seat, now.sitting),
    cards: error.cards?.map(cardName).join(', ') ?? '',
    legal: isBrief ? '' : (error.legal?.map(cardName).join(', ') ?? ''),
    led: led === undefined ? '' : suitName(suitOf(led)),
    mayTrump: led !== undefined && error.legal?.some((card) => suitOf(card) !== suitOf(led)) === true,
  });
}

/** Asks a strong player what it would do with these cards. */
export async function askAdvice(): Promise<void> {
  const now = snapshot.value;
  if (!now || now.eyes === null || !isYourTurn.value) return;
  batch(() => {
    advice.value = 'thinking';
    sheet.value = 'advice';
  });
  const given = await advise(now.eyes);
  if (sheet.value === 'advice') advice.value = given ?? 'none';
}
