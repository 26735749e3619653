/** What a table has agreed on, in plain words. */
import type { ContractKind, FactorKey } from '@puur/rules';
import { atOwnAim } from '../own-aim.js';
import type { DeckNames, PresetAim, PresetTexts, SettingTexts, TableTexts } from '../words.js';

const KINDS: Readonly<Record<ContractKind, string>> = {
  trump: 'trump',
  obenabe: 'Obenabe',
  undenufe: 'Undenufe',
  slalom: 'Slalom',
  gusti: 'Gusti',
};

const TRUMPLESS: Readonly<Record<Exclude<FactorKey, 'E' | 'R' | 'S' | 'T'>, string>> = {
  obenabe: 'Obenabe',
  undenufe: 'Undenufe',
  slalom: 'Slalom',
  gusti: 'Gusti',
};

const familyName = (key: FactorKey, { suit }: DeckNames): string =>
  key === 'E' || key === 'R' || key === 'S' || key === 'T' ? suit(key) : TRUMPLESS[key];

const points = (value: number): string => (value === 1 ? '1 point' : `${value} points`);
const multiplied = (value: boolean): string => (value ? 'yes' : 'no, always once');
const permitted = (value: boolean): string => (value ? 'allowed' : 'not allowed');
const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

export const settings: SettingTexts = {
  contracts: { title: 'Contracts', says: (kinds) => kinds.map((kind) => KINDS[kind]).join(', ') },
  pushing: {
    title: 'Pushing',
    says: (value) =>
      ({
        once: 'once, the partner must declare',
        none: 'never',
        'once-with-push-back': 'once, and the partner may push back',
        'round-robin': 'in turn, in the end forehand must',
      })[value],
  },
  pushAllowedInFirstDeal: { title: 'Pushing in the first round', says: permitted },
  leader: {
    title: 'First lead',
    says: (value) => (value === 'forehand' ? 'always forehand' : 'whoever declared'),
  },
  silentLeadIsTrump: {
    title: 'A lead without a word makes trump',
    says: (value) => (value ? 'yes, the suit of the card' : 'no, it has to be declared'),
  },
  firstForehand: {
    title: 'First forehand',
    says: (value, { deck, card }) =>
      typeof value === 'number'
        ? `seat ${value + 1}`
        : {
            random: 'by lot',
            rosen7: `the holder of the ${card('R7')}`,
            schellen10: `the holder of the ${card('S10')}`,
            ecken7: `the holder of the ${card('E7')}`,
            weli: `the holder of the ${card('S6')}${deck === 'german' ? ', the Weli' : ''}`,
            'draw-high': 'cards are drawn, the highest deals',
          }[value],
  },
  undertrump: {
    title: 'Undertrumping',
    says: (value) =>
      value === 'forbidden-unless-only-trumps'
        ? 'forbidden, unless the hand is all trumps'
        : 'allowed if you cannot follow',
  },
  onlyTrumps: {
    title: 'Nothing but trumps in hand',
    says: (value) => (value === 'free' ? 'any of them' : 'overtrump if you can'),
  },
  mayTrumpWhenAbleToFollow: {
    title: 'Trumping when able to follow',
    says: (value) => (value ? 'allowed' : 'not allowed, only the Puur may'),
  },
  puurExempt: {
    title: 'Holding back the Puur',
    says: (value) => (value ? 'allowed, it need never be played' : 'not allowed, it must be played'),
  },
  lookBack: {
    title: 'Looking at turned tricks',
    says: (value) => ({ none: 'none', last: 'only the last', first: 'only the first', own: 'only your own' })[value],
  },
  undenufeValues: {
    title: 'Values in Undenufe',
    says: (value) =>
      value === 'six-eleven' ? 'the six counts 11, the ace nothing' : 'the ace counts 11, the six nothing',
  },
  mixedModeValues: {
    title: 'Values in Slalom and Gusti',
    says: (value) =>
      ({
        obenabe: 'as in Obenabe',
        'start-mode': 'as in the first trick',
        'per-trick': 'in each trick as it is played',
      })[value],
  },
  lastTrick: { title: 'Last trick', says: points },
  matchBonus: { title: 'Match', says: (value) => (value === 0 ? 'nothing more' : `${points(value)} more`) },
  factors: {
    title: 'Counts more than once',
    says: (factors, names) => {
      const more = (Object.keys(factors) as FactorKey[]).filter((key) => factors[key] !== 1);
      return more.length === 0
        ? 'everything once'
        : `${more.map((key) => `${familyName(key, names)} ×${factors[key]}`).join(', ')}, the rest once`;
    },
  },
  matchBonusMultiplied: { title: 'Match times the factor', says: multiplied },
  weisMultiplied: { title: 'Weis times the factor', says: multiplied },
  stoeckMultiplied: { title: 'Stöck times the factor', says: multiplied },
  weis: { title: 'Weis is called', says: (value) => (value ? 'yes' : 'no, without Weis') },
  longRuns: {
    title: 'Long runs',
    says: (value) =>
      ({
        '300-scale': 'six to nine cards count 150, 200, 250, 300',
        'capped-100': 'five cards at most, so 100',
        vorarlberg: 'six to nine cards count 120, 140, 160, 180',
      })[value],
  },
  quartetRanks: {
    title: 'Four alike',
    says: (ranks, { rank }) =>
      ranks.length === 9 ? 'of all nine ranks' : ranks.length === 0 ? 'none' : `only of ${ranks.map(rank).join(', ')}`,
  },
  kreuzweis: { title: 'A card in two Weise', says: permitted },
  equalPointsTie: {
    title: 'Weise of equal points',
    says: (value) => (value === 'more-cards' ? 'more cards go first' : 'four alike go first'),
  },
  totalTie: {
    title: 'Weise alike in everything',
    says: (value) => (value === 'first-in-play-order' ? 'whoever sits nearer to forehand' : 'both sides write'),
  },
  undenufeReversed: {
    title: 'Weis turned over in Undenufe',
    says: (value) => (value ? 'yes, lower is better' : 'no, higher is better, as usual'),
  },
  weisNeedsTrick: {
    title: 'A Weis needs a trick',
    says: (value) => (value ? 'yes, without one it does not count' : 'no, it counts without one too'),
  },
  stoeck: { title: 'Stöck count', says: (value) => (value ? '20 points' : 'no') },
  stoeckAnnounce: {
    title: 'Saying Stöck',
    says: (value) => (value === 'manual' ? 'up to you, or it is lost' : 'happens by itself'),
  },
  stoeckPreShowToGoOut: { title: 'Showing Stöck when it is enough', says: permitted },
  stoeckWithWeis: {
    title: 'Stöck inside a Weis is said with it',
    says: (value) => (value ? 'yes, it counts without a word' : 'no, it must be said'),
  },
  target: { title: 'Target', says: points },
  rounds: { title: 'Rounds', says: (value) => `${value}, if a number of rounds is played` },
  berg: { title: 'Berg at', says: (value) => (value === null ? 'half the target' : points(value)) },
  endMode: {
    title: 'End of the Partie',
    says: (value) =>
      ({
        'end-of-deal-blocks': 'at the end of the round, counted part by part',
        immediate: 'at once, when the target is reached',
        claim: 'whoever has enough says thank you',
        'fixed-rounds': 'after a fixed number of rounds',
      })[value],
  },
  countOrder: {
    title: 'Order of counting',
    says: (value) =>
      ({
        'weis-stoeck-stich': 'Weis, Stöck, tricks',
        'stoeck-weis-stich': 'Stöck, Weis, tricks',
        'stoeck-stich-weis': 'Stöck, tricks, Weis',
      })[value],
  },
  blockTie: {
    title: 'Both at the target in the same part',
    says: (value) =>
      ({
        'trick-order': 'whoever got there with the earlier trick',
        'higher-total': 'whoever has more',
        'next-deal': 'play on',
      })[value],
  },
  falseClaimLoses: {
    title: 'A false claim loses',
    says: (value) => (value ? 'yes, the whole Partie' : 'no, it has no consequence'),
  },
  bergpreis: { title: 'Bergpreis', says: yesNo },
  schneider: {
    title: 'Schneider',
    says: (value) => (value ? 'whoever stays below half the target' : 'does not count'),
  },
  revokeRule: {
    title: 'Revoke',
    says: (value) =>
      ({
        B: 'the tricks go to the opponents (new Jassführer)',
        A: 'the card is replaced and loses its power (old Jassreglement)',
        replay: 'the round is dealt again',
      })[value],
  },
  exactBonus: { title: 'Differenzler: exact hit', says: (value) => (value === 0 ? 'nothing' : points(value)) },
  exactBonusOnZero: { title: 'Differenzler: for zero too', says: yesNo },
};

