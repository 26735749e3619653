/**
 * Account: a round as it is counted, line by line in the order of the table, with the check sum in sight.
 */
import { otherTeam, type RoundRecord, type RuleProfile, type Team, blocksOf } from '@puur/rules';
import type { JSX } from 'preact';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';

/** A dash where there is nothing. */
const figure = (value: number): string => (value === 0 ? '–' : String(value));

export interface AccountLine {
  readonly key: 'weis' | 'stoeck' | 'cards' | 'lastTrick' | 'match';
  readonly us: number;
  readonly them: number;
}

/** The lines of an account, in the order in which the table counts. */
export function accountLines({ account }: RoundRecord, us: Team, profile: RuleProfile): readonly AccountLine[] {
  const [own, other] = [account.teams[us], account.teams[otherTeam(us)]];
  const line = (key: AccountLine['key']): AccountLine => ({ key, us: own[key], them: other[key] });
  return blocksOf(profile.countOrder).flatMap((block) => {
    if (block === 'weis') return profile.weis ? [line('weis')] : [];
    if (block === 'stoeck') return profile.stoeck ? [line('stoeck')] : [];
    return [line('cards'), line('lastTrick'), ...(profile.matchBonus > 0 ? [line('match')] : [])];
  });
}

export function Account(props: {
  readonly record: RoundRecord;
  readonly us: Team;
  readonly profile: RuleProfile;
  /** What the round brought beside points. */
  readonly feats?: readonly string[];
}): JSX.Element {
  const { record, us, profile, feats = [] } = props;
  const t = said();
  const { account } = record;
  const [own, other] = [account.teams[us], account.teams[otherTeam(us)]];
  // Only a tie that nothing breaks lets both sides write.
  const isTie = profile.totalTie === 'both-score' && own.weis > 0 && other.weis > 0;
  const cards = own.cards + other.cards;
  const last = own.lastTrick + other.lastTrick;
  return (
    <table class="account">
      <caption class="hidden">{t.account.title(record.number)}</caption>
      <thead>
        <tr>
          <th scope="col">{t.account.order}</th>
          <th scope="col">{t.we}</th>
          <th scope="col">{t.they}</th>
        </tr>
      </thead>
      <tbody>
        {accountLines(record, us, profile).map(({ key, us: we, them }) => (
          <tr key={key}>
            <th scope="row">
              {t.account[key]}
              {key === 'weis' && isTie && <small class="quiet"> {t.account.weisBoth}</small>}
            </th>
            <td>{figure(we)}</td>
            <td>{figure(them)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr class="sum">
          <th scope="row">
            {t.account.sum} {account.factor !== 1 && <small class="quiet">{t.contract.factor(account.factor)}</small>}
          </th>
          <td>{own.total}</td>
          <td>{other.total}</td>
        </tr>
        {feats.map((line) => (
          <tr key={line}>
            <td colSpan={3} class="good">
              {line}
            </td>
          </tr>
        ))}
        {record.complete && (
          <tr>
            <td colSpan={3} class="good probe">
              <Icon name="check" /> {t.account.probe(own.cards, other.cards, last, cards + last)}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** Before and gained, for both sides; `full` is what fills a bar. */
export function Bars(props: {
  readonly before: readonly [number, number];
  readonly gained: readonly [number, number];
  readonly full: number;
}): JSX.Element {
  const { before, gained, full } = props;
  const t = said();
  return (
    <div class="bars">
      {([0, 1] as const).map((side) => (
        <div key={side} class={side === 0 ? 'ours' : 'theirs'}>
          <span>{side === 0 ? t.we : t.they}</span>
          <span class="track" aria-hidden="true">
            <i style={{ width: `${(before[side] / full) * 100}%` }} />
            <b style={{ width: `${(gained[side] / full) * 100}%` }} />
          </span>
          <strong>{before[side] + gained[side]}</strong>
        </div>
      ))}
    </div>
  );
}
