/**
 * Review: the Partien of this device, each to be stepped through, checked, shared and taken away.
 */
import { signal, useSignal } from '@preact/signals';
import { fold, type PartieState, type Seat, teamOf } from '@puur/rules';
import { writeDealCode, writeRecord, writeText } from '@puur/records';
import { verifyLog } from '@puur/table';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import '../styles/pages.css';
import { back, go, route } from '../app/route.js';
import { Face } from '../cards/face.js';
import { cardName, contractName, nameOf, sideOf } from '../lang/naming.js';
import { later, said } from '../lang/texts.js';
import { SlateBoard } from '../slate/slate.js';
import { openDatabase } from '../storage/database.js';
import { saveFile, shareLink } from '../storage/file.js';
import { addPartie, deletePartie, namesOf, type PartieHead, readHeads, readPartie } from '../storage/partie.js';
import { Shut } from '../storage/shut.js';
import { trouble, type Trouble } from '../storage/trouble.js';
import { Account } from '../table/account.js';
import { entriesOf } from '../table/between.js';
import { rememberPartie } from '../table/session.js';
import { Icon } from '../ui/icon.js';
import { sayTime } from '../ui/time.js';
import { toast } from '../ui/toast.js';
import { slatePicture } from './picture.js';
import { cardsLaid, momentAt, roundsOf, type RoundStory, statisticsOf, type Statistics } from './story.js';
import type { StoredTable } from '@puur/table';
import { restoredWindows } from '../storage/windows.js';

interface Kept {
  readonly head: PartieHead;
  readonly log: StoredTable['log'];
}

/** Why the device does not give its Partien; null where it does. */
const shut = signal<Trouble | null>(null);
const heads = signal<readonly PartieHead[] | null>(null);
const statistics = signal<Statistics | null>(null);

async function withDatabase<T>(run: (database: IDBDatabase) => Promise<T>): Promise<T | null> {
  try {
    const database = await openDatabase();
    shut.value = null;
    try {
      return await run(database);
    } finally {
      database.close();
    }
  } catch (cause) {
    shut.value = trouble(cause);
    return null;
  }
}

async function load(): Promise<void> {
  const found = (await withDatabase(readHeads)) ?? [];
  heads.value = found;
  const over = found.filter(({ summary, practice }) => summary.ending !== null && !practice);
  const states: PartieState[] = [];
  await withDatabase(async (database) => {
    for (const { id } of over) {
      const kept = await readPartie(database, id);
      if (kept) states.push(fold(kept.table.log));
    }
  });
  statistics.value = statisticsOf(
    states.map(({ rounds, ending }) => ({ rounds, winner: ending?.winner ?? null })),
    0,
  );
}

/** The seat from which a Partie is told: the first with a person. */
function eyesOf({ sitting }: PartieHead): Seat {
  return ([0, 1, 2, 3] as const).find((seat) => sitting[seat].kind === 'person') ?? 0;
}

function resultOf(head: PartieHead): string {
  const t = later.value!.review;
  const { ending } = head.summary;
  if (!ending) return t.open;
  if (ending.winner === null) return t.draw;
  return ending.winner === teamOf(eyesOf(head)) ? t.won : t.lost;
}

function day(time: number): string {
  return sayTime(time, said().locale);
}

