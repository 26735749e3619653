/**
 * Made: what the told events give each side, block by block, in the order it was made.
 *
 * Points that were told, tricks that lie, Weise and Stöck that count; multiplied as they are written. All ways of ending
 * add up from here, so that none of them counts anything twice.
 *
 * Source: reference page (blocks).
 */
import {
  type Block,
  BLOCKS,
  CARD_POINTS,
  type PerTeam,
  perTeam,
  type Team,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { EventOf, SideBlocks } from '../form/event.js';
import { ruleStoeck } from './stoeck.js';
import { eventsOf, factorOf, standingPlays, type Story } from './story.js';
import { trickFindings } from './trick.js';
import { ruleWeis } from './weis.js';

/** What each side has in each block. */
export type Sums = PerTeam<Readonly<Record<Block, number>>>;
export const NOTHING: Readonly<Record<Block, number>> = { weis: 0, stoeck: 0, stich: 0 };

/** Something that was written, in the order it was made. */
export interface Made {
  readonly at: number;
  readonly blocks: PerTeam<SideBlocks>;
}

function forTeam(team: Team, blocks: SideBlocks): PerTeam<SideBlocks> {
  return team === 0 ? [blocks, {}] : [{}, blocks];
}

/** Everything the events give, multiplied as it is written, in order. */
export function madeIn(story: Story): readonly Made[] {
  const { profile } = story.quarrel;
  const factor = factorOf(story);
  const made: Made[] = eventsOf(story, 'points-made').map(({ at, blocks }) => ({ at, blocks }));
  for (const trick of story.tricks) {
    const { trickTo, points } = trickFindings(story, trick).findings;
    const at = trick.turnedAt ?? standingPlays(trick).at(-1)?.at ?? 0;
    if (trickTo !== undefined && points !== undefined) {
      made.push({ at, blocks: forTeam(trickTo.team, { stich: points * factor }) });
    } else if (trick.to !== null && trick.points !== null) {
      made.push({ at, blocks: forTeam(trick.to, { stich: trick.points * factor }) });
    }
  }
  const weis = eventsOf(story, 'weis-announced').length > 0 ? ruleWeis(story) : null;
  const weisTo = weis?.ok === true ? weis.value.findings.weisTo : null;
  if (weis?.ok === true && (weisTo === 0 || weisTo === 1)) {
    const at = Math.max(...eventsOf(story, 'weis-announced').map((event) => event.at));
    const points = (weis.value.findings.points ?? 0) * (profile.weisMultiplied ? factor : 1);
    made.push({ at, blocks: forTeam(weisTo, { weis: points }) });
  }
  const said = eventsOf(story, 'stoeck-announced').at(0) ?? eventsOf(story, 'stoeck-shown').at(0);
  if (said !== undefined && story.contract !== null) {
    const stoeck = ruleStoeck(story);
    const points = stoeck.ok ? (stoeck.value.findings.stoeckPoints ?? 0) : 0;
    const worth = points * (profile.stoeckMultiplied ? factor : 1);
    if (worth > 0) made.push({ at: said.at, blocks: forTeam(teamOf(said.seat), { stoeck: worth }) });
  }
  const ended = eventsOf(story, 'round-ended').at(-1);
  if (ended !== undefined && eventsOf(story, 'points-made').length === 0)
    made.push({ at: ended.at, blocks: endedBlocks(story, ended) });
  return made.sort((a, b) => a.at - b.at);
}

/** The blocks of a round that is told by its card points. */
function endedBlocks(story: Story, ended: EventOf<'round-ended'>): PerTeam<SideBlocks> {
  const { profile } = story.quarrel;
  const factor = factorOf(story);
  const cards = ended.cardPoints;
  const isWithoutLast = cards !== undefined && cards[0] + cards[1] === CARD_POINTS;
  return perTeam((team): SideBlocks => {
    const last = isWithoutLast && ended.lastTrick === team ? profile.lastTrick : 0;
    const match = ended.tricks?.[team] === TRICKS_PER_ROUND ? profile.matchBonus : 0;
    return {
      weis: profile.weis ? (ended.weis?.[team] ?? 0) * (profile.weisMultiplied ? factor : 1) : 0,
      stoeck: profile.stoeck && ended.stoeck === team ? 20 * (profile.stoeckMultiplied ? factor : 1) : 0,
      stich:
        cards === undefined ? 0 : (cards[team] + last) * factor + match * (profile.matchBonusMultiplied ? factor : 1),
    };
  });
}

export function sumsOf(made: readonly Made[]): Sums {
  return perTeam((team) =>
    made.reduce(
      (sums, { blocks }) => ({
        weis: sums.weis + (blocks[team].weis ?? 0),
        stoeck: sums.stoeck + (blocks[team].stoeck ?? 0),
        stich: sums.stich + (blocks[team].stich ?? 0),
      }),
      NOTHING,
    ),
  );
}

export function totalOf(sums: Readonly<Record<Block, number>>): number {
  return BLOCKS.reduce((sum, block) => sum + sums[block], 0);
}
