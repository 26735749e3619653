/** Quello che la scuola chiede e risponde in italiano. */
import { type Card, type Contract, NINE, rankOf, type Seat, suitOf, trumpOf, type Weis } from '@puur/rules';

import type { CardComment } from '../comment.js';
import { type ContractChoice, LEARNER, type Sought } from '../question.js';
import { chalked } from '../saying.js';
import { cardMarks, contractMark, rankMark, seatMark, suitMark, theCardMark } from '../text.js';
import type { AlsoWhy, BestWeisWhy, CardPoints, LegalWhy, Merit, MiscountWhy } from '../verdict.js';
import type { SchoolWords } from '../words.js';

function takes(seat: Seat): string {
  return seat === LEARNER ? 'La presa è tua.' : `La presa è di ${seatMark(seat)}.`;
}

/** L’ordine in cui sta una carta. */
function orderOf(contract: Contract, card: Card): string {
  if (contract === 'undenufe') return 'Nell’undenufe il sei è la carta più forte, poi sette, otto e così via.';
  return suitOf(card) === trumpOf(contract)
    ? 'A briscola: puur, nell, asso, re, {O}, {10}, otto, sette, sei.'
    : 'L’ordine: asso, re, {O}, {U}, {10}, nove, otto, sette, sei.';
}

function choiceOf(choice: ContractChoice): string {
  if (choice === 'push') return 'passare la scelta';
  const trump = trumpOf(choice);
  return trump === null ? contractMark(choice) : `briscola ${suitMark(trump)}`;
}

function soughtOf({ suit, rank }: Sought): string {
  return [rank === null ? '' : rankMark(rank), suit === null ? '' : suitMark(suit)].join(' ').trim();
}

function sumOf(parts: readonly CardPoints[], last: number): string {
  const counting = parts.filter(({ points }) => points > 0).map(({ card, points }) => `${theCardMark(card)} ${points}`);
  if (last > 0) counting.push(`ultima presa ${last}`);
  return counting.length === 0 ? 'nessuna carta conta' : counting.join(', ');
}

const NUMBERS = ['', '', '', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];

function weisName({ kind, cards }: Weis): string {
  if (kind === 'run') return `${NUMBERS[cards.length]!} in fila`;
  const rank = rankOf(cards[0]!);
  return rank === NINE ? 'quattro nove' : `quattro volte ${rankMark(rank)}`;
}

