/** Was die Schule auf Deutsch fragt und zu einer Antwort sagt. */
import { type Card, type Contract, NINE, rankOf, type Seat, type Suit, suitOf, trumpOf, type Weis } from '@puur/rules';

import type { CardComment } from '../comment.js';
import { type ContractChoice, LEARNER, type Sought } from '../question.js';
import { chalked } from '../saying.js';
import { cardMark, cardMarks, contractMark, rankMark, seatMark, suitMark } from '../text.js';
import type { AlsoWhy, BestWeisWhy, CardPoints, LegalWhy, Merit, MiscountWhy } from '../verdict.js';
import type { SchoolWords } from '../words.js';

function takes(seat: Seat): string {
  return seat === LEARNER ? 'Du machst den Stich.' : `${seatMark(seat)} macht den Stich.`;
}

/** Die Reihe, in der eine Karte steht. */
function orderOf(contract: Contract, card: Card): string {
  if (contract === 'undenufe') return 'Bei Undenufe ist die Sechs am höchsten, dann Sieben, Acht und so weiter.';
  return suitOf(card) === trumpOf(contract)
    ? 'Im Trumpf: Puur, Nell, Ass, König, {O}, {10}, Acht, Sieben, Sechs.'
    : 'Die Reihe: Ass, König, {O}, {U}, {10}, Neun, Acht, Sieben, Sechs.';
}

function choiceOf(choice: ContractChoice): string {
  if (choice === 'push') return 'Schieben';
  const trump = trumpOf(choice);
  return trump === null ? contractMark(choice) : `Trumpf ${suitMark(trump)}`;
}

function soughtOf({ suit, rank }: Sought): string {
  return [suit === null ? '' : suitMark(suit), rank === null ? '' : rankMark(rank)].join(' ').trim();
}

function sumOf(parts: readonly CardPoints[], last: number): string {
  const counting = parts.filter(({ points }) => points > 0).map(({ card, points }) => `${cardMark(card)} ${points}`);
  if (last > 0) counting.push(`letzter Stich ${last}`);
  return counting.length === 0 ? 'keine Karte zählt' : counting.join(', ');
}

