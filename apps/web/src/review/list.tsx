/** List: all Partien of this device, and what they add up to. */
import { signal } from '@preact/signals';
import { fold, type PartieState, type Seat, teamOf } from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { aimName, nameOf } from '../lang/naming.js';
import { later } from '../lang/texts.js';
import { type PartieHead, readHeads, readPartie } from '../storage/partie.js';
import { Shut } from '../storage/shut.js';
import { restoredWindows } from '../storage/windows.js';
import { shut, withDatabase, eyesOf, resultOf, day } from './shelf.js';
import { statisticsOf, type Statistics } from './story.js';

const heads = signal<readonly PartieHead[] | null>(null);
const statistics = signal<Statistics | null>(null);

export async function load(): Promise<void> {
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

export function List(): JSX.Element {
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
          const { score, rounds, limit, ending } = head.summary;
          const [one, other] = us === 0 ? [1, 3] : [0, 2];
          const partner = us === 0 ? 2 : 3;
          return (
            <li key={head.id}>
              <a href={`/rueckblick?partie=${head.id}`}>
                <span>
                  {`${score[us]} : ${score[us === 0 ? 1 : 0]} `}
                  <small class="quiet">{aimName(head.summary, ending ? null : rounds + 1)}</small>
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
                <small class="quiet">
                  {limit === null ? `${t.rounds(rounds)} · ${day(head.playedAt)}` : day(head.playedAt)}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
      {sums && all && all.length > 0 && sums.partien < all.length && sums.partien === 0 && (
        <p class="quiet">{t.notCounted}</p>
      )}
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
          {all && sums.partien < all.length && <p class="quiet small">{t.notCounted}</p>}
        </section>
      )}
    </>
  );
}
