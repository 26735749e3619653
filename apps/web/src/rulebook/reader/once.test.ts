import { expect, it } from 'vitest';
import { once } from './once.js';

it('What is loaded once is kept, and a failure is not', async () => {
  let loads = 0;
  const words = once(() => (++loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(loads)));
  await expect(Promise.all([words(), words()])).rejects.toThrow('no network');
  expect(loads).toBe(1);
  expect(await words()).toBe(2);
  expect(await words()).toBe(2);
});
