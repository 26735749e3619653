/** Gli accordi di un tavolo, a parole. */
import type { ContractKind, FactorKey } from '@puur/rules';
import type { PresetTexts, SettingTexts } from '../words.js';

const KINDS: Readonly<Record<ContractKind, string>> = {
  trump: 'briscola',
  obenabe: 'obenabe',
  undenufe: 'undenufe',
  slalom: 'slalom',
  gusti: 'gusti',
};

const FACTORS: Readonly<Record<FactorKey, string>> = {
  E: 'ghiande',
  R: 'rose',
  T: 'scudi',
  S: 'sonagli',
  obenabe: 'obenabe',
  undenufe: 'undenufe',
  slalom: 'slalom',
  gusti: 'gusti',
};

const points = (value: number): string => (value === 1 ? '1 punto' : `${value} punti`);
const multiplied = (value: boolean): string => (value ? 'sì' : 'no, sempre semplice');
const permitted = (value: boolean): string => (value ? 'permesso' : 'vietato');
const yesNo = (value: boolean): string => (value ? 'sì' : 'no');

export const settings: SettingTexts = {
  contracts: { title: 'Giochi', says: (kinds) => kinds.map((kind) => KINDS[kind]).join(', ') },
  pushing: {
    title: 'Passare la scelta',
    says: (value) =>
      ({
        once: 'una volta, il compagno deve dichiarare',
        none: 'mai',
        'once-with-push-back': 'una volta, e il compagno può ripassarla',
        'round-robin': 'in giro, alla fine deve chi è di mano',
      })[value],
  },
  pushAllowedInFirstDeal: { title: 'Passare nella prima mano', says: permitted },
  leader: {
    title: 'Prima uscita',
    says: (value) => (value === 'forehand' ? 'sempre chi è di mano' : 'chi ha dichiarato'),
  },
  silentLeadIsTrump: {
    title: 'Uscire senza parlare',
    says: (value) => (value ? 'il seme della carta è briscola' : 'non vale, bisogna dichiarare'),
  },
  firstForehand: {
    title: 'Di mano la prima volta',
    says: (value) =>
      typeof value === 'number'
        ? `posto ${value + 1}`
        : {
            random: 'a sorte',
            rosen7: 'chi ha il sette di rose',
            schellen10: 'chi ha la bandiera di sonagli',
            ecken7: 'chi ha il sette di quadri (di ghiande)',
            weli: 'chi ha il sei di sonagli, il weli',
            'draw-high': 'si estrae, la carta più alta dà',
          }[value],
  },
  undertrump: {
    title: 'Tagliare sotto',
    says: (value) =>
      value === 'forbidden-unless-only-trumps'
        ? 'vietato, salvo se restano solo briscole'
        : 'permesso se non si può rispondere',
  },
  onlyTrumps: {
    title: 'Solo briscole in mano',
    says: (value) => (value === 'free' ? 'una qualsiasi' : 'superare, se si può'),
  },
  mayTrumpWhenAbleToFollow: {
    title: 'Tagliare potendo rispondere',
    says: (value) => (value ? 'permesso' : 'vietato, solo il puur può'),
  },
  puurExempt: {
    title: 'Il puur su briscola',
    says: (value) => (value ? 'non è mai obbligatorio' : 'è obbligatorio'),
  },
  lookBack: {
    title: 'Rivedere le prese',
    says: (value) =>
      ({ none: 'nessuna', last: 'solo l’ultima', first: 'solo la prima', own: 'solo le proprie' })[value],
  },
  undenufeValues: {
    title: 'Valori in undenufe',
    says: (value) => (value === 'six-eleven' ? 'il sei vale 11, l’asso niente' : 'l’asso vale 11, il sei niente'),
  },
  mixedModeValues: {
    title: 'Valori in slalom e gusti',
    says: (value) =>
      ({
        obenabe: 'come in obenabe',
        'start-mode': 'come nella prima presa',
        'per-trick': 'in ogni presa secondo il suo verso',
      })[value],
  },
  lastTrick: { title: 'Ultima presa', says: points },
  matchBonus: { title: 'Match', says: (value) => (value === 0 ? 'niente in più' : `${points(value)} in più`) },
  factors: {
    title: 'Conta più volte',
    says: (factors) => {
      const more = (Object.keys(FACTORS) as FactorKey[]).filter((key) => factors[key] !== 1);
      return more.length === 0
        ? 'tutto semplice'
        : `${more.map((key) => `${FACTORS[key]} ×${factors[key]}`).join(', ')}, il resto semplice`;
    },
  },
  matchBonusMultiplied: { title: 'Match moltiplicato', says: multiplied },
  weisMultiplied: { title: 'Accuse moltiplicate', says: multiplied },
  stoeckMultiplied: { title: 'Stöck moltiplicato', says: multiplied },
  weis: { title: 'Accuse', says: (value) => (value ? 'si accusa' : 'senza accuse') },
  longRuns: {
    title: 'File lunghe',
    says: (value) =>
      ({
        '300-scale': 'da sei a nove carte: 150, 200, 250, 300',
        'capped-100': 'al massimo cinque carte, cioè 100',
        vorarlberg: 'da sei a nove carte: 120, 140, 160, 180',
      })[value],
  },
  quartetRanks: {
    title: 'Quartetti',
    says: (ranks) =>
      ranks.length === 9 ? 'di tutte e nove le carte' : ranks.length === 0 ? 'nessuno' : `solo di ${ranks.join(', ')}`,
  },
  kreuzweis: { title: 'Accuse incrociate', says: (value) => (value ? 'permesse' : 'vietate') },
  equalPointsTie: {
    title: 'Accuse con gli stessi punti',
    says: (value) => (value === 'more-cards' ? 'prima chi ha più carte' : 'prima il quartetto'),
  },
  totalTie: {
    title: 'Accuse del tutto uguali',
    says: (value) => (value === 'first-in-play-order' ? 'chi è più vicino alla mano' : 'segnano tutti e due'),
  },
  undenufeReversed: {
    title: 'Accuse in undenufe',
    says: (value) => (value ? 'la più bassa è migliore' : 'la più alta è migliore, come sempre'),
  },
  weisNeedsTrick: {
    title: 'Accusa senza presa',
    says: (value) => (value ? 'conta solo con una presa' : 'conta anche senza prese'),
  },
  stoeck: { title: 'Stöck', says: (value) => (value ? '20 punti' : 'senza stöck') },
  stoeckAnnounce: {
    title: 'Dire stöck',
    says: (value) => (value === 'manual' ? 'ci pensa ognuno, altrimenti è perso' : 'avviene da sé'),
  },
  stoeckPreShowToGoOut: { title: 'Mostrare lo stöck se basta', says: permitted },
  stoeckWithWeis: {
    title: 'Stöck dentro un’accusa',
    says: (value) => (value ? 'conta senza parole' : 'va detto'),
  },
  target: { title: 'Meta', says: points },
  rounds: { title: 'Mani', says: (value) => `${value}, se si gioca a mani` },
  berg: { title: 'Montagna a', says: (value) => (value === null ? 'metà del traguardo' : points(value)) },
  endMode: {
    title: 'Fine della partita',
    says: (value) =>
      ({
        'end-of-deal-blocks': 'alla fine della mano, contata parte per parte',
        immediate: 'subito, appena si arriva alla meta',
        claim: 'chi ha abbastanza ringrazia',
        'fixed-rounds': 'dopo un numero fisso di mani',
      })[value],
  },
  countOrder: {
    title: 'Ordine',
    says: (value) =>
      ({
        'weis-stoeck-stich': 'accuse, stöck, prese',
        'stoeck-weis-stich': 'stöck, accuse, prese',
        'stoeck-stich-weis': 'stöck, prese, accuse',
      })[value],
  },
  blockTie: {
    title: 'Tutti e due alla meta nella stessa parte',
    says: (value) =>
      ({
        'trick-order': 'chi ci arriva con la presa prima',
        'higher-total': 'chi ha di più',
        'next-deal': 'si continua',
      })[value],
  },
  falseClaimLoses: {
    title: 'Ringraziare a torto',
    says: (value) => (value ? 'perde la partita' : 'resta senza conseguenze'),
  },
  bergpreis: { title: 'Premio della montagna', says: yesNo },
  schneider: {
    title: 'Schneider',
    says: (value) => (value ? 'chi resta sotto la metà del traguardo' : 'non conta'),
  },
  revokeRule: {
    title: 'Non ha risposto',
    says: (value) =>
      ({
        B: 'le prese vanno agli avversari (nuovo Jassführer)',
        A: 'la carta si cambia e perde la sua forza (vecchio regolamento)',
        replay: 'si ridà la mano',
      })[value],
  },
  exactBonus: { title: 'Differenza: punto esatto', says: (value) => (value === 0 ? 'niente' : points(value)) },
  exactBonusOnZero: { title: 'Differenza: anche per zero', says: yesNo },
};

