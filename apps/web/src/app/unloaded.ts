/**
 * Unloaded: said where a file of the program did not come when it was asked for, in the language that is there.
 */
import type { Language } from '@puur/words';
import { said } from '../lang/texts.js';
import { toast } from '../ui/toast.js';

const WORDS: Readonly<Record<Language, { readonly text: string; readonly again: string }>> = {
  de: { text: 'Das liess sich nicht laden.', again: 'Nochmals' },
  fr: { text: 'Le chargement a échoué.', again: 'Réessayer' },
  it: { text: 'Caricamento non riuscito.', again: 'Riprova' },
  en: { text: 'That could not be loaded.', again: 'Try again' },
};

export function tellUnloaded(again: () => void): void {
  const { text, again: label } = WORDS[said().language];
  toast({ kind: 'unloaded', text, isBad: true, stays: true, action: { label, run: again } });
}
