/* global addEventListener, document, HTMLScriptElement, location, sessionStorage */
// Start: what there is when the program itself cannot be loaded. A file of its own and of no build, so that it runs where
// that does not. A file that did not come is asked for again once, by a reload, as a browser keeps the failure of a module
// as long as the page; then the page says so (`#unloaded` of index.html). `main.tsx` takes the mark away once all is there.
(() => {
  const MARK = 'puur.asked-again';
  const tell = () => {
    if (document.getElementById('app').firstChild) return;
    try {
      if (sessionStorage.getItem(MARK) === null) {
        sessionStorage.setItem(MARK, '1');
        location.reload();
        return;
      }
    } catch {
      // The browser keeps nothing: once more could be for ever.
    }
    document.getElementById('unloaded').hidden = false;
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) tell();
    },
    true,
  );
  addEventListener('puur-unloaded', tell);
  document.querySelector('#unloaded button').addEventListener('click', () => location.reload());
})();
