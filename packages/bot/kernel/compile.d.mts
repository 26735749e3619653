/** Compiles kernel.ts in memory; the bytes of the WebAssembly module. Rejects with what the compiler says. */
export function compile(): Promise<Uint8Array>;
