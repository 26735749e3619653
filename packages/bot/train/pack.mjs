// Packs trained networks into the sources of the package.
//
//   node packages/bot/train/pack.mjs FOLDER [TARGET]
//
// Reads FOLDER/{worth,people}-{trump,obenabe,undenufe}.net and FOLDER/worth-turning.net, writes TARGET, which is
// src/weights if nothing is said.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUIDED_KINDS } from '../dist/net/guided.js';
import { pack } from '../dist/net/packing.js';
import { readNetwork } from './network-file.mjs';

const SOURCES = fileURLToPath(new URL('../src/weights', import.meta.url));
const [folder, target = SOURCES] = process.argv.slice(2);
mkdirSync(target, { recursive: true });
for (const kind of GUIDED_KINDS) {
  // How people play Slalom and Gusti is not known.
  for (const what of kind === 'turning' ? ['worth'] : ['worth', 'people']) {
    const name = `${what}-${kind}`;
    const text = Buffer.from(pack(readNetwork(`${folder}/${name}.net`))).toString('base64');
    const constant = name.replace('-', '_').toUpperCase();
    const lines = text.match(/.{1,4000}/g).map((line) => `  '${line}',`);
    writeFileSync(
      join(target, `${name}.ts`),
      `/** Weights of the network "${what}" for ${kind}: made by train/pack.mjs, not written. */\n` +
        `export const ${constant}: string = [\n${lines.join('\n')}\n].join('');\n`,
    );
    console.log(`${name}: ${text.length} characters`);
  }
}
