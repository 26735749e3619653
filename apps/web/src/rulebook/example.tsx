/**
 * Example: something to look at and to answer. As it stands, the answer lies folded under it; the script makes the answers
 * buttons (reader/examples.ts). What is right stands in the markup as `data-right`.
 */
import { type Card, formatCard, type Seat, SEATS } from '@puur/rules';
import {
  type ExampleId,
  exampleOf,
  type Scene,
  sceneOf,
  type SideAnswer,
  type Task,
  taskOf,
  topicOfExample,
} from '@puur/rulebook';
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import { type Book, cardName, ruleSentence } from './book.js';
import { ContractWord, Face, Faces } from './picture.js';
import { Rich } from './rich.js';
import { HalfSlate } from './slate.js';

interface Props {
  readonly book: Book;
}

export function ExampleFigure({ book, id }: Props & { readonly id: ExampleId }): JSX.Element {
  const { t, text } = book;
  const example = exampleOf(id);
  const words: Readonly<Record<string, { readonly question: string; readonly explanation: string }>> =
    text.topics[topicOfExample(id)].examples;
  const { question, explanation } = words[id]!;
  const [scene, task] = [sceneOf(example), taskOf(example)];
  const [rule] = example.rules;
  return (
    <div class="example" id={id} data-task={task.kind} role="group" aria-labelledby={`${id}-asked`}>
      <p class="tag">
        <Icon name="cards" />
        {t.example.name}
      </p>
      <p class="question" id={`${id}-asked`}>
        <Rich book={book} text={question} />
      </p>
      <SceneView book={book} scene={scene} task={task} />
      <Choices book={book} task={task} />
      <p class="verdict" role="status" hidden />
      <details class="answer">
        <summary>{t.example.answer}</summary>
        <div>
          <Answer book={book} task={task} />
          <p>
            <Rich book={book} text={explanation} />
          </p>
          {rule !== undefined && (
            <p class="small quiet">
              <Icon name="book" /> {ruleSentence(book, rule)}
            </p>
          )}
        </div>
      </details>
    </div>
  );
}

/** A card with who laid it, in the order of play. */
function Trick({ book, trick }: Props & { readonly trick: Scene['trick'] }): JSX.Element {
  const { seats } = book.text.answers;
  return (
    <ol class="trick" aria-label={book.t.example.lies}>
      {trick.map(({ seat, card }) => (
        <li key={seat}>
          <Face book={book} card={card} />
          <span>{seats[seat]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The four at the table from above, the reader below. */
function Table({ book, dealer }: Props & { readonly dealer: Seat }): JSX.Element {
  const { t, text } = book;
  return (
    <ul class="around" aria-label={t.example.table}>
      {SEATS.map((seat) => (
        <li key={seat} data-seat={seat} class={seat === dealer ? 'deals' : undefined}>
          {text.answers.seats[seat]}
          {seat === dealer && (
            <>
              {' '}
              <small>{t.example.deals}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function SceneView({ book, scene, task }: Props & { readonly scene: Scene; readonly task: Task }): JSX.Element | null {
  const { t, text } = book;
  const { contract, trick, hand, groups, marks, dealer } = scene;
  // A hand to choose from is drawn with the choices.
  const shown = task.kind === 'cards' ? [] : hand;
  const onMat = contract !== null || trick.length > 0 || groups.length > 0 || dealer !== null;
  if (!onMat && shown.length === 0 && marks === null) return null;
  return (
    <div class="scene">
      {onMat && (
        <div class="mat">
          {contract !== null && (
            <p class="badge">
              <ContractWord book={book} contract={contract} />
            </p>
          )}
          {trick.length > 0 && <Trick book={book} trick={trick} />}
          {groups.length > 0 && (
            <ul class="groups">
              {groups.map(({ seat, cards }, at) => (
                <li key={at}>
                  <Faces book={book} cards={cards} />
                  {seat !== null && <span>{text.answers.seats[seat]}</span>}
                </li>
              ))}
            </ul>
          )}
          {dealer !== null && <Table book={book} dealer={dealer} />}
        </div>
      )}
      {marks !== null && <HalfSlate book={book} marks={marks} />}
      {shown.length > 0 && (
        <div class="held">
          <p class="small quiet">{t.example.hand}</p>
          <Faces book={book} cards={shown} />
        </div>
      )}
    </div>
  );
}

/** What an answer is called. */
function sideWords({ text }: Pick<Book, 'text'>, side: SideAnswer): string {
  const { sides, undecided, nobody } = text.answers;
  return side === 'undecided' ? undecided : side === 'nobody' ? nobody : sides[side];
}

interface Choice {
  readonly label: string;
  readonly isRight: boolean;
}

function choicesOf(book: Book, task: Exclude<Task, { kind: 'cards' }>): readonly Choice[] {
  const { answers } = book.text;
  switch (task.kind) {
    case 'seat':
      return SEATS.map((seat) => ({ label: answers.seats[seat], isRight: seat === task.right }));
    case 'side':
      return task.choices.map((side) => ({ label: sideWords(book, side), isRight: side === task.right }));
    case 'number':
      return task.choices.map((choice) => ({ label: `${choice}`, isRight: choice === task.right }));
    case 'yes-no':
      return [
        { label: answers.yes, isRight: task.right },
        { label: answers.no, isRight: !task.right },
      ];
  }
}

function CardChoice({ book, card, isRight }: Props & { readonly card: Card; readonly isRight: boolean }): JSX.Element {
  return (
    <li data-choice={formatCard(card)} data-right={isRight ? '' : undefined}>
      <Face book={book} card={card} />
    </li>
  );
}

function Choices({ book, task }: Props & { readonly task: Task }): JSX.Element {
  const { example } = book.t;
  if (task.kind === 'cards') {
    return (
      <>
        <p class="small quiet">{example.hand}</p>
        <ul class="choices hand" aria-label={example.hand}>
          {task.from.map((card) => (
            <CardChoice key={card} book={book} card={card} isRight={task.right.includes(card)} />
          ))}
        </ul>
      </>
    );
  }
  return (
    <ul class="choices">
      {choicesOf(book, task).map(({ label, isRight }) => (
        <li key={label} data-choice={label} data-right={isRight ? '' : undefined}>
          {label}
        </li>
      ))}
    </ul>
  );
}

function Answer({ book, task }: Props & { readonly task: Task }): JSX.Element {
  if (task.kind !== 'cards') {
    const right = choicesOf(book, task).find(({ isRight }) => isRight);
    return (
      <p>
        <strong>{right?.label}</strong>
      </p>
    );
  }
  if (task.right.length === 0) return <p>{book.t.example.none}</p>;
  return (
    <p>
      <strong>
        {task.right.map((card, at) => (
          <span key={card}>
            {at > 0 && ', '}
            <span data-name={formatCard(card)}>{cardName(book, card)}</span>
          </span>
        ))}
      </strong>
    </p>
  );
}
