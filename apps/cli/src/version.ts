/** Version: the one in package.json, which lies one folder above this file, in `src` as in `dist`. */
import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** The version of `puur`, such as `0.1.0`. */
export const VERSION: string = version;