function List(): JSX.Element {
  const t = later.value!.review;
  const all = heads.value;
  const sums = statistics.value;
  useEffect(() => {
    void load();
    return restoredWindows.whenWritten(() => {
      void load();
    });
  }, []);
  const per = (value: number): string => (sums && sums.rounds > 0 ? String(Math.round(value / sums.rounds)) : '–');
  return (
    <>
      {shut.value !== null && <Shut why={shut.value} />}
      {all?.length === 0 && shut.value === null && <p class="quiet">{t.none}</p>}
      <ul class="paper partien">
        {all?.map((head) => {
          const us = teamOf(eyesOf(head));
          const { score, rounds, target } = head.summary;
          const [one, other] = us === 0 ? [1, 3] : [0, 2];
          const partner = us === 0 ? 2 : 3;
          return (
            <li key={head.id}>
              <a href={`/rueckblick?partie=${head.id}`}>
                <span>
                  {`${score[us]} : ${score[us === 0 ? 1 : 0]} `}
                  <small class="quiet">{said().home.target(target)}</small>
                </span>
                <span class="result">{resultOf(head)}</span>
                <small class="quiet">
                  {t.with(
                    nameOf(partner, head.sitting),
                    nameOf(one as Seat, head.sitting),
                    nameOf(other as Seat, head.sitting),
                  )}
                  {head.practice ? ` · ${t.practice}` : ''}
                </small>
                <small class="quiet">{`${t.rounds(rounds)} · ${day(head.playedAt)}`}</small>
              </a>
            </li>
          );
        })}
      </ul>
      {sums && sums.partien > 0 && (
        <section class="stats" aria-labelledby="stats">
          <h2 id="stats">{t.statistics}</h2>
          <dl class="paper">
            <dt>{t.stats.partien}</dt>
            <dd>{sums.partien}</dd>
            <dt>{t.stats.won}</dt>
            <dd>{sums.won}</dd>
            <dt>{t.stats.rounds}</dt>
            <dd>{sums.rounds}</dd>
            <dt>{t.stats.perRound}</dt>
            <dd>{`${per(sums.points[0])} : ${per(sums.points[1])}`}</dd>
            <dt>{t.stats.weis}</dt>
            <dd>{`${per(sums.weis[0])} : ${per(sums.weis[1])}`}</dd>
            <dt>{t.stats.matches}</dt>
            <dd>{`${sums.matches[0]} : ${sums.matches[1]}`}</dd>
            <dt>{t.stats.ours}</dt>
            <dd>{`${sums.declaredWon} / ${sums.declared}`}</dd>
          </dl>
        </section>
      )}
    </>
  );
}

/** Both sides' totals after each round, as two lines. */
function Curve({
  ours,
  theirs,
  target,
}: {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  readonly target: number;
}): JSX.Element {
  const sums = (values: readonly number[]): number[] =>
    values.reduce<number[]>((all, value) => [...all, all.at(-1)! + value], [0]);
  const [a, b] = [sums(ours), sums(theirs)];
  const most = Math.max(target, ...a, ...b);
  const points = (values: readonly number[]): string =>
    values
      .map((value, i) => `${8 + (i * 284) / Math.max(1, values.length - 1)},${112 - (value / most) * 100}`)
      .join(' ');
  return (
    <svg
      class="curve"
      viewBox="0 0 300 120"
      role="img"
      aria-label={`${later.value!.review.curve}: ${said().slate.spoken(a.at(-1)!, b.at(-1)!)}`}
    >
      <line
        x1="8"
        x2="292"
        y1={112 - (target / most) * 100}
        y2={112 - (target / most) * 100}
        stroke="var(--kontur)"
        stroke-dasharray="3 5"
      />
      <polyline points={points(b)} fill="none" stroke="var(--gegner)" stroke-width="2.500" stroke-dasharray="6 3" />
      <polyline points={points(a)} fill="none" stroke="var(--tanne)" stroke-width="3" />
    </svg>
  );
}

