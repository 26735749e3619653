/** Ce que la table a convenu, en mots simples. */
import type { ContractKind, FactorKey } from '@puur/rules';
import { atOwnAim } from '../own-aim.js';
import type { DeckNames, PresetAim, PresetTexts, SettingTexts, TableTexts } from '../words.js';

const KINDS: Readonly<Record<ContractKind, string>> = {
  trump: 'atout',
  obenabe: 'obenabe',
  undenufe: 'undenufe',
  slalom: 'slalom',
  gusti: 'gusti',
};

const TRUMPLESS: Readonly<Record<Exclude<FactorKey, 'E' | 'R' | 'S' | 'T'>, string>> = {
  obenabe: 'obenabe',
  undenufe: 'undenufe',
  slalom: 'slalom',
  gusti: 'gusti',
};

const familyName = (key: FactorKey, { suit }: DeckNames): string =>
  key === 'E' || key === 'R' || key === 'S' || key === 'T' ? suit(key) : TRUMPLESS[key];

const points = (value: number): string => (value === 1 ? '1 point' : `${value} points`);
const multiplied = (value: boolean): string => (value ? 'oui' : 'non, toujours simple');
const permitted = (value: boolean): string => (value ? 'permis' : 'interdit');
const yesNo = (value: boolean): string => (value ? 'oui' : 'non');

