// A record round trip: a log written as a file, read back, and judged from its first event to its last.
import { apply, DEFAULT_PROFILE, fold, type PartieEvent } from '@puur/rules';
import { readRecord, writeRecord } from '@puur/records';
import { dealFromSeed } from '@puur/table';

const log: PartieEvent[] = [];
for (const command of [
  { type: 'open', profile: DEFAULT_PROFILE },
  { type: 'deal', dealer: 3, hands: dealFromSeed('Rütli') },
  { type: 'push', seat: 0 },
  { type: 'declare', seat: 2, contract: 'undenufe' },
] as const) {
  const judged = apply(fold(log), command);
  if (judged.ok) log.push(...judged.value);
}
const read = readRecord(writeRecord({ events: log }));
if (!read.ok) throw new Error(read.error.code);
const same = JSON.stringify(read.value.events) === JSON.stringify(log);
console.log(same ? 'read back: the same events' : 'read back: other events');
