/**
 * Guided table: a few tricks or a whole round in which every card gets a comment. The others play by themselves; a trick
 * lies until its comment was read, and a card that may not be laid costs nothing but the reason.
 */
import { type Card, trumpOf } from '@puur/rules';
import {
  commentText,
  type Guided,
  type GuidedAction,
  guidedAfter,
  type GuidedSetup,
  type LessonId,
  type StepId,
  type StepText,
  verdictText,
} from '@puur/school';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { after } from '../app/after.js';
import { isStill } from '../app/light.js';
import { MOTION } from '../app/pace.js';
import { prefs } from '../app/prefs.js';
import { said } from '../lang/texts.js';
import { sortHand } from '../table/sort.js';
import type { Mark } from './asking.js';
import { Fan } from './fan.js';
import { Felt } from './felt.js';
import { Foot, type FootProps } from './foot.js';
import { Marked, theCardName } from './marked.js';
import { nextOf, pictureOf, type Seen, seenAll, seenBefore } from './playing.js';
import { Ring } from './ring.js';
import { forgetTable, keepTable, tableOf } from './store.js';
import { schoolSays, schoolWords } from './texts.js';
import { Tiles } from './tiles.js';
import { Told } from './told.js';

/** Between two cards of the others, in milliseconds. */
const BEAT = 420;

export interface GuidedProps {
  readonly lesson: LessonId;
  readonly step: StepId;
  readonly setup: GuidedSetup;
  readonly text: StepText;
  /** Whether what is played stands on the felt. */
  readonly isNamed: boolean;
  readonly back: string | undefined;
  readonly onOver: () => void;
}

interface Refused {
  readonly cards: readonly Card[];
  readonly says: string;
  /** What would have been right. */
  readonly right: readonly Card[];
}

/** From so many refused Weise on, the learner may have them shown. */
const WEIS_MISSES = 2;

