// Compiles kernel.ts in memory; the bytes of the WebAssembly module.
import { readFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

const SOURCE = new URL('./kernel.ts', import.meta.url);
const OPTIONS = ['--runtime', 'stub', '--noAssert', '--enable', 'simd', '--importMemory', '-O3', '--converge'];

export async function compile() {
  let bytes = null;
  const { error, stderr } = await asc.main(['kernel.ts', '--outFile', 'kernel.wasm', ...OPTIONS], {
    readFile: (name) => (name.endsWith('kernel.ts') ? readFileSync(SOURCE, 'utf8') : null),
    writeFile: (name, contents) => {
      if (name.endsWith('.wasm')) bytes = contents;
    },
    listFiles: () => [],
  });
  if (error || bytes === null) throw new Error(`kernel.ts does not compile: ${stderr.toString()}`);
  return bytes;
}
