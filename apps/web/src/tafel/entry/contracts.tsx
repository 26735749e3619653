/** Contracts: what was played, by its sign. */
import { type Contract, kindOf } from '@puur/rules';
import type { JSX } from 'preact';
import { ContractSign } from '../../cards/face.js';
import { contractName } from '../../lang/naming.js';
import { say } from '../texts.js';

export function Contracts(props: {
  readonly chosen: Contract | null;
  readonly contracts: readonly Contract[];
  readonly onChoose: (contract: Contract) => void;
}): JSX.Element {
  return (
    <div class="contracts" role="group" aria-label={say().entry.contract}>
      {props.contracts.map((contract) => {
        const kind = kindOf(contract);
        const hasWord = kind === 'slalom' || kind === 'gusti';
        return (
          <button
            key={contract}
            class={hasWord ? 'choice worded' : 'choice'}
            aria-label={contractName(contract)}
            aria-pressed={contract === props.chosen}
            data-contract={contract}
            onClick={() => {
              props.onChoose(contract);
            }}
          >
            <ContractSign contract={contract} />
            {hasWord && <small aria-hidden="true">{contractName(contract).split(' ')[0]}</small>}
          </button>
        );
      })}
    </div>
  );
}
