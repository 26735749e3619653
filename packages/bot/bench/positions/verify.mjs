// Verify: works out the figures of our positions and writes them into the fixture, or checks the ones that stand there.
//
//   npm run build && nice node packages/bot/bench/positions/verify.mjs [ID…]      writes `verified` (all, or only these)
//   … verify.mjs --new                                                            only positions without figures
//   … verify.mjs --check [ID…]     works out anew and compares; --check --cheap only those with few worlds
//
// Play: every consistent world where there are at most 3000, else a sample, each solved exactly (worth.mjs).
// Declaring: simulation (declaring.mjs). A check passes when a sampled mean lies within four standard errors and a listed
// one is the same, and when the accepted cards are still the better ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { verifyDeclaring } from './declaring.mjs';
import { OWN_POSITIONS } from './fixture.mjs';
import { verify } from './worth.mjs';

/** Worlds by cards in hand: a card more makes a solution ten times as dear. */
const WORLDS = [0, 300, 300, 300, 300, 300, 300, 160, 60, 60];
const DECLARING_WORLDS = 80;

const args = process.argv.slice(2);
const has = (flag) => args.includes(flag);
const ids = args.filter((arg) => !arg.startsWith('--'));
const fixture = JSON.parse(readFileSync(OWN_POSITIONS, 'utf8'));

function figuresOf(position, seed) {
  const worlds = position.kind === 'declare' ? DECLARING_WORLDS : WORLDS[position.view.hand.length];
  return position.kind === 'declare' ? verifyDeclaring(position, { worlds, seed }) : verify(position, { worlds, seed });
}

function isDue(position) {
  if (ids.length > 0) return ids.includes(position.id);
  if (has('--new')) return !position.verified?.points;
  if (has('--cheap'))
    return position.verified.method.endsWith('every consistent world') && position.verified.worlds <= 60;
  return true;
}

let faults = 0;
for (const position of fixture.positions.filter(isDue)) {
  if (has('--check')) {
    const fault = faultIn(position, figuresOf(position, 2));
    if (fault) faults++;
    console.log(`${position.id}: ${fault ?? 'ok'}`);
    continue;
  }
  const { provedInEveryWorld, ...figures } = figuresOf(position, 1);
  const { playedByPeople, note } = position.verified ?? {};
  position.verified = {
    ...figures.verified,
    ...(playedByPeople ? { playedByPeople } : {}),
    ...(note ? { note } : {}),
  };
  delete position.provedInEveryWorld;
  if (provedInEveryWorld) position.provedInEveryWorld = true;
  const { margin, stdError, neverWorse } = position.verified;
  console.log(`${position.id}: margin ${margin} ± ${stdError}, never worse ${neverWorse ?? '-'}`);
}

function faultIn({ verified, provedInEveryWorld }, { verified: anew, provedInEveryWorld: provedAnew }) {
  if (anew.margin <= 0 && verified.margin > 0) return `the margin is ${anew.margin}`;
  const isListed = verified.method.endsWith('every consistent world');
  const allowed = isListed ? 0.011 : 4 * Math.hypot(verified.stdError, anew.stdError) + 0.01;
  if (Math.abs(anew.margin - verified.margin) > allowed) return `the margin is ${anew.margin}, not ${verified.margin}`;
  return provedInEveryWorld && !provedAnew ? 'not proved' : null;
}

if (has('--check')) process.exitCode = faults > 0 ? 1 : 0;
else {
  const path = fileURLToPath(OWN_POSITIONS);
  const options = { ...(await resolveConfig(path)), filepath: path };
  writeFileSync(path, await format(JSON.stringify(fixture), options));
}
