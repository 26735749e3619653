/** The crew without a browser: workers that only note what they are told. */
import { describe, expect, it } from 'vitest';
import { Crew, crewSize } from './crew.js';

describe('crewSize', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [8, 2],
    [64, 2],
  ])('%i cores: %i helpers', (cores, size) => {
    expect(crewSize(cores)).toBe(size);
  });
});

describe('Crew', () => {
  it('hires once, when the first bot sits down, and gives every bot ports of its own', () => {
    const told: number[] = [];
    const crew = new Crew(2, () => {
      const no = told.push(0) - 1;
      return {
        postMessage: ({ type }, ports) => {
          expect(type).toBe('help');
          told[no]! += ports.length;
          for (const port of ports) port.close();
        },
      };
    });
    expect(told).toEqual([]);
    const ports = [crew.ports(), crew.ports(), crew.ports()].flat();
    expect(told).toEqual([3, 3]);
    expect(new Set(ports).size).toBe(6);
    for (const port of ports) port.close();
  });

  it('has nobody on a machine without a core to spare', () => {
    const crew = new Crew(0, () => expect.unreachable());
    expect(crew.ports()).toEqual([]);
  });
});
