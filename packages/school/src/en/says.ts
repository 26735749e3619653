/** What the school asks and answers in English. */
import { type Card, type Contract, NINE, rankOf, type Seat, suitOf, trumpOf, type Weis } from '@puur/rules';

import type { CardComment } from '../comment.js';
import { type ContractChoice, LEARNER, type Sought } from '../question.js';
import { chalked } from '../saying.js';
import { cardMark, cardMarks, contractMark, rankMark, seatMark, suitMark } from '../text.js';
import type { AlsoWhy, BestWeisWhy, CardPoints, LegalWhy, Merit, MiscountWhy } from '../verdict.js';
import type { SchoolWords } from '../words.js';

function takes(seat: Seat): string {
  return seat === LEARNER ? 'You take the trick.' : `${seatMark(seat)} takes the trick.`;
}

/** The order a card stands in. */
function orderOf(contract: Contract, card: Card): string {
  if (contract === 'undenufe') return 'In Undenufe the six is highest, then seven, eight and so on.';
  return suitOf(card) === trumpOf(contract)
    ? 'In trump: Puur, Nell, ace, king, {O}, {10}, eight, seven, six.'
    : 'The order: ace, king, {O}, {U}, {10}, nine, eight, seven, six.';
}

function choiceOf(choice: ContractChoice): string {
  if (choice === 'push') return 'pushing';
  const trump = trumpOf(choice);
  return trump === null ? contractMark(choice) : `trump ${suitMark(trump)}`;
}

function soughtOf({ suit, rank }: Sought): string {
  return [rank === null ? '' : rankMark(rank), suit === null ? '' : suitMark(suit)].join(' ').trim();
}

function sumOf(parts: readonly CardPoints[], last: number): string {
  const counting = parts.filter(({ points }) => points > 0).map(({ card, points }) => `${cardMark(card)} ${points}`);
  if (last > 0) counting.push(`last trick ${last}`);
  return counting.length === 0 ? 'no card counts' : counting.join(', ');
}

const NUMBERS = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function weisName({ kind, cards }: Weis): string {
  if (kind === 'run') return `${NUMBERS[cards.length]!} in a row`;
  const rank = rankOf(cards[0]!);
  return rank === NINE ? 'four nines' : `four times ${rankMark(rank)}`;
}

function and(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}

const LEGAL: Readonly<Record<LegalWhy, (led: string) => string>> = {
  'must-follow': (led) => `Right: ${led} was led, you have some, so you follow.`,
  'follow-or-trump': (led) => `Right: follow ${led}, or trump. You may always trump.`,
  'follow-or-overtrump': (led) => `Right: follow ${led}, or trump higher. A lower trump would be undertrumping.`,
  'must-follow-trump': () => 'Right: on trump you play trump, high or low as you like.',
  'puur-alone': () => 'Right: the Puur is your only trump, and you never have to show it. Everything is allowed.',
  'void-all': (led) => `Right: you have nothing of ${led}, so you may play anything.`,
  'void-no-undertrump': (led) =>
    `Right: you have nothing of ${led}. You may throw off anything but a trump lower than the one that lies.`,
  'only-trumps': () => 'Right: you have nothing but trumps. Then you may play any of them, even a lower one.',
};

const ALSO: Readonly<Record<AlsoWhy, (led: string) => string>> = {
  follows: (led) => `it follows ${led}.`,
  trump: () => 'you may always trump, even when you could follow.',
  overtrump: () => 'this trump is higher than the one that lies.',
  void: (led) => `you have nothing of ${led}, so you may throw off what you like.`,
  'only-trumps': () => 'with nothing but trumps you may play any of them.',
  'puur-alone': () => 'with the Puur alone you need not follow trump.',
};

const MISCOUNTED: Readonly<Record<MiscountWhy, (parts: string) => string>> = {
  'last-trick': () => 'The last trick counts five points more.',
  puur: () => 'The Puur counts 20 and not 2.',
  nell: () => 'The Nell counts 14.',
  eight: () => 'Without trump every eight counts 8.',
  'six-and-ace': () => 'In Undenufe the six counts 11 and the ace nothing.',
  sum: (parts) => `Count again: ${parts}.`,
};

