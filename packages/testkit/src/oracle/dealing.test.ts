import { describe, expect, test } from 'vitest';
import { casesOf } from '../cases/index.js';
import { dealSeats, declaring, silentContract } from './dealing.js';

describe('dealing and declaring', () => {
  test.each(casesOf('dealing'))('$id', ({ given, expect: expected, profile }) => {
    if ('lead' in given) {
      expect({ contract: silentContract(given.lead) }).toEqual(expected);
    } else {
      expect(declaring(given.dealer, given.forehandPasses, given.partnerPasses, profile)).toEqual(expected);
    }
  });

  test('forehand sits right of the dealer, gets the first packet and deals next', () => {
    expect(dealSeats(0)).toEqual({ forehand: 1, nextDealer: 1, firstPacketTo: 1 });
    expect(dealSeats(3)).toEqual({ forehand: 0, nextDealer: 0, firstPacketTo: 0 });
    expect(() => dealSeats(4)).toThrow('not a seat');
  });

  test('forehand leads whoever declares, unless the table lets the declarer lead', () => {
    expect(declaring(3, false)).toEqual({ declarer: 0, leader: 0 });
    expect(declaring(3, true, false, { leader: 'declarer' })).toEqual({ declarer: 2, leader: 2 });
  });

  test('a table may push back, or not at all', () => {
    expect(declaring(3, true, true, { pushing: 'once-with-push-back' })).toEqual({ declarer: 0, leader: 0 });
    expect(declaring(3, true, false, { pushing: 'none' })).toEqual({ illegal: 'no-pushing' });
  });
});
