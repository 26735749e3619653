/**
 * Audit: every deal of a log, checked.
 *
 * Reads the log as it stands and judges nothing but the deals, so it answers for any list of events, also one that
 * `replay` of the rules would refuse. Each shuffle that was committed to, and each deal, has its entry: a host that set
 * shuffles aside until one suited it is seen as well as one that dealt from another deck.
 */
import { type EventOf, type PartieEvent, refuse, type Result } from '@puur/rules';
import {
  type Cut,
  type DealerSource,
  dealerSourceOf,
  type DealProof,
  type DealProofRefusal,
  verifyDeal,
} from './proof.js';

/** What became of one shuffle. */
export interface DealAudit {
  /** 1 for the first round of the Partie. */
  readonly round: number;
  /** Index in the log of the commitment, or of the deal where there was none. */
  readonly at: number;
  /** The deal was thrown in (misdealt); its secret is shown only where the log allows it. */
  readonly thrownIn: boolean;
  readonly result: Result<DealProof, DealProofRefusal>;
}

/** A shuffle as it is read, event by event. */
interface Shuffle {
  readonly round: number;
  readonly at: number;
  readonly commitment: string | null;
  readonly dealerSource: DealerSource;
  readonly cuts: Cut[];
  drawn: EventOf<'drawn'>['cards'] | null;
  dealt: EventOf<'dealt'> | null;
  secret: string | null;
  isEarly: boolean;
  thrownIn: boolean;
}

/** Checks every deal of a log, in its order. A shuffle that is committed to and not dealt yet has no entry. */
export function verifyLog(log: readonly PartieEvent[]): DealAudit[] {
  const shuffles: Shuffle[] = [];
  let dealerSource: DealerSource = 'key';
  let round = 1;
  const start = (at: number, commitment: string | null): Shuffle => {
    const opened = { drawn: null, dealt: null, secret: null, isEarly: false, thrownIn: false };
    const shuffle: Shuffle = { round, at, commitment, dealerSource, cuts: [], ...opened };
    shuffles.push(shuffle);
    return shuffle;
  };
  for (const [at, event] of log.entries()) {
    const running = shuffles.at(-1);
    if (event.type === 'opened') dealerSource = dealerSourceOf(event.profile.firstForehand);
    else if (event.type === 'round-scored') round++;
    else if (event.type === 'shuffle-committed') start(at, event.commitment);
    else if (event.type === 'dealt') {
      (running?.dealt === null ? running : start(at, null)).dealt = event;
      dealerSource = 'turn';
    } else if (running) read(running, event);
  }
  if (shuffles.at(-1)?.dealt === null) shuffles.pop();
  return shuffles.map((shuffle) => {
    const { round, at, thrownIn } = shuffle;
    return { round, at, thrownIn, result: judge(shuffle) };
  });
}

/** What a later event says about a shuffle. Once it is dealt, cuts and draws count no more; the first secret stands. */
function read(shuffle: Shuffle, event: PartieEvent): void {
  if (event.type === 'misdealt') shuffle.thrownIn = true;
  else if (event.type === 'shuffle-revealed') {
    shuffle.isEarly ||= shuffle.dealt === null;
    shuffle.secret ??= event.secret;
  } else if (shuffle.dealt === null) {
    if (event.type === 'cut') shuffle.cuts.push({ seat: event.seat, text: event.text });
    if (event.type === 'drawn') shuffle.drawn = event.cards;
  }
}

function judge({ commitment, cuts, secret, round, dealerSource, drawn, dealt, isEarly }: Shuffle): DealAudit['result'] {
  if (!dealt) return refuse({ code: 'set-aside' });
  if (commitment === null) return refuse({ code: 'no-commitment' });
  if (isEarly) return refuse({ code: 'secret-too-early' });
  const { dealer, hands } = dealt;
  return verifyDeal({
    commitment,
    cuts,
    secret,
    roundNumber: round,
    dealer,
    hands,
    dealerSource,
    ...(drawn && { drawn }),
  });
}
