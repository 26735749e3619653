import {
  type Guided,
  type GuidedAction,
  guidedAfter,
  guidedStart,
  LESSON_IDS,
  LESSON_STEPS,
  stepOf,
} from '@puur/school';
import { describe, expect, it } from 'vitest';
import { nextOf, pictureOf, type Seen, seenAll, seenBefore } from './playing.js';

const SETUPS = LESSON_IDS.flatMap((lesson) =>
  LESSON_STEPS[lesson].flatMap((step) => {
    const content = stepOf(lesson, step);
    return content.kind === 'play' ? [[lesson, content.setup] as const] : [];
  }),
);

/** What a learner may do next; the school's own advice where it plays. */
function actionFor({ phase, hint, legal, hands, setup }: Guided): GuidedAction | null {
  switch (phase) {
    case 'declare':
      return { do: 'declare', choice: setup.declaring!.worths[0]!.choice };
    case 'weis':
      return { do: 'weis', cards: [] };
    case 'play':
      return { do: 'play', card: hint ?? legal[0] ?? hands[0][0]!, stoeck: false };
    case 'over':
      return null;
  }
}

/** Watches until the picture waits for something else than time; every picture on the way. */
function watch(
  guided: Guided,
  from: Seen,
): { readonly pictures: readonly ReturnType<typeof pictureOf>[]; readonly seen: Seen } {
  const pictures = [];
  let seen = from;
  while (nextOf(guided, seen) === 'show') {
    seen = { ...seen, events: seen.events + 1 };
    pictures.push(pictureOf(guided, seen.events));
  }
  return { pictures, seen };
}

describe.each(SETUPS)('the guided table of the lesson %s', (_, setup) => {
  it('shows card after card, waits once for each card of the learner, and ends with an empty account', () => {
    let guided = guidedStart(setup);
    let seen: Seen = watch(guided, { events: 0, isRead: true }).seen;
    let read = 0;
    for (let action = actionFor(guided); action !== null; action = actionFor(guided)) {
      const done = guidedAfter(guided, action);
      if (!done.ok) {
        // There is a Weis: it is asked for until it is shown.
        expect(action.do).toBe('weis');
        expect(done.error.code).toBe('not-allowed');
        const legal = done.error.code === 'not-allowed' ? done.error.legal : [];
        const shown = guidedAfter(guided, { do: 'weis', cards: legal });
        if (!shown.ok) throw new Error('the Weis that was asked for');
        guided = shown.value;
      } else guided = done.value;
      const first = watch(guided, seenBefore(guided));
      seen = first.seen;
      if (action.do === 'play') {
        // The whole trick lies, and who took it is to be seen, before the comment is read.
        const picture = pictureOf(guided, seen.events);
        expect(picture.lying?.cards).toHaveLength(4);
        expect(picture.taker).not.toBeNull();
      }
      if (nextOf(guided, seen) === 'read') {
        read++;
        seen = watch(guided, { ...seen, isRead: true }).seen;
      }
      expect(nextOf(guided, seen)).toBe('done');
      expect(seen).toEqual(seenAll(guided));
    }
    expect(guided.phase).toBe('over');
    expect(read).toBeGreaterThanOrEqual(setup.tricks);
    expect(pictureOf(guided, guided.events.length).trickNo).toBe(setup.tricks);
  });

  it('never shows more than four cards, and each trick begun by who took the last', () => {
    let guided = guidedStart(setup);
    for (let action = actionFor(guided); action !== null; action = actionFor(guided)) {
      const done = guidedAfter(guided, action);
      if (done.ok) guided = done.value;
      else if (done.error.code === 'not-allowed') {
        const shown = guidedAfter(guided, { do: 'weis', cards: done.error.legal });
        if (!shown.ok) throw new Error('the Weis that was asked for');
        guided = shown.value;
      }
    }
    const pictures = guided.events.map((_event, at) => pictureOf(guided, at + 1));
    for (const [at, picture] of pictures.entries()) {
      expect(picture.lying?.cards.length ?? 0).toBeLessThanOrEqual(4);
      const before = pictures[at - 1];
      if (before !== undefined && before.taker !== null && picture.taker === null && picture.lying !== null) {
        expect(picture.lying).toEqual({ leader: before.taker, cards: [picture.lying.cards[0]] });
        expect(picture.trickNo).toBe(before.trickNo + 1);
      }
    }
  });
});

describe('the score on the felt', () => {
  it.each(SETUPS)('never tells of a trick of the lesson %s that is not seen to be taken', (_, setup) => {
    let guided = guidedStart(setup);
    let taken = 0;
    while (guided.phase !== 'over') {
      let action = actionFor(guided)!;
      const trial = guidedAfter(guided, action);
      if (!trial.ok && trial.error.code === 'not-allowed') action = { do: 'weis', cards: trial.error.legal };
      const next = guidedAfter(guided, action);
      if (!next.ok) throw new Error(next.error.code);
      guided = next.value;
      for (let seen = guided.fresh; seen <= guided.events.length; seen++) {
        const shown = guided.events.slice(0, seen).flatMap((event) => (event.type === 'taken' ? [event.points] : []));
        const [ours, theirs] = pictureOf(guided, seen).points;
        expect(ours + theirs).toBe(shown.reduce((sum, points) => sum + points, 0));
        taken = Math.max(taken, shown.length);
      }
    }
    expect(taken).toBe(setup.tricks);
    if (!setup.isWhole) expect(pictureOf(guided, guided.events.length).points).toEqual(guided.points);
  });
});
