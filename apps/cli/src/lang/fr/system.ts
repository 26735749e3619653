/** Ce que le système ne permet pas, et ce qu’on peut y faire. */
import { type SystemFault, systemWords } from '../system.js';

const FAULTS: Readonly<Record<SystemFault, string>> = {
  full: 'il n’y a plus de place ; en libérer ou choisir un autre endroit',
  large: 'un fichier ne peut pas y devenir si grand ; choisir un autre endroit',
  denied: 'le droit manque ; changer les droits ou choisir un autre endroit',
  'read-only': 'on ne peut qu’y lire ; choisir un autre endroit',
  folder: 'c’est un dossier ; indiquer un fichier',
  missing: 'ce dossier ou ce fichier n’existe pas ; vérifier le nom ou créer le dossier',
  'no-folder': 'une partie du chemin n’est pas un dossier ; vérifier le nom',
  long: 'le nom est trop long ; en choisir un plus court',
  many: 'trop de fichiers sont ouverts ; fermer d’autres programmes et réessayer',
  device: 'le disque signale une erreur ; en choisir un autre',
  busy: 'un autre programme le retient ; le fermer et réessayer',
  exists: 'le fichier existe déjà ; choisir un autre nom',
  loop: 'les liens tournent en rond ; vérifier le nom',
};

export const system: (code: string) => string = systemWords(FAULTS, (code) => `le système signale ${code}`);
