/** The page of rules shows every setting of a profile, but those of games that are not played here yet. */
import '../../test/fake-page.js';
import { SETTING_NAMES } from '@puur/rules';
import { expect, it } from 'vitest';
import { OTHER_GAMES, SHOWN_SETTINGS } from './rules.js';

it('shows every setting once', () => {
  expect([...SHOWN_SETTINGS, ...OTHER_GAMES].sort()).toEqual([...SETTING_NAMES].sort());
});
