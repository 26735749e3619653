// The tasks of a page's own thread in a trace of the browser.

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/** Names of the threads, by their key. */
export const threadsIn = (events) =>
  new Map(events.filter(({ name }) => name === 'thread_name').map((event) => [threadOf(event), event.args.name]));

export const isTask = ({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X';

/** Each task with what ran within it, in order; without those in which the test asked the page something. */
export function pageTasks(events) {
  const threads = threadsIn(events);
  const own = events
    .filter(
      (event) => event.ph === 'X' && event.tdur !== undefined && threads.get(threadOf(event)) === 'CrRendererMain',
    )
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const tasks = [];
  let end = -Infinity;
  for (const event of own) {
    if (event.ts >= end && isTask(event)) {
      tasks.push({ event, inner: [] });
      end = event.ts + event.dur;
    } else if (event.ts < end) tasks.at(-1)?.inner.push(event);
  }
  return tasks.filter(({ inner }) => !inner.some(isOfTest));
}

// A script without an address was set in from outside.
const isOfTest = ({ name, args }) => name === 'EvaluateScript' && !args.data?.url;

/** Milliseconds of the other threads of the browser, by their names. */
export function otherThreads(events) {
  const threads = threadsIn(events);
  const sums = {};
  for (const event of events.filter(isTask)) {
    const name = (threads.get(threadOf(event)) ?? '').replace(/\d+$/, '');
    if (/Compositor|Raster|TileWorker|Viz/.test(name)) sums[name] = (sums[name] ?? 0) + event.tdur / 1000;
  }
  return sums;
}
