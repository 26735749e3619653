/** Ce que l’école demande et répond en français. */
import { type Card, type Contract, NINE, rankOf, type Seat, suitOf, trumpOf, type Weis } from '@puur/rules';

import type { CardComment } from '../comment.js';
import { type ContractChoice, LEARNER, type Sought } from '../question.js';
import { chalked } from '../saying.js';
import { cardMarks, contractMark, rankMark, seatMark, suitMark, theCardMark } from '../text.js';
import type { AlsoWhy, BestWeisWhy, CardPoints, LegalWhy, Merit, MiscountWhy } from '../verdict.js';
import type { SchoolWords } from '../words.js';

function takes(seat: Seat): string {
  return seat === LEARNER ? 'Tu fais le pli.' : `${seatMark(seat)} fait le pli.`;
}

/** L’ordre dans lequel se trouve une carte. */
function orderOf(contract: Contract, card: Card): string {
  if (contract === 'undenufe')
    return 'En undenufe, le six est la carte la plus forte, puis le sept, le huit et ainsi de suite.';
  return suitOf(card) === trumpOf(contract)
    ? 'À l’atout : bour, nell, as, roi, {O}, {10}, huit, sept, six.'
    : 'L’ordre : as, roi, {O}, {U}, {10}, neuf, huit, sept, six.';
}

function choiceOf(choice: ContractChoice): string {
  if (choice === 'push') return 'chibrer';
  const trump = trumpOf(choice);
  return trump === null ? contractMark(choice) : `atout ${suitMark(trump)}`;
}

function soughtOf({ suit, rank }: Sought): string {
  return [rank === null ? '' : rankMark(rank), suit === null ? '' : suitMark(suit)].join(' ').trim();
}

function sumOf(parts: readonly CardPoints[], last: number): string {
  const counting = parts.filter(({ points }) => points > 0).map(({ card, points }) => `${theCardMark(card)} ${points}`);
  if (last > 0) counting.push(`dernier pli ${last}`);
  return counting.length === 0 ? 'aucune carte ne compte' : counting.join(', ');
}