const NUMBERS = ['', '', '', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

function weisName({ kind, cards }: Weis): string {
  if (kind === 'run') return `${NUMBERS[cards.length]!} in Folge`;
  const rank = rankOf(cards[0]!);
  return rank === NINE ? 'Vier Neuner' : `Viermal ${rankMark(rank)}`;
}

const LEGAL: Readonly<Record<LegalWhy, (led: string) => string>> = {
  'must-follow': (led) => `Richtig: ${led} ist ausgespielt, du hast davon, also bedienst du.`,
  'follow-or-trump': (led) => `Richtig: ${led} bedienen oder mit Trumpf stechen. Stechen darf man immer.`,
  'follow-or-overtrump': (led) => `Richtig: ${led} bedienen oder höher stechen. Ein tieferer Trumpf wäre untertrumpft.`,
  'must-follow-trump': () => 'Richtig: Auf Trumpf gehört Trumpf, hoch oder tief, wie du willst.',
  'puur-alone': () => 'Richtig: Der Puur ist dein einziger Trumpf, und den musst du nie zeigen. Alles ist erlaubt.',
  'void-all': (led) => `Richtig: Von ${led} hast du nichts, also darfst du alles spielen.`,
  'void-no-undertrump': (led) =>
    `Richtig: Von ${led} hast du nichts. Du darfst alles abwerfen, nur nicht tiefer trumpfen, als schon liegt.`,
  'only-trumps': () => 'Richtig: Du hast nur noch Trumpf. Dann darfst du jeden legen, auch einen tieferen.',
};

const ALSO: Readonly<Record<AlsoWhy, (led: string) => string>> = {
  follows: (led) => `Damit bedienst du ${led}.`,
  trump: () => 'Stechen darf man immer, auch wenn man bedienen könnte.',
  overtrump: () => 'Dieser Trumpf ist höher als der, der liegt.',
  void: (led) => `Von ${led} hast du nichts, da darfst du abwerfen, was du willst.`,
  'only-trumps': () => 'Wer nur noch Trumpf hat, darf jeden legen.',
  'puur-alone': () => 'Den Puur allein musst du auf Trumpf nicht geben.',
};

const MISCOUNTED: Readonly<Record<MiscountWhy, (parts: string) => string>> = {
  'last-trick': () => 'Der letzte Stich zählt fünf Punkte extra.',
  puur: () => 'Der Puur zählt 20 und nicht 2.',
  nell: () => 'Das Nell zählt 14.',
  eight: () => 'Ohne Trumpf zählt jede Acht 8.',
  'six-and-ace': () => 'Bei Undenufe zählt die Sechs 11 und das Ass nichts.',
  sum: (parts) => `Zähl noch einmal: ${parts}.`,
};

const BETTER: Readonly<Record<BestWeisWhy, string>> = {
  only: 'Es ist der einzige.',
  points: 'Mehr Punkte gehen vor.',
  cards: 'Bei gleichen Punkten gehen mehr Karten vor.',
  height: 'Gleich viele Punkte und Karten: Da gilt die höhere Karte.',
  trump: 'Sonst ist alles gleich, da geht der Weis im Trumpf vor.',
  seat: 'Es ist alles gleich, da gilt, wer näher bei der Vorhand sitzt.',
};

const MERITS: Readonly<Record<Merit, string>> = {
  puur: 'der Puur',
  nell: 'das Nell',
  'puur-and-nell': 'Puur und Nell',
  length: 'die lange Farbe',
  aces: 'die Ass',
  sixes: 'die Sechser',
  stoeck: 'die Stöck',
  nothing: '',
};

function meritsOf(merits: readonly Merit[], choice: ContractChoice, isNamed = false): string {
  if (choice === 'push') return 'Keine Farbe ist stark genug, da soll der Partner wählen.';
  const named = merits.map((merit) => MERITS[merit]);
  if (named.length === 0) return 'So passen die Karten am besten zusammen.';
  const isMany = named.length > 1 || merits.some((merit) => /aces|sixes|stoeck|and/.test(merit));
  return `${isNamed ? `Für ${choiceOf(choice)}` : 'Dafür'} ${isMany ? 'sprechen' : 'spricht'} ${and(named)}.`;
}

function and(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)!}`;
}

const CARDS: Readonly<Record<CardComment, (card: string, better: string, points: number) => string>> = {
  'led-sure': (card) => `${card} ist ein Bock: In dieser Farbe hat niemand mehr etwas Höheres.`,
  'led-trump': () => 'Trumpf ausgespielt: So ziehst du den anderen die Trümpfe.',
  'led-low': (card) => `${card} zählt nichts: Damit gibst du beim Ausspielen keine Punkte her.`,
  'led-points-away': (card, better, points) =>
    `${card} zählt ${points} und ist nicht sicher, es ist noch Höheres draussen. Ruhiger war ${better}.`,
  took: () => 'Damit liegst du vorn.',
  'took-cheap-possible': (card, better) => `Auch ${better} hätte gereicht, und ${card} bliebe dir.`,
  smeared: () => 'Gut geschmiert: Der Stich gehört dem Partner, da gehören die Punkte hin.',
  'could-smear': (_, better) => `Der Stich gehört dem Partner: Da konntest du ${better} schmieren.`,
  'overtook-partner': (_, better) => `Der Stich gehörte schon dem Partner. Mit ${better} hättest du ihn gelassen.`,
  'gave-points-away': (card, better, points) =>
    `${card} zählt ${points}, und den Stich haben die anderen. Besser war ${better}.`,
  'gave-on-hope': (card) => `${card} zählt für euch, wenn der Partner den Stich behält. Sicher ist das noch nicht.`,
  'had-to-give': (card) => `Billigeres als ${card} hattest du hier nicht.`,
  'gave-low': (card) => `${card} zählt nichts, da gibst du keine Punkte her.`,
  'only-card': (card) => `${card} war die einzige Karte, die erlaubt war.`,
  'led-last-trump': (card) => `Ausser dir hat niemand mehr Trumpf: ${card} ist sicher.`,
  'took-unsure': () => 'Damit liegst du vorn. Wer nach dir kommt, kann aber noch Höheres haben.',
  'took-risky': (card, better, points) =>
    `Damit liegst du vorn, aber nicht sicher, und ${card} zählt ${points}. Ruhiger war ${better}.`,
  'gave-partner': (card, _, points) =>
    `Der Stich gehört dem Partner, da zählen die ${points} Punkte von ${card} für euch.`,
  'gave-nothing': (card) => `Der Stich gehört dem Partner. ${card} bringt nichts dazu, kostet aber auch nichts.`,
  'could-take': (_, better) => `Diesen Stich konntest du machen, mit ${better}.`,
};

const trumpWords = (trump: Suit | null): string => (trump === null ? '' : `Trumpf ist ${suitMark(trump)}. `);

export const says: Pick<SchoolWords, 'asks' | 'verdicts' | 'comments'> = {
  asks: {
    find: ({ sought }) =>
      sought.rank === null ? `Tippe alle ${soughtOf(sought)} an.` : `Tippe jede Karte vom Rang ${soughtOf(sought)} an.`,
    strongest: () => 'Welche Karte ist die stärkste?',
    beat: () => 'Womit machst du den Stich?',
    legal: () => 'Welche Karten darfst du spielen? Markiere alle.',
    winner: ({ lying }) => `Ausgespielt ist ${cardMark(lying.cards[0]!)}. Wer macht den Stich?`,
    count: ({ cards, isLast }) =>
      `Wie viele Punkte sind das${cards.length > 4 ? ' zusammen' : ''}?${isLast ? ' Der letzte Stich ist dabei.' : ''}`,
    sides: ({ counted, isMatch }) =>
      isMatch ? 'Was schreibt, wer alle Stiche hat?' : `Eine Seite hat ${counted}. Was hat die andere?`,
    weis: () => 'Markiere alle Karten, die zu einem Weis gehören; keine, wenn keiner da ist.',
    'weis-points': () => 'Was zählt dieser Weis?',
    'best-weis': () => 'Wessen Weis gilt?',
    stoeck: () => 'Hast du die Stöck? Markiere sie, oder nichts, wenn sie fehlen.',
    'stoeck-when': () => 'Mit welcher Karte sagst du «Stöck»?',
    forehand: () => 'Wer ist Vorhand?',
    contract: ({ pushed }) => (pushed ? 'Dein Partner hat geschoben. Was sagst du an?' : 'Was sagst du an?'),
    strokes: ({ add }) => `Schreib ${add} Punkte dazu.`,
    read: () => 'Wie viele Punkte stehen hier?',
  },
  verdicts: {
    found: ({ cards }) => `Richtig: ${cardMarks(cards)}.`,
    'found-other': ({ chosen, sought }) =>
      sought.suit === null
        ? `${cardMark(chosen)} hat einen anderen Rang, gesucht ist ${soughtOf(sought)}.`
        : `${cardMark(chosen)} gehört zu ${suitMark(suitOf(chosen))}, gesucht ist ${soughtOf(sought)}.`,
    'found-not-all': ({ missing }) => (missing === 1 ? 'Eine Karte fehlt noch.' : `Es fehlen noch ${missing} Karten.`),
    strongest: ({ chosen }) => `Richtig, ${cardMark(chosen)} ist hier die stärkste.`,
    'stronger-there': ({ chosen, contract }) =>
      `Hier ist noch etwas stärker als ${cardMark(chosen)}. ${orderOf(contract, chosen)}`,
    beats: ({ chosen, holder, byTrump, others }) =>
      (byTrump
        ? `Richtig. ${cardMark(chosen)} ist Trumpf und sticht ${cardMark(holder)}.`
        : `Richtig. ${cardMark(chosen)} schlägt ${cardMark(holder)}.`) +
      (others.length === 0 ? '' : ` Auch ${and(others.map(cardMark))} ginge${others.length > 1 ? 'n' : ''}.`),
    'too-low': ({ chosen, holder, contract }) =>
      `${cardMark(chosen)} ist tiefer als ${cardMark(holder)}. ${orderOf(contract, chosen)}`,
    'wrong-suit': ({ chosen, led }) =>
      `${cardMark(chosen)} ist eine andere Farbe als ${suitMark(led)} und nicht Trumpf: So machst du keinen Stich.`,
    'not-allowed': ({ chosen, reason, led, topTrump }) => {
      const card = cardMark(chosen);
      switch (reason) {
        case 'not-in-hand':
          return `${card} hast du nicht.`;
        case 'must-follow-suit':
          return `${card} geht nicht: ${suitMark(led)} ist ausgespielt, und du hast davon. Wer kann, muss bedienen.`;
        case 'must-follow-trump':
          return `${card} geht nicht: Trumpf ist ausgespielt, und du hast noch Trumpf.`;
        case 'may-not-trump':
          return `${card} geht nicht: An diesem Tisch sticht nur, wer nicht bedienen kann.`;
        case 'may-not-undertrump':
          return `${card} geht nicht: ${topTrump === null ? 'Es liegt' : `Mit ${cardMark(topTrump)} liegt`} schon ein höherer Trumpf. Untertrumpfen ist verboten, solange du etwas anderes hast.`;
        case 'must-overtrump':
          return `${card} geht nicht: An diesem Tisch musst du übertrumpfen, wenn du kannst.`;
      }
    },
    'all-legal': ({ why, led }) => LEGAL[why](suitMark(led)),
    'also-allowed': ({ card, why, led }) => `${cardMark(card)} ginge auch: ${ALSO[why](suitMark(led))}`,
    winner: ({ card, seat, why }) => {
      const mark = cardMark(card);
      switch (why) {
        case 'highest-led':
          return `Richtig: ${mark} ist die höchste Karte der ausgespielten Farbe. ${takes(seat)}`;
        case 'only-trump':
          return `Richtig: ${mark} ist der einzige Trumpf und sticht alles. ${takes(seat)}`;
        case 'highest-trump':
          return `Richtig: ${mark} ist der höchste Trumpf. ${takes(seat)}`;
        case 'lowest-is-highest':
          return `Richtig: Bei Undenufe gilt die tiefste Karte der ausgespielten Farbe, ${mark}. ${takes(seat)}`;
      }
    },
    'winner-off-suit': ({ chosen, led }) =>
      `${cardMark(chosen)} ist nur abgeworfen: Ausgespielt ist ${suitMark(led)}, und Trumpf ist es auch nicht.`,
    'winner-trumped': ({ chosen, trump }) =>
      `${cardMark(chosen)} ist kein Trumpf, und es liegt Trumpf, ${suitMark(trump)}. Der kleinste Trumpf sticht jede andere Farbe.`,
    'winner-lower': ({ chosen, contract }) =>
      `Da liegt etwas Höheres als ${cardMark(chosen)}. ${orderOf(contract, chosen)}`,
    counted: ({ parts, last, sum }) => `Richtig: ${sumOf(parts, last)}. Das gibt ${sum}.`,
    miscounted: ({ said, why, parts, last }) => `${said} stimmt nicht. ${MISCOUNTED[why](sumOf(parts, last))}`,
    sides: ({ counted, other }) => `Richtig: 157 weniger ${counted} ist ${other}.`,
    'sides-match': () => 'Richtig: 157 und 100 für den Match, zusammen 257.',
    'sides-off': ({ said, counted }) =>
      `${said} und ${counted} wären ${said + counted}. Zusammen sind es aber immer 157.`,
    'sides-match-off': ({ said }) => `${said} stimmt nicht: Zu den 157 aller Stiche kommen 100 für den Match.`,
    'weis-found': ({ weise, points }) =>
      `Richtig: ${weise.map((weis) => `${cardMarks(weis.cards)} für ${weis.points}`).join('; ')}.` +
      (weise.length > 1 ? ` Zusammen ${points}.` : ''),
    'weis-none': () => 'Richtig, da ist kein Weis.',
    'weis-not': ({ chosen, why }) => {
      switch (why) {
        case 'too-short':
          return `${cardMarks(chosen)}: Das sind erst zwei. Eine Folge hat mindestens drei.`;
        case 'gap':
          return `${cardMarks(chosen)}: Das ist keine Folge ohne Lücke.`;
        case 'three-equal':
          return `${cardMarks(chosen)}: Das sind erst drei Gleiche. Es braucht alle vier.`;
        case 'no-weis':
          return `${cardMarks(chosen)} gehört zu keinem Weis.`;
      }
    },
    'weis-missed': ({ count, found, isPart }) =>
      isPart
        ? 'Da fehlt noch etwas: Zum Weis gehören alle seine Karten.'
        : found === 0
          ? count === 1
            ? 'Da ist ein Weis. Schau noch einmal.'
            : `Da sind ${count} Weise. Schau noch einmal.`
          : count === 1
            ? 'Das ist ein ganzer Weis, es ist aber noch ein zweiter da.'
            : `Das stimmt so weit, es sind aber noch ${count} Weise da.`,
    'weis-points': ({ weis }) =>
      `Richtig: ${weisName(weis)} ${weisName(weis).startsWith('Viermal') ? 'zählt' : 'zählen'} ${weis.points}.`,
    'weis-points-off': ({ said, weis }) =>
      `${said} stimmt nicht. ${
        weis.kind === 'run'
          ? 'In Folge zählen drei 20, vier 50, fünf 100, jede weitere 50 mehr.'
          : 'Vier Gleiche zählen 100, vier Neuner 150, viermal {U} 200.'
      }`,
    'best-weis': ({ seat, why }) =>
      `Richtig: ${seat === LEARNER ? 'Deiner gilt' : `Der von ${seatMark(seat)} gilt`}. ${BETTER[why]}`,
    'weis-beaten': ({ chosen, why }) =>
      `${cardMarks(chosen.cards)} zählt ${chosen.points}, es liegt aber Besseres. ${BETTER[why]}`,
    'no-weis-shown': ({ seat }) =>
      seat === LEARNER ? 'Du hast nichts gewiesen.' : `${seatMark(seat)} hat nichts gewiesen.`,
    stoeck: ({ cards }) => `Richtig: ${cardMarks(cards)}, 20 Punkte.`,
    'stoeck-none': () => 'Richtig, da sind keine Stöck.',
    'stoeck-not': ({ chosen, trump }) =>
      trump === null
        ? `${cardMark(chosen)} nützt nichts: Ohne Trumpf gibt es keine Stöck.`
        : `${cardMark(chosen)} gehört nicht dazu. ${trumpWords(trump)}Stöck sind König und {O} davon.`,
    'stoeck-half': ({ chosen }) =>
      `${cardMark(chosen)} allein ist nichts: König und {O} müssen in der gleichen Hand sein.`,
    'stoeck-missed': () => 'Schau noch einmal: König und {O} vom Trumpf.',
    'stoeck-now': ({ card }) => `Richtig: ${cardMark(card)} ist die zweite der beiden, jetzt sagst du «Stöck».`,
    'stoeck-not-with': ({ chosen }) =>
      `${cardMark(chosen)} hat mit den Stöck nichts zu tun. Gesagt wird mit der zweiten der beiden Karten.`,
    forehand: ({ seat }) => `Richtig: ${seat === LEARNER ? 'Du sitzt' : `${seatMark(seat)} sitzt`} rechts vom Geber.`,
    'not-forehand': ({ chosen, why }) => {
      const who = chosen === LEARNER ? 'Du' : seatMark(chosen);
      const [is, sits] = chosen === LEARNER ? ['bist', 'sitzt'] : ['ist', 'sitzt'];
      switch (why) {
        case 'dealer':
          return `${who} ${is} Geber. Vorhand ist der Platz rechts davon.`;
        case 'partner-of-dealer':
          return `${who} ${sits} dem Geber gegenüber. Vorhand ist der Platz rechts vom Geber.`;
        case 'left':
          return `${who} ${sits} links vom Geber. Es geht im Gegenuhrzeigersinn, Vorhand sitzt rechts.`;
      }
    },
    'contract-good': ({ choice, best, behind, isBest, merits }) =>
      isBest
        ? `Gut: ${choiceOf(choice)}. ${meritsOf(merits, choice)}`
        : `Auch gut: ${choiceOf(choice)}. ${choiceOf(best)} brächte etwa ${behind} Punkte mehr, das ist fast gleich.`,
    'contract-worse': ({ choice, best, behind, merits }) =>
      `${choiceOf(choice)} bringt etwa ${behind} Punkte weniger als ${choiceOf(best)}. ${meritsOf(merits, best, true)}`,
    written: ({ marks, total }) => `Richtig: ${chalked(marks)}. Da stehen jetzt ${total}.`,
    'written-wrong': ({ total, stands }) => `Da stehen ${stands}, es müssten ${total} sein.`,
    'rest-too-large': ({ rest }) => `Die Summe stimmt, aber ${rest} ist zu viel Rest: Ab zwanzig macht man Striche.`,
    wiped: () => 'Ein alter Strich fehlt. Was steht, bleibt stehen.',
    read: ({ marks, total }) => `Richtig: ${chalked(marks)}. Das gibt ${total}.`,
    misread: ({ said }) =>
      `${said} stimmt nicht. Oben zählt jeder Strich 100, in der Mitte 50, unten 20; dazu kommt die Zahl rechts.`,
  },
  comments: {
    declared: ({ seat, contract }) => `${seatMark(seat)} sagt an: ${choiceOf(contract)}.`,
    pushed: () => 'Geschoben. Jetzt muss dein Partner wählen.',
    judged: ({ verdict }) => (says.verdicts[verdict.code] as (given: typeof verdict) => string)(verdict),
    'weis-called': ({ seat, weise }) =>
      `${seatMark(seat)} weist ${weise.reduce((sum, { points }) => sum + points, 0)}.`,
    'weis-written': ({ ours, points }) =>
      ours
        ? `Euer Weis ist der beste, ihr schreibt ${points}.`
        : `Die anderen haben den besten Weis und schreiben ${points}.`,
    'stoeck-said': ({ seat }) =>
      seat === LEARNER ? 'Stöck! 20 Punkte für euch.' : `${seatMark(seat)} sagt «Stöck»: 20 Punkte.`,
    'stoeck-forgotten': () => 'Das war die zweite Stöck-Karte, und du hast nichts gesagt. Die 20 Punkte sind verloren.',
    'stoeck-wrong': ({ card }) =>
      `Zu ${cardMark(card)} gibt es nichts zu sagen: «Stöck» heisst es, wenn von König und {O} des Trumpfs die zweite fällt.`,
    'trick-taken': ({ seat, card, points, isLast }) =>
      `${seat === LEARNER ? 'Du machst den Stich' : `${seatMark(seat)} macht den Stich`} mit ${cardMark(card)}: ${points} Punkte${isLast ? ', fünf davon für den letzten' : ''}.`,
    card: ({ about, card, better, points }) =>
      CARDS[about](cardMark(card), better === null ? '' : cardMark(better), points),
    'round-over': ({ points: [ours, theirs], isMatch }) =>
      `${isMatch ? 'Match! ' : ''}Die Stiche: ihr ${ours}, die anderen ${theirs}.`,
  },
};
