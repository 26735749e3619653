/** For the tests, which are written in TypeScript. */
export declare const ADDRESSES: readonly string[];
export declare function bookOf(fileName: string): 'de' | 'fr' | 'it' | 'en' | 'data' | null;
