/** One: a Partie that was kept, round by round, with its proof, its slate, and what can be taken away of it. */
import { fold, teamOf } from '@puur/rules';
import { writeRecord, writeText } from '@puur/records';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { aimOf } from '../app/aim.js';
import { go, route } from '../app/route.js';
import { featsOf } from '../host/feats.js';
import { later, said } from '../lang/texts.js';
import { SlateBoard } from '../slate/slate.js';
import { saveFile } from '../storage/file.js';
import { addPartie, deletePartie, namesOf } from '../storage/partie.js';
import { entriesOf } from '../table/between.js';
import { rememberPartie } from '../table/session.js';
import { toast } from '../ui/toast.js';
import { Sheet } from '../ui/sheet.js';
import { Curve } from './curve.js';
import type { Kept } from './kept.js';
import { load } from './list.js';
import { slatePicture } from './picture.js';
import { OneRound } from './round.js';
import { withDatabase, eyesOf, resultOf, day } from './shelf.js';
import { roundsOf } from './story.js';

export function One({ kept }: { readonly kept: Kept }): JSX.Element {
  const { head, log } = kept;
  const t = later.value!.review;
  const state = fold(log);
  const stories = roundsOf(log).filter(({ record, round }) => record !== null || round.contract !== null);
  const wanted = Number(route.value.query.get('runde') ?? stories.length);
  // A round that is still being played is not shown: it would open the hands.
  const open = stories.filter(({ record }) => record !== null);
  const story = open.find(({ number }) => number === wanted) ?? open.at(-1);
  const us = teamOf(eyesOf(head));
  const { berg } = featsOf(log);
  const { ending } = state;
  const feats = [
    ...(berg ? [said().account.berg(berg.team === us)] : []),
    ...(ending?.schneider === true ? [said().account.schneider(ending.winner !== us)] : []),
  ];
  const asks = useSignal(false);
  const slate = useRef<HTMLDivElement>(null);
  const ours = entriesOf(state.rounds, us);
  const theirs = entriesOf(state.rounds, us === 0 ? 1 : 0);
  const record = (): string => writeRecord({ names: namesOf(head.sitting), events: log });
  return (
    <>
      <p class="quiet">{`${resultOf(head)} · ${day(head.playedAt)}`}</p>
      {feats.length > 0 && <p class="quiet">{feats.join(' ')}</p>}
      {!head.summary.ending && (
        <p class="share">
          <a
            class="button main"
            href={`/tisch?partie=${head.id}`}
            onClick={() => {
              rememberPartie(head.id);
            }}
          >
            {t.goOn}
          </a>
        </p>
      )}
      {open.length > 0 && (
        <nav class="tabs" aria-label={said().slate.rounds}>
          {open.map(({ number }) => (
            <button
              key={number}
              ref={story?.number === number ? inSight : null}
              aria-current={story?.number === number ? 'page' : undefined}
              onClick={() => {
                go(`/rueckblick?partie=${head.id}&runde=${number}`, { replace: true });
              }}
            >
              {t.round(number)}
            </button>
          ))}
        </nav>
      )}
      {story && <OneRound key={story.number} story={story} head={head} log={log} state={state} />}
      <div class="of-partie">
        <div>
          <h2>{said().slate.title}</h2>
          <div ref={slate}>
            <SlateBoard ours={ours} theirs={theirs} />
          </div>
        </div>
        <div>
          {ours.length > 1 && (
            <div class="paper pad">
              <Curve ours={ours} theirs={theirs} aim={aimOf(state.profile)} />
            </div>
          )}
          <div class="share">
            <button
              class="button small"
              onClick={() => {
                const svg = slate.current?.querySelector('svg');
                if (!svg) return;
                void slatePicture(svg).then((picture) => {
                  if (picture) saveFile('jasstafel.png', picture);
                });
              }}
            >
              {t.shareSlate}
            </button>
            <button
              class="button small"
              data-action="export"
              onClick={() => {
                saveFile(`puur-${head.id.slice(0, 8)}.json`, record(), 'application/json');
              }}
            >
              {t.exportRecord}
            </button>
            <button
              class="button small"
              onClick={() => {
                const text = writeText({ names: namesOf(head.sitting), events: log });
                if (text.ok) saveFile(`puur-${head.id.slice(0, 8)}.txt`, text.value);
              }}
            >
              {t.exportText}
            </button>
            <button
              class="button small danger"
              data-action="delete"
              onClick={() => {
                asks.value = true;
              }}
            >
              {t.delete}
            </button>
          </div>
        </div>
      </div>
      {asks.value && (
        <Sheet
          title={t.deleteAsk}
          onClose={() => {
            asks.value = false;
          }}
        >
          <p>{t.deleteText}</p>
          <div class="two">
            <button
              class="button"
              onClick={() => {
                asks.value = false;
              }}
            >
              {said().app.cancel}
            </button>
            <button
              class="button main"
              data-action="delete-yes"
              onClick={() => {
                asks.value = false;
                void withDatabase((database) => deletePartie(database, head.id).then(() => true)).then((isGone) => {
                  if (isGone === null) {
                    toast({ kind: 'deleted', text: t.notDeleted, isBad: true });
                    return;
                  }
                  toast({
                    kind: 'deleted',
                    text: t.deleted,
                    icon: 'trash',
                    action: {
                      label: t.undo,
                      run: () => void withDatabase((database) => addPartie(database, head, log)).then(load),
                    },
                  });
                  go('/rueckblick', { replace: true });
                });
              }}
            >
              {t.delete}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** Of many rounds in a row, the one that is shown is to be seen. */
function inSight(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
