/**
 * Somebody who plays a whole Partie by asking the computer for advice and typing the name it says.
 */
import type { Messages } from '../src/lang/messages.js';
import type { Answerer } from './fake-io.js';

/** Answers every question: advice first, then what it said; Enter for everything else. */
export function adviceTaker(texts: Messages): Answerer {
  const forms = [texts.table.adviceCard, texts.table.adviceContract].map(
    (form) => form('\u0001').split('\u0001') as [string, string],
  );
  const asked = [texts.table.askCard, texts.table.askContract];
  return (written) => {
    const lines = written.split('\n');
    const question = lines.at(-1)!;
    if (!asked.some((word) => question.startsWith(word))) return '';
    const advised = lines.at(-2)!;
    if (advised === texts.table.advicePush) return 'p';
    const form = forms.find(([before, after]) => advised.startsWith(before) && advised.endsWith(after));
    return form === undefined ? 'h' : advised.slice(form[0].length, advised.length - form[1].length);
  };
}
