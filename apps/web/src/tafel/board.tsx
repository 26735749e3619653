/**
 * Board: the slate of a Schieber, lying between two sides. Each half, its name and its sum are read from their own side.
 */
import { useSignal } from '@preact/signals';
import { type PerTeam, TEAMS } from '@puur/rules';
import { claimAfter, QUESTION_CODES, type SchieberSheet } from '@puur/tafel';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { isStill } from '../app/light.js';
import { SlateBoard } from '../slate/slate.js';
import { Icon } from '../ui/icon.js';
import { toast } from '../ui/toast.js';
import { Frame, Tool } from './frame.js';
import { RoundList } from './history/rounds.js';
import { contractWithFactor, seatName, sidesOf, verdictText } from './sentences.js';
import { Share } from './share.js';
import { Rematch } from './rematch.js';
import { fresh, type Open, pathOf } from './shelf.js';
import { send, tidyUp } from './writing.js';
import { say, wordsNow } from './texts.js';

/** What a half was written with: the tidied rounds as one entry, the others one by one. */
function entriesFor(sheet: SchieberSheet, tidied: number): PerTeam<readonly number[]> {
  const [ours, theirs] = TEAMS.map((team) => {
    const points = sheet.rounds.map(({ account }) => account.teams[team].total);
    const sum = points.slice(0, tidied).reduce((total, one) => total + one, 0);
    return tidied > 0 ? [sum, ...points.slice(tidied)] : points;
  });
  return [ours!, theirs!];
}

export function UndoTools({ now }: { readonly now: Open }): JSX.Element {
  const t = say();
  const { log } = now.kept;
  const last = log.at(-1);
  return (
    <>
      {last?.type === 'undone' && (
        <Tool
          icon="redo"
          action="redo"
          label={t.redo}
          onClick={() => {
            send({ type: 'redone' });
          }}
        />
      )}
      <Tool
        icon="undo"
        action="undo"
        label={t.undo}
        onClick={() => {
          const judged = send({ type: 'undone' });
          if (judged && !judged.ok && judged.error.code === 'sheet-nothing-to-undo') {
            toast({ kind: 'tafel-refused', text: wordsNow().refusals['sheet-nothing-to-undo'](NO_WORDS) });
          }
        }}
      />
    </>
  );
}
const NO_WORDS = { who: '', side: '', points: '', of: '', contract: '', block: '', round: '' };

export function Board({ now, sheet }: { readonly now: Open; readonly sheet: SchieberSheet }): JSX.Element {
  const t = say().board;
  const { opening, rounds, totals, verdict } = sheet;
  const { profile } = opening;
  const isSharing = useSignal(false);
  const slate = useRef<HTMLDivElement>(null);
  const sides = sidesOf(opening);
  const [ours, theirs] = entriesFor(sheet, Math.min(now.kept.tidied, rounds.length));
  const last = rounds.at(-1);
  const goal = profile.endMode === 'fixed-rounds' ? null : profile.target;
  // Both at the target in one round, where the table agreed to play on.
  const isTied =
    verdict === null && goal !== null && profile.endMode !== 'claim' && totals.every((total) => total >= goal);
  const side = (team: 0 | 1): JSX.Element => (
    <div class={`name${team === 1 ? ' far' : ''}${verdict?.winner === team ? ' wins' : ''}`}>
      <b>{sides[team]}</b>
      {verdict?.winner === team ? (
        <span class="won">
          <Icon name="star" /> {t.winner}
        </span>
      ) : (
        goal !== null &&
        verdict === null && (
          <span class="quiet">{totals[team] < goal ? t.missing(goal - totals[team]) : t.reached}</span>
        )
      )}
      <strong>{totals[team]}</strong>
    </div>
  );
  return (
    <Frame
      class="board"
      title={now.kept.name === '' ? say().title : now.kept.name}
      up="/tafel"
      tools={
        <>
          <UndoTools now={now} />
          <Tool
            icon="share"
            action="share"
            label={t.share}
            onClick={() => {
              isSharing.value = true;
            }}
          />
        </>
      }
    >
      <div class="facing">
        {side(1)}
        <div class="slate-box" ref={slate}>
          <SlateBoard ours={ours} theirs={theirs} isWriting={fresh.value === now.kept.id && !isStill.value} />
        </div>
        {side(0)}
      </div>
      <p class="hidden" role="status">
        {t.spoken(sides[0], totals[0], sides[1], totals[1])}
      </p>
      <aside>
        <div class="since">
          {last ? (
            <p>
              <span>{t.last(rounds.length, contractWithFactor(last.entry.contract, last.account.factor))}</span>
              <span>{t.gained(last.account.teams[0].total, last.account.teams[1].total)}</span>
            </p>
          ) : (
            goal !== null && <p class="quiet">{t.target(goal)}</p>
          )}
          {verdict === null && sheet.mayClaim.length > 0 && (
            <div class="asked" role="group" aria-label={t.claims}>
              <p role="alert">
                <Icon name="info" /> {t.claims}
              </p>
              <div class="answers">
                {sheet.mayClaim.map((team) => (
                  <button
                    key={team}
                    class="button small"
                    data-claim={team}
                    onClick={() => {
                      const command = claimAfter(sheet, team);
                      // The round stands and was asked about when it was written.
                      if (command !== null) send(command, QUESTION_CODES);
                    }}
                  >
                    {sides[team]}
                  </button>
                ))}
              </div>
            </div>
          )}
          {isTied && <p class="quiet">{t.oneMore}</p>}
          {verdict === null ? (
            opening.names.length === 4 && (
              <p class="quiet">
                {t.next(rounds.length + 1, seatName(opening, sheet.dealer), seatName(opening, sheet.forehand))}
              </p>
            )
          ) : (
            <p class="verdict" data-winner={verdict.winner}>
              <Icon name="star" />
              <span>
                <b>{t.won(sides[verdict.winner])}</b>: {verdictText(verdict)}
              </span>
            </p>
          )}
        </div>
        <div class="wide-only">
          <RoundList now={now} sheet={sheet} />
        </div>
        <div class="two">
          <a class="button" href={pathOf(now.kept.id, 'verlauf')} data-action="history">
            {t.history}
          </a>
          {verdict === null ? (
            <a
              class={sheet.mayClaim.length > 0 ? 'button' : 'button main'}
              href={pathOf(now.kept.id, 'runde')}
              data-action="write"
            >
              <Icon name="plus" /> {t.write}
            </a>
          ) : (
            <Rematch opening={{ ...opening, dealer: sheet.dealer }} name={now.kept.name} />
          )}
        </div>
      </aside>
      {isSharing.value && (
        <Share
          now={now}
          slate={() => slate.current?.querySelector('svg') ?? null}
          onTidy={() => {
            tidyUp();
            toast({ kind: 'tafel-tidy', text: t.tidied });
          }}
          onClose={() => {
            isSharing.value = false;
          }}
        />
      )}
    </Frame>
  );
}
