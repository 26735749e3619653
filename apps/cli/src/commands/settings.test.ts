import { describe, expect, it } from 'vitest';
import { de } from '../lang/de.js';
import { profileFrom } from './settings.js';

describe('the text of a table', () => {
  it('takes a preset and the settings that differ from it', () => {
    expect(profileFrom('swisslos-2500,factors.E=4,target=1500', de.shell)).toMatchObject({
      ok: true,
      value: { endMode: 'immediate', target: 1500, factors: { E: 4, R: 1, T: 2, S: 2, obenabe: 3, undenufe: 3 } },
    });
  });

  it.each(['factors.__proto__=1', 'factors.X=1', 'factors.T=-1', '__proto__=1', 'target=0', 'contracts='])(
    'refuses %s in one sentence',
    (text) => {
      const profile = profileFrom(text, de.shell);
      expect(profile.ok ? 'accepted' : profile.error).toMatch(/geht nicht|gibt es nicht/);
    },
  );
});