export const settings: SettingTexts = {
  contracts: { title: 'Contrats', says: (kinds) => kinds.map((kind) => KINDS[kind]).join(', ') },
  pushing: {
    title: 'Chibrer',
    says: (value) =>
      ({
        once: 'une fois, le partenaire doit faire atout',
        none: 'jamais',
        'once-with-push-back': 'une fois, et le partenaire peut rendre le choix',
        'round-robin': 'à la ronde, à la fin le premier doit',
      })[value],
  },
  pushAllowedInFirstDeal: { title: 'Chibrer à la première donne', says: permitted },
  leader: {
    title: 'Première entame',
    says: (value) => (value === 'forehand' ? 'toujours le premier' : 'celui qui a fait atout'),
  },
  silentLeadIsTrump: {
    title: 'Entamer sans un mot fait atout',
    says: (value) => (value ? 'oui, de la couleur de la carte' : 'non, il faut annoncer'),
  },
  firstForehand: {
    title: 'Premier de la première donne',
    says: (value, { deck, card }) =>
      typeof value === 'number'
        ? `place ${value + 1}`
        : {
            random: 'au sort',
            rosen7: `qui a le ${card('R7')}`,
            schellen10: `qui a ${deck === 'german' ? 'la' : 'le'} ${card('S10')}`,
            ecken7: `qui a le ${card('E7')}`,
            weli: `qui a le ${card('S6')}${deck === 'german' ? ', le weli' : ''}`,
            'draw-high': 'on tire, la plus haute carte donne',
          }[value],
  },
  undertrump: {
    title: 'Sous-couper',
    says: (value) =>
      value === 'forbidden-unless-only-trumps'
        ? 'interdit, sauf s’il ne reste que des atouts'
        : 'permis si l’on ne peut pas fournir',
  },
  onlyTrumps: {
    title: 'Rien que des atouts en main',
    says: (value) => (value === 'free' ? 'n’importe lequel' : 'surcouper si l’on peut'),
  },
  mayTrumpWhenAbleToFollow: {
    title: 'Couper quand on peut fournir',
    says: (value) => (value ? 'permis' : 'interdit, sauf avec le bour'),
  },
  puurExempt: {
    title: 'Garder le bour',
    says: (value) => (value ? 'permis, il n’est jamais obligatoire' : 'interdit, il doit être fourni'),
  },
  lookBack: {
    title: 'Revoir les plis',
    says: (value) =>
      ({ none: 'aucun', last: 'le dernier seulement', first: 'le premier seulement', own: 'les siens seulement' })[
        value
      ],
  },
  undenufeValues: {
    title: 'Valeurs en undenufe',
    says: (value) => (value === 'six-eleven' ? 'le six vaut 11, l’as rien' : 'l’as vaut 11, le six rien'),
  },
  mixedModeValues: {
    title: 'Valeurs en slalom et gusti',
    says: (value) =>
      ({
        obenabe: 'comme en obenabe',
        'start-mode': 'comme au premier pli',
        'per-trick': 'à chaque pli selon son sens',
      })[value],
  },
  lastTrick: { title: 'Dernier pli', says: points },
  matchBonus: { title: 'Match', says: (value) => (value === 0 ? 'rien de plus' : `${points(value)} de plus`) },
  factors: {
    title: 'Compte plusieurs fois',
    says: (factors, names) => {
      const more = (Object.keys(factors) as FactorKey[]).filter((key) => factors[key] !== 1);
      return more.length === 0
        ? 'tout simple'
        : `${more.map((key) => `${familyName(key, names)} ×${factors[key]}`).join(', ')}, le reste simple`;
    },
  },
  matchBonusMultiplied: { title: 'Match multiplié', says: multiplied },
  weisMultiplied: { title: 'Annonces multipliées', says: multiplied },
  stoeckMultiplied: { title: 'Stöck multiplié', says: multiplied },
  weis: { title: 'Jouer avec annonces', says: (value) => (value ? 'oui' : 'non, sans annonces') },
  longRuns: {
    title: 'Longues suites',
    says: (value) =>
      ({
        '300-scale': 'de six à neuf cartes : 150, 200, 250, 300',
        'capped-100': 'cinq cartes au plus, donc 100',
        vorarlberg: 'de six à neuf cartes : 120, 140, 160, 180',
      })[value],
  },
  quartetRanks: {
    title: 'Carrés',
    says: (ranks, { rank }) =>
      ranks.length === 9
        ? 'de toutes les cartes'
        : ranks.length === 0
          ? 'aucun'
          : `seulement de ${ranks.map(rank).join(', ')}`,
  },
  kreuzweis: { title: 'Annonces croisées', says: (value) => (value ? 'permises' : 'interdites') },
  equalPointsTie: {
    title: 'Annonces à égalité de points',
    says: (value) => (value === 'more-cards' ? 'plus de cartes l’emporte' : 'le carré l’emporte'),
  },
  totalTie: {
    title: 'Annonces toutes pareilles',
    says: (value) => (value === 'first-in-play-order' ? 'au plus proche du premier' : 'les deux équipes marquent'),
  },
  undenufeReversed: {
    title: 'Annonces renversées en undenufe',
    says: (value) => (value ? 'oui, la plus basse l’emporte' : 'non, la plus haute l’emporte, comme ailleurs'),
  },
  weisNeedsTrick: {
    title: 'L’annonce exige un pli',
    says: (value) => (value ? 'oui, sans pli elle ne compte pas' : 'non, elle compte aussi sans pli'),
  },
  stoeck: { title: 'Compter le stöck', says: (value) => (value ? '20 points' : 'non') },
  stoeckAnnounce: {
    title: 'Dire stöck',
    says: (value) => (value === 'manual' ? 'à chacun d’y penser, sinon il est perdu' : 'se fait tout seul'),
  },
  stoeckPreShowToGoOut: { title: 'Montrer le stöck s’il suffit', says: permitted },
  stoeckWithWeis: {
    title: 'Stöck compris dans l’annonce',
    says: (value) => (value ? 'oui, il compte sans un mot' : 'non, il doit être dit'),
  },
  target: { title: 'Objectif', says: points },
  rounds: { title: 'Donnes', says: (value) => `${value}, si l’on joue un nombre de donnes` },
  berg: { title: 'Montagne à', says: (value) => (value === null ? 'la moitié de l’objectif' : points(value)) },
  endMode: {
    title: 'Fin de la partie',
    says: (value) =>
      ({
        'end-of-deal-blocks': 'à la fin de la donne, comptée part après part',
        immediate: 'tout de suite, dès que l’objectif est atteint',
        claim: 'qui a assez remercie',
        'fixed-rounds': 'après un nombre fixe de donnes',
      })[value],
  },
  countOrder: {
    title: 'Ordre du compte',
    says: (value) =>
      ({
        'weis-stoeck-stich': 'annonces, stöck, plis',
        'stoeck-weis-stich': 'stöck, annonces, plis',
        'stoeck-stich-weis': 'stöck, plis, annonces',
      })[value],
  },
  blockTie: {
    title: 'Les deux à l’objectif dans la même part',
    says: (value) =>
      ({ 'trick-order': 'le pli le plus tôt', 'higher-total': 'le plus de points', 'next-deal': 'on continue' })[value],
  },
  falseClaimLoses: {
    title: 'Remercier à tort fait perdre',
    says: (value) => (value ? 'oui, toute la partie' : 'non, c’est sans suite'),
  },
  bergpreis: { title: 'Prix de la montagne', says: yesNo },
  schneider: {
    title: 'Schneider',
    says: (value) => (value ? 'qui reste sous la moitié de l’objectif' : 'ne compte pas'),
  },
  revokeRule: {
    title: 'Renonce',
    says: (value) =>
      ({
        B: 'les plis vont aux adversaires (nouveau Jassführer)',
        A: 'la carte est remplacée et perd sa force (ancien règlement)',
        replay: 'on redonne',
      })[value],
  },
  exactBonus: { title: 'Différence : annonce exacte', says: (value) => (value === 0 ? 'rien' : points(value)) },
  exactBonusOnZero: { title: 'Différence : aussi pour zéro', says: yesNo },
};

