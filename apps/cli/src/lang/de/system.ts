/** Was das Betriebssystem nicht zulässt, und was man dagegen tun kann. */
import { type SystemFault, systemWords } from '../system.js';

const FAULTS: Readonly<Record<SystemFault, string>> = {
  full: 'der Speicher ist voll; Platz schaffen oder einen anderen Ort nehmen',
  large: 'so gross darf dort keine Datei werden; einen anderen Ort nehmen',
  denied: 'das Recht dazu fehlt; Rechte ändern oder einen anderen Ort nehmen',
  'read-only': 'dort darf nur gelesen werden; einen anderen Ort nehmen',
  folder: 'das ist ein Ordner; eine Datei nennen',
  missing: 'diesen Ordner oder diese Datei gibt es nicht; den Namen prüfen oder den Ordner anlegen',
  'no-folder': 'ein Teil davon ist kein Ordner; den Namen prüfen',
  long: 'der Name ist zu lang; einen kürzeren nehmen',
  many: 'zu viele Dateien sind offen; andere Programme schliessen und es nochmals versuchen',
  device: 'der Datenträger meldet einen Fehler; einen anderen nehmen',
  busy: 'ein anderes Programm hält sie fest; es schliessen und nochmals versuchen',
  exists: 'die Datei gibt es schon; einen anderen Namen nehmen',
  loop: 'die Verweise führen im Kreis; den Namen prüfen',
};

export const system: (code: string) => string = systemWords(FAULTS, (code) => `das System meldet ${code}`);
