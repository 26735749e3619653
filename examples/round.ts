// A typed round: four hands from a seed, a contract, nine tricks of first legal cards, and the account.
import {
  apply,
  DEFAULT_PROFILE,
  EMPTY_PARTIE,
  evolve,
  formatCard,
  turnOf,
  viewFor,
  type Command,
  type PartieState,
} from '@puur/rules';
import { dealFromSeed } from '@puur/table';

let state: PartieState = EMPTY_PARTIE;
const ask = (command: Command): void => {
  const judged = apply(state, command);
  if (!judged.ok) throw new Error(`${judged.error.code} (${judged.error.rule})`);
  state = judged.value.reduce(evolve, state);
};
ask({ type: 'open', profile: DEFAULT_PROFILE });
ask({ type: 'deal', dealer: 3, hands: dealFromSeed('Rütli') });
ask({ type: 'declare', seat: 0, contract: 'trump:R' });
for (let seat = turnOf(state); state.phase !== 'deal'; seat = turnOf(state)) {
  if (seat === null) ask({ type: 'turn-trick' });
  else ask({ type: 'play', seat, card: viewFor(state, seat).options.cards[0]! });
}
console.log(state.round!.tricks.map(({ cards }) => cards.map(formatCard).join(' ')).join('\n'));
console.log(`${state.score[0]} : ${state.score[1]}`);
