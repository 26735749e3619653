/** List: the slates of this device, the last written first. */
import { readTafel, sheetOf, isOver } from '@puur/tafel';
import { tafelFileText } from '@puur/words';
import type { JSX } from 'preact';
import { said } from '../lang/texts.js';
import { openFile } from '../storage/file.js';
import { Shut } from '../storage/shut.js';
import { Icon } from '../ui/icon.js';
import { toast } from '../ui/toast.js';
import { Frame } from './frame.js';
import type { KeptSheet, UnreadSheet } from './keeping/kept.js';
import { refusalText, sidesOf, standing } from './sentences.js';
import { saveRaw } from './sharing.js';
import { pathOf, sheets, shut, unread } from './shelf.js';
import { remove, removeUnread, takeIn } from './writing.js';
import { say, wordsNow } from './texts.js';

async function readFile(): Promise<void> {
  const text = await openFile('.json,application/json');
  if (text === null) return;
  const read = readTafel(text);
  if (read.ok) takeIn(read.value, Date.now());
  else {
    toast({ kind: 'tafel-file', text: tafelFileText(read.error, wordsNow(), refusalText), isBad: true });
  }
}

function Row({ kept }: { readonly kept: KeptSheet }): JSX.Element | null {
  const t = say();
  const sheet = sheetOf(kept.log);
  if (!sheet.ok) return null;
  const { opening, rounds } = sheet.value;
  const who = opening.game === 'differenzler' ? opening.names.join(', ') : sidesOf(opening).join(' – ');
  const when =
    kept.startedAt === null
      ? t.noDate
      : new Date(kept.startedAt).toLocaleDateString(said().locale, { day: 'numeric', month: 'long' });
  return (
    <li>
      <a href={pathOf(kept.id)} data-sheet={kept.id}>
        <b>{kept.name === '' ? who : kept.name}</b>
        <span class="result">{standing(sheet.value)}</span>
        <small class="quiet">
          {wordsNow().games[opening.game]} · {when} · {t.rounds(rounds.length)} ·{' '}
          {isOver(sheet.value) ? t.over : t.running}
        </small>
      </a>
      <button
        class="key"
        aria-label={`${t.remove}: ${kept.name === '' ? who : kept.name}`}
        onClick={() => {
          remove(kept);
        }}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

/** A row that is there and cannot be read, and what can be done with it. One of a newer Puur is not deleted by this one. */
export function Unread({ row }: { readonly row: UnreadSheet }): JSX.Element {
  const t = say();
  const { unread: says } = t.keeping;
  const name = row.name === '' ? says.nameless : row.name;
  return (
    <li class="unread" data-unread={row.why}>
      <b>{name}</b>
      <p>{says[row.why]}</p>
      <div>
        {row.why === 'damaged' && (
          <a class="button small" href="/einstellungen">
            {says.restore}
          </a>
        )}
        <button
          class="button small"
          data-action="raw"
          onClick={() => {
            saveRaw(row);
          }}
        >
          {says.raw}
        </button>
        {row.why === 'damaged' && (
          <button
            class="key"
            data-action="remove-unread"
            aria-label={`${t.remove}: ${name}`}
            onClick={() => {
              removeUnread(row);
            }}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
    </li>
  );
}

export function List(): JSX.Element {
  const t = say();
  const all = sheets.value ?? [];
  const odd = unread.value;
  const why = shut.value;
  return (
    <Frame title={t.title} up="/" class="list">
      {why !== null && <Shut why={why} />}
      {all.length === 0 && odd.length === 0 && why === null ? (
        <div class="mat">
          <Icon name="slate" />
          <h2>{t.none}</h2>
          <p>{t.noneText}</p>
          <a class="button brass" href="/tafel#neu" data-action="new">
            {t.fresh}
          </a>
        </div>
      ) : (
        <>
          <a class="button main wide" href="/tafel#neu" data-action="new">
            <Icon name="plus" /> {t.fresh}
          </a>
          {all.length + odd.length > 0 && (
            <>
              <h2>{t.kept}</h2>
              <ul class="paper sheets">
                {odd.map((row) => (
                  <Unread key={row.id} row={row} />
                ))}
                {all.map((kept) => (
                  <Row key={kept.id} kept={kept} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <button class="button small read" data-action="read" onClick={() => void readFile()}>
        <Icon name="upload" /> {t.read}
      </button>
    </Frame>
  );
}
