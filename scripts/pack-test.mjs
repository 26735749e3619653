// Pack test: what a user of the libraries gets.
//
// Packs rules, table and records, installs the tarballs into an empty folder, and there type-checks and runs
// examples/round.ts and a round trip through a record. Whatever the workspace would lend a package without its asking
// (a file that is not packed, a dependency that is not named) is missing there.
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './child.mjs';

const PACKED = ['rules', 'table', 'records'];
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const folder = mkdtempSync(join(tmpdir(), 'puur-pack-'));

async function step(what, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  console.error(`pack-test: ${what} failed\n${output}`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}

const here = { cwd: folder };
for (const name of PACKED) {
  await step(`packing ${name}`, npm, ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(root, 'packages', name),
  });
}
const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
writeFileSync(join(folder, '.npmrc'), 'audit=false\nfund=false\nprefer-offline=true\n');
await step('installing the tarballs', npm, ['install', '--silent', ...tarballs.map((file) => `./${file}`)], here);

copyFileSync(join(root, 'examples/round.ts'), join(folder, 'round.ts'));
copyFileSync(join(root, 'examples/record.ts'), join(folder, 'record.ts'));
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'NodeNext',
      strict: true,
      skipLibCheck: false,
      types: [],
      lib: ['ES2023', 'DOM'],
    },
    files: ['round.ts', 'record.ts'],
  }),
);
await step(
  'type-checking a user’s program',
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'],
  here,
);
const round = await step('playing a round', process.execPath, ['round.js'], here);
const record = await step('reading a record', process.execPath, ['record.js'], here);
rmSync(folder, { recursive: true, force: true });

const lines = round.trim().split('\n');
const cards = new Set(lines.slice(0, 9).flatMap((line) => line.split(' ')));
const [a, b] = lines.at(-1).split(' : ').map(Number);
const isRound = lines.length === 10 && cards.size === 36 && [157, 257].includes(a + b);
if (!isRound || record.trim() !== 'read back: the same events') {
  console.error(`pack-test: the round or the record is not what it should be\n${round}${record}`);
  process.exit(1);
}