const BETTER: Readonly<Record<BestWeisWhy, string>> = {
  only: 'It is the only one.',
  points: 'More points come first.',
  cards: 'With equal points more cards win.',
  height: 'Equal points, equal cards: the higher card decides.',
  trump: 'All else is equal: the Weis in trump goes first.',
  seat: 'All is equal: whoever sits nearer to forehand wins.',
};

const MERITS: Readonly<Record<Merit, string>> = {
  puur: 'the Puur',
  nell: 'the Nell',
  'puur-and-nell': 'Puur and Nell',
  length: 'the length',
  aces: 'the aces',
  sixes: 'the sixes',
  stoeck: 'the Stöck',
  nothing: '',
};

function meritsOf(merits: readonly Merit[], choice: ContractChoice, isNamed = false): string {
  if (choice === 'push') return 'No suit is strong enough, so let your partner choose.';
  const named = merits.map((merit) => MERITS[merit]);
  return named.length === 0
    ? 'That is how the cards go together best.'
    : `${isNamed ? `In favour of ${choiceOf(choice)}` : 'In its favour'}: ${and(named)}.`;
}

const CARDS: Readonly<Record<CardComment, (card: string, better: string, points: number) => string>> = {
  'led-sure': (card) => `${card} is sure: nobody has anything higher in that suit.`,
  'led-trump': () => 'Trump led: that draws the trumps of the others.',
  'led-low': (card) => `${card} counts nothing: you lead without giving any points.`,
  'led-points-away': (card, better, points) =>
    `${card} counts ${points} and is not safe, something higher is still out. Calmer was ${better}.`,
  took: () => 'That puts you ahead in the trick.',
  'took-cheap-possible': (card, better) => `${better} would have done, and you would still have ${card}.`,
  smeared: () => 'Well given: the trick is your partner’s, that is where points belong.',
  'could-smear': (_, better) => `The trick is your partner’s: you could have given ${better}.`,
  'overtook-partner': (_, better) => `The trick was your partner’s already. With ${better} it would have stayed there.`,
  'gave-points-away': (card, better, points) =>
    `${card} counts ${points}, and the others hold the trick. Better was ${better}.`,
  'gave-on-hope': (card) => `${card} counts for you if your partner keeps the trick. That is not certain yet.`,
  'had-to-give': (card) => `You had nothing cheaper than ${card} here.`,
  'gave-low': (card) => `${card} counts nothing, so you give no points.`,
  'only-card': (card) => `${card} was the only card you were allowed to play.`,
  'led-last-trump': (card) => `Nobody but you has a trump left: ${card} is safe.`,
  'took-unsure': () => 'That puts you in front. Whoever plays after you may still have something higher.',
  'took-risky': (card, better, points) =>
    `You are in front, but not for certain, and ${card} counts ${points}. Calmer was ${better}.`,
  'gave-partner': (card, _, points) => `The trick is your partner’s, so the ${points} points of ${card} count for you.`,
  'gave-nothing': (card) => `The trick is your partner’s. ${card} adds nothing, but costs nothing either.`,
  'could-take': (_, better) => `You could have taken this trick, with ${better}.`,
};

