// Packs trained networks into the sources of the package.
//
//   node packages/bot/train/pack.mjs FOLDER
//
// Reads FOLDER/{worth,people}-{trump,obenabe,undenufe}.net, writes src/weights/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pack } from '../dist/net/packing.js';
import { readNetwork } from './network-file.mjs';

const [folder] = process.argv.slice(2);
const target = (name) => fileURLToPath(new URL(`../src/weights/${name}.ts`, import.meta.url));
mkdirSync(target('.').slice(0, -4), { recursive: true });
for (const kind of ['trump', 'obenabe', 'undenufe']) {
  for (const what of ['worth', 'people']) {
    const name = `${what}-${kind}`;
    const text = Buffer.from(pack(readNetwork(`${folder}/${name}.net`))).toString('base64');
    const constant = name.replace('-', '_').toUpperCase();
    const lines = text.match(/.{1,4000}/g).map((line) => `  '${line}',`);
    writeFileSync(
      target(name),
      `/** Weights of the network "${what}" for ${kind}: made by train/pack.mjs, not written. */\n` +
        `export const ${constant}: string = [\n${lines.join('\n')}\n].join('');\n`,
    );
    console.log(`${name}: ${text.length} characters`);
  }
}
