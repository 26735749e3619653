/**
 * Looking back: which turned tricks one may see again.
 *
 * `lookBack` binds people, and rulings: only the last, only the first, one's own, or none (Stöcherei, jasswiki). At a table
 * with programs the person's own setting opens the last one beside, as it takes nothing from anybody.
 */
import { type RuleProfile, type Seat, teamOf, type TrickView } from '@puur/rules';

/** What is asked of a table to know it. */
interface Looked {
  readonly profile: Pick<RuleProfile, 'lookBack'>;
  readonly round: { readonly tricks: readonly Pick<TrickView, 'turned' | 'holder'>[] } | null;
}

/** Numbers (1 for the first) of the turned tricks that `seat` may see again. */
export function tricksToSee({ profile, round }: Looked, seat: Seat, isLastOpen: boolean): readonly number[] {
  const turned = round?.tricks.filter((trick) => trick.turned) ?? [];
  const isOpen = (holder: Seat | null, number: number): boolean => {
    if (number === turned.length && isLastOpen) return true;
    switch (profile.lookBack) {
      case 'none':
        return false;
      case 'last':
        return number === turned.length;
      case 'first':
        return number === 1;
      case 'own':
        return holder !== null && teamOf(holder) === teamOf(seat);
    }
  };
  return turned.flatMap(({ holder }, index) => (isOpen(holder, index + 1) ? [index + 1] : []));
}
