/**
 * The pages as files: what every one of them has, and that nothing on them leads nowhere.
 */
import { EXAMPLE_IDS, RULEBOOK_LANGUAGES, search, type SearchIndex, TOPIC_IDS, topicOfExample } from '@puur/rulebook';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADDRESSES, bookOf } from '../../build/offline.js';
import { bookPath, languageOfPath, topicPath } from './address.js';
import { type Book, bookIn } from './book.js';
import { Rich } from './rich.js';
import { type SiteFile, siteFiles } from './site.js';

const NAMES = { script: '/assets/rulebook.js', style: '/assets/rulebook.css' };
let files: readonly SiteFile[];
let pages: readonly (readonly [name: string, source: string])[];

beforeAll(async () => {
  files = await siteFiles({ ...NAMES, hash: (content) => String(content.length) });
  pages = files.filter(({ fileName }) => fileName.endsWith('.html')).map(({ fileName, source }) => [fileName, source]);
});

const all = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map(([, found]) => found!);
const pageOf = (path: string): string => `${path.slice(1)}index.html`;
const sourceOf = (path: string): string => files.find(({ fileName }) => fileName === pageOf(path))!.source;

describe('the pages of the rulebook', () => {
  it('are one for every topic in every language, and a first one each', () => {
    const names = files.map(({ fileName }) => fileName);
    expect(new Set(names).size).toBe(names.length);
    for (const language of RULEBOOK_LANGUAGES) {
      expect(names).toContain(pageOf(bookPath(language)));
      for (const topic of TOPIC_IDS) expect(names).toContain(pageOf(topicPath(language, topic)));
    }
  });

  it('have a language, a title, a description, one heading, one main part and no two ids alike', () => {
    for (const [name, source] of pages) {
      expect(source.startsWith('<!doctype html>\n<html lang="'), name).toBe(true);
      expect(all(source, /<title>([^<]+)<\/title>/g), name).toHaveLength(1);
      expect(all(source, /<meta name="description" content="([^"]{20,300})"/g), name).toHaveLength(1);
      expect(all(source, /<(h1)[ >]/g), name).toHaveLength(1);
      expect(all(source, /<(main)[ >]/g), name).toHaveLength(1);
      const ids = all(source, / id="([^"]*)"/g);
      expect(new Set(ids).size, `${name}: ${ids.join(' ')}`).toBe(ids.length);
    }
  });

  it('say which page they are, and where the same page stands in other languages', () => {
    for (const language of RULEBOOK_LANGUAGES) {
      for (const topic of TOPIC_IDS) {
        const path = topicPath(language, topic);
        const source = sourceOf(path);
        expect(all(source, /<link rel="canonical" href="([^"]+)"/g)).toEqual([path]);
        const others = RULEBOOK_LANGUAGES.map((other) => topicPath(other, topic));
        expect(all(source, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g)).toEqual([
          ...others,
          topicPath('de', topic),
        ]);
      }
    }
  });

  it('lead nowhere that is not', () => {
    const known = new Set([
      '/',
      ...files.map(({ fileName }) => `/${fileName}`),
      ...pages.map(([name]) => `/${name.replace(/index\.html$/, '')}`),
      ...ADDRESSES.map((address) => `/${address}`),
      ...['/manifest.webmanifest', '/icon.svg', '/icon-192.png'],
      ...Object.values(NAMES),
    ]);
    const anchors = new Map(pages.map(([name, source]) => [`/${name}`, new Set(all(source, / id="([^"]*)"/g))]));
    for (const { fileName, source } of files.filter((file) => /index\.html$/.test(file.fileName))) {
      for (const link of all(source, /(?:href|src)="([^"]+)"/g)) {
        const [address = '', anchor] = link.replaceAll('&amp;', '&').split('#');
        const [path = ''] = address.split('?');
        expect(path === '' || known.has(path), `${fileName} → ${link}`).toBe(true);
        if (anchor === undefined || path.endsWith('.svg')) continue;
        const page = path === '' ? `/${fileName}` : `${path}index.html`;
        expect(anchors.get(page)?.has(anchor), `${fileName} → ${link}`).toBe(true);
      }
    }
  });

  it('refer to cards and signs that are drawn', () => {
    for (const [name, source] of pages) {
      for (const link of new Set(all(source, /<use href="([^"]+)"/g))) {
        const [path = '', symbol = ''] = link.split('#');
        const deck = files.find(({ fileName }) => `/${fileName}` === path);
        expect(deck?.source.includes(`<symbol id="${symbol}"`), `${name} → ${link}`).toBe(true);
      }
    }
  });

  it('need nothing that the policy forbids: no script, no style, nothing from elsewhere', () => {
    for (const [name, source] of pages) {
      const body = source.replaceAll('http-equiv', '').replaceAll('http://www.w3.org/2000/svg', '');
      expect(all(source, /<script(?![^>]*src=)([^>]*)>/g), name).toEqual([]);
      expect(/<style|\sstyle="|\son\w+="|https?:\/\//.exec(body)?.[0], name).toBeUndefined();
    }
  });

  it('show every example once, where its topic is, with what is right marked', () => {
    for (const language of RULEBOOK_LANGUAGES) {
      for (const id of EXAMPLE_IDS) {
        const mark = `<div class="example" id="${id}"`;
        const where = pages.filter(([, source]) => source.includes(mark)).map(([name]) => name);
        expect(where).toContain(pageOf(topicPath(language, topicOfExample(id))));
        expect(where).toHaveLength(RULEBOOK_LANGUAGES.length);
        const [, rest = ''] = sourceOf(topicPath(language, topicOfExample(id))).split(mark);
        const [example = ''] = rest.split('</details>');
        const [choices, right] = [all(example, /(data-choice)=/g).length, all(example, /(data-right)=?/g).length];
        expect(choices, id).toBeGreaterThan(1);
        if (!example.includes('data-task="cards"')) expect(right, id).toBe(1);
      }
    }
  });

  it('say who plays a setting how in whole phrases, by the names of the tables', async () => {
    for (const language of RULEBOOK_LANGUAGES) {
      const { t, words } = await bookIn(language);
      const { differs, mostly, same, ours } = t.setting;
      const heads = new Set<string>();
      for (const topic of TOPIC_IDS) {
        for (const aside of all(sourceOf(topicPath(language, topic)), /<aside class="setting"[^>]*>(.*?)<\/aside>/gs)) {
          const [head = ''] = all(aside, /^<p[^>]*>([^<]+)<\/p>/g);
          heads.add(head);
          // Where all agree there is nobody to name; where they do not, each is named.
          expect(aside.includes('<dl>'), aside).toBe(head === differs);
          const lines = all(aside, />([^<]+)</g);
          for (const line of lines) {
            expect(line.trim(), aside).toMatch(/^[\p{Lu}\d]/u);
            expect(line, aside).not.toMatch(/[.:]\s*[,;.]|,\s*[,.]|\b(?:puur|swisslos|uri|pagat)-\d/);
          }
          for (const about of Object.values(words.presets)) expect(aside).not.toContain(about);
        }
      }
      expect(heads).toEqual(new Set([differs, mostly, same, ours]));
      // Presets are tables that Puur knows, and no count of all tables there are.
      for (const head of [differs, mostly, same]) expect(head).toMatch(/Puur/);
    }
  });

  it('find a card by its name in either deck', () => {
    const indexOf = (path: string): SearchIndex =>
      JSON.parse(
        files.find(({ fileName }) => fileName.startsWith(`${path.slice(1)}assets/search`))!.source,
      ) as SearchIndex;
    const topics = (path: string, query: string): readonly string[] =>
      search(indexOf(path), query).map(({ topic }) => topic);
    // An article that shows trump king and ober is found by either deck's word for the suit.
    for (const [path, swiss, french] of [
      ['/regeln/', 'Rosen', 'Herz'],
      ['/regeln/fr/', 'rose', 'cœur'],
      ['/regeln/it/', 'rose', 'cuori'],
      ['/regeln/en/', 'roses', 'hearts'],
    ] as const) {
      const asSwiss = topics(path, swiss).filter((topic) => topic !== 'glossary');
      expect(asSwiss.length, swiss).toBeGreaterThan(0);
      expect(topics(path, french), french).toEqual(expect.arrayContaining([asSwiss[0]]));
    }
  });

  it('write what stands in a text as text', async () => {
    const book = { ...(await bookIn('de')), files: {} } as unknown as Book;
    expect(render(h(Rich, { book, text: 'a < b & *c*' }))).toBe('a &lt; b &amp; <strong>c</strong>');
    expect(() => render(h(Rich, { book, text: '{card:XX}' }))).toThrow(/XX/);
  });
});

describe('addresses', () => {
  it('tell the language, and no topic is called like one', () => {
    expect(languageOfPath('/regeln')).toBe('de');
    expect(languageOfPath('/regeln/weis/')).toBe('de');
    expect(languageOfPath('/regeln/fr/weis/')).toBe('fr');
    expect(languageOfPath('/tafel')).toBeNull();
    for (const topic of TOPIC_IDS) expect(['fr', 'it', 'en', 'assets', 'offline.html']).not.toContain(topic);
  });

  it('are kept by language', () => {
    expect(['regeln/weis/index.html', 'regeln/fr/index.html', 'regeln/en/assets/deck-1.svg'].map(bookOf)).toEqual([
      'de',
      'fr',
      'en',
    ]);
    expect(['index.html', 'regeln/offline.html', 'assets/x.js'].map(bookOf)).toEqual([null, null, null]);
    expect(['llms.txt', 'regeln.json', 'regeln.fr.json'].map(bookOf)).toEqual(['data', 'data', 'data']);
  });
});
