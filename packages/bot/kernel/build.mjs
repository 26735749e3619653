// Compiles kernel.ts to WebAssembly and writes it as text into src/net/kernel-bytes.ts.
//
//   node packages/bot/kernel/build.mjs
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

const bytes = await compile();
const text = Buffer.from(bytes).toString('base64');
const lines = text.match(/.{1,110}/g).map((line) => `  '${line}',`);
writeFileSync(
  fileURLToPath(new URL('../src/net/kernel-bytes.ts', import.meta.url)),
  `/** Kernel bytes: kernel/kernel.ts compiled by kernel/build.mjs, in base64. Made, not written. */\n` +
    `export const KERNEL_BYTES: string = [\n${lines.join('\n')}\n].join('');\n`,
);
process.stdout.write(`${bytes.length} bytes\n`);
