/**
 * Search: the field above the topics. The index of the language is loaded when somebody first types; finding is done by
 * @puur/rulebook, here, without a network.
 */
import { search, type SearchHit, type SearchIndex, wordsIn } from '@puur/rulebook';
import { topicPath } from '../address.js';
import { once } from './once.js';
import { all, page } from './page.js';

const MOST = 12;

const loaded = once(async () => {
  const response = await fetch(page.index);
  if (!response.ok) throw new Error(`${page.index}: ${response.status}`);
  return (await response.json()) as SearchIndex;
});

/** The best answers; a page that is called what was typed stands before what only speaks of it. */
function found(among: SearchIndex, query: string): readonly SearchHit[] {
  const hits = search(among, query);
  const asked = wordsIn(query).join(' ');
  const isCalledSo = ({ entry, title }: SearchHit): boolean =>
    entry === null && wordsIn(title).join(' ').includes(asked);
  return [...hits.filter(isCalledSo), ...hits.filter((hit) => !isCalledSo(hit))].slice(0, MOST);
}

function item(hit: SearchHit, topics: ReadonlyMap<string, string>): HTMLElement {
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

  const show = async (): Promise<void> => {
    const query = field.value.trim();
    let hits: readonly SearchHit[] = [];
    let without = page.words.none;
    try {
      if (query.length >= 2) hits = found(await loaded(), query);
    } catch {
      // The next key tries again.
      without = page.words.notLoaded;
    }
    // What is typed meanwhile has its own answer.
    if (query !== field.value.trim()) return;
    list.replaceChildren(...hits.map((hit) => item(hit, topics)));
    const isEmpty = query.length >= 2 && hits.length === 0;
    if (isEmpty) {
      const none = document.createElement('li');
      const text = document.createElement('p');
      text.textContent = without;
      none.append(text);
      list.append(none);
    }
    status.textContent = query.length < 2 ? '' : isEmpty ? without : page.words.found.replace('#', String(hits.length));
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
