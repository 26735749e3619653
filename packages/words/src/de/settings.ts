/** Die Abmachungen eines Tisches, in Worten. */
import type { ContractKind, FactorKey } from '@puur/rules';
import { atOwnAim } from '../own-aim.js';
import type { DeckNames, PresetAim, PresetTexts, SettingTexts, TableTexts } from '../words.js';

const KINDS: Readonly<Record<ContractKind, string>> = {
  trump: 'Trumpf',
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

const points = (value: number): string => (value === 1 ? '1 Punkt' : `${value} Punkte`);

export const settings: SettingTexts = {
  contracts: { title: 'Erlaubt sind', says: (kinds) => kinds.map((kind) => KINDS[kind]).join(', ') },
  pushing: {
    title: 'Schieben',
    says: (value) =>
      ({
        once: 'einmal, der Partner muss ansagen',
        none: 'gar nicht',
        'once-with-push-back': 'einmal, und der Partner darf zurückschieben',
        'round-robin': 'reihum, zuletzt muss die Vorhand',
      })[value],
  },
  pushAllowedInFirstDeal: {
    title: 'Schieben in der ersten Runde',
    says: (value) => (value ? 'erlaubt' : 'nicht erlaubt'),
  },
  leader: {
    title: 'Zuerst ausspielen',
    says: (value) => (value === 'forehand' ? 'immer die Vorhand' : 'wer angesagt hat'),
  },
  silentLeadIsTrump: {
    title: 'Wortlos ausspielen macht Trumpf',
    says: (value) => (value ? 'ja, die Farbe der Karte' : 'nein, es muss angesagt werden'),
  },
  firstForehand: {
    title: 'Erste Vorhand',
    says: (value, { deck, card }) =>
      typeof value === 'number'
        ? `Platz ${value + 1}`
        : {
            random: 'durchs Los',
            rosen7: `wer die ${card('R7')} hat`,
            schellen10: `wer ${deck === 'german' ? 'das' : 'die'} ${card('S10')} hat`,
            ecken7: `wer die ${card('E7')} hat`,
            weli: `wer die ${card('S6')} hat${deck === 'german' ? ', den Weli' : ''}`,
            'draw-high': 'es wird gezogen, die höchste Karte gibt',
          }[value],
  },
  undertrump: {
    title: 'Untertrumpfen',
    says: (value) =>
      value === 'forbidden-unless-only-trumps'
        ? 'verboten, ausser die Hand hat nur noch Trumpf'
        : 'erlaubt, wenn man nicht bedienen kann',
  },
  onlyTrumps: {
    title: 'Nur noch Trumpf in der Hand',
    says: (value) => (value === 'free' ? 'ein beliebiger Trumpf' : 'übertrumpfen, wer kann'),
  },
  mayTrumpWhenAbleToFollow: {
    title: 'Stechen, obwohl man bedienen kann',
    says: (value) => (value ? 'erlaubt' : 'nicht erlaubt, nur der Puur darf'),
  },
  puurExempt: {
    title: 'Puur zurückhalten',
    says: (value) => (value ? 'erlaubt, er muss nie zugegeben werden' : 'nicht erlaubt, er muss zugegeben werden'),
  },
  lookBack: {
    title: 'Gekehrte Stiche ansehen',
    says: (value) =>
      ({ none: 'keinen', last: 'nur den letzten', first: 'nur den ersten', own: 'nur die eigenen' })[value],
  },
  undenufeValues: {
    title: 'Werte im Undenufe',
    says: (value) =>
      value === 'six-eleven' ? 'die Sechs zählt 11, das Ass nichts' : 'das Ass zählt 11, die Sechs nichts',
  },
  mixedModeValues: {
    title: 'Werte in Slalom und Gusti',
    says: (value) =>
      ({
        obenabe: 'wie im Obenabe',
        'start-mode': 'wie im ersten Stich',
        'per-trick': 'in jedem Stich, wie er gespielt wird',
      })[value],
  },
  lastTrick: { title: 'Letzter Stich', says: points },
  matchBonus: { title: 'Match', says: (value) => (value === 0 ? 'nichts extra' : `${points(value)} dazu`) },
  factors: {
    title: 'Zählt mehrfach',
    says: (factors, names) => {
      const more = (Object.keys(factors) as FactorKey[]).filter((key) => factors[key] !== 1);
      return more.length === 0
        ? 'alles einfach'
        : `${more.map((key) => `${familyName(key, names)} ×${factors[key]}`).join(', ')}, das andere einfach`;
    },
  },
  matchBonusMultiplied: {
    title: 'Match-Punkte mal Faktor',
    says: (value) => (value ? 'ja' : 'nein, immer einfach'),
  },
  weisMultiplied: { title: 'Weis mal Faktor', says: (value) => (value ? 'ja' : 'nein, immer einfach') },
  stoeckMultiplied: { title: 'Stöck mal Faktor', says: (value) => (value ? 'ja' : 'nein, immer einfach') },
  weis: { title: 'Wird gewiesen', says: (value) => (value ? 'ja' : 'nein, ohne Weis') },
  longRuns: {
    title: 'Lange Folgen',
    says: (value) =>
      ({
        '300-scale': 'sechs bis neun Blatt zählen 150, 200, 250, 300',
        'capped-100': 'höchstens fünf Blatt, also 100',
        vorarlberg: 'sechs bis neun Blatt zählen 120, 140, 160, 180',
      })[value],
  },
  quartetRanks: {
    title: 'Vier Gleiche',
    says: (ranks, { rank }) =>
      ranks.length === 9
        ? 'von allen neun Karten'
        : ranks.length === 0
          ? 'keine'
          : `nur von ${ranks.map(rank).join(', ')}`,
  },
  kreuzweis: { title: 'Kreuzweis', says: (value) => (value ? 'erlaubt' : 'nicht erlaubt') },
  equalPointsTie: {
    title: 'Gleich viele Weis-Punkte',
    says: (value) => (value === 'more-cards' ? 'mehr Karten gehen vor' : 'die vier Gleichen gehen vor'),
  },
  totalTie: {
    title: 'Ganz gleiche Weise',
    says: (value) => (value === 'first-in-play-order' ? 'wer näher bei der Vorhand sitzt' : 'beide schreiben'),
  },
  undenufeReversed: {
    title: 'Weis im Undenufe von unten',
    says: (value) => (value ? 'ja, tiefer ist besser' : 'nein, höher ist besser wie sonst'),
  },
  weisNeedsTrick: {
    title: 'Weis braucht einen Stich',
    says: (value) => (value ? 'ja, ohne Stich zählt er nicht' : 'nein, er zählt auch ohne Stich'),
  },
  stoeck: { title: 'Stöck zählen', says: (value) => (value ? '20 Punkte' : 'nicht') },
  stoeckAnnounce: {
    title: 'Stöck ansagen',
    says: (value) => (value === 'manual' ? 'jeder selber, sonst sind sie verloren' : 'geschieht von selbst'),
  },
  stoeckPreShowToGoOut: {
    title: 'Stöck vorweisen, wenn es reicht',
    says: (value) => (value ? 'erlaubt' : 'nicht erlaubt'),
  },
  stoeckWithWeis: {
    title: 'Stöck im Weis sind angesagt',
    says: (value) => (value ? 'ja, sie zählen ohne ein Wort' : 'nein, sie müssen gesagt werden'),
  },
  target: { title: 'Ziel', says: points },
  rounds: { title: 'Runden', says: (value) => `${value}, wenn auf Runden gespielt wird` },
  berg: {
    title: 'Berg bei',
    says: (value) => (value === null ? 'die Hälfte des Ziels' : points(value)),
  },
  endMode: {
    title: 'Ende der Partie',
    says: (value) =>
      ({
        'end-of-deal-blocks': 'am Ende der Runde, Teil um Teil gezählt',
        immediate: 'sofort, wenn das Ziel erreicht ist',
        claim: 'wer genug hat, bedankt sich',
        'fixed-rounds': 'nach einer festen Zahl Runden',
      })[value],
  },
  countOrder: {
    title: 'Reihenfolge',
    says: (value) =>
      ({
        'weis-stoeck-stich': 'Weis, Stöck, Stich',
        'stoeck-weis-stich': 'Stöck, Weis, Stich',
        'stoeck-stich-weis': 'Stöck, Stich, Weis',
      })[value],
  },
  blockTie: {
    title: 'Beide im gleichen Teil am Ziel',
    says: (value) =>
      ({
        'trick-order': 'wer es mit dem früheren Stich ist',
        'higher-total': 'wer mehr hat',
        'next-deal': 'es wird weitergespielt',
      })[value],
  },
  falseClaimLoses: {
    title: 'Falsch bedankt verliert',
    says: (value) => (value ? 'ja, die ganze Partie' : 'nein, es bleibt ohne Folge'),
  },
  bergpreis: { title: 'Bergpreis', says: (value) => (value ? 'ja' : 'nein') },
  schneider: { title: 'Schneider', says: (value) => (value ? 'wer unter dem halben Ziel bleibt' : 'zählt nicht') },
  revokeRule: {
    title: 'Nicht bedient',
    says: (value) =>
      ({
        B: 'die Stiche gehen an die Gegner (neuer Jassführer)',
        A: 'die Karte wird ersetzt und verliert ihre Kraft (altes Reglement)',
        replay: 'die Runde wird neu gegeben',
      })[value],
  },
  exactBonus: { title: 'Differenzler: genau getroffen', says: (value) => (value === 0 ? 'nichts' : points(value)) },
  exactBonusOnZero: {
    title: 'Differenzler: auch für null',
    says: (value) => (value ? 'ja' : 'nein'),
  },
};

/** `auf 1000`, or `4 Runden`. */
const played = ({ target, limit }: PresetAim): string =>
  limit === null ? `auf ${target}` : limit === 1 ? 'eine Runde' : `${limit} Runden`;
/** `Puur 1000`, or `Puur, 4 Runden`. */
const named = (name: string, { target, limit }: PresetAim, more = ''): string =>
  `${name}${limit === null ? ` ${target}` : `, ${played({ target, limit })}`}${more}`;

export const tableNames: TableTexts = {
  puur: (aim) => named('Puur', aim),
  'puur-2500': (aim) => named('Puur', aim, ' mit Faktoren'),
  'swisslos-1000': (aim) => named('Swisslos', aim),
  'swisslos-2500': (aim) => named('Swisslos', aim, ' mit Faktoren'),
  'turnier-12': (aim) => named('Turnier', aim),
  offiziell: () => 'Jassreglement',
  'uri-2000': (aim) => named('Uri', aim),
  'pagat-3000': (aim) => named('Pagat', aim),
  chibre: () => 'Chibre (Romandie)',
};

export const tables: TableTexts = {
  puur: (aim) => `Wie auf jasvel.org: ${played(aim)}, alles einfach, gezählt am Ende der Runde: Weis, Stöck, Stich.`,
  'puur-2500': (aim) => `Puur mit Faktoren: ${played(aim)}, zwei Farben doppelt, Obenabe und Undenufe dreifach.`,
  'swisslos-1000': (aim) => `Wie bei Swisslos: ${played(aim)}, alles einfach, fertig, sobald jemand am Ziel ist.`,
  'swisslos-2500': (aim) => `Wie bei Swisslos: ${played(aim)}, einfach, doppelt und dreifach.`,
  'turnier-12': (aim) => `Turnier: ${played(aim)} ohne Weis und Stöck, Match ohne Zuschlag.`,
  offiziell: (aim) => `Nach dem Jassreglement: ${played(aim)}, Stöck, Weis, Stich, wer genug hat, bedankt sich.`,
  'uri-2000': (aim) => `Uri: ${played(aim)}, zwei Farben, Obenabe und Undenufe doppelt.`,
  'pagat-3000': (aim) => `Wie bei Pagat: ${played(aim)}, zwei Farben doppelt, Obenabe dreifach, Undenufe vierfach.`,
  chibre: (aim) => `Chibre der Romandie: ${played(aim)}, ohne Kreuzweis, bei gleichem Weis schreiben beide.`,
};

export const presetNames: PresetTexts = atOwnAim(tableNames);
export const presets: PresetTexts = atOwnAim(tables);