function Replay({
  story,
  head,
  state,
}: {
  readonly story: RoundStory;
  readonly head: PartieHead;
  readonly state: PartieState;
}): JSX.Element {
  const t = later.value!.review;
  const table = said();
  const eyes = eyesOf(head);
  const most = cardsLaid(story);
  const at = useSignal(0);
  const step = Math.min(at.value, most);
  const moment = momentAt(story, step, state.profile);
  const { contract, declarer, pushes, dealer } = story.round;
  const who = (seat: Seat): string => (seat === eyes ? table.you : nameOf(seat, head.sitting));
  const us = teamOf(eyes);
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') at.value = Math.min(most, step + 1);
    else if (event.key === 'ArrowLeft') at.value = Math.max(0, step - 1);
    else return;
    event.preventDefault();
  };
  return (
    <section class="replay" onKeyDown={key} aria-label={t.round(story.number)}>
      <div class="mat">
        <p class="top">
          <b>
            {contract && declarer !== null
              ? `${contractName(contract)} · ${table.contract.by(who(declarer), pushes > 0)}`
              : table.contract.open}
          </b>
          <span>{t.running(moment.taken[us], moment.taken[us === 0 ? 1 : 0])}</span>
        </p>
        {([0, 1, 2, 3] as const).map((seat) => (
          <span key={seat} class="name" data-side={sideOf(seat, eyes)} aria-hidden="true">
            {who(seat)}
            {seat === dealer ? ` (${table.seat.deals})` : ''}
          </span>
        ))}
        {moment.lying.map(({ seat, card }) => (
          <span
            key={card}
            class={moment.winner === seat ? 'card won' : 'card'}
            data-side={sideOf(seat, eyes)}
            aria-hidden="true"
          >
            <Face card={card} isCompact={false} />
          </span>
        ))}
        <p class="bottom" aria-live="polite">
          {step === 0
            ? t.start
            : `${t.trick(moment.trick)}: ${moment.winner === null ? moment.lying.map(({ seat, card }) => `${who(seat)} ${cardName(card)}`).at(-1)! : table.tells.trick({ name: nameOf(moment.winner, head.sitting), isYou: moment.winner === eyes }, moment.points)}`}
        </p>
      </div>
      <div class="steps">
        <button
          class="button small"
          disabled={step === 0}
          onClick={() => {
            at.value = 0;
          }}
        >
          {t.first}
        </button>
        <button
          class="button small"
          disabled={step === 0}
          data-action="step-back"
          onClick={() => {
            at.value = step - 1;
          }}
        >
          {t.previous}
        </button>
        <button
          class="button small main"
          disabled={step >= most}
          data-action="step"
          onClick={() => {
            at.value = step + 1;
          }}
        >
          {t.next}
        </button>
        <button
          class="button small"
          disabled={step >= most}
          onClick={() => {
            at.value = most;
          }}
        >
          {t.lastStep}
        </button>
      </div>
      <details class="paper">
        <summary class="pad">{t.hands}</summary>
        <ul class="hands">
          {([0, 1, 2, 3] as const).map((seat) => (
            <li key={seat}>
              <span>{who(seat)}</span>
              <span class="minis" role="img" aria-label={story.dealt[seat].map(cardName).join(', ')}>
                {story.dealt[seat]
                  .toSorted((a, b) => a - b)
                  .map((card) => (
                    <span key={card} class={moment.held[seat].includes(card) ? 'card' : 'card gone'}>
                      <Face card={card} isCompact />
                    </span>
                  ))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** What may be said of a deal: it is proved, or why not. */
function Proof({ story, log }: { readonly story: RoundStory; readonly log: StoredTable['log'] }): JSX.Element | null {
  const t = later.value!;
  const { commitment, secret, cuts } = story;
  if (commitment === null) {
    return (
      <div class="paper pad">
        <b>{said().account.given}</b>
        <p class="quiet small">{said().account.givenText}</p>
      </div>
    );
  }
  const audit = verifyLog(log).find(({ round, thrownIn }) => round === story.number && !thrownIn);
  const isRight = audit?.result.ok === true;
  const words = !audit
    ? said().account.sealed
    : audit.result.ok
      ? t.review.verified(story.number)
      : t.review.refused(story.number, t.book.proof[audit.result.error.code]);
  return (
    <div class="paper pad" id="gabe">
      <p class={isRight ? 'good' : ''} data-proof={isRight ? 'right' : 'open'}>
        <Icon name="seal" /> <b>{words}</b>
      </p>
      <details>
        <summary>{t.review.proofTitle}</summary>
        <dl class="seals">
          <dt>{t.review.commitment}</dt>
          <dd>{commitment}</dd>
          <dt>{t.review.cuts}</dt>
          <dd>{cuts.map(({ text }) => (text === '' ? t.review.knocked : text)).join(' · ')}</dd>
          {secret !== null && secret !== '' && (
            <>
              <dt>{t.review.secret}</dt>
              <dd>{secret}</dd>
            </>
          )}
        </dl>
      </details>
    </div>
  );
}

function One({ kept }: { readonly kept: Kept }): JSX.Element {
  const { head, log } = kept;
  const t = later.value!.review;
  const app = said().app;
  const state = fold(log);
  const stories = roundsOf(log).filter(({ record, round }) => record !== null || round.contract !== null);
  const wanted = Number(route.value.query.get('runde') ?? stories.length);
  // A round that is still being played is not shown: it would open the hands.
  const open = stories.filter(({ record }) => record !== null);
  const story = open.find(({ number }) => number === wanted) ?? open.at(-1);
  const us = teamOf(eyesOf(head));
  const slate = useRef<HTMLDivElement>(null);
  const ours = entriesOf(state.rounds, us);
  const theirs = entriesOf(state.rounds, us === 0 ? 1 : 0);
  const record = (): string => writeRecord({ names: namesOf(head.sitting), events: log });
  const dealLink = (of: RoundStory): string => {
    const code = writeDealCode({ hands: of.dealt, dealer: of.round.dealer, profile: state.profile });
    return `${location.origin}/tisch#gabe=${code}`;
  };
  return (
    <>
      <p class="quiet">{`${resultOf(head)} · ${day(head.playedAt)}`}</p>
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
      {story && (
        <>
          <Replay key={story.number} story={story} head={head} state={state} />
          {story.record && (
            <div class="paper pad">
              <Account record={story.record} us={us} profile={state.profile} />
            </div>
          )}
          <Proof story={story} log={log} />
          <div class="share">
            <button
              class="button small"
              data-action="share-deal"
              onClick={() => {
                void shareLink(dealLink(story), t.shareDeal).then((how) => {
                  if (how !== 'shared')
                    toast({ kind: 'copied', text: how === 'copied' ? app.copied : app.notCopied, icon: 'check' });
                });
              }}
            >
              <Icon name="share" /> {t.shareDeal}
            </button>
            <a class="button small" href={new URL(dealLink(story)).pathname + new URL(dealLink(story)).hash}>
              {t.replaySame}
            </a>
          </div>
        </>
      )}
      <h2>{said().slate.title}</h2>
      <div ref={slate}>
        <SlateBoard ours={ours} theirs={theirs} />
      </div>
      {ours.length > 1 && (
        <div class="paper pad">
          <Curve ours={ours} theirs={theirs} target={state.profile.target} />
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
            void withDatabase((database) => deletePartie(database, head.id)).then(() => {
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
    </>
  );
}

export function Review(): JSX.Element | null {
  const id = route.value.query.get('partie');
  const kept = useSignal<Kept | null | undefined>(undefined);
  useEffect(() => {
    kept.value = undefined;
    if (id === null) return;
    void withDatabase((database) => readPartie(database, id)).then((found) => {
      kept.value = found ? { head: found.head, log: found.table.log } : null;
    });
  }, [id]);
  const words = later.value;
  if (!words) return null;
  const t = words.review;
  const one = kept.value;
  return (
    <main class="page review">
      <header>
        {id === null ? (
          <button class="key" aria-label={said().app.back} onClick={back}>
            <Icon name="back" />
          </button>
        ) : (
          <a class="key" aria-label={t.back} href="/rueckblick">
            <Icon name="back" />
          </a>
        )}
        <h1>{t.title}</h1>
      </header>
      {id === null ? <List /> : one ? <One key={one.head.id} kept={one} /> : one === null ? <p>{t.notFound}</p> : null}
    </main>
  );
}

/** Of many rounds in a row, the one that is shown is to be seen. */
function inSight(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
