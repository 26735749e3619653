/** Tiles: what one may declare, the suits in a row, Obenabe and Undenufe below, and Schieben where it is allowed. */
import { type Contract, trumpOf } from '@puur/rules';
import type { ContractChoice } from '@puur/school';
import type { JSX } from 'preact';
import { ContractSign } from '../cards/face.js';
import { contractName } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import type { Mark } from './asking.js';
import { MarkSign } from './felt.js';
import { schoolSays } from './texts.js';

const CHOICES = [
  'trump:E',
  'trump:R',
  'trump:S',
  'trump:T',
  'obenabe',
  'undenufe',
] as const satisfies readonly Contract[];

export interface TilesProps {
  readonly mayPush: boolean;
  readonly markOf?: (choice: ContractChoice) => Mark | undefined;
  /** What a choice is worth, once that may be seen. */
  readonly worthOf?: ((choice: ContractChoice) => string) | undefined;
  readonly onChoose: (choice: ContractChoice) => void;
}

export function Tiles({ mayPush, markOf, worthOf, onChoose }: TilesProps): JSX.Element {
  const t = schoolSays();
  const tile = (choice: ContractChoice): JSX.Element => {
    const mark = markOf?.(choice);
    const name = choice === 'push' ? said().declare.push : contractName(choice);
    const isSuit = choice !== 'push' && trumpOf(choice) !== null;
    const worth = worthOf?.(choice);
    return (
      <button
        key={choice}
        type="button"
        class={`contract-tile ${isSuit ? 'suit' : ''} ${mark ?? ''}`}
        data-pick={choice}
        onClick={() => {
          onChoose(choice);
        }}
      >
        {choice === 'push' ? (
          <span class="sign">
            <Icon name="push" />
          </span>
        ) : (
          <ContractSign contract={choice} />
        )}
        <span>{name}</span>
        {worth !== undefined && (
          <>
            <span class="hidden">, </span>
            <small>{worth}</small>
          </>
        )}
        {mark !== undefined && <span class="hidden">, {t.marks[mark]}</span>}
        <MarkSign mark={mark} />
      </button>
    );
  };
  return (
    <div class="contract-tiles" role="group" aria-label={t.chooseContract}>
      {CHOICES.map(tile)}
      {mayPush && tile('push')}
    </div>
  );
}
