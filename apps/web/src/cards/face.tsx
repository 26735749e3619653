/**
 * Faces, backs and signs, as pictures only: the control around them has the name. A face that cannot be drawn has a short
 * name in letters instead, as nobody plays with blank cards.
 */
import type { Card, Contract, Suit } from '@puur/rules';
import { nameIdsOf, startOf, trumpOf } from '@puur/rules';
import type { JSX } from 'preact';
import { type Prefs, prefs } from '../app/prefs.js';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { backSource, cardSource, suitMarkup } from './art.js';

function Picture({ source }: { readonly source: string | null }): JSX.Element | null {
  // Read ahead or not, it is shown with what stands around it and never a moment later.
  return source === null ? null : <img src={source} alt="" decoding="sync" draggable={false} />;
}

/** Signs of the French suits that stand in every font; the German ones have none, and their word. */
const SIGNS: Readonly<Record<string, string>> = {
  diamonds: '♦\uFE0E',
  hearts: '♥\uFE0E',
  spades: '♠\uFE0E',
  clubs: '♣\uFE0E',
};

/** The letter of the rank, as the small pictures have it, and the suit: both are seen in the strip of a card under others. */
function ShortName({ card }: { readonly card: Card }): JSX.Element {
  const { deck, pairing } = prefs.value;
  const { suit, rank } = nameIdsOf(card, deck, pairing);
  const { suits, ranks } = said().cards;
  return (
    <span class="short" aria-hidden="true">
      <b>{typeof rank === 'number' || /^\d/.test(rank) ? rank : ranks[rank].slice(0, 1).toUpperCase()}</b>
      <span class={suit in SIGNS ? 'sign-letter' : undefined} data-suit={suit}>
        {SIGNS[suit] ?? suits[suit]}
      </span>
    </span>
  );
}

export function Face({ card, isCompact }: { readonly card: Card; readonly isCompact: boolean }): JSX.Element {
  const source = cardSource(card, isCompact ? 'compact' : 'large');
  return <span class="face">{source === false ? <ShortName card={card} /> : <Picture source={source} />}</span>;
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
