import type { Action, SeatView } from '@puur/rules';

/** A view as the engine protocol's `choose` takes it. */
export interface ToldView {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly dealer: number;
  readonly profile?: unknown;
  readonly score?: readonly [number, number];
  readonly declaration?: { readonly by: number; readonly contract: string; readonly pushed: boolean };
  readonly tricks: readonly { readonly leader: number; readonly cards: readonly string[] }[];
  readonly weis?: readonly { readonly seat: number; readonly points: number; readonly cards?: readonly string[] }[];
}

export interface ToldAction {
  readonly play?: string;
  readonly declare?: string;
  readonly push?: true;
}

export interface Position {
  readonly id: string;
  readonly kind: 'play' | 'declare';
  readonly view: ToldView;
  readonly accept: readonly ToldAction[];
  readonly reject: readonly ToldAction[];
  readonly theme: string;
  readonly reason: string;
  readonly source: string;
  readonly confidence: 'high' | 'medium';
  readonly verified: {
    readonly method: string;
    readonly worlds: number;
    readonly points: Readonly<Record<string, number>>;
    readonly winProbability?: Readonly<Record<string, number>>;
    readonly margin: number;
    readonly stdError: number;
  };
  readonly provedInEveryWorld?: true;
}

export function seatViewOf(view: ToldView): SeatView;
export function toldAction(action: Action): ToldAction;
export function wordOf(action: ToldAction): string;
