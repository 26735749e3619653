/**
 * Felt: the mat of the school, with what stands on it all the time, what lies there, and the question below.
 */
import type { Contract } from '@puur/rules';
import type { ComponentChildren, JSX } from 'preact';
import { ContractSign } from '../cards/face.js';
import { contractName } from '../lang/naming.js';
import { Icon } from '../ui/icon.js';
import type { Mark } from './asking.js';
import { schoolSays } from './texts.js';

/** Right, wrong, or what it would have been, as a sign on a card; in words it stands in the card's name. */
export function MarkSign({ mark }: { readonly mark: Mark | undefined }): JSX.Element | null {
  if (mark === undefined) return null;
  return (
    <span class={`mark-sign ${mark}`} aria-hidden="true">
      <Icon name={mark === 'wrong' ? 'close' : 'check'} />
    </span>
  );
}

/** A name, with what became of it. */
export function markedName(name: string, mark: Mark | undefined): string {
  return mark === undefined ? name : `${name}, ${schoolSays().marks[mark]}`;
}

export interface FeltProps {
  readonly contract?: Contract | null;
  /** Beside the contract: which trick, and the score. */
  readonly count?: ComponentChildren;
  /** What was asked; it takes the focus when the step begins. */
  readonly question?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Felt({ contract = null, count, question, children }: FeltProps): JSX.Element {
  return (
    <section class="mat felt" aria-label={schoolSays().felt}>
      {(contract !== null || count !== undefined) && (
        <div class="standing">
          {contract !== null && (
            <p class="trump">
              <ContractSign contract={contract} />
              <b>{contractName(contract)}</b>
            </p>
          )}
          {count !== undefined && <p class="count-now">{count}</p>}
        </div>
      )}
      {children}
      {question !== undefined && (
        <h2 class="question" tabIndex={-1} data-focus>
          {question}
        </h2>
      )}
    </section>
  );
}
