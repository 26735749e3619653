/**
 * Whose: one question with the two sides to tap, for what comes with a round: the Stöck, a match, Bedanken. Nothing is
 * chosen before somebody taps it: who counts the cards says nothing of who had the Stöck.
 */
import { otherTeam, type Team, TEAMS } from '@puur/rules';
import type { ComponentChildren, JSX } from 'preact';
import { say } from '../texts.js';

/** A side's key, `data-whose` with its name for tests and styles. */
function Key(props: {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { name, isChosen, onClick, children } = props;
  return (
    <button class="choice name" aria-pressed={isChosen} data-whose={name} onClick={onClick}>
      {children}
    </button>
  );
}

/** One side or none. */
export function Whose(props: {
  readonly action: 'stoeck' | 'claim';
  readonly title: string;
  readonly sides: readonly [string, string];
  readonly chosen: Team | null;
  readonly onChoose: (team: Team | null) => void;
}): JSX.Element {
  const { action, title, sides, chosen, onChoose } = props;
  return (
    <section class="paper lower whose" aria-label={title}>
      <h2>{title}</h2>
      <div class="halves">
        {TEAMS.map((team) => (
          <Key
            key={team}
            name={`${action}:${team}`}
            isChosen={team === chosen}
            onClick={() => {
              onChoose(team);
            }}
          >
            <b>{sides[team]}</b>
          </Key>
        ))}
      </div>
      <button
        class="button wide"
        data-whose={`${action}:none`}
        onClick={() => {
          onChoose(null);
        }}
      >
        {say().entry.nobody}
      </button>
    </section>
  );
}

/** Which side made all nine tricks, and where strokes hang on it, whether it had declared: in one tap. */
export function WhoseMatch(props: {
  readonly sides: readonly [string, string];
  readonly chosen: Team | null;
  readonly declaredBy: Team | null;
  /** Whether a Kontermatch counts otherwise than a match. */
  readonly hasStrokes: boolean;
  /** `declaredBy` null: not said. */
  readonly onChoose: (team: Team, declaredBy: Team | null) => void;
  readonly onNone: () => void;
}): JSX.Element {
  const t = say().entry;
  const { sides, chosen, declaredBy, hasStrokes, onChoose, onNone } = props;
  return (
    <section class="paper lower whose" aria-label={t.whoseMatch}>
      <h2>{t.whoseMatch}</h2>
      <div class="halves">
        {TEAMS.map((team) => (
          <div key={team} role="group" aria-label={sides[team]}>
            {hasStrokes ? (
              <>
                <b>{sides[team]}</b>
                {([team, otherTeam(team)] as const).map((by) => (
                  <Key
                    key={by}
                    name={`${by === team ? 'match' : 'kontermatch'}:${team}`}
                    isChosen={team === chosen && by === declaredBy}
                    onClick={() => {
                      onChoose(team, by);
                    }}
                  >
                    <b>{by === team ? t.match : t.counterMatch}</b>
                    <small class="quiet">{by === team ? t.declaredSelf : t.declaredOthers}</small>
                  </Key>
                ))}
              </>
            ) : (
              <Key
                name={`match:${team}`}
                isChosen={team === chosen}
                onClick={() => {
                  onChoose(team, null);
                }}
              >
                <b>{sides[team]}</b>
              </Key>
            )}
          </div>
        ))}
      </div>
      <button class="button wide" data-whose="match:none" onClick={onNone}>
        {t.matchAway}
      </button>
    </section>
  );
}
