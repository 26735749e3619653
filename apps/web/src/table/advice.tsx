/**
 * Advice: what the computer would do, and why.
 *
 * Trick and hand stay in sight, for it is about them; so it is a low sheet, the card it means is marked in the hand, and
 * what the choices bring is folded away until somebody wants it. Choices that are as good as the same are told as equal.
 */
import type { Action, Seat } from '@puur/rules';
import type { JSX } from 'preact';
import type { Snapshot } from '../host/protocol.js';
import { cardName, contractName, nameOf, seatAt, weisName } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { Sheet } from '../ui/sheet.js';
import { byWorth, roughness } from './even.js';
import { advice } from './state.js';

/** How many choices are listed with what they bring. */
const SHOWN = 3;

const keyOf = (action: Action): string => JSON.stringify(action);

function actionName(action: Action): string {
  switch (action.type) {
    case 'push':
      return said().said.push;
    case 'declare':
      return contractName(action.contract);
    case 'play':
      return cardName(action.card);
  }
}

export function AdviceSheet(props: {
  readonly now: Snapshot;
  readonly eyes: Seat;
  readonly onClose: () => void;
}): JSX.Element {
  const { now, eyes, onClose } = props;
  const t = said().advice;
  const given = advice.value;
  const found = given === null || given === 'thinking' || given === 'none' ? null : given;
  const would = (action: Action): string =>
    action.type === 'push'
      ? t.push
      : action.type === 'declare'
        ? t.declare(contractName(action.contract))
        : t.play(cardName(action.card));
  const own = found?.considered.find(({ action }) => keyOf(action) === keyOf(found.action));
  const sorted = byWorth(found?.considered ?? [], own);
  const even = sorted.filter(({ isEven }) => isEven);
  const shown = sorted.slice(0, Math.max(SHOWN, even.length));
  const words = found ? t.would(would(found.action)) : given === 'none' ? t.none : t.thinking;
  const reason = found?.reason
    ? (t.reasons(nameOf(seatAt(2, eyes), now.sitting)) as Readonly<Record<string, string>>)[found.reason]
    : undefined;
  return (
    <Sheet title={words} onClose={onClose} class="advice" isLight>
      <p class="hidden" aria-live="polite">
        {words}
      </p>
      {even.length > 1 ? (
        <p data-even={even.length}>{t.even(said().list(even.map(({ action }) => actionName(action))))}</p>
      ) : (
        reason !== undefined && <p class="quiet">{reason}</p>
      )}
      {found && found.weise.length > 0 && (
        <p>
          {said().list(
            found.weise.map(({ cards }) =>
              weisName(cards, { contract: now.view.round?.contract ?? null, profile: now.view.profile }),
            ),
          )}
        </p>
      )}
      {shown.length > 1 && (
        <details>
          <summary>{t.compare}</summary>
          <p class="quiet small">{t.expected}</p>
          <ul class="considered">
            {shown.map(({ action, expectedPoints, expectedTheirs }) => (
              <li key={keyOf(action)}>
                <span>{actionName(action)}</span>
                <b>
                  {Math.round(expectedPoints)} : {Math.round(expectedTheirs)}
                </b>
              </li>
            ))}
          </ul>
          <p class="quiet small">{t.rough(Math.round(roughness(shown)))}</p>
        </details>
      )}
    </Sheet>
  );
}
