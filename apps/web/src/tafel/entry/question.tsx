/** Question: what is possible but odd, asked with its answers before anything is written. */
import { otherTeam, TEAMS } from '@puur/rules';
import type { SchieberSheet, SheetQuestion } from '@puur/tafel';
import type { JSX } from 'preact';
import { Icon } from '../../ui/icon.js';
import { declaredIn, type Draft, swapped, withDeclaredBy } from './draft.js';
import { questionText, sidesOf } from '../sentences.js';
import { say } from '../texts.js';

export function Question(props: {
  readonly asked: SheetQuestion;
  readonly draft: Draft;
  readonly sheet: SchieberSheet;
  readonly onSet: (draft: Draft) => void;
}): JSX.Element {
  const t = say().entry;
  const { asked, draft: d, sheet, onSet } = props;
  const { opening } = sheet;
  const sides = sidesOf(opening);
  // Where nobody has said who declared, and strokes hang on it, one answer says both.
  const isDeclared = declaredIn(d) !== null || opening.profile.endMode === 'fixed-rounds';
  const confirm = (): void => {
    onSet({ ...d, confirmed: [...d.confirmed, asked.code] });
  };
  const answers = (): readonly (readonly [string, string, () => void])[] => {
    switch (asked.code) {
      case 'ask-match':
        return [
          [
            'no',
            t.noMatch,
            () => {
              onSet({ ...d, match: null });
            },
          ],
          ...(isDeclared
            ? [
                [
                  'yes',
                  t.yesMatch,
                  () => {
                    onSet({ ...d, match: asked.team });
                  },
                ] as const,
              ]
            : ([asked.team, otherTeam(asked.team)] as const).map(
                (by) =>
                  [
                    by === asked.team ? 'yes' : 'counter',
                    by === asked.team ? t.yesOwnMatch : t.yesCounterMatch,
                    () => {
                      onSet({ ...withDeclaredBy(d, by), match: asked.team });
                    },
                  ] as const,
              )),
        ];
      case 'ask-declared':
        return TEAMS.map((team) => [
          `by-${team}`,
          sides[team],
          () => {
            onSet(withDeclaredBy(d, team));
          },
        ]);
      case 'ask-sides':
        return [
          [
            'swap',
            t.swap,
            () => {
              onSet(swapped(d));
            },
          ],
          ['yes', t.yes, confirm],
        ];
      case 'ask-weis':
        return [
          [
            'no',
            t.weisAway,
            () => {
              onSet({ ...d, weis: [[], []] });
            },
          ],
          ['yes', t.yes, confirm],
        ];
      case 'ask-berg':
        return [
          [
            'no',
            t.bergAway,
            () => {
              onSet({ ...d, berg: null });
            },
          ],
          ['yes', t.yes, confirm],
        ];
      case 'ask-who-first':
        return TEAMS.map((team) => [
          `first-${team}`,
          t.first(sides[team]),
          () => {
            onSet({ ...d, first: team });
          },
        ]);
    }
  };
  return (
    <div class="asked" role="group" aria-label={questionText(asked, opening)}>
      <p role="alert">
        <Icon name="info" /> {questionText(asked, opening)}
      </p>
      <div class="answers">
        {answers().map(([key, label, run]) => (
          <button key={key} class="button small" data-answer={`${asked.code}:${key}`} onClick={run}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
