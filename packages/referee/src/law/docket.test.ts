/** How sure the register of rules is must follow from who says so. */
import { RULES } from '@puur/rules';
import { describe, expect, it } from 'vitest';

import { docketOf, REFEREE_RULE_IDS, type RefereeRuleId } from './docket.js';
import { isOfficial } from './sources.js';

const IDS = [...Object.keys(RULES), ...REFEREE_RULE_IDS] as readonly RefereeRuleId[];

describe('the confidence of a rule', () => {
  it.each(IDS)('of %s is high only where several sources, an official text or the page itself say so', (id) => {
    const { confidence, sources } = docketOf(id);
    const isFounded =
      sources.length > 1 || sources.some((source) => isOfficial(source) || source === 'jasvel' || source === 'derived');
    if (confidence === 'high') expect(isFounded).toBe(true);
    else expect(['medium', 'low']).toContain(confidence);
  });

  it.each(IDS)('of %s is not high where more sources say otherwise than say so', (id) => {
    const { confidence, sources, dissent } = docketOf(id);
    const others = new Set(dissent.filter(({ says }) => says !== 'silent').map(({ source }) => source));
    if (others.size > sources.length) expect(confidence).toBe('low');
    else expect(sources.length).toBeGreaterThan(0);
  });
});
