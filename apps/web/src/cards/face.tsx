/**
 * Faces, backs and signs, as pictures only: the control around them has the name.
 */
import type { Card, Contract, Suit } from '@puur/rules';
import { startOf, trumpOf } from '@puur/rules';
import type { JSX } from 'preact';
import type { Prefs } from '../app/prefs.js';
import { Icon } from '../ui/icon.js';
import { backSource, cardSource, suitMarkup } from './art.js';

function Picture({ source }: { readonly source: string | null }): JSX.Element | null {
  // Read ahead or not, it is shown with what stands around it and never a moment later.
  return source === null ? null : <img src={source} alt="" decoding="sync" draggable={false} />;
}

export function Face({ card, isCompact }: { readonly card: Card; readonly isCompact: boolean }): JSX.Element {
  return (
    <span class="face">
      <Picture source={cardSource(card, isCompact ? 'compact' : 'large')} />
    </span>
  );
}

export function Back({ ground }: { readonly ground?: Prefs['back'] }): JSX.Element {
  return (
    <span class="back">
      <Picture source={backSource(ground)} />
    </span>
  );
}

export function SuitSign({ suit }: { readonly suit: Suit }): JSX.Element {
  // Drawn by us: it holds no word of anybody's.
  return <span class="sign suit" dangerouslySetInnerHTML={{ __html: suitMarkup(suit) ?? '' }} />;
}

/** The sign of a contract: its suit, or an arrow for where high is. */
export function ContractSign({ contract }: { readonly contract: Contract }): JSX.Element {
  const trump = trumpOf(contract);
  if (trump !== null) return <SuitSign suit={trump} />;
  return (
    <span class="sign">
      <Icon name={startOf(contract) === 'obenabe' ? 'down' : 'up'} />
    </span>
  );
}