function and(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)!}`;
}

const LEGAL: Readonly<Record<LegalWhy, (led: string) => string>> = {
  'must-follow': (led) => `Giusto: il seme di uscita è ${led}, ne hai, quindi rispondi.`,
  'follow-or-trump': (led) => `Giusto: rispondere a ${led} oppure tagliare. Tagliare si può sempre.`,
  'follow-or-overtrump': (led) =>
    `Giusto: rispondere a ${led} oppure tagliare più alto. Con una briscola più bassa taglieresti sotto.`,
  'must-follow-trump': () => 'Giusto: su briscola si mette briscola, alta o bassa, come vuoi.',
  'puur-alone': () => 'Giusto: il puur è la tua unica briscola, e non è mai obbligatorio. Tutto è permesso.',
  'void-all': (led) => `Giusto: di ${led} non hai niente, quindi puoi giocare tutto.`,
  'void-no-undertrump': (led) =>
    `Giusto: di ${led} non hai niente. Puoi scartare tutto, ma non una briscola più bassa di quella sul tavolo.`,
  'only-trumps': () => 'Giusto: hai solo briscole. Allora giochi quella che vuoi, anche più bassa.',
};

const ALSO: Readonly<Record<AlsoWhy, (led: string) => string>> = {
  follows: (led) => `così rispondi a ${led}.`,
  trump: () => 'tagliare si può sempre, anche potendo rispondere.',
  overtrump: () => 'questa briscola è più alta di quella sul tavolo.',
  void: (led) => `di ${led} non hai niente, e puoi scartare quello che vuoi.`,
  'only-trumps': () => 'chi ha solo briscole gioca quella che vuole.',
  'puur-alone': () => 'con il solo puur non sei obbligato a rispondere a briscola.',
};

const MISCOUNTED: Readonly<Record<MiscountWhy, (parts: string) => string>> = {
  'last-trick': () => 'L’ultima presa vale cinque punti in più.',
  puur: () => 'Il puur vale 20 e non 2.',
  nell: () => 'Il nell vale 14.',
  eight: () => 'Senza briscola ogni otto vale 8.',
  'six-and-ace': () => 'Nell’undenufe il sei vale 11 e l’asso niente.',
  sum: (parts) => `Conta di nuovo: ${parts}.`,
};

const BETTER: Readonly<Record<BestWeisWhy, string>> = {
  only: 'È l’unica.',
  points: 'Contano prima i punti.',
  cards: 'A punti pari vincono più carte.',
  height: 'Stessi punti e stesse carte: decide la carta più alta.',
  trump: 'Per il resto è tutto pari: l’accusa di briscola passa davanti.',
  seat: 'È tutto pari: vale chi siede più vicino a chi è di mano.',
};

const MERITS: Readonly<Record<Merit, string>> = {
  puur: 'il puur',
  nell: 'il nell',
  'puur-and-nell': 'il puur con il nell',
  length: 'la lunghezza',
  aces: 'gli assi',
  sixes: 'i sei',
  stoeck: 'lo stöck',
  nothing: '',
};

function meritsOf(merits: readonly Merit[], choice: ContractChoice, isNamed = false): string {
  if (choice === 'push') return 'Nessun seme è abbastanza forte: scelga il compagno.';
  const named = merits.map((merit) => MERITS[merit]);
  return named.length === 0
    ? 'Così le carte stanno meglio insieme.'
    : `A favore${isNamed ? ` di ${choiceOf(choice)}` : ''}: ${and(named)}.`;
}

const CARDS: Readonly<Record<CardComment, (card: string, better: string, points: number) => string>> = {
  'led-sure': (card) => `${card}: carta sicura, in questo seme nessuno ha di meglio.`,
  'led-trump': () => 'Fuori briscola: così fai cadere quelle degli altri.',
  'led-low': (card) => `${card}: zero punti. Esci senza regalare niente.`,
  'led-points-away': (card, better, points) =>
    `${card}: ${points} punti, e non è sicuro, fuori c’è ancora di più alto. Più tranquillo: ${better}.`,
  took: () => 'Così la presa per ora è tua.',
  'took-cheap-possible': (card, better) => `Bastava anche ${better}, e ${card} ti restava.`,
  smeared: () => 'Ben caricato: la presa è del compagno, i punti vanno lì.',
  'could-smear': (_, better) => `La presa è del compagno: potevi caricare ${better}.`,
  'overtook-partner': (_, better) => `La presa era già del compagno. Con ${better} gliela lasciavi.`,
  'gave-points-away': (card, better, points) =>
    `${card}: ${points} punti, e la presa è degli altri. Meglio: ${better}.`,
  'gave-on-hope': (card) => `${card} conta per voi se il compagno tiene la presa. Non è ancora sicuro.`,
  'had-to-give': (card) => `${card}: qui non avevi niente di meno caro.`,
  'gave-low': (card) => `${card}: zero punti, non regali niente.`,
  'only-card': (card) => `Non avevi scelta: ${card}, nient’altro era permesso.`,
  'led-last-trump': (card) => `Solo tu hai ancora briscola: ${card}, sicuro.`,
  'took-unsure': () => 'Ora sei in testa. Ma chi gioca dopo di te può avere ancora di più alto.',
  'took-risky': (card, better, points) =>
    `Sei in testa, ma non è sicuro, e ${card} vale ${points}. Più tranquillo: ${better}.`,
  'gave-partner': (card, _, points) => `La presa è del compagno: i ${points} punti sono vostri.`,
  'gave-nothing': (card) => `La presa è del compagno. ${card}: niente di più, ma niente di perso.`,
  'could-take': (_, better) => `Questa presa potevi farla. Bastava questo: ${better}.`,
};

export const says: Pick<SchoolWords, 'asks' | 'verdicts' | 'comments'> = {
  asks: {
    find: ({ sought }) =>
      sought.rank === null
        ? `Tocca tutte le carte di ${soughtOf(sought)}.`
        : `Tocca ogni carta di valore ${soughtOf(sought)}.`,
    strongest: () => 'Qual è la carta più forte?',
    beat: () => 'Con che cosa fai la presa?',
    legal: () => 'Quali carte puoi giocare? Segnale tutte.',
    winner: ({ lying }) => `Carta d’uscita: ${theCardMark(lying.cards[0]!)}. Di chi è la presa?`,
    count: ({ cards, isLast }) =>
      `Quanti punti sono${cards.length > 4 ? ' in tutto' : ''}?${isLast ? ' C’è anche l’ultima presa.' : ''}`,
    sides: ({ counted, isMatch }) =>
      isMatch ? 'Quanto segna chi ha tutte le prese?' : `Una coppia ha ${counted}. Quanto ha l’altra?`,
    weis: () => 'Segna tutte le carte di tutte le tue accuse; nessuna, se non ce ne sono.',
    'weis-points': () => 'Quanto vale quest’accusa?',
    'best-weis': () => 'Quale accusa vale?',
    stoeck: () => 'Hai lo stöck? Segnalo, o niente se non c’è.',
    'stoeck-when': () => 'Con quale carta dici «stöck»?',
    forehand: () => 'Chi è di mano?',
    contract: ({ pushed }) =>
      pushed ? 'Il compagno ti ha passato la scelta. Che cosa dichiari?' : 'Che cosa dichiari?',
    strokes: ({ add }) => `Aggiungi ${add} punti.`,
    read: () => 'Quanti punti ci sono qui?',
  },
  verdicts: {
    found: ({ cards }) => `Giusto: ${cardMarks(cards)}.`,
    'found-other': ({ chosen, sought }) =>
      sought.suit === null
        ? `${theCardMark(chosen)} ha un altro valore, si cerca ${soughtOf(sought)}.`
        : `${theCardMark(chosen)} è di ${suitMark(suitOf(chosen))}, si cerca ${soughtOf(sought)}.`,
    'found-not-all': ({ missing }) => (missing === 1 ? 'Manca ancora una carta.' : `Mancano ancora ${missing} carte.`),
    strongest: ({ chosen }) => `Giusto, qui la carta più forte è ${theCardMark(chosen)}.`,
    'stronger-there': ({ chosen, contract }) =>
      `Qui c’è qualcosa di più forte di ${theCardMark(chosen)}. ${orderOf(contract, chosen)}`,
    beats: ({ chosen, holder, byTrump, others }) =>
      (byTrump
        ? `Giusto. ${theCardMark(chosen)} è briscola e taglia ${theCardMark(holder)}.`
        : `Giusto. ${theCardMark(chosen)} batte ${theCardMark(holder)}.`) +
      (others.length === 0
        ? ''
        : ` Andava${others.length > 1 ? 'no' : ''} bene anche ${and(others.map(theCardMark))}.`),
    'too-low': ({ chosen, holder, contract }) =>
      `${theCardMark(chosen)} sta sotto ${theCardMark(holder)}. ${orderOf(contract, chosen)}`,
    'wrong-suit': ({ chosen, led }) =>
      `${theCardMark(chosen)} non è del seme di uscita, ${suitMark(led)}, e non è briscola: così non si prende.`,
    'not-allowed': ({ chosen, reason, led, topTrump }) => {
      const card = theCardMark(chosen);
      switch (reason) {
        case 'not-in-hand':
          return `${card} non l’hai.`;
        case 'must-follow-suit':
          return `${card} non va: il seme di uscita è ${suitMark(led)}, e ne hai. Chi può deve rispondere.`;
        case 'must-follow-trump':
          return `${card} non va: è uscita briscola, e ne hai ancora.`;
        case 'may-not-trump':
          return `${card} non va: a questo tavolo taglia solo chi non può rispondere.`;
        case 'may-not-undertrump':
          return `${card} non va: sul tavolo c’è già ${topTrump === null ? 'una briscola' : theCardMark(topTrump)}, più alta. Tagliare sotto è vietato finché hai altro.`;
        case 'must-overtrump':
          return `${card} non va: a questo tavolo, potendo, bisogna tagliare più alto.`;
      }
    },
    'all-legal': ({ why, led }) => LEGAL[why](suitMark(led)),
    'also-allowed': ({ card, why, led }) => `Andrebbe anche ${theCardMark(card)}: ${ALSO[why](suitMark(led))}`,
    winner: ({ card, seat, why }) => {
      const mark = theCardMark(card);
      switch (why) {
        case 'highest-led':
          return `Giusto: ${mark} è la carta più alta del seme di uscita. ${takes(seat)}`;
        case 'only-trump':
          return `Giusto: ${mark} è l’unica briscola e prende tutto. ${takes(seat)}`;
        case 'highest-trump':
          return `Giusto: ${mark} è la briscola più alta. ${takes(seat)}`;
        case 'lowest-is-highest':
          return `Giusto: nell’undenufe vale la carta più bassa del seme di uscita, ${mark}. ${takes(seat)}`;
      }
    },
    'winner-off-suit': ({ chosen, led }) =>
      `${theCardMark(chosen)} è solo uno scarto: il seme di uscita è ${suitMark(led)}, e non è nemmeno briscola.`,
    'winner-trumped': ({ chosen, trump }) =>
      `${theCardMark(chosen)} non è briscola, e sul tavolo ce n’è, ${suitMark(trump)}. La briscola più piccola batte ogni altro seme.`,
    'winner-lower': ({ chosen, contract }) =>
      `C’è qualcosa di più alto di ${theCardMark(chosen)}. ${orderOf(contract, chosen)}`,
    counted: ({ parts, last, sum }) => `Giusto: ${sumOf(parts, last)}. Fa ${sum}.`,
    miscounted: ({ said, why, parts, last }) => `${said} non è giusto. ${MISCOUNTED[why](sumOf(parts, last))}`,
    sides: ({ counted, other }) => `Giusto: 157 meno ${counted} fa ${other}.`,
    'sides-match': () => 'Giusto: 157 e 100 per il match, in tutto 257.',
    'sides-off': ({ said, counted }) => `${said} e ${counted} farebbero ${said + counted}. In tutto sono sempre 157.`,
    'sides-match-off': ({ said }) => `${said} non è giusto: ai 157 di tutte le prese si aggiungono 100 per il match.`,
    'weis-found': ({ weise, points }) =>
      `Giusto: ${weise.map((weis) => `${cardMarks(weis.cards)} per ${weis.points}`).join('; ')}.` +
      (weise.length > 1 ? ` In tutto ${points}.` : ''),
    'weis-none': () => 'Giusto, non ci sono accuse.',
    'weis-not': ({ chosen, why }) => {
      switch (why) {
        case 'too-short':
          return `${cardMarks(chosen)}: sono solo due. Una fila ne ha almeno tre.`;
        case 'gap':
          return `${cardMarks(chosen)}: la fila ha un buco.`;
        case 'three-equal':
          return `${cardMarks(chosen)}: sono solo tre uguali. Ci vogliono tutte e quattro.`;
        case 'no-weis':
          return `${cardMarks(chosen)} non fa parte di nessuna accusa.`;
      }
    },
    'weis-missed': ({ count, found, isPart }) =>
      isPart
        ? 'Manca ancora qualcosa: un’accusa sono tutte le sue carte.'
        : found === 0
          ? count === 1
            ? 'C’è un’accusa. Guarda ancora.'
            : `Ci sono ${count} accuse. Guarda ancora.`
          : count === 1
            ? 'È un’accusa intera, ma ce n’è una seconda.'
            : `Fin qui è giusto, ma ci sono ancora ${count} accuse.`,
    'weis-points': ({ weis }) => `Giusto: ${weisName(weis)} valgono ${weis.points}.`,
    'weis-points-off': ({ said, weis }) =>
      `${said} non è giusto. ${
        weis.kind === 'run'
          ? 'In fila, tre valgono 20, quattro 50, cinque 100, ogni carta in più altri 50.'
          : 'Quattro uguali valgono 100, quattro nove 150, quattro volte {U} 200.'
      }`,
    'best-weis': ({ seat, why }) =>
      `Giusto: vale ${seat === LEARNER ? 'la tua' : `quella di ${seatMark(seat)}`}. ${BETTER[why]}`,
    'weis-beaten': ({ chosen, why }) =>
      `${cardMarks(chosen.cards)} vale ${chosen.points}, ma c’è di meglio. ${BETTER[why]}`,
    'no-weis-shown': ({ seat }) =>
      seat === LEARNER ? 'Tu non hai accusato niente.' : `${seatMark(seat)} non ha accusato niente.`,
    stoeck: ({ cards }) => `Giusto: ${cardMarks(cards)}, 20 punti.`,
    'stoeck-none': () => 'Giusto, lo stöck non c’è.',
    'stoeck-not': ({ chosen, trump }) =>
      trump === null
        ? `${theCardMark(chosen)} non serve: senza briscola non c’è stöck.`
        : `${theCardMark(chosen)} non c’entra. La briscola è ${suitMark(trump)}, e lo stöck è il re e {the O} di briscola.`,
    'stoeck-half': ({ chosen }) => `${theCardMark(chosen)} non basta: re e {O} devono essere nella stessa mano.`,
    'stoeck-missed': () => 'Guarda ancora: re e {O} di briscola.',
    'stoeck-now': ({ card }) => `Giusto: ${theCardMark(card)} è la seconda delle due, adesso dici «stöck».`,
    'stoeck-not-with': ({ chosen }) =>
      `${theCardMark(chosen)} non c’entra con lo stöck. Si dice con la seconda delle due carte.`,
    forehand: ({ seat }) => `Giusto: ${seat === LEARNER ? 'siedi' : `${seatMark(seat)} siede`} a destra del mazziere.`,
    'not-forehand': ({ chosen, why }) => {
      const who = chosen === LEARNER ? 'Tu' : seatMark(chosen);
      const [is, sits] = chosen === LEARNER ? ['sei', 'siedi'] : ['è', 'siede'];
      switch (why) {
        case 'dealer':
          return `${who} ${is} il mazziere. Di mano è il posto alla sua destra.`;
        case 'partner-of-dealer':
          return `${who} ${sits} di fronte al mazziere. Di mano è il posto a destra del mazziere.`;
        case 'left':
          return `${who} ${sits} a sinistra del mazziere. Si gira in senso antiorario: di mano è il posto a destra.`;
      }
    },
    'contract-good': ({ choice, best, behind, isBest, merits }) =>
      isBest
        ? `Bene: ${choiceOf(choice)}. ${meritsOf(merits, choice)}`
        : `Bene anche così: ${choiceOf(choice)}. Con ${choiceOf(best)}, circa ${behind} punt${behind > 1 ? 'i' : 'o'} in più, quasi lo stesso.`,
    'contract-worse': ({ choice, best, behind, merits }) =>
      `La tua scelta, ${choiceOf(choice)}, rende circa ${behind} punti meno della migliore, ${choiceOf(best)}. ${meritsOf(merits, best, true)}`,
    written: ({ marks, total }) => `Giusto: ${chalked(marks)}. Adesso c’è ${total}.`,
    'written-wrong': ({ total, stands }) => `C’è ${stands}, dovrebbe esserci ${total}.`,
    'rest-too-large': ({ rest }) => `La somma è giusta, ma ${rest} di resto è troppo: da venti in su si fanno segni.`,
    wiped: () => 'Manca un vecchio segno. Quello che è scritto resta.',
    read: ({ marks, total }) => `Giusto: ${chalked(marks)}. Fa ${total}.`,
    misread: ({ said }) =>
      `${said} non è giusto. In alto ogni segno vale 100, in mezzo 50, in basso 20; si aggiunge il numero a destra.`,
  },
  comments: {
    declared: ({ seat, contract }) => `${seatMark(seat)} dichiara: ${choiceOf(contract)}.`,
    pushed: () => 'Scelta passata. Adesso deve scegliere il compagno.',
    judged: ({ verdict }) => (says.verdicts[verdict.code] as (given: typeof verdict) => string)(verdict),
    'weis-called': ({ seat, weise }) =>
      `${seatMark(seat)} accusa ${weise.reduce((sum, { points }) => sum + points, 0)}.`,
    'weis-written': ({ ours, points }) =>
      ours
        ? `La vostra accusa è la migliore, segnate ${points}.`
        : `Gli altri hanno l’accusa migliore e segnano ${points}.`,
    'stoeck-said': ({ seat }) =>
      seat === LEARNER ? 'Stöck! 20 punti per voi.' : `${seatMark(seat)} dice «stöck»: 20 punti.`,
    'stoeck-forgotten': () => 'Era la seconda carta dello stöck, e non hai detto niente. I 20 punti sono persi.',
    'stoeck-wrong': ({ card }) =>
      `Con ${theCardMark(card)} non c’è niente da dire: «stöck» si dice quando cade la seconda, tra re e {O} di briscola.`,
    'trick-taken': ({ seat, card, points, isLast }) =>
      `${seat === LEARNER ? 'La presa è tua' : `La presa è di ${seatMark(seat)}`} con ${theCardMark(card)}: ${points} punti${isLast ? ', cinque dei quali per l’ultima' : ''}.`,
    card: ({ about, card, better, points }) =>
      CARDS[about](theCardMark(card), better === null ? '' : theCardMark(better), points),
    'round-over': ({ points: [ours, theirs], isMatch }) =>
      `${isMatch ? 'Match! ' : ''}Le prese: voi ${ours}, gli altri ${theirs}.`,
  },
};
