import { describe, expect, it } from 'vitest';
import { clerkFor, type Desk } from './clerk.js';
import type { FromReferee } from './protocol.js';

/** A worker that notes what it is asked, and whether it was sent home. */
class Noting implements Desk {
  onmessage: Desk['onmessage'] = null;
  onmessageerror: Desk['onmessageerror'] = null;
  onerror: Desk['onerror'] = null;
  readonly ids: number[] = [];
  isHome = false;
  postMessage(message: unknown): void {
    this.ids.push((message as { readonly id: number }).id);
  }
  terminate(): void {
    this.isHome = true;
  }
  answer(id: number): void {
    this.onmessage?.({ data: { id, answer: null } } as MessageEvent<FromReferee>);
  }
}

const ROUND = { ask: 'round', index: 0 } as const;

describe('The clerk', () => {
  it.each([
    ['fails to load or throws', (desk: Noting) => desk.onerror?.({} as ErrorEvent)],
    ['says what cannot be read', (desk: Noting) => desk.onmessageerror?.({} as MessageEvent)],
  ])('tells all who wait when the worker %s, and asks a new one next time', async (_, breaks) => {
    const desks: Noting[] = [];
    const ask = clerkFor(() => {
      desks.push(new Noting());
      return desks.at(-1)!;
    });
    const [first, second] = [ask(ROUND), ask(ROUND)];
    breaks(desks[0]!);
    await expect(first).rejects.toThrow('failed');
    await expect(second).rejects.toThrow('failed');
    expect(desks[0]!.isHome).toBe(true);
    const third = ask(ROUND);
    // What the old one still says belongs to nobody.
    breaks(desks[0]!);
    desks[1]!.answer(desks[1]!.ids[0]!);
    expect(await third).toBeNull();
    expect(desks).toHaveLength(2);
  });

  it('tells who asks when no worker can be started, and tries again next time', async () => {
    let tries = 0;
    const desk = new Noting();
    const ask = clerkFor(() => {
      if (++tries === 1) throw new Error('not allowed');
      return desk;
    });
    await expect(ask(ROUND)).rejects.toThrow('not allowed');
    const again = ask(ROUND);
    desk.answer(desk.ids[0]!);
    expect(await again).toBeNull();
  });
});
