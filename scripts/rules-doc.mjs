// Rules document: writes the register of rules and the presets of packages/rules into docs/rules.md.
//
//   node scripts/rules-doc.mjs          after a build
//
// The text around the markers is written by hand; what stands between them is made here, and a test compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './child.mjs';

const PLACE = join(root, 'docs/rules.md');

/** The document with its tables made anew from the given exports of @puur/rules. */
export function withTables(text, rules) {
  return ['rules', 'settings', 'presets', 'sources'].reduce((document, name) => {
    const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const start = document.indexOf(from);
    const end = document.indexOf(to);
    if (start < 0 || end < start) throw new Error(`docs/rules.md has no place for ${name}`);
    return `${document.slice(0, start + from.length)}\n${TABLES[name](rules)}\n${document.slice(end)}`;
  }, text);
}

const TABLES = {
  rules: ({ RULES }) =>
    lines(['rule', 'decided in', 'sources'], Object.entries(RULES), ([id, { code, sources }]) => [
      `\`${id}\``,
      `[${code}](../packages/rules/src/${code})`,
      sources.join(', '),
    ]),
  settings: ({ SETTINGS, allowedFor, standardOf }) =>
    lines(
      ['setting', 'default', 'values', 'sources of the default'],
      Object.entries(SETTINGS),
      ([name, { sources }]) => [
        `\`${name}\``,
        value(standardOf(name)),
        allowedFor(name).map(String).join(', '),
        sources.join(', '),
      ],
    ),
  presets: ({ PRESETS }) =>
    lines(
      ['preset', 'setting', 'value', 'sources'],
      Object.values(PRESETS).flatMap(({ id, settings, sources }) =>
        Object.keys(settings).length === 0
          ? [[`\`${id}\``, 'the defaults', '', 'jasvel']]
          : Object.entries(settings).map(([name, set]) => [
              `\`${id}\``,
              `\`${name}\``,
              value(set),
              sources[name].join(', '),
            ]),
      ),
      (row) => row,
    ),
  sources: ({ SOURCES }) => lines(['id', 'source'], Object.entries(SOURCES), ([id, title]) => [`\`${id}\``, title]),
};

function lines(head, rows, cells) {
  const row = (texts) => `| ${texts.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map((entry) => row(cells(entry)))].join('\n');
}

function value(set) {
  if (Array.isArray(set)) return set.join(' ');
  if (set !== null && typeof set === 'object')
    return Object.entries(set)
      .map(([key, factor]) => `${key} ×${factor}`)
      .join(', ');
  return set === null ? 'half the target' : String(set);
}

if (process.argv[1] === import.meta.filename) {
  const rules = await import(pathToFileURL(join(root, 'packages/rules/dist/index.js')).href);
  writeFileSync(PLACE, withTables(readFileSync(PLACE, 'utf8'), rules));
}