export function GuidedTable({ lesson, step, setup, text, isNamed, back, onOver }: GuidedProps): JSX.Element {
  const [guided, setGuided] = useState(() => tableOf(lesson, step, setup));
  const [seen, setSeen] = useState<Seen>(() =>
    guided.actions.length === 0 ? { events: 0, isRead: true } : seenAll(guided),
  );
  const [picked, setPicked] = useState<readonly Card[]>([]);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [misses, setMisses] = useState(0);
  const [isWeisShown, setWeisShown] = useState(false);
  const [isHinted, setHinted] = useState(false);
  const [withStoeck, setStoeck] = useState(false);
  const t = schoolSays();
  const words = schoolWords();

  const doing = nextOf(guided, seen);
  useEffect(() => {
    if (doing !== 'show') return undefined;
    const wait = isStill.peek() ? 0 : BEAT * MOTION[prefs.peek().speed];
    return after(wait, () => {
      setSeen({ ...seen, events: seen.events + 1 });
    });
  }, [doing, seen.events]);

  const act = (action: GuidedAction): void => {
    const after = guidedAfter(guided, action);
    setHinted(false);
    if (!after.ok) {
      if (after.error.code === 'wrong-phase') return;
      const cards = action.do === 'play' ? [action.card] : action.do === 'weis' ? action.cards : [];
      setRefused({ cards, says: verdictText(words, after.error.verdict), right: after.error.legal });
      if (action.do === 'weis') setMisses(misses + 1);
      return;
    }
    setRefused(null);
    setMisses(0);
    setWeisShown(false);
    setPicked([]);
    setStoeck(false);
    setGuided(after.value);
    setSeen(seenBefore(after.value));
    if (after.value.phase === 'over') forgetTable();
    else keepTable(lesson, step, after.value);
  };

  const { phase, contract, hint } = guided;
  const isTurn = doing === 'done';
  const picture = pictureOf(guided, seen.events);
  const trump = contract === null ? null : trumpOf(contract);
  const { deck, pairing } = prefs.value;
  const hand = sortHand(guided.hands[0], contract, deck, pairing);
  const isPlaying = isTurn && phase === 'play';
  const isOver = isTurn && phase === 'over';
  const marks = new Map(
    isWeisShown
      ? (refused?.right ?? []).map((card): [Card, Mark] => [card, 'missed'])
      : (refused?.cards ?? []).map((card): [Card, Mark] => [card, 'wrong']),
  );
  const begun = guided.actions.length > 0;

  const telling = text.tell.map((each) => (
    <p key={each}>
      <Marked text={each} />
    </p>
  ));
  const isDeclaring = phase === 'declare' && isTurn;
  const fan = hand.length > 0 && (
    <Fan
      label={t.hand}
      cards={hand}
      contract={contract}
      chosen={picked}
      hinted={isHinted ? hint : null}
      marks={marks}
      onTap={
        isPlaying
          ? (card) => {
              act({ do: 'play', card, stoeck: withStoeck });
            }
          : isTurn && phase === 'weis'
            ? (card) => {
                setWeisShown(false);
                if (misses < WEIS_MISSES) setRefused(null);
                setPicked(picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card]);
              }
            : undefined
      }
    />
  );

  return (
    <>
      <div class="ask guided" data-phase={isTurn ? phase : doing}>
        <div class="board">
          {text.tell.length > 0 && <Told isFolded={begun}>{telling}</Told>}
          <Felt
            contract={isNamed ? contract : null}
            count={
              <>
                <b>{t.trickNo(Math.min(picture.trickNo, setup.tricks), setup.tricks)}</b>
                <span>{t.score(...(isOver ? guided.points : picture.points))}</span>
              </>
            }
            question={<Question guided={guided} isTurn={isTurn} ask={text.ask} />}
          >
            {isOver ? (
              <Account guided={guided} />
            ) : phase === 'declare' ? null : (
              <Ring
                lying={isTurn && picture.taker !== null ? null : picture.lying}
                contract={contract}
                holder={picture.taker}
                isOpen={isPlaying}
                isLive
              />
            )}
          </Felt>
          {isDeclaring && fan}
        </div>
        {!isDeclaring && fan}
        {isDeclaring && (
          <Tiles
            mayPush
            onChoose={(choice) => {
              act({ do: 'declare', choice });
            }}
          />
        )}
        {isPlaying && setup.isWhole && trump !== null && (
          <button
            type="button"
            class="button small stoeck"
            aria-pressed={withStoeck}
            data-action="stoeck"
            onClick={() => {
              setStoeck(!withStoeck);
            }}
          >
            {t.stoeckSay}
          </button>
        )}
      </div>
      <Foot {...footOf()} />
    </>
  );

  function footOf(): FootProps {
    if (doing === 'read') {
      const comments = guided.comments.map((comment) => commentText(words, comment));
      return {
        kind: 'note',
        length: comments.join(' ').length,
        text: (
          <>
            {comments.map((comment, index) => (
              <p key={index}>
                <Marked text={comment} />
              </p>
            ))}
          </>
        ),
        focusOn: guided.actions.length,
        main: {
          label: t.next,
          action: 'read',
          run: () => {
            setSeen({ ...seen, isRead: true });
          },
        },
      };
    }
    if (isOver)
      return { kind: 'right', text: t.over, main: { label: t.next, action: 'next', run: onOver }, focusOn: 'over' };
    if (isTurn && phase === 'weis') {
      return {
        ...(isWeisShown
          ? { kind: 'note', text: refused?.right.length === 0 ? t.noWeis : t.weisShown }
          : refused === null
            ? { kind: 'plain', text: t.weisNow }
            : { kind: 'wrong', text: <Marked text={refused.says} /> }),
        other:
          misses >= WEIS_MISSES && refused !== null && !isWeisShown
            ? {
                label: t.show,
                action: 'show',
                run: () => {
                  setPicked(refused.right);
                  setWeisShown(true);
                },
              }
            : undefined,
        main: {
          label: picked.length === 0 ? t.nothingToWeis : t.showWeis,
          action: 'weis',
          run: () => {
            act({ do: 'weis', cards: picked });
          },
        },
      };
    }
    if (refused !== null) return { kind: 'wrong', text: <Marked text={refused.says} /> };
    if (isPlaying && isHinted && hint !== null) {
      return { kind: 'note', text: t.hintIs(theCardName(hint)) };
    }
    return {
      kind: 'plain',
      back: begun ? undefined : back,
      text: isPlaying ? t.tapCard : isTurn ? t.chooseContract : '',
      other:
        isPlaying && hint !== null
          ? {
              label: t.hint,
              action: 'hint',
              run: () => {
                setHinted(true);
              },
            }
          : undefined,
    };
  }
}

function Question(props: {
  readonly guided: Guided;
  readonly isTurn: boolean;
  readonly ask: string | undefined;
}): ComponentChildren {
  const { guided, isTurn, ask } = props;
  const t = schoolSays();
  if (!isTurn) return ' ';
  switch (guided.phase) {
    case 'declare':
      return t.declareNow;
    case 'weis':
      return t.weisTitle;
    case 'over':
      return t.account;
    case 'play':
      if (guided.actions.length === 0 && ask !== undefined) return <Marked text={ask} />;
      return guided.lying.length === 0 ? t.yourLead : t.yourTurn;
  }
}

/** What the round brought, side by side. */
function Account({ guided }: { readonly guided: Guided }): JSX.Element {
  const t = schoolSays();
  const { points, weis, stoeck } = guided;
  const rows: readonly (readonly [string, number, number])[] = [
    [t.tricks, points[0], points[1]],
    ...(guided.setup.isWhole
      ? ([
          [t.weis, weis[0], weis[1]],
          [t.stoeck, stoeck[0], stoeck[1]],
          [t.sum, points[0] + weis[0] + stoeck[0], points[1] + weis[1] + stoeck[1]],
        ] as const)
      : []),
  ];
  return (
    <table class="round-account">
      <thead>
        <tr>
          <td />
          <th scope="col">{said().we}</th>
          <th scope="col">{said().they}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, us, them]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{us === 0 ? '–' : us}</td>
            <td>{them === 0 ? '–' : them}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