export const presetNames: PresetTexts = {
  puur: 'Puur 1000',
  'puur-2500': 'Puur 2500',
  'swisslos-1000': 'Swisslos 1000',
  'swisslos-2500': 'Swisslos 2500',
  'turnier-12': 'Torneo, 12 mani',
  offiziell: 'Regolamento del jass',
  'uri-2000': 'Uri 2000',
  'pagat-3000': 'Pagat 3000',
  chibre: 'Chibre (Romandia)',
};

export const presets: PresetTexts = {
  puur: 'Come su jasvel.org: a 1000, tutto semplice, contato a fine mano: accuse, stöck, prese.',
  'puur-2500': 'Come Puur 1000, ma a 2500: due semi doppi, obenabe e undenufe tripli.',
  'swisslos-1000': 'Come su Swisslos: a 1000, tutto semplice, finita appena si arriva alla meta.',
  'swisslos-2500': 'Come su Swisslos: a 2500, semplice, doppio e triplo.',
  'turnier-12': 'Torneo: dodici mani senza accuse né stöck, match senza premio.',
  offiziell: 'Secondo il regolamento: a 1000, stöck, accuse, prese, e chi ha abbastanza ringrazia.',
  'uri-2000': 'Uri: a 2000, due semi, obenabe e undenufe doppi.',
  'pagat-3000': 'Come su Pagat: a 3000, due semi doppi, obenabe triplo, undenufe quadruplo.',
  chibre: 'Chibre della Romandia: a 1500, senza accuse incrociate, in parità segnano tutti e due.',
};
