/**
 * Law: the rules that the school teaches, the preset `puur` without factors.
 *
 * One table for all lessons and drills, so that no exercise depends on what a learner has set up at the own table.
 */
import { DEFAULT_PROFILE, type RuleProfile } from '@puur/rules';

export const LAW: RuleProfile = DEFAULT_PROFILE;
