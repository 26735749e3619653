/** The style sheet of the pages, put together by build/rulebook.js. */
declare module 'virtual:puur-rulebook.css';
