/**
 * Tafel: keeping the score for people who play with real cards.
 *
 * The address says which slate and which place on it: `/tafel` all of this device, `#neu` a new one, `?tafel=ID` the slate
 * itself, `#runde` a round to write, `#runde=3` one to correct, `#verlauf` what was written. So the browser's way back is
 * the way back here.
 */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import '../styles/pages/index.css';
import '../styles/tafel/index.css';
import { go, route } from '../app/route.js';
import { later } from '../lang/texts.js';
import { Shut } from '../storage/shut.js';
import { useAwake } from './awake.js';
import { Board } from './board.js';
import { CoiffeurBoard, CoiffeurEntryPage } from './coiffeur.js';
import { DifferenzlerBoard, DifferenzlerEntryPage } from './differenzler.js';
import { Entry } from './entry/entry.js';
import { Frame } from './frame.js';
import { History } from './history/history.js';
import { List, Unread } from './list.js';
import { OpeningForm } from './opening.js';
import { lookForSheets } from './keeping/looking.js';
import { openNext } from './keeping/reopening.js';
import { open, type Open, pathOf, sheets, shut, unread } from './shelf.js';
import { say, texts } from './texts.js';
import { placeNow, roundAt } from './keeping/typing.js';
import { whenWrittenElsewhere } from './keeping/windows.js';

export function Tafel(): JSX.Element | null {
  useEffect(() => {
    const look = (): void => void lookForSheets();
    look();
    return whenWrittenElsewhere(look);
  }, []);
  if (texts.value === null || later.value === null || sheets.value === null) return null;
  const { query, hash } = route.value;
  if (hash.has('neu')) return <OpeningForm />;
  if (!query.has('tafel')) return <List />;
  const now = open.value;
  return now ? <OnTable key={now.kept.id} now={now} /> : <Missing />;
}

/** A slate that is not to be shown: not there, or there and not to be read. */
function Missing(): JSX.Element {
  const row = unread.value.find(({ id }) => id === route.value.query.get('tafel'));
  const why = shut.value;
  return (
    <Frame title={say().title} up="/tafel" class="missing">
      {row ? (
        <ul class="paper sheets">
          <Unread row={row} />
        </ul>
      ) : why === null ? (
        <p>{say().notFound}</p>
      ) : (
        <Shut why={why} />
      )}
      <a class="button" href="/tafel">
        {say().all}
      </a>
    </Frame>
  );
}

/** Whether an address names a field of the table. */
function isField({ opening }: Extract<Open['sheet'], { game: 'coiffeur' }>, hash: URLSearchParams): boolean {
  return (
    ['0', '1'].includes(hash.get('seite') ?? '') && opening.table.contracts.some(({ key }) => key === hash.get('spiel'))
  );
}

/** A slate that lies on the table. */
function OnTable({ now }: { readonly now: Open }): JSX.Element {
  useAwake();
  const { hash } = route.value;
  const { sheet } = now;
  const asked = placeNow();
  const round = asked === null ? null : roundAt(asked, sheet.rounds.length);
  const isThere = round !== undefined && (sheet.game !== 'coiffeur' || round !== null || isField(sheet, hash));
  const place = isThere ? asked : null;
  // An address that means no round leads to the board, and says so itself.
  const isAstray = asked !== null && !isThere;
  useEffect(() => {
    if (isAstray) go(pathOf(now.kept.id), { replace: true });
  }, [isAstray]);
  const isFree = asked === null && !hash.has('verlauf');
  // Rounds that another window was quicker than: the next one, once the one before is written or left.
  useEffect(() => {
    if (isFree) openNext(now.kept.id);
  }, [isFree]);
  if (hash.has('verlauf')) return <History now={now} />;
  switch (sheet.game) {
    case 'schieber':
      return place === null ? (
        <Board now={now} sheet={sheet} />
      ) : (
        <Entry key={place} now={now} sheet={sheet} round={round ?? null} />
      );
    case 'coiffeur':
      return place === null ? (
        <CoiffeurBoard now={now} sheet={sheet} />
      ) : (
        <CoiffeurEntryPage key={place} now={now} sheet={sheet} />
      );
    case 'differenzler':
      return place === null ? (
        <DifferenzlerBoard now={now} sheet={sheet} />
      ) : (
        <DifferenzlerEntryPage key={place} now={now} sheet={sheet} round={round ?? null} />
      );
  }
}
