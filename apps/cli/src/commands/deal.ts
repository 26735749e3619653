/** `puur deal`: a deal from a seed, from its code, or from chance, with its hands and its code. */
import { randomBytes } from 'node:crypto';
import { formatCards, perSeat, type Seat, seatAfter, SEATS } from '@puur/rules';
import { type Deal, readDealCode, writeDealCode } from '@puur/records';
import { dealFromSeed } from '@puur/table';
import type { Io } from '../io.js';
import { blockWidth, fold, padEnd } from '../screen/layout.js';
import { DEFAULTS } from './defaults.js';
import { namesFrom } from './play/setup.js';
import { recordSentence } from './reading.js';
import { nearestPreset, profileFrom } from './settings.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const shell = await openShell(args, io, SPECS.deal);
  if (typeof shell === 'number') return shell;
  const { values, flags } = shell.args;
  const { texts } = shell;
  // A code says all of it already; what else was asked for would be left out without a word.
  const beside = (['seed', 'dealer', 'profile'] as const).find((option) => values[option] !== undefined);
  if (values.code !== undefined && beside !== undefined) return refused(shell, texts.shell.codeAlone(`--${beside}`));
  const profile = profileFrom(values.profile ?? DEFAULTS.deal.profile, texts.shell);
  if (!profile.ok) return refused(shell, profile.error);
  const dealer = values.dealer ?? DEFAULTS.deal.dealer;
  if (!/^[1-4]$/.test(dealer)) return refused(shell, texts.shell.badValue('--dealer', dealer, '1, 2, 3, 4'));
  if (values.code !== undefined) {
    const read = readDealCode(values.code);
    if (!read.ok) return refused(shell, texts.shell.badCode(values.code), recordSentence(read.error, shell));
    show(read.value, null, flags.has('json'), shell);
    return EXIT.ok;
  }
  // A seed of chance is shown, so that the deal can be had again.
  const seed = values.seed ?? randomBytes(5).toString('hex');
  const place = SEATS[Number(dealer) - 1]!;
  show({ hands: dealFromSeed(seed, place), dealer: place, profile: profile.value }, seed, flags.has('json'), shell);
  return EXIT.ok;
}

function refused(shell: Shell, ...sentences: readonly string[]): number {
  shell.complain(...sentences);
  return EXIT.usage;
}

function show(deal: Deal, seed: string | null, asJson: boolean, shell: Shell): void {
  const { texts, faces, signs, paint, width } = shell;
  const code = writeDealCode(deal);
  if (asJson) {
    const hands = perSeat((seat) => formatCards(deal.hands[seat]));
    shell.json({ ...(seed !== null && { seed }), code, dealer: deal.dealer, hands });
    return;
  }
  const names = namesFrom(undefined, null, texts.table)!;
  const forehand = seatAfter(deal.dealer);
  const name = (seat: Seat): string => names[seat];
  const { id, exact } = nearestPreset(deal.profile);
  shell.say(
    `${texts.table.dealer(name(deal.dealer))} ${signs.dot} ${texts.table.forehand(name(forehand))} ${signs.dot} ${texts.shell.profileOf(exact ? id : texts.shell.ownProfile(id))}`,
    '',
    ...SEATS.map((steps) => seatAfter(forehand, steps)).map(
      (seat) => `  ${padEnd(name(seat), blockWidth(names))}  ${faces.shorts(faces.sorted(deal.hands[seat], null, 1))}`,
    ),
    '',
    ...(seed === null ? [] : [texts.shell.dealSeed(seed)]),
    ...fold(texts.shell.dealCode(paint(code, 'bold')), width),
    '',
    faces.legend(),
  );
}