/** `to 1000`, or `4 rounds`. */
const played = ({ target, limit }: PresetAim): string =>
  limit === null ? `to ${target}` : limit === 1 ? 'one round' : `${limit} rounds`;
/** `Puur 1000`, or `Puur, 4 rounds`. */
const named = (name: string, { target, limit }: PresetAim, more = ''): string =>
  `${name}${limit === null ? ` ${target}` : `, ${played({ target, limit })}`}${more}`;

export const tableNames: TableTexts = {
  puur: (aim) => named('Puur', aim),
  'puur-2500': (aim) => named('Puur', aim, ' with factors'),
  'swisslos-1000': (aim) => named('Swisslos', aim),
  'swisslos-2500': (aim) => named('Swisslos', aim, ' with factors'),
  'turnier-12': (aim) => named('Tournament', aim),
  offiziell: () => 'Official rules',
  'uri-2000': (aim) => named('Uri', aim),
  'pagat-3000': (aim) => named('Pagat', aim),
  chibre: () => 'Chibre (Romandy)',
};

export const tables: TableTexts = {
  puur: (aim) =>
    `As on jasvel.org: ${played(aim)}, everything once, counted at the end of the round: Weis, Stöck, tricks.`,
  'puur-2500': (aim) => `Puur with factors: ${played(aim)}, two suits twice, Obenabe and Undenufe three times.`,
  'swisslos-1000': (aim) => `As at Swisslos: ${played(aim)}, everything once, over as soon as a side is there.`,
  'swisslos-2500': (aim) => `As at Swisslos: ${played(aim)}, once, twice and three times.`,
  'turnier-12': (aim) => `Tournament: ${played(aim)} without Weis and Stöck, no bonus for a match.`,
  offiziell: (aim) => `By the Jassreglement: ${played(aim)}, Stöck, Weis, tricks, whoever has enough says thank you.`,
  'uri-2000': (aim) => `Uri: ${played(aim)}, two suits, Obenabe and Undenufe twice.`,
  'pagat-3000': (aim) => `As at Pagat: ${played(aim)}, two suits twice, Obenabe three times, Undenufe four times.`,
  chibre: (aim) => `Chibre of Romandie: ${played(aim)}, no card in two Weise, equal Weise count for both sides.`,
};

export const presetNames: PresetTexts = atOwnAim(tableNames);
export const presets: PresetTexts = atOwnAim(tables);
