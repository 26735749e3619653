/** Weis: what each side weised, tapped one by one and taken back one by one. */
import { perTeam, type RuleProfile, TEAMS } from '@puur/rules';
import { isWeisSum } from '@puur/tafel';
import type { JSX } from 'preact';
import { Icon } from '../../ui/icon.js';
import { type Draft, isWeisTwice, weisOf, withoutWeis, withWeis } from './draft.js';
import { say } from '../texts.js';

const KEYS = [20, 50, 100, 150, 200];

export function WeisPanel(props: {
  readonly draft: Draft;
  readonly profile: RuleProfile;
  readonly sides: readonly [string, string];
  readonly onSet: (draft: Draft) => void;
  readonly onDone: () => void;
}): JSX.Element {
  const t = say().entry;
  const { draft: d, profile, sides, onSet, onDone } = props;
  const sums = weisOf(d);
  const isTwice = isWeisTwice(d, profile);
  return (
    <section class="paper lower" aria-label={t.weis}>
      <h2>{t.weisWho}</h2>
      <div class="weis-sides">
        {TEAMS.map((team) => (
          <div key={team} role="group" aria-label={sides[team]}>
            <p>
              <b>{sides[team]}</b> <output>{sums[team]}</output>
            </p>
            {KEYS.filter((made) => isWeisSum(made, profile)).map((made) => (
              <button
                key={made}
                class="pad-key"
                data-weis={`${team}:${made}`}
                aria-label={`+${made}, ${sides[team]}`}
                onClick={() => {
                  onSet(withWeis(d, team, made));
                }}
              >
                +{made}
              </button>
            ))}
            {d.weis[team].length > 0 && (
              <ul class="weised">
                {d.weis[team].map((made, at) => (
                  <li key={at}>
                    <button
                      class="choice"
                      data-weis-back={`${team}:${at}`}
                      aria-label={t.weisBack(made, sides[team])}
                      onClick={() => {
                        onSet(withoutWeis(d, team, at));
                      }}
                    >
                      {made} <Icon name="close" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      {isTwice && (
        <div class="asked" role="group" aria-label={t.weisOnce}>
          <p role="alert">
            <Icon name="info" /> {t.weisOnce}
          </p>
          <div class="answers">
            {TEAMS.map((team) => (
              <button
                key={team}
                class="button small"
                data-weis-only={team}
                onClick={() => {
                  onSet({ ...d, weis: perTeam((of) => (of === team ? d.weis[of] : [])), confirmed: [] });
                }}
              >
                {sides[team]}
              </button>
            ))}
          </div>
        </div>
      )}
      <div class="two confirm">
        <button
          class="button"
          data-action="weis-none"
          onClick={() => {
            onSet({ ...d, weis: [[], []], confirmed: [] });
            onDone();
          }}
        >
          {t.weisAway}
        </button>
        <button
          class="button main"
          data-action="weis-done"
          aria-disabled={isTwice}
          onClick={() => {
            if (!isTwice) onDone();
          }}
        >
          {t.done}
        </button>
      </div>
    </section>
  );
}
