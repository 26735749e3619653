/** Gli accordi di un tavolo, a parole. */
import type { ContractKind, FactorKey } from '@puur/rules';
import { atOwnAim } from '../own-aim.js';
import type { DeckNames, PresetAim, PresetTexts, SettingTexts, TableTexts } from '../words.js';

const KINDS: Readonly<Record<ContractKind, string>> = {
  trump: 'briscola',
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
    title: 'Uscire senza parlare fa briscola',
    says: (value) => (value ? 'sì, il seme della carta' : 'no, bisogna dichiarare'),
  },
  firstForehand: {
    title: 'Di mano la prima volta',
    says: (value, { deck, card }) =>
      typeof value === 'number'
        ? `posto ${value + 1}`
        : {
            random: 'a sorte',
            rosen7: `chi ha il ${card('R7')}`,
            schellen10: `chi ha ${deck === 'german' ? 'la' : 'il'} ${card('S10')}`,
            ecken7: `chi ha il ${card('E7')}`,
            weli: `chi ha il ${card('S6')}${deck === 'german' ? ', il weli' : ''}`,
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
    title: 'Trattenere il puur',
    says: (value) => (value ? 'permesso, non è mai obbligatorio' : 'vietato, è obbligatorio'),
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
    says: (factors, names) => {
      const more = (Object.keys(factors) as FactorKey[]).filter((key) => factors[key] !== 1);
      return more.length === 0
        ? 'tutto semplice'
        : `${more.map((key) => `${familyName(key, names)} ×${factors[key]}`).join(', ')}, il resto semplice`;
    },
  },
  matchBonusMultiplied: { title: 'Match moltiplicato', says: multiplied },
  weisMultiplied: { title: 'Accuse moltiplicate', says: multiplied },
  stoeckMultiplied: { title: 'Stöck moltiplicato', says: multiplied },
  weis: { title: 'Con accuse', says: (value) => (value ? 'sì' : 'no, senza accuse') },
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
    says: (ranks, { rank }) =>
      ranks.length === 9
        ? 'di tutte e nove le carte'
        : ranks.length === 0
          ? 'nessuno'
          : `solo di ${ranks.map(rank).join(', ')}`,
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
    title: 'Accuse rovesciate in undenufe',
    says: (value) => (value ? 'sì, la più bassa è migliore' : 'no, la più alta è migliore, come sempre'),
  },
  weisNeedsTrick: {
    title: 'L’accusa richiede una presa',
    says: (value) => (value ? 'sì, senza prese non conta' : 'no, conta anche senza prese'),
  },
  stoeck: { title: 'Contare lo stöck', says: (value) => (value ? '20 punti' : 'no') },
  stoeckAnnounce: {
    title: 'Dire stöck',
    says: (value) => (value === 'manual' ? 'ci pensa ognuno, altrimenti è perso' : 'avviene da sé'),
  },
  stoeckPreShowToGoOut: { title: 'Mostrare lo stöck se basta', says: permitted },
  stoeckWithWeis: {
    title: 'Stöck compreso nell’accusa',
    says: (value) => (value ? 'sì, conta senza parole' : 'no, va detto'),
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
    title: 'Ringraziare a torto fa perdere',
    says: (value) => (value ? 'sì, tutta la partita' : 'no, resta senza conseguenze'),
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

/** `a 1000`, o `4 mani`. */
const played = ({ target, limit }: PresetAim): string =>
  limit === null ? `a ${target}` : limit === 1 ? 'una mano' : `${limit} mani`;
/** `Puur 1000`, o `Puur, 4 mani`. */
const named = (name: string, { target, limit }: PresetAim, more = ''): string =>
  `${name}${limit === null ? ` ${target}` : `, ${played({ target, limit })}`}${more}`;

export const tableNames: TableTexts = {
  puur: (aim) => named('Puur', aim),
  'puur-2500': (aim) => named('Puur', aim, ' con fattori'),
  'swisslos-1000': (aim) => named('Swisslos', aim),
  'swisslos-2500': (aim) => named('Swisslos', aim, ' con fattori'),
  'turnier-12': (aim) => named('Torneo', aim),
  offiziell: () => 'Regolamento del jass',
  'uri-2000': (aim) => named('Uri', aim),
  'pagat-3000': (aim) => named('Pagat', aim),
  chibre: () => 'Chibre (Romandia)',
};

export const tables: TableTexts = {
  puur: (aim) => `Come su jasvel.org: ${played(aim)}, tutto semplice, contato a fine mano: accuse, stöck, prese.`,
  'puur-2500': (aim) => `Puur con fattori: ${played(aim)}, due semi doppi, obenabe e undenufe tripli.`,
  'swisslos-1000': (aim) => `Come su Swisslos: ${played(aim)}, tutto semplice, finita appena si arriva alla meta.`,
  'swisslos-2500': (aim) => `Come su Swisslos: ${played(aim)}, semplice, doppio e triplo.`,
  'turnier-12': (aim) => `Torneo: ${played(aim)} senza accuse né stöck, match senza premio.`,
  offiziell: (aim) => `Secondo il regolamento: ${played(aim)}, stöck, accuse, prese, e chi ha abbastanza ringrazia.`,
  'uri-2000': (aim) => `Uri: ${played(aim)}, due semi, obenabe e undenufe doppi.`,
  'pagat-3000': (aim) => `Come su Pagat: ${played(aim)}, due semi doppi, obenabe triplo, undenufe quadruplo.`,
  chibre: (aim) => `Chibre della Romandia: ${played(aim)}, senza accuse incrociate, in parità segnano tutti e due.`,
};

export const presetNames: PresetTexts = atOwnAim(tableNames);
export const presets: PresetTexts = atOwnAim(tables);