const NUMBERS = ['', '', '', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

function weisName({ kind, cards }: Weis): string {
  if (kind === 'run') return `${NUMBERS[cards.length]!} de suite`;
  const rank = rankOf(cards[0]!);
  return rank === NINE ? 'quatre neuf' : `quatre fois ${rankMark(rank)}`;
}

function and(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)!}`;
}

const LEGAL: Readonly<Record<LegalWhy, (led: string) => string>> = {
  'must-follow': (led) => `Juste : la couleur demandée est ${led}, tu en as, donc tu fournis.`,
  'follow-or-trump': (led) => `Juste : fournir ${led} ou couper. On peut toujours couper.`,
  'follow-or-overtrump': (led) => `Juste : fournir ${led} ou surcouper. Un atout plus faible serait une sous-coupe.`,
  'must-follow-trump': () => 'Juste : sur atout on met de l’atout, haut ou bas, comme tu veux.',
  'puur-alone': () => 'Juste : le bour est ton seul atout, et tu n’es jamais obligé de le sortir. Tout est permis.',
  'void-all': (led) => `Juste : tu n’as rien à ${led}, tu peux donc tout jouer.`,
  'void-no-undertrump': (led) =>
    `Juste : tu n’as rien à ${led}. Tu peux te défausser de tout, sauf d’un atout plus faible que celui qui est posé.`,
  'only-trumps': () =>
    'Juste : il ne te reste que des atouts. Tu peux alors mettre celui que tu veux, même plus faible.',
};

const ALSO: Readonly<Record<AlsoWhy, (led: string) => string>> = {
  follows: (led) => `tu fournis ainsi ${led}.`,
  trump: () => 'on peut toujours couper, même si l’on pourrait fournir.',
  overtrump: () => 'cet atout est plus fort que celui qui est posé.',
  void: (led) => `tu n’as rien à ${led}, tu peux te défausser de ce que tu veux.`,
  'only-trumps': () => 'qui n’a plus que des atouts met celui qu’il veut.',
  'puur-alone': () => 'avec le bour seul, rien ne t’oblige à fournir de l’atout.',
};

const MISCOUNTED: Readonly<Record<MiscountWhy, (parts: string) => string>> = {
  'last-trick': () => 'Le dernier pli vaut cinq points de plus.',
  puur: () => 'Le bour vaut 20 et non 2.',
  nell: () => 'Le nell vaut 14.',
  eight: () => 'Sans atout, chaque huit vaut 8.',
  'six-and-ace': () => 'En undenufe, le six vaut 11 et l’as rien.',
  sum: (parts) => `Recompte : ${parts}.`,
};

const BETTER: Readonly<Record<BestWeisWhy, string>> = {
  only: 'C’est la seule.',
  points: 'Les points passent en premier.',
  cards: 'À points égaux, plus de cartes l’emportent.',
  height: 'Autant de points et de cartes : la carte la plus haute décide.',
  trump: 'Tout le reste est égal : l’annonce à l’atout passe devant.',
  seat: 'Tout est égal : la place la plus proche du premier l’emporte.',
};

const MERITS: Readonly<Record<Merit, string>> = {
  puur: 'le bour',
  nell: 'le nell',
  'puur-and-nell': 'le bour avec le nell',
  length: 'la longueur',
  aces: 'les as',
  sixes: 'les six',
  stoeck: 'le stöck',
  nothing: '',
};

function meritsOf(merits: readonly Merit[], choice: ContractChoice, isNamed = false): string {
  if (choice === 'push') return 'Aucune couleur n’est assez forte : au partenaire de choisir.';
  const named = merits.map((merit) => MERITS[merit]);
  return named.length === 0
    ? 'C’est ainsi que les cartes vont le mieux ensemble.'
    : `Ce qui parle pour ${isNamed ? choiceOf(choice) : 'ce choix'} : ${and(named)}.`;
}

const CARDS: Readonly<Record<CardComment, (card: string, better: string, points: number) => string>> = {
  'led-sure': (card) => `${card}, c’est une carte maîtresse : plus personne n’a mieux dans cette couleur.`,
  'led-trump': () => 'Atout demandé : tu fais tomber les atouts des autres.',
  'led-low': (card) => `${card} : zéro point. Tu entames sans rien donner.`,
  'led-points-away': (card, better, points) =>
    `${card} : ${points} points, et ce n’est pas sûr, il reste plus haut dehors. Plus tranquille : ${better}.`,
  took: () => 'Te voilà en tête du pli.',
  'took-cheap-possible': (card, better) => `${better} suffisait aussi, et ${card} te restait.`,
  smeared: () => 'Bien chargé : le pli est à ton partenaire, c’est là que vont les points.',
  'could-smear': (_, better) => `Le pli est à ton partenaire : tu pouvais charger ${better}.`,
  'overtook-partner': (_, better) => `Le pli était déjà à ton partenaire. Avec ${better} tu le lui laissais.`,
  'gave-points-away': (card, better, points) =>
    `${card} : ${points} points, et le pli est aux autres. Mieux : ${better}.`,
  'gave-on-hope': (card) => `${card} compte pour vous si ton partenaire garde le pli. Ce n’est pas encore sûr.`,
  'had-to-give': (card) => `${card} : tu n’avais rien de moins cher ici.`,
  'gave-low': (card) => `${card} : zéro point, tu ne donnes rien.`,
  'only-card': (card) => `Tu n’avais pas le choix : ${card}, rien d’autre n’était permis.`,
  'led-last-trump': (card) => `Toi seul as encore de l’atout : ${card}, c’est sûr.`,
  'took-unsure': () => 'Te voilà devant. Mais ceux qui jouent après toi peuvent encore avoir plus haut.',
  'took-risky': (card, better, points) =>
    `Te voilà devant, mais ce n’est pas sûr, et ${card}, c’est ${points} points. Plus tranquille : ${better}.`,
  'gave-partner': (card, _, points) => `Le pli est à ton partenaire : les ${points} points sont pour vous.`,
  'gave-nothing': (card) => `Le pli est à ton partenaire. ${card} : rien de plus, mais rien de perdu non plus.`,
  'could-take': (_, better) => `Ce pli, tu pouvais le faire. Il suffisait de ceci : ${better}.`,
};

export const says: Pick<SchoolWords, 'asks' | 'verdicts' | 'comments'> = {
  asks: {
    find: ({ sought }) =>
      sought.rank === null
        ? `Touche toutes les cartes de la couleur ${soughtOf(sought)}.`
        : `Touche chaque carte du rang ${soughtOf(sought)}.`,
    strongest: () => 'Quelle carte est la plus forte ?',
    beat: () => 'Avec quoi fais-tu le pli ?',
    legal: () => 'Quelles cartes peux-tu jouer ? Marque-les toutes.',
    winner: ({ lying }) => `Carte d’entame : ${theCardMark(lying.cards[0]!)}. Qui fait le pli ?`,
    count: ({ cards, isLast }) =>
      `Combien de points cela fait-il${cards.length > 4 ? ' en tout' : ''} ?${isLast ? ' Le dernier pli est compris.' : ''}`,
    sides: ({ counted, isMatch }) =>
      isMatch ? 'Combien marque qui a tous les plis ?' : `Une équipe a ${counted}. Combien a l’autre ?`,
    weis: () => 'Marque toutes les cartes d’une annonce ; aucune s’il n’y en a pas.',
    'weis-points': () => 'Combien vaut cette annonce ?',
    'best-weis': () => 'Quelle annonce l’emporte ?',
    stoeck: () => 'As-tu le stöck ? Marque-le, ou rien s’il n’y est pas.',
    'stoeck-when': () => 'Avec quelle carte dis-tu « stöck » ?',
    forehand: () => 'Qui commence ?',
    contract: ({ pushed }) => (pushed ? 'Ton partenaire a chibré. Que choisis-tu ?' : 'Que choisis-tu ?'),
    strokes: ({ add }) => `Ajoute ${add} points.`,
    read: () => 'Combien de points y a-t-il ici ?',
  },
  verdicts: {
    found: ({ cards }) => `Juste : ${cardMarks(cards)}.`,
    'found-other': ({ chosen, sought }) =>
      sought.suit === null
        ? `${theCardMark(chosen)} a un autre rang, on cherche ${soughtOf(sought)}.`
        : `${theCardMark(chosen)} est de la couleur ${suitMark(suitOf(chosen))}, on cherche ${soughtOf(sought)}.`,
    'found-not-all': ({ missing }) =>
      missing === 1 ? 'Il manque encore une carte.' : `Il manque encore ${missing} cartes.`,
    strongest: ({ chosen }) => `Juste, ${theCardMark(chosen)} est ici la carte la plus forte.`,
    'stronger-there': ({ chosen, contract }) =>
      `Il y a plus fort ici que ${theCardMark(chosen)}. ${orderOf(contract, chosen)}`,
    beats: ({ chosen, holder, byTrump, others }) =>
      (byTrump
        ? `Juste. ${theCardMark(chosen)} est atout et coupe ${theCardMark(holder)}.`
        : `Juste. ${theCardMark(chosen)} bat ${theCardMark(holder)}.`) +
      (others.length === 0
        ? ''
        : ` ${and(others.map(theCardMark))} aussi fer${others.length > 1 ? 'aient' : 'ait'} l’affaire.`),
    'too-low': ({ chosen, holder, contract }) =>
      `${theCardMark(chosen)} est plus faible que ${theCardMark(holder)}. ${orderOf(contract, chosen)}`,
    'wrong-suit': ({ chosen, led }) =>
      `${theCardMark(chosen)} n’est pas de la couleur demandée, ${suitMark(led)}, et ce n’est pas de l’atout : on ne fait pas de pli ainsi.`,
    'not-allowed': ({ chosen, reason, led, topTrump }) => {
      const card = theCardMark(chosen);
      switch (reason) {
        case 'not-in-hand':
          return `Tu n’as pas ${card}.`;
        case 'must-follow-suit':
          return `${card} ne va pas : la couleur demandée est ${suitMark(led)}, et tu en as. Qui peut doit fournir.`;
        case 'must-follow-trump':
          return `${card} ne va pas : l’atout est demandé, et tu en as encore.`;
        case 'may-not-trump':
          return `${card} ne va pas : à cette table, on ne coupe que si l’on ne peut pas fournir.`;
        case 'may-not-undertrump':
          return `${card} ne va pas : ${topTrump === null ? 'un atout plus fort' : theCardMark(topTrump)} est déjà sur la table. Il est défendu de sous-couper tant qu’on a autre chose.`;
        case 'must-overtrump':
          return `${card} ne va pas : à cette table, il faut surcouper si l’on peut.`;
      }
    },
    'all-legal': ({ why, led }) => LEGAL[why](suitMark(led)),
    'also-allowed': ({ card, why, led }) => `${theCardMark(card)} irait aussi : ${ALSO[why](suitMark(led))}`,
    winner: ({ card, seat, why }) => {
      const mark = theCardMark(card);
      switch (why) {
        case 'highest-led':
          return `Juste : ${mark} est la carte la plus forte de la couleur demandée. ${takes(seat)}`;
        case 'only-trump':
          return `Juste : ${mark} est le seul atout et coupe tout. ${takes(seat)}`;
        case 'highest-trump':
          return `Juste : ${mark} est l’atout le plus fort. ${takes(seat)}`;
        case 'lowest-is-highest':
          return `Juste : en undenufe, c’est la plus basse de la couleur demandée qui compte, ${mark}. ${takes(seat)}`;
      }
    },
    'winner-off-suit': ({ chosen, led }) =>
      `${theCardMark(chosen)} n’est qu’une défausse : la couleur demandée est ${suitMark(led)}, et ce n’est pas de l’atout.`,
    'winner-trumped': ({ chosen, trump }) =>
      `${theCardMark(chosen)} n’est pas de l’atout, et il y en a, ${suitMark(trump)}. Le plus petit atout bat toute autre couleur.`,
    'winner-lower': ({ chosen, contract }) =>
      `Il y a plus fort que ${theCardMark(chosen)}. ${orderOf(contract, chosen)}`,
    counted: ({ parts, last, sum }) => `Juste : ${sumOf(parts, last)}. Cela fait ${sum}.`,
    miscounted: ({ said, why, parts, last }) => `${said} n’est pas juste. ${MISCOUNTED[why](sumOf(parts, last))}`,
    sides: ({ counted, other }) => `Juste : 157 moins ${counted}, c’est ${other}.`,
    'sides-match': () => 'Juste : 157 et 100 pour le match, en tout 257.',
    'sides-off': ({ said, counted }) =>
      `${said} et ${counted} feraient ${said + counted}. Or c’est toujours 157 en tout.`,
    'sides-match-off': ({ said }) => `${said} n’est pas juste : aux 157 de tous les plis s’ajoutent 100 pour le match.`,
    'weis-found': ({ weise, points }) =>
      `Juste : ${weise.map((weis) => `${cardMarks(weis.cards)} pour ${weis.points}`).join(' ; ')}.` +
      (weise.length > 1 ? ` En tout ${points}.` : ''),
    'weis-none': () => 'Juste, il n’y a pas d’annonce.',
    'weis-not': ({ chosen, why }) => {
      switch (why) {
        case 'too-short':
          return `${cardMarks(chosen)} : cela ne fait que deux. Une suite en a au moins trois.`;
        case 'gap':
          return `${cardMarks(chosen)} : il y a un trou dans cette suite.`;
        case 'three-equal':
          return `${cardMarks(chosen)} : cela ne fait que trois pareilles. Il faut les quatre.`;
        case 'no-weis':
          return `${cardMarks(chosen)} ne fait partie d’aucune annonce.`;
      }
    },
    'weis-missed': ({ count, found, isPart }) =>
      isPart
        ? 'Il manque quelque chose : une annonce, ce sont toutes ses cartes.'
        : found === 0
          ? count === 1
            ? 'Il y a une annonce. Regarde encore.'
            : `Il y a ${count} annonces. Regarde encore.`
          : count === 1
            ? 'C’est une annonce entière, mais il y en a une seconde.'
            : `C’est juste jusqu’ici, mais il y a encore ${count} annonces.`,
    'weis-points': ({ weis }) => `Juste : ${weisName(weis)}, cela vaut ${weis.points}.`,
    'weis-points-off': ({ said, weis }) =>
      `${said} n’est pas juste. ${
        weis.kind === 'run'
          ? 'De suite, trois valent 20, quatre 50, cinq 100, chaque carte de plus 50 de plus.'
          : 'Quatre pareilles valent 100, quatre neuf 150, quatre fois {U} 200.'
      }`,
    'best-weis': ({ seat, why }) =>
      `Juste : ${seat === LEARNER ? 'la tienne l’emporte' : `celle de ${seatMark(seat)} l’emporte`}. ${BETTER[why]}`,
    'weis-beaten': ({ chosen, why }) =>
      `${cardMarks(chosen.cards)} vaut ${chosen.points}, mais il y a mieux. ${BETTER[why]}`,
    'no-weis-shown': ({ seat }) => (seat === LEARNER ? 'Tu n’as rien annoncé.' : `${seatMark(seat)} n’a rien annoncé.`),
    stoeck: ({ cards }) => `Juste : ${cardMarks(cards)}, 20 points.`,
    'stoeck-none': () => 'Juste, il n’y a pas de stöck.',
    'stoeck-not': ({ chosen, trump }) =>
      trump === null
        ? `${theCardMark(chosen)} n’y fait rien : sans atout, pas de stöck.`
        : `${theCardMark(chosen)} n’en fait pas partie. L’atout est ${suitMark(trump)}, et le stöck, c’est le roi et {the O} d’atout.`,
    'stoeck-half': ({ chosen }) =>
      `${theCardMark(chosen)} sans l’autre n’est rien : roi et {O} doivent être dans la même main.`,
    'stoeck-missed': () => 'Regarde encore : roi et {O} d’atout.',
    'stoeck-now': ({ card }) => `Juste : ${theCardMark(card)} est la seconde des deux, c’est là que tu dis « stöck ».`,
    'stoeck-not-with': ({ chosen }) =>
      `${theCardMark(chosen)} n’a rien à voir avec le stöck. On le dit avec la seconde des deux cartes.`,
    forehand: ({ seat }) => `Juste : ${seat === LEARNER ? 'tu es' : `${seatMark(seat)} est`} à droite du donneur.`,
    'not-forehand': ({ chosen, why }) => {
      const who = chosen === LEARNER ? 'Tu es' : `${seatMark(chosen)} est`;
      switch (why) {
        case 'dealer':
          return `${who} donneur. Le premier est à sa droite.`;
        case 'partner-of-dealer':
          return `${who} en face du donneur. Le premier est à la droite du donneur.`;
        case 'left':
          return `${who} à gauche du donneur. On tourne dans le sens inverse des aiguilles d’une montre, le premier est à droite.`;
      }
    },
    'contract-good': ({ choice, best, behind, isBest, merits }) =>
      isBest
        ? `Bien : ${choiceOf(choice)}. ${meritsOf(merits, choice)}`
        : `Bien aussi : ${choiceOf(choice)}. Avec ${choiceOf(best)}, environ ${behind} point${behind > 1 ? 's' : ''} de plus, c’est presque égal.`,
    'contract-worse': ({ choice, best, behind, merits }) =>
      `Ton choix, ${choiceOf(choice)}, rapporte environ ${behind} points de moins que le meilleur, ${choiceOf(best)}. ${meritsOf(merits, best, true)}`,
    written: ({ marks, total }) => `Juste : ${chalked(marks)}. Il y a maintenant ${total}.`,
    'written-wrong': ({ total, stands }) => `Il y a ${stands}, il faudrait ${total}.`,
    'rest-too-large': ({ rest }) =>
      `La somme est juste, mais ${rest} de reste, c’est trop : à partir de vingt, on fait des traits.`,
    wiped: () => 'Un ancien trait a disparu. Ce qui est écrit reste.',
    read: ({ marks, total }) => `Juste : ${chalked(marks)}. Cela fait ${total}.`,
    misread: ({ said }) =>
      `${said} n’est pas juste. En haut chaque trait vaut 100, au milieu 50, en bas 20 ; s’y ajoute le nombre à droite.`,
  },
  comments: {
    declared: ({ seat, contract }) => `${seatMark(seat)} choisit : ${choiceOf(contract)}.`,
    pushed: () => 'Chibré. À ton partenaire de choisir.',
    judged: ({ verdict }) => (says.verdicts[verdict.code] as (given: typeof verdict) => string)(verdict),
    'weis-called': ({ seat, weise }) =>
      `${seatMark(seat)} annonce ${weise.reduce((sum, { points }) => sum + points, 0)}.`,
    'weis-written': ({ ours, points }) =>
      ours
        ? `Votre annonce est la meilleure, vous marquez ${points}.`
        : `Les autres ont la meilleure annonce et marquent ${points}.`,
    'stoeck-said': ({ seat }) =>
      seat === LEARNER ? 'Stöck ! 20 points pour vous.' : `${seatMark(seat)} dit « stöck » : 20 points.`,
    'stoeck-forgotten': () => 'C’était la seconde carte du stöck, et tu n’as rien dit. Les 20 points sont perdus.',
    'stoeck-wrong': ({ card }) =>
      `Avec ${theCardMark(card)}, il n’y a rien à dire : « stöck » se dit quand tombe la seconde carte, de roi et {O} d’atout.`,
    'trick-taken': ({ seat, card, points, isLast }) =>
      `${seat === LEARNER ? 'Tu fais le pli' : `${seatMark(seat)} fait le pli`} avec ${theCardMark(card)} : ${points} points${isLast ? ', dont cinq pour le dernier' : ''}.`,
    card: ({ about, card, better, points }) =>
      CARDS[about](theCardMark(card), better === null ? '' : theCardMark(better), points),
    'round-over': ({ points: [ours, theirs], isMatch }) =>
      `${isMatch ? 'Match ! ' : ''}Les plis : vous ${ours}, les autres ${theirs}.`,
  },
};
