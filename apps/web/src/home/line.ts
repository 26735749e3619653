/** Line: what a new Partie will be, in one line that is read before one begins: `Schieber · 1000 · Partner stark`. */
import type { Prefs } from '../app/prefs.js';
import type { Texts } from '../lang/texts.js';
import { aimOf } from '../app/aim.js';
import { playedBy } from '../app/table-name.js';

/** Breaks between its parts only. Who is named are the seats of the computer that play unlike the others; people sit where nobody is named. */
export function openingLine(
  { rules, people, partnerLevel, opponentLevel }: Pick<Prefs, 'rules' | 'people' | 'partnerLevel' | 'opponentLevel'>,
  { home, aim: aims, level }: Pick<Texts, 'home' | 'aim' | 'level'>,
): string {
  const aim = aimOf(playedBy(rules));
  const [partner, opponents] = [level(partnerLevel), level(opponentLevel)];
  return [
    home.game,
    aim.limit === null ? String(aim.target) : aims.rounds(aim.limit),
    people === 1 ? home.partner(partner) : home.people[people],
    ...(people === 4 || (people === 1 && partner === opponents) ? [] : [home.opponents(opponents, people === 3)]),
  ]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ');
}
