/**
 * Search: the field above the topics. The index of the language is loaded when somebody first types; finding is done by
 * @puur/rulebook, here, without a network.
 */
import { excerptOf, search, type SearchHit, type SearchIndex } from '@puur/rulebook';
import { topicPath } from '../address.js';
import { once } from './once.js';
import { all, page } from './page.js';

/** Shown at first; the others on demand. */
const MOST = 12;
/** From so many letters on, an empty answer is said. */
const SPEAKS_FROM = 2;

const loaded = once(async () => {
  const response = await fetch(page.index);
  if (!response.ok) throw new Error(`${page.index}: ${response.status}`);
  return (await response.json()) as SearchIndex;
});

/** How many were found, in the plural of the language. */
function counted(n: number): string {
  const { found } = page.words;
  const form = new Intl.PluralRules(document.documentElement.lang).select(n);
  return (found[form] ?? found.other).replace('#', String(n));
}

/** A line of what stands there, with the word that was asked for. */
function lineOf(index: SearchIndex, hit: SearchHit, query: string): HTMLElement | null {
  const excerpt = excerptOf(index, hit, query);
  if (excerpt === null) return null;
  const line = document.createElement('small');
  line.className = 'line';
  const mark = document.createElement('mark');
  mark.textContent = excerpt.match;
  line.append(excerpt.before, mark, excerpt.after);
  return line;
}

function item(hit: SearchHit, topics: ReadonlyMap<string, string>, line: HTMLElement | null): HTMLElement {
  const link = document.createElement('a');
  link.href = topicPath(page.language, hit.topic, hit.entry);
  const text = document.createElement('span');
  const title = document.createElement('b');
  title.textContent = hit.title;
  text.append(title);
  const topic = topics.get(hit.topic);
  if (hit.entry !== null && topic !== undefined) {
    const where = document.createElement('small');
    where.className = 'quiet';
    where.textContent = topic;
    text.append(where);
  }
  if (line !== null) text.append(line);
  link.append(text);
  const row = document.createElement('li');
  row.append(link);
  return row;
}

/** Makes the field work, where the page has one. */
export function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('#search');
  const field = document.querySelector<HTMLInputElement>('#query');
  const list = form?.querySelector('.found');
  const status = form?.querySelector('[role=status]');
  if (!form || !field || !list || !status) return;
  form.hidden = false;
  const topics = new Map(
    all('.topics a').map((link) => [link.getAttribute('href')!.split('/').at(-2)!, link.textContent]),
  );

  const more = document.createElement('button');
  more.type = 'button';
  more.className = 'button small';
  more.textContent = page.words.all;
  const draw = (hits: readonly SearchHit[], most: number, lines: (hit: SearchHit) => HTMLElement | null): void => {
    list.replaceChildren(...hits.slice(0, most).map((hit) => item(hit, topics, lines(hit))));
    const isCut = hits.length > most;
    status.textContent =
      hits.length === 0 ? '' : counted(hits.length) + (isCut ? `, ${page.words.best.replace('#', String(most))}` : '');
    more.remove();
    if (!isCut) return;
    list.after(more);
    more.onclick = () => {
      draw(hits, hits.length, lines);
      list.children[most]?.querySelector('a')?.focus();
    };
  };
  const show = async (): Promise<void> => {
    const query = field.value.trim();
    let hits: readonly SearchHit[] = [];
    let without = page.words.none;
    let lines: (hit: SearchHit) => HTMLElement | null = () => null;
    try {
      if (query !== '') {
        const index = await loaded();
        hits = search(index, query);
        lines = (hit) => lineOf(index, hit, query);
      }
    } catch {
      // The next key tries again.
      without = page.words.notLoaded;
    }
    // What is typed meanwhile has its own answer.
    if (query !== field.value.trim()) return;
    draw(hits, MOST, lines);
    if (hits.length > 0 || query.length < SPEAKS_FROM) return;
    const none = document.createElement('li');
    const text = document.createElement('p');
    text.textContent = without;
    none.append(text);
    list.append(none);
    status.textContent = without;
  };
  field.addEventListener('input', () => void show());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  const toField = (): void => {
    if (location.hash === '#query') field.focus();
  };
  toField();
  addEventListener('hashchange', toField);
  for (const key of all('[data-action=search]'))
    key.addEventListener('click', () => {
      field.focus();
    });
  if (field.value !== '') void show();
}
