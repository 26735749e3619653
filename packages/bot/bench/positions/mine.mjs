// Mine: looks in real rounds for situations of a theme in which the exact figures agree clearly with the convention.
//
//   node packages/bot/bench/positions/mine.mjs ROUNDS.jsonl.gz OUT.json [THEME…]
//
// Suits and seats are exchanged at random. What is found is raw material: somebody looks through it, words the reason, and
// puts it into the fixture; `verify.mjs` then works out the figures that stand there.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { formatCard } from '@puur/rules';
import { createPlayer } from '../../dist/index.js';
import { disguise, roundOf, viewAt } from './rounds.mjs';
import { situationOf, THEMES } from './themes.mjs';
import { factsOf, seatViewOf } from './told.mjs';
import { randomFrom, shuffled } from './worlds.mjs';
import { compareIn, meansOf, solveWorlds } from './worth.mjs';

const [file, out, ...wanted] = process.argv.slice(2);
const CARDS_ONLY = { weis: false, stoeck: false };
// Worlds of the first look, least margin, how many to find and to try, and which cards of a round (0..35) to look at.
const { SCREEN = 40, LEAST = 2.5, PER_THEME = 14, TRIED = 160, SEED = 'mine', FROM = 8, TO = 33 } = process.env;

const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
const random = randomFrom(SEED);
const themes = wanted.length > 0 ? wanted : Object.keys(THEMES);
const found = new Map(themes.map((theme) => [theme, []]));
const tried = new Map(themes.map((theme) => [theme, 0]));
const isOpen = (theme) => found.get(theme).length < PER_THEME && tried.get(theme) < TRIED;
const player = createPlayer('einfach', 1);

for (const line of shuffled(random, lines)) {
  if (!themes.some(isOpen)) break;
  const suits = shuffled(random, ['E', 'R', 'S', 'T']);
  const round = roundOf(disguise(JSON.parse(line), suits, Math.floor(random() * 4)));
  // One decision of a round, so that the positions do not resemble one another.
  const at = Number(FROM) + Math.floor(random() * (TO - FROM + 1));
  for (const theme of shuffled(random, themes.filter(isOpen))) {
    const view = viewAt(round, at, CARDS_ONLY);
    if (view.hand.length < 2) break;
    const situation = situationOf(factsOf(view));
    if (situation.legal.length < 2) break;
    const proposed = THEMES[theme](situation);
    if (!proposed || proposed.length === 0) continue;
    tried.set(theme, tried.get(theme) + 1);
    const candidate = judge(view, proposed.map(formatCard), situation);
    if (!candidate) continue;
    const { played } = candidate;
    found.get(theme).push({ theme, ...candidate, human: formatCard(cardAt(round, at)), played });
    writeFileSync(out, JSON.stringify([...found.values()].flat(), null, 1));
    break;
  }
}

/** Whether the figures of a small sample agree; then the position with what is accepted. */
function judge(view, proposed, situation) {
  const solved = solveWorlds(view, { worlds: Number(SCREEN), mostListed: 60 });
  const means = meansOf(solved);
  const best = Math.max(...means.values());
  const [top] = means.keys();
  // The best cards, and what is next to as good; the proposal must have named the best.
  const accept = [...means].filter(([, mean]) => mean >= best - 0.4).map(([card]) => card);
  if (!proposed.includes(top) || accept.some((card) => !proposed.includes(card))) return null;
  if (accept.length === solved.cards.length) return null;
  const compared = compareIn(solved, accept);
  if (compared.margin < LEAST || compared.margin < 3 * compared.stdError) return null;
  const fit = solved.rows.filter(({ isFit }) => isFit);
  const plausible = fit.length >= 5 ? compareIn({ cards: solved.cards, rows: fit }, accept) : null;
  if (plausible && plausible.margin < LEAST / 2) return null;
  const played = formatCard(player.decide(seatViewOf(view)).action.card);
  const means2 = Object.fromEntries([...means].map(([card, mean]) => [card, Math.round(mean * 10) / 10]));
  return { view, accept, means: means2, ...compared, plausible, played, size: situation.size, total: solved.total };
}

function cardAt({ tricks }, at) {
  return tricks[Math.floor(at / 4)].cards[at % 4];
}

for (const [theme, list] of found) console.log(theme, list.length, 'of', tried.get(theme), 'tried');
