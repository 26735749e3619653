/** Search field: hidden until the script runs, as a file cannot search itself; the topics below are the way without. */
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import type { Book } from './book.js';

export function SearchField({ book: { t } }: { readonly book: Book }): JSX.Element {
  return (
    <form role="search" class="search" id="search" hidden>
      <label for="query" class="hidden">
        {t.search.label}
      </label>
      <div class="field">
        <Icon name="search" />
        <input
          id="query"
          type="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={t.search.hint}
        />
      </div>
      <p class="small counted" role="status" />
      <ul class="found paper rows" />
    </form>
  );
}
