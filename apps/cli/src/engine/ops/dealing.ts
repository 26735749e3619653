/** Who deals, who declares, who leads. The form of the question is told by its fields. */
import {
  chooserAfter,
  forehandOf,
  kindOf,
  leaderOf,
  mayLeadInSilence,
  ok,
  pushRefusal,
  refuse,
  suitOf,
  trumpContract,
} from '@puur/rules';
import { bool, card, contract, nullable, oneOf, orElse, seat } from '../fields.js';
import { type Ask, type Op, question } from '../op.js';

const seats: Ask = question({ dealer: seat }, ({ dealer }) => {
  const forehand = forehandOf(dealer);
  return ok({ forehand, nextDealer: forehand, firstPacketTo: forehand });
});

/** A card exposed or a wrong count, found in time. Sources: jasswiki, tournament rules. */
const misdeal: Ask = question({ dealer: seat, misdeal: oneOf(['card-exposed', 'wrong-count']) }, ({ dealer }) =>
  ok({ action: 'same-dealer-redeals', nextDealer: dealer }),
);

const passes: Ask = question(
  { dealer: seat, forehandPasses: bool, partnerPasses: orElse(bool, false), firstDeal: orElse(bool, false) },
  ({ dealer, forehandPasses, partnerPasses, firstDeal }, profile) => {
    const forehand = forehandOf(dealer);
    if (partnerPasses && !forehandPasses) return refuse({ code: 'partner-not-asked', path: 'partnerPasses' });
    // Where the choice goes round the table, the partner can pass only after the seat between has.
    const passedOn = profile.pushing === 'round-robin' ? 3 : 2;
    const pushes = partnerPasses ? passedOn : forehandPasses ? 1 : 0;
    for (let made = 0; made < pushes; made++) {
      const code = pushRefusal(made, firstDeal, profile);
      if (code !== null) {
        const path = made === 0 ? 'forehandPasses' : 'partnerPasses';
        return refuse({ code, path, details: { seat: chooserAfter(made, forehand, profile) } });
      }
    }
    const declarer = chooserAfter(pushes, forehand, profile);
    return ok({ declarer, leader: leaderOf(forehand, declarer, profile) });
  },
);

/** A lead with or without a word before it: what was said binds, silence makes the suit trump. Saanen, Parlett. */
const lead: Ask = question({ lead: card, declaration: nullable(contract) }, ({ lead, declaration }, profile) => {
  if (declaration !== null) {
    return profile.contracts.includes(kindOf(declaration))
      ? ok({ contract: declaration })
      : refuse({ code: 'contract-not-allowed', path: 'declaration', found: declaration });
  }
  // Who leads has to be the one who declares; here the forehand is both.
  return mayLeadInSilence(0, 0, profile)
    ? ok({ contract: trumpContract(suitOf(lead)) })
    : refuse({ code: 'contract-open', path: 'declaration' });
});

export const dealing: Op = {
  name: 'dealing',
  ask: (fields, profile) => {
    const has = (...names: readonly string[]): boolean => names.some((name) => Object.hasOwn(fields, name));
    if (has('lead', 'declaration')) return lead(fields, profile);
    if (has('misdeal')) return misdeal(fields, profile);
    return has('forehandPasses', 'partnerPasses') ? passes(fields, profile) : seats(fields, profile);
  },
};
