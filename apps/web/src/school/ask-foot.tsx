/** Ask foot: what is said to an answer, and the ways on. Lessons and drills have the same. */
import { judge, solve, tellsAnswer, verdictText } from '@puur/school';
import type { JSX } from 'preact';
import { answerOf, type Asking, mayBeNone, type Move } from './asking.js';
import { Foot, type FootButton } from './foot.js';
import { Marked } from './marked.js';
import { schoolSays, schoolWords } from './texts.js';

export function AskFoot(props: {
  readonly asking: Asking;
  readonly onMove: (move: Move) => void;
  /** Goes on; null while there is still something to answer. */
  readonly onward: (() => void) | null;
  readonly back?: string | undefined;
  /** Said instead of the verdict's own sentence. */
  readonly right?: string | undefined;
  /** Said after it. */
  readonly more?: string | undefined;
}): JSX.Element {
  const { asking, onMove, onward, back, right, more } = props;
  const { verdict, said, question, draft, isShown } = asking;
  const t = schoolSays();
  const words = schoolWords();
  if (verdict === null) {
    const needsSending = draft.form === 'cards' || draft.form === 'number' || draft.form === 'strokes';
    const isNone = draft.form === 'cards' && draft.cards.length === 0 && mayBeNone(question);
    // Who tries again still sees what was said.
    const hint = said === null ? null : verdictText(words, said);
    return (
      <Foot
        kind={hint === null ? 'plain' : 'note'}
        back={back}
        length={hint?.length ?? 0}
        text={hint === null ? howTo(asking) : <Marked text={hint} />}
        main={
          needsSending
            ? {
                label: isNone ? (question.kind === 'weis' ? t.noWeis : t.noStoeck) : t.check,
                action: 'check',
                isOff: answerOf(asking) === null,
                run: () => {
                  onMove({ do: 'send' });
                },
              }
            : undefined
        }
      />
    );
  }
  const next: FootButton | undefined = onward ? { label: t.next, action: 'next', run: onward } : undefined;
  const wasTold = isShown && tellsAnswer(verdict);
  const shown = isShown && !wasTold ? judge(question, solve(question)) : null;
  // What was asked for is said alone: what was wrong has been read.
  const reason = shown?.ok === true ? verdictText(words, shown.value) : verdictText(words, verdict);
  const says = right !== undefined && (verdict.right || shown !== null) ? right : reason;
  return (
    <Foot
      kind={verdict.right ? 'right' : shown !== null ? 'note' : 'wrong'}
      isSaid={!says.startsWith(verdict.right ? t.right : t.wrong)}
      length={[says, more ?? ''].join(' ').length}
      text={
        <>
          <p>
            <Marked text={says} />
          </p>
          {more !== undefined && <p>{more}</p>}
        </>
      }
      focusOn={next ? (isShown ? 'shown' : 'right') : asking.wrong}
      main={
        next ?? {
          label: t.again,
          action: 'again',
          run: () => {
            onMove({ do: 'again' });
          },
        }
      }
      other={
        next
          ? undefined
          : {
              label: t.show,
              action: 'show',
              run: () => {
                onMove({ do: 'show' });
              },
            }
      }
    />
  );
}

function howTo({ draft, question }: Asking): string {
  const t = schoolSays();
  switch (draft.form) {
    case 'card':
      return t.tapCard;
    case 'cards':
      return t.tapCards;
    case 'seat':
      return question.kind === 'winner' ? t.tapTrick : t.tapSeat;
    case 'number':
      return t.typeNumber;
    case 'contract':
      return t.chooseContract;
    case 'strokes':
      return t.writeStrokes;
  }
}
