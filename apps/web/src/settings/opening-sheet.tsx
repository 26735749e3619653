/**
 * Opening sheet: what of a new Partie people change from evening to evening, the table, its target, who sits and how well
 * the computer plays. Each change holds at once and is remembered; all else is in the settings.
 */
import type { JSX } from 'preact';
import '../styles/pages/index.css';
import { later, said } from '../lang/texts.js';
import { Sheet } from '../ui/sheet.js';
import { PeopleChoice } from './people-choice.js';
import { TableChoice } from './table-choice.js';

export function OpeningSheet(props: {
  /** Said where a Partie is under way. */
  readonly note: string | null;
  readonly onClose: () => void;
  readonly onBegin: () => void;
}): JSX.Element | null {
  const { note, onClose, onBegin } = props;
  const t = said();
  if (!later.value) return null;
  return (
    <Sheet title={t.home.changeTitle} onClose={onClose} class="choosing">
      <div class="rows">
        <TableChoice isShort />
        <PeopleChoice />
      </div>
      {note !== null && <p class="quiet small note">{note}</p>}
      <div class="two">
        <a class="button" href="/einstellungen">
          {t.app.settings}
        </a>
        <button class="button main" data-action="begin" onClick={onBegin}>
          {t.home.deal}
        </button>
      </div>
    </Sheet>
  );
}
