import { describe, expect, it } from 'vitest';

import { distance, isSeat, otherTeam, partnerOf, perSeat, perTeam, seatAfter, SEATS, teamOf } from './seat.js';

describe('seats', () => {
  it('follow each other in play order, round the table', () => {
    expect(SEATS.map((seat) => seatAfter(seat))).toEqual([1, 2, 3, 0]);
    expect(SEATS.map((seat) => seatAfter(seat, -1))).toEqual([3, 0, 1, 2]);
    expect(SEATS.map((seat) => seatAfter(seat, 6))).toEqual([2, 3, 0, 1]);
  });

  it('sit opposite their partners', () => {
    expect(SEATS.map(partnerOf)).toEqual([2, 3, 0, 1]);
    expect(SEATS.map(teamOf)).toEqual([0, 1, 0, 1]);
    expect([otherTeam(0), otherTeam(1)]).toEqual([1, 0]);
  });

  it('are as many places apart as have to be passed', () => {
    for (const from of SEATS) for (const steps of SEATS) expect(distance(from, seatAfter(from, steps))).toBe(steps);
  });

  it('compute a value each', () => {
    expect(perSeat((seat) => seat * 2)).toEqual([0, 2, 4, 6]);
    expect(perTeam((team) => team + 1)).toEqual([1, 2]);
  });

  it.each([-1, 4, 1.5, '0', null, undefined, NaN])('%o is none', (value) => {
    expect(isSeat(value)).toBe(false);
  });
});