export const says: Pick<SchoolWords, 'asks' | 'verdicts' | 'comments'> = {
  asks: {
    find: ({ sought }) =>
      sought.rank === null
        ? `Tap all cards of ${soughtOf(sought)}.`
        : `Tap every card of the rank ${soughtOf(sought)}.`,
    strongest: () => 'Which card is the strongest?',
    beat: () => 'What do you take the trick with?',
    legal: () => 'Which cards may you play? Mark them all.',
    winner: ({ lying }) => `The card led is ${cardMark(lying.cards[0]!)}. Who takes the trick?`,
    count: ({ cards, isLast }) =>
      `How many points is that${cards.length > 4 ? ' in all' : ''}?${isLast ? ' The last trick is among it.' : ''}`,
    sides: ({ counted, isMatch }) =>
      isMatch ? 'What does a side write that has every trick?' : `One side has ${counted}. What has the other?`,
    weis: () => 'Mark all cards that belong to a Weis; none if there is none.',
    'weis-points': () => 'What is this Weis worth?',
    'best-weis': () => 'Whose Weis counts?',
    stoeck: () => 'Do you hold the Stöck? Mark it, or nothing if not.',
    'stoeck-when': () => 'With which card do you say “Stöck”?',
    forehand: () => 'Who is forehand?',
    contract: ({ pushed }) => (pushed ? 'Your partner has pushed. What do you declare?' : 'What do you declare?'),
    strokes: ({ add }) => `Add ${add} points.`,
    read: () => 'How many points stand here?',
  },
  verdicts: {
    found: ({ cards }) => `Right: ${cardMarks(cards)}.`,
    'found-other': ({ chosen, sought }) =>
      sought.suit === null
        ? `${cardMark(chosen)} has another rank, wanted is ${soughtOf(sought)}.`
        : `${cardMark(chosen)} belongs to ${suitMark(suitOf(chosen))}, wanted is ${soughtOf(sought)}.`,
    'found-not-all': ({ missing }) =>
      missing === 1 ? 'One card is still missing.' : `${missing} cards are still missing.`,
    strongest: ({ chosen }) => `Right, ${cardMark(chosen)} is the strongest here.`,
    'stronger-there': ({ chosen, contract }) =>
      `There is something stronger here than ${cardMark(chosen)}. ${orderOf(contract, chosen)}`,
    beats: ({ chosen, holder, byTrump, others }) =>
      (byTrump
        ? `Right. ${cardMark(chosen)} is trump and beats ${cardMark(holder)}.`
        : `Right. ${cardMark(chosen)} beats ${cardMark(holder)}.`) +
      (others.length === 0 ? '' : ` ${and(others.map(cardMark))} would do as well.`),
    'too-low': ({ chosen, holder, contract }) =>
      `${cardMark(chosen)} is lower than ${cardMark(holder)}. ${orderOf(contract, chosen)}`,
    'wrong-suit': ({ chosen, led }) =>
      `${cardMark(chosen)} is not of the suit led, ${suitMark(led)}, and not trump: that takes no trick.`,
    'not-allowed': ({ chosen, reason, led, topTrump }) => {
      const card = cardMark(chosen);
      switch (reason) {
        case 'not-in-hand':
          return `You do not have ${card}.`;
        case 'must-follow-suit':
          return `${card} will not do: ${suitMark(led)} was led, and you have some. Whoever can must follow.`;
        case 'must-follow-trump':
          return `${card} will not do: trump was led, and you still have trump.`;
        case 'may-not-trump':
          return `${card} will not do: at this table only those trump who cannot follow.`;
        case 'may-not-undertrump':
          return `${card} will not do: ${topTrump === null ? 'a higher trump lies' : `with ${cardMark(topTrump)} a higher trump lies`} already. Undertrumping is forbidden while you have anything else.`;
        case 'must-overtrump':
          return `${card} will not do: at this table you must overtrump if you can.`;
      }
    },
    'all-legal': ({ why, led }) => LEGAL[why](suitMark(led)),
    'also-allowed': ({ card, why, led }) => `${cardMark(card)} is allowed too: ${ALSO[why](suitMark(led))}`,
    winner: ({ card, seat, why }) => {
      const mark = cardMark(card);
      switch (why) {
        case 'highest-led':
          return `Right: ${mark} is the highest card of the suit led. ${takes(seat)}`;
        case 'only-trump':
          return `Right: ${mark} is the only trump and beats everything. ${takes(seat)}`;
        case 'highest-trump':
          return `Right: ${mark} is the highest trump. ${takes(seat)}`;
        case 'lowest-is-highest':
          return `Right: in Undenufe the lowest card of the suit led counts, ${mark}. ${takes(seat)}`;
      }
    },
    'winner-off-suit': ({ chosen, led }) =>
      `${cardMark(chosen)} was only thrown off: ${suitMark(led)} was led, and trump it is not either.`,
    'winner-trumped': ({ chosen, trump }) =>
      `${cardMark(chosen)} is no trump, and trump lies there, ${suitMark(trump)}. The smallest trump beats any other suit.`,
    'winner-lower': ({ chosen, contract }) =>
      `Something higher than ${cardMark(chosen)} lies there. ${orderOf(contract, chosen)}`,
    counted: ({ parts, last, sum }) => `Right: ${sumOf(parts, last)}. That makes ${sum}.`,
    miscounted: ({ said, why, parts, last }) => `${said} is not right. ${MISCOUNTED[why](sumOf(parts, last))}`,
    sides: ({ counted, other }) => `Right: 157 less ${counted} is ${other}.`,
    'sides-match': () => 'Right: 157 and 100 for the match, 257 in all.',
    'sides-off': ({ said, counted }) => `${said} and ${counted} would be ${said + counted}. Together it is always 157.`,
    'sides-match-off': ({ said }) => `${said} is not right: to the 157 of all tricks come 100 for the match.`,
    'weis-found': ({ weise, points }) =>
      `Right: ${weise.map((weis) => `${cardMarks(weis.cards)} for ${weis.points}`).join('; ')}.` +
      (weise.length > 1 ? ` Together ${points}.` : ''),
    'weis-none': () => 'Right, there is no Weis.',
    'weis-not': ({ chosen, why }) => {
      switch (why) {
        case 'too-short':
          return `${cardMarks(chosen)}: that is only two. A run has three at least.`;
        case 'gap':
          return `${cardMarks(chosen)}: there is a gap in that run.`;
        case 'three-equal':
          return `${cardMarks(chosen)}: that is only three alike. It takes all four.`;
        case 'no-weis':
          return `${cardMarks(chosen)} belongs to no Weis.`;
      }
    },
    'weis-missed': ({ count, found, isPart }) =>
      isPart
        ? 'Something is missing: a Weis is all of its cards.'
        : found === 0
          ? count === 1
            ? 'There is a Weis. Look again.'
            : `There are ${count} Weise. Look again.`
          : count === 1
            ? 'That is a whole Weis, but there is a second one.'
            : `Right so far, but there are ${count} more Weise.`,
    'weis-points': ({ weis }) => `Right: ${weisName(weis)} count ${weis.points}.`,
    'weis-points-off': ({ said, weis }) =>
      `${said} is not right. ${
        weis.kind === 'run'
          ? 'In a row three count 20, four 50, five 100, every further card 50 more.'
          : 'Four alike count 100, four nines 150, four of {U} 200.'
      }`,
    'best-weis': ({ seat, why }) =>
      `Right: ${seat === LEARNER ? 'yours counts' : `the one of ${seatMark(seat)} counts`}. ${BETTER[why]}`,
    'weis-beaten': ({ chosen, why }) =>
      `${cardMarks(chosen.cards)} counts ${chosen.points}, but there is better. ${BETTER[why]}`,
    'no-weis-shown': ({ seat }) =>
      seat === LEARNER ? 'You have announced nothing.' : `${seatMark(seat)} has announced nothing.`,
    stoeck: ({ cards }) => `Right: ${cardMarks(cards)}, 20 points.`,
    'stoeck-none': () => 'Right, there is no Stöck.',
    'stoeck-not': ({ chosen, trump }) =>
      trump === null
        ? `${cardMark(chosen)} is no use: without trump there is no Stöck.`
        : `${cardMark(chosen)} does not belong to it. Trump is ${suitMark(trump)}, and the Stöck are its king and {O}.`,
    'stoeck-half': ({ chosen }) => `${cardMark(chosen)} alone is nothing: king and {O} must be in the same hand.`,
    'stoeck-missed': () => 'Look again: king and {O} of trump.',
    'stoeck-now': ({ card }) => `Right: ${cardMark(card)} is the second of the two, now you say “Stöck”.`,
    'stoeck-not-with': ({ chosen }) =>
      `${cardMark(chosen)} has nothing to do with Stöck. It is said with the second of the two cards.`,
    forehand: ({ seat }) => `Right: ${seat === LEARNER ? 'you sit' : `${seatMark(seat)} sits`} on the dealer’s right.`,
    'not-forehand': ({ chosen, why }) => {
      const who = chosen === LEARNER ? 'You' : seatMark(chosen);
      const [is, sits] = chosen === LEARNER ? ['are', 'sit'] : ['is', 'sits'];
      switch (why) {
        case 'dealer':
          return `${who} ${is} the dealer. Forehand is the seat on the right of that.`;
        case 'partner-of-dealer':
          return `${who} ${sits} opposite the dealer. Forehand sits on the dealer’s right.`;
        case 'left':
          return `${who} ${sits} on the dealer’s left. It goes counter-clockwise: forehand sits on the right.`;
      }
    },
    'contract-good': ({ choice, best, behind, isBest, merits }) =>
      isBest
        ? `Good: ${choiceOf(choice)}. ${meritsOf(merits, choice)}`
        : `Good too: ${choiceOf(choice)}. With ${choiceOf(best)} about ${behind} point${behind > 1 ? 's' : ''} more, nearly the same.`,
    'contract-worse': ({ choice, best, behind, merits }) =>
      `Your choice, ${choiceOf(choice)}, brings about ${behind} points less than ${choiceOf(best)}. ${meritsOf(merits, best, true)}`,
    written: ({ marks, total }) => `Right: ${chalked(marks)}. That makes ${total}.`,
    'written-wrong': ({ total, stands }) => `${stands} stand there, it should be ${total}.`,
    'rest-too-large': ({ rest }) =>
      `The sum is right, but ${rest} is too much of a rest: from twenty on, make strokes.`,
    wiped: () => 'An old stroke is gone. What stands stays.',
    read: ({ marks, total }) => `Right: ${chalked(marks)}. That makes ${total}.`,
    misread: ({ said }) =>
      `${said} is not right. On top each stroke counts 100, in the middle 50, below 20; then comes the number on the right.`,
  },
  comments: {
    declared: ({ seat, contract }) => `${seatMark(seat)} declares: ${choiceOf(contract)}.`,
    pushed: () => 'Pushed. Now your partner has to choose.',
    judged: ({ verdict }) => (says.verdicts[verdict.code] as (given: typeof verdict) => string)(verdict),
    'weis-called': ({ seat, weise }) =>
      `${seatMark(seat)} announces ${weise.reduce((sum, { points }) => sum + points, 0)}.`,
    'weis-written': ({ ours, points }) =>
      ours
        ? `Your Weis is the best, your side writes ${points}.`
        : `The others have the best Weis and write ${points}.`,
    'stoeck-said': ({ seat }) =>
      seat === LEARNER ? 'Stöck! 20 points for your side.' : `${seatMark(seat)} says “Stöck”: 20 points.`,
    'stoeck-forgotten': () => 'That was the second Stöck card, and you said nothing. The 20 points are lost.',
    'stoeck-wrong': ({ card }) =>
      `There is nothing to say with ${cardMark(card)}: “Stöck” is said when the second falls, of king and {O} of trump.`,
    'trick-taken': ({ seat, card, points, isLast }) =>
      `${seat === LEARNER ? 'You take the trick' : `${seatMark(seat)} takes the trick`} with ${cardMark(card)}: ${points} points${isLast ? ', five of them for the last one' : ''}.`,
    card: ({ about, card, better, points }) =>
      CARDS[about](cardMark(card), better === null ? '' : cardMark(better), points),
    'round-over': ({ points: [ours, theirs], isMatch }) =>
      `${isMatch ? 'Match! ' : ''}The tricks: you ${ours}, the others ${theirs}.`,
  },
};
