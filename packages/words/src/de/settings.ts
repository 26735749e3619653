/** Die Abmachungen eines Tisches, in Worten. */
import type { ContractKind, FactorKey } from '@puur/rules';
import type { PresetTexts, SettingTexts } from '../words.js';

const KINDS: Readonly<Record<ContractKind, string>> = {
  trump: 'Trumpf',
  obenabe: 'Obenabe',
  undenufe: 'Undenufe',
  slalom: 'Slalom',
  gusti: 'Gusti',
};

const FACTORS: Readonly<Record<FactorKey, string>> = {
  E: 'Eicheln',
  R: 'Rosen',
  T: 'Schilten',
  S: 'Schellen',
  obenabe: 'Obenabe',
  undenufe: 'Undenufe',
  slalom: 'Slalom',
  gusti: 'Gusti',
};

const points = (value: number): string => (value === 1 ? '1 Punkt' : `${value} Punkte`);

export const settings: SettingTexts = {
  contracts: { title: 'Ansagen', says: (kinds) => kinds.map((kind) => KINDS[kind]).join(', ') },
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
    title: 'Wortlos ausgespielt',
    says: (value) => (value ? 'die Farbe der Karte ist Trumpf' : 'gilt nicht, es muss angesagt werden'),
  },
  firstForehand: {
    title: 'Erste Vorhand',
    says: (value) =>
      typeof value === 'number'
        ? `Platz ${value + 1}`
        : {
            random: 'durchs Los',
            rosen7: 'wer die Rosen-Sieben hat',
            schellen10: 'wer das Schellen-Banner hat',
            ecken7: 'wer die Ecken-Sieben hat (bei uns die Eichel-Sieben)',
            weli: 'wer die Schellen-Sechs, den Weli, hat',
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
    title: 'Puur auf Trumpf',
    says: (value) => (value ? 'muss nie zugegeben werden' : 'muss zugegeben werden'),
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
    says: (factors) => {
      const more = (Object.keys(FACTORS) as FactorKey[]).filter((key) => factors[key] !== 1);
      return more.length === 0
        ? 'alles einfach'
        : `${more.map((key) => `${FACTORS[key]} ×${factors[key]}`).join(', ')}, das andere einfach`;
    },
  },
  matchBonusMultiplied: {
    title: 'Match-Punkte mal Faktor',
    says: (value) => (value ? 'ja' : 'nein, immer einfach'),
  },
  weisMultiplied: { title: 'Weis mal Faktor', says: (value) => (value ? 'ja' : 'nein, immer einfach') },
  stoeckMultiplied: { title: 'Stöck mal Faktor', says: (value) => (value ? 'ja' : 'nein, immer einfach') },
  weis: { title: 'Weis', says: (value) => (value ? 'wird gewiesen' : 'ohne Weis') },
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
    says: (ranks) =>
      ranks.length === 9 ? 'von allen neun Karten' : ranks.length === 0 ? 'keine' : `nur von ${ranks.join(', ')}`,
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
    title: 'Weis im Undenufe',
    says: (value) => (value ? 'tiefer ist besser' : 'höher ist besser, wie sonst'),
  },
  weisNeedsTrick: {
    title: 'Weis ohne Stich',
    says: (value) => (value ? 'zählt nicht, es braucht einen Stich' : 'zählt auch ohne Stich'),
  },
  stoeck: { title: 'Stöck', says: (value) => (value ? '20 Punkte' : 'ohne Stöck') },
  stoeckAnnounce: {
    title: 'Stöck ansagen',
    says: (value) => (value === 'manual' ? 'jeder selber, sonst sind sie verloren' : 'geschieht von selbst'),
  },
  stoeckPreShowToGoOut: {
    title: 'Stöck vorweisen, wenn es reicht',
    says: (value) => (value ? 'erlaubt' : 'nicht erlaubt'),
  },
  stoeckWithWeis: {
    title: 'Stöck im Weis',
    says: (value) => (value ? 'zählen ohne Ansage' : 'müssen angesagt werden'),
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
    title: 'Falsch bedankt',
    says: (value) => (value ? 'verliert die Partie' : 'bleibt ohne Folge'),
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

export const presetNames: PresetTexts = {
  puur: 'Puur 1000',
  'puur-2500': 'Puur 2500',
  'swisslos-1000': 'Swisslos 1000',
  'swisslos-2500': 'Swisslos 2500',
  'turnier-12': 'Turnier, 12 Runden',
  offiziell: 'Jassreglement',
  'uri-2000': 'Uri 2000',
  'pagat-3000': 'Pagat 3000',
  chibre: 'Chibre (Romandie)',
};

export const presets: PresetTexts = {
  puur: 'Wie auf jasvel.org: auf 1000, alles einfach, gezählt am Ende der Runde: Weis, Stöck, Stich.',
  'puur-2500': 'Wie Puur 1000, aber auf 2500: zwei Farben doppelt, Obenabe und Undenufe dreifach.',
  'swisslos-1000': 'Wie bei Swisslos: auf 1000, alles einfach, fertig, sobald jemand am Ziel ist.',
  'swisslos-2500': 'Wie bei Swisslos: auf 2500, einfach, doppelt und dreifach.',
  'turnier-12': 'Turnier: zwölf Runden ohne Weis und Stöck, Match ohne Zuschlag.',
  offiziell: 'Nach dem Jassreglement: auf 1000, Stöck, Weis, Stich, wer genug hat, bedankt sich.',
  'uri-2000': 'Uri: auf 2000, zwei Farben, Obenabe und Undenufe doppelt.',
  'pagat-3000': 'Wie bei Pagat: auf 3000, zwei Farben doppelt, Obenabe dreifach, Undenufe vierfach.',
  chibre: 'Chibre der Romandie: auf 1500, ohne Kreuzweis, bei gleichem Weis schreiben beide.',
};
