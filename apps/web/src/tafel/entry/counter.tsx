/** Counter: the count helper. The cards of one side's tricks are tapped once, and both sides have their points. */
import { useSignal } from '@preact/signals';
import { type Card, CARDS, type Contract, otherTeam, type RuleProfile, type Team, TEAMS } from '@puur/rules';
import { countPile } from '@puur/tafel';
import type { JSX } from 'preact';
import { Face } from '../../cards/face.js';
import { fullName } from '../../lang/naming.js';
import { Segments } from '../../ui/controls.js';
import { Icon } from '../../ui/icon.js';
import { Sheet } from '../../ui/sheet.js';
import { say } from '../texts.js';

export interface CounterProps {
  readonly contract: Contract;
  readonly profile: RuleProfile;
  readonly sides: readonly [string, string];
  readonly team: Team;
  readonly onTake: (team: Team, points: number, match: Team | null) => void;
  readonly onClose: () => void;
}

export function Counter({ contract, profile, sides, team: side, onTake, onClose }: CounterProps): JSX.Element {
  const t = say().count;
  const team = useSignal<Team>(side);
  const last = useSignal<Team>(side);
  const taken = useSignal<ReadonlySet<Card>>(new Set());
  const counted = countPile([...taken.value], team.value, last.value, contract, profile);
  const options = TEAMS.map((value) => ({ value, label: sides[value] }));
  const toggle = (card: Card): void => {
    const next = new Set(taken.value);
    if (!next.delete(card)) next.add(card);
    taken.value = next;
  };
  const says = (): string => {
    if (!counted.ok) {
      const { error } = counted;
      const [found, missing] = error.code === 'count-no-tricks' ? [error.found, error.missing] : [0, 0];
      return t.refusals[error.code](found, missing);
    }
    const { points, tricks } = counted.value;
    const other = otherTeam(team.value);
    return `${t.made(points[team.value], tricks[team.value])} · ${sides[other]} ${points[other]}`;
  };
  return (
    <Sheet title={t.title} class="counter" onClose={onClose}>
      <div class="of">
        <Segments<Team>
          label={t.whose}
          value={team.value}
          options={options}
          onChange={(next) => {
            team.value = next;
          }}
        />
        <Segments<Team>
          label={t.last}
          value={last.value}
          options={options}
          onChange={(next) => {
            last.value = next;
          }}
        />
      </div>
      <p class="quiet">{t.tap}</p>
      <ul class="pile">
        {CARDS.map((card) => (
          <li key={card}>
            <button
              class="card"
              aria-pressed={taken.value.has(card)}
              aria-label={fullName(card, contract)}
              data-card={card}
              onClick={() => {
                toggle(card);
              }}
            >
              <Face card={card} isCompact />
              {taken.value.has(card) && (
                <span class="taken">
                  <Icon name="check" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div class="counted">
        <p role="status" class={counted.ok ? 'good' : ''}>
          {says()}
        </p>
        <div class="two">
          <button
            class="button"
            onClick={() => {
              taken.value = new Set();
            }}
          >
            {t.clear}
          </button>
          <button
            class="button main"
            data-action="take-count"
            aria-disabled={!counted.ok}
            onClick={() => {
              if (counted.ok) onTake(team.value, counted.value.points[team.value], counted.value.match);
            }}
          >
            {t.take}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
