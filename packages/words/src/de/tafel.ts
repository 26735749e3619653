/** Die Jasstafel. */
import type { TafelWords } from '../tafel-words.js';
import { found as foundOf, wanted } from './wanted.js';

export const tafel: TafelWords = {
  games: { schieber: 'Schieber', coiffeur: 'Coiffeur', differenzler: 'Differenzler' },
  refusals: {
    'entry-contract': () => 'Das wird an diesem Tisch nicht gespielt.',
    'entry-seat': () => 'Diesen Platz gibt es nicht.',
    'entry-points': ({ points }) => `${points} Punkte kann eine Seite nicht machen.`,
    'entry-sum': ({ points, of }) => `Das gibt zusammen ${points}; es müssen ${of} sein.`,
    'entry-impossible': ({ points }) => `${points} gibt es nie: Keine Karte zählt 1. Bitte nachzählen.`,
    'entry-match': ({ side }) => `Kein Match für ${side}: Die andere Seite hat Punkte.`,
    'entry-weis-off': () => 'Hier wird ohne Weis gespielt.',
    'entry-weis': ({ points }) => `${points} ist kein Weis (20, 50, 100 und so weiter).`,
    'entry-weis-both': () => 'Weis schreibt nur eine Seite.',
    'entry-stoeck-off': () => 'Hier wird ohne Stöck gespielt.',
    'entry-stoeck-no-trump': () => 'Ohne Trumpf gibt es keine Stöck.',
    'entry-claim-off': () => 'An diesem Tisch gibt es kein Bedanken.',
    'entry-berg-off': () => 'Wo eine feste Zahl Runden gespielt wird, gibt es keinen Berg.',
    'entry-team': () => 'Diese Seite gibt es nicht.',
    'coiffeur-team': () => 'Diese Seite gibt es nicht.',
    'coiffeur-contract': () => 'Das steht nicht auf dieser Tafel.',
    'coiffeur-taken': ({ side, contract }) => `${contract} ist schon gespielt (${side}).`,
    'coiffeur-points': ({ points }) => `${points} Punkte gibt es nicht, höchstens 157.`,
    'coiffeur-impossible': ({ points }) => `${points} gibt es nie. Bitte nachzählen.`,
    'coiffeur-match': () => 'Ein Match hat 157 Punkte.',
    'differenzler-announced': ({ who }) => `Die Ansage von ${who} liegt nicht zwischen 0 und 157.`,
    'differenzler-made': ({ who }) => `Die Punkte von ${who} liegen nicht zwischen 0 und 157.`,
    'differenzler-penalty': ({ who }) => `Die Strafpunkte von ${who} gehen nicht.`,
    'differenzler-sum': ({ points, of }) => `Das gibt zusammen ${points}; es müssen ${of} sein.`,
    'differenzler-impossible': ({ who, points }) => `${points} kann ${who} nicht gemacht haben.`,
    'sheet-not-opened': () => 'Die Tafel ist noch leer.',
    'sheet-opened': () => 'Die Tafel ist schon begonnen.',
    'sheet-names': () => 'Es braucht zwei oder vier verschiedene Namen.',
    'sheet-over': () => 'Die Partie ist zu Ende.',
    'sheet-no-round': ({ round }) => `Die Runde ${round} gibt es nicht.`,
    'sheet-ends-earlier': ({ round }) => `Damit wäre die Partie schon nach Runde ${round} zu Ende gewesen.`,
    'sheet-berg-twice': ({ round }) => `Der Berg steht schon in Runde ${round}.`,
    'sheet-nothing-to-undo': () => 'Es gibt nichts zurückzunehmen.',
    'sheet-nothing-to-redo': () => 'Es gibt nichts wiederherzustellen.',
  },
  questions: {
    'ask-match': ({ side }) => `Alle Punkte für ${side}: Waren es alle neun Stiche (Match)?`,
    'ask-declared': ({ side }) => `Match für ${side}: Wer hat angesagt? Davon hängen die Striche ab.`,
    'ask-sides': ({ side, points }) => `Nur ${points} für ${side}. Stimmt das, oder sind die Seiten vertauscht?`,
    'ask-weis': ({ side, points }) => `${points} Weis für ${side} ist selten. Stimmt das?`,
    'ask-berg': ({ side }) => `${side} hat den halben Weg noch nicht. Hat die andere Seite den Berg zu früh verlangt?`,
    'ask-who-first': () => 'Beide sind im gleichen Teil am Ziel. Wer war zuerst dort?',
  },
  reasons: {
    'won-in-block': ({ block }) => `am Ziel mit «${block}», in der abgemachten Reihenfolge`,
    'won-first': () => 'zuerst am Ziel',
    'won-higher-total': () => 'mehr Punkte',
    'won-by-claim': () => 'bedankt mit genug Punkten',
    'won-by-false-claim': ({ points }) => `die anderen haben sich zu früh bedankt, es fehlten ${points}`,
    'won-most-points': ({ round }) => `mehr Punkte nach ${round} Runden`,
  },
  feats: { berg: 'Berg', sieg: 'Sieg', match: 'Match', kontermatch: 'Kontermatch', schneider: 'Schneider' },
  coiffeur: {
    eichel: 'Eicheln',
    rosen: 'Rosen',
    schilten: 'Schilten',
    schellen: 'Schellen',
    obenabe: 'Obenabe',
    undenufe: 'Undenufe',
    slalom: 'Slalom',
    gusti: 'Gusti',
    joker1: 'Joker 1',
    joker2: 'Joker 2',
  },
  file: {
    'file-too-large': ({ found, expected }) => `Die Datei ist zu gross: ${found} Zeichen, höchstens ${expected}.`,
    'file-not-json': ({ line, found }) =>
      found === ''
        ? 'Erwartet wird eine Tafel, die Datei ist leer.'
        : line === ''
          ? `Erwartet wird eine Tafel als JSON, gefunden: «${found}».`
          : `Erwartet wird eine Tafel als JSON; in Zeile ${line} hört es auf, gültig zu sein.`,
    'file-format': ({ expected, found }) =>
      found === ''
        ? `Erwartet wird eine Tafel («${expected}»); die Datei sagt nicht, was sie ist.`
        : `Erwartet wird eine Tafel («${expected}»), gefunden: «${found}».`,
    'file-newer': ({ expected, found }) =>
      `Diese Tafel hat Fassung ${found}, dieses Puur kennt bis ${expected}: Lies sie mit einem neueren.`,
    'file-field': ({ path, expected, found }) =>
      `Feld «${path}»: erwartet ${wanted(expected)}, gefunden ${foundOf(found)}.`,
    'file-event': ({ event, why }) => `Eintrag ${event} kann nicht stimmen: ${why}`,
  },
};
