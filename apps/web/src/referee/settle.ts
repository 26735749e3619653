/** Settle: a quarrel in its form, ruled. Apart from the screen, as it is called in a worker. */
import { type FormRefusal, type Quarrel, readQuarrel, referee, type Ruling, type RulingRefusal } from '@puur/referee';
import { ok, refuse, type Result } from '@puur/rules';

export interface Settled {
  readonly quarrel: Quarrel;
  readonly ruling: Ruling;
}
export type Settlement = Result<Settled, FormRefusal | RulingRefusal>;

/** Asks the referee. */
export function settle(form: unknown): Settlement {
  const quarrel = readQuarrel(form);
  if (!quarrel.ok) return quarrel;
  const ruling = referee(quarrel.value);
  return ruling.ok ? ok({ quarrel: quarrel.value, ruling: ruling.value }) : refuse(ruling.error);
}
