/** Che cosa il sistema non permette, e che cosa si può fare. */
import { type SystemFault, systemWords } from '../system.js';

const FAULTS: Readonly<Record<SystemFault, string>> = {
  full: 'non c’è più posto; liberarne o scegliere un altro luogo',
  large: 'lì un file non può diventare così grande; scegliere un altro luogo',
  denied: 'manca il permesso; cambiare i permessi o scegliere un altro luogo',
  'read-only': 'lì si può solo leggere; scegliere un altro luogo',
  folder: 'è una cartella; indicare un file',
  missing: 'questa cartella o questo file non esiste; controllare il nome o creare la cartella',
  'no-folder': 'una parte del percorso non è una cartella; controllare il nome',
  long: 'il nome è troppo lungo; sceglierne uno più corto',
  many: 'troppi file sono aperti; chiudere altri programmi e riprovare',
  device: 'il disco segnala un errore; sceglierne un altro',
  busy: 'lo trattiene un altro programma; chiuderlo e riprovare',
  exists: 'il file c’è già; scegliere un altro nome',
  loop: 'i collegamenti girano in tondo; controllare il nome',
};

export const system: (code: string) => string = systemWords(FAULTS, (code) => `il sistema segnala ${code}`);
