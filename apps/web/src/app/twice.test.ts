import { expect, it } from 'vitest';
import { twice } from './twice.js';

function failing(times: number): { readonly load: () => Promise<string>; readonly asked: () => number } {
  let asked = 0;
  return {
    load: () => (asked++ < times ? Promise.reject(new Error(`failure ${asked}`)) : Promise.resolve('words')),
    asked: () => asked,
  };
}

it('asks once for what comes', async () => {
  const { load, asked } = failing(0);
  expect([await twice(load), asked()]).toEqual(['words', 1]);
});

it('asks again for what did not come', async () => {
  const { load, asked } = failing(1);
  expect([await twice(load), asked()]).toEqual(['words', 2]);
});

it('gives up after that', async () => {
  const { load, asked } = failing(9);
  await expect(twice(load)).rejects.toThrow('failure 2');
  expect(asked()).toBe(2);
});