/** `en 1000`, ou `4 donnes`. */
const played = ({ target, limit }: PresetAim): string =>
  limit === null ? `en ${target}` : limit === 1 ? 'une donne' : `${limit} donnes`;
/** `Puur 1000`, ou `Puur, 4 donnes`. */
const named = (name: string, { target, limit }: PresetAim, more = ''): string =>
  `${name}${limit === null ? ` ${target}` : `, ${played({ target, limit })}`}${more}`;

export const tableNames: TableTexts = {
  puur: (aim) => named('Puur', aim),
  'puur-2500': (aim) => named('Puur', aim, ' avec facteurs'),
  'swisslos-1000': (aim) => named('Swisslos', aim),
  'swisslos-2500': (aim) => named('Swisslos', aim, ' avec facteurs'),
  'turnier-12': (aim) => named('Tournoi', aim),
  offiziell: () => 'Règlement du jass',
  'uri-2000': (aim) => named('Uri', aim),
  'pagat-3000': (aim) => named('Pagat', aim),
  chibre: () => 'Chibre (Romandie)',
};

export const tables: TableTexts = {
  puur: (aim) => `Comme sur jasvel.org : ${played(aim)}, tout simple, compté en fin de donne : annonces, stöck, plis.`,
  'puur-2500': (aim) => `Puur avec facteurs : ${played(aim)}, deux couleurs doubles, obenabe et undenufe triples.`,
  'swisslos-1000': (aim) => `Comme chez Swisslos : ${played(aim)}, tout simple, fini dès que l’objectif est atteint.`,
  'swisslos-2500': (aim) => `Comme chez Swisslos : ${played(aim)}, simple, double et triple.`,
  'turnier-12': (aim) => `Tournoi : ${played(aim)} sans annonces ni stöck, match sans prime.`,
  offiziell: (aim) => `Selon le règlement : ${played(aim)}, stöck, annonces, plis, et qui a assez remercie.`,
  'uri-2000': (aim) => `Uri : ${played(aim)}, deux couleurs, obenabe et undenufe doubles.`,
  'pagat-3000': (aim) =>
    `Comme chez Pagat : ${played(aim)}, deux couleurs doubles, obenabe triple, undenufe quadruple.`,
  chibre: (aim) => `Chibre romand : ${played(aim)}, sans annonces croisées, à égalité les deux équipes marquent.`,
};

export const presetNames: PresetTexts = atOwnAim(tableNames);
export const presets: PresetTexts = atOwnAim(tables);
