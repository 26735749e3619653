// What npm, TypeScript and the house each say about the packages must be the same.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { HOUSE } from './house.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const references = (file) =>
  (ts.readConfigFile(join(root, file), ts.sys.readFile).config.references ?? []).map(({ path }) => path);

const folders = ['packages', 'apps']
  .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}`))
  .filter((folder) => existsSync(join(root, folder, 'package.json')));

describe.each(folders)('%s', (folder) => {
  const name = basename(folder);
  const { dependencies = {}, version } = manifest(folder);
  const neighbours = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@puur/'));

  test('has a row in the house, and depends only on what the row names', () => {
    expect(HOUSE).toHaveProperty(name);
    expect(HOUSE[name].map((x) => `@puur/${x}`)).toEqual(expect.arrayContaining(neighbours));
  });

  test('names every dependency in one exact version, its own for a neighbour', () => {
    for (const [dependency, wanted] of Object.entries(dependencies)) {
      expect(wanted, dependency).toMatch(/^\d+\.\d+\.\d+$/);
      if (neighbours.includes(dependency)) expect(wanted, dependency).toBe(version);
    }
  });

  // The web app is built by its own tool and may resolve its neighbours otherwise.
  test.skipIf(name === 'web')('is built and its tests are checked, after the packages it depends on', () => {
    expect(references('tsconfig.build.json')).toContain(`./${folder}`);
    expect(references('tsconfig.tests.json')).toContain(`./${folder}`);
    const wanted = neighbours.map((x) => x.replace('@puur/', '')).sort();
    expect(
      references(`${folder}/tsconfig.json`)
        .map((path) => basename(path))
        .sort(),
    ).toEqual(wanted);
  });
});
