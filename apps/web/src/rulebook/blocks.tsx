/** Blocks: the pieces of an article, each as the markup it is: paragraphs, lists, tables, figures. */
import {
  DEFAULT_PROFILE,
  FACTOR_KEYS,
  type FactorKey,
  parseCards,
  type SettingName,
  type Suit,
  SUIT_LETTERS,
} from '@puur/rules';
import {
  type Block,
  citationOf,
  factorTable,
  otherValuesOf,
  presetsBy,
  VALUE_COLUMNS,
  valueTable,
} from '@puur/rulebook';
import type { RefereeRuleId } from '@puur/referee';
import { chalkFor } from '@puur/tafel';
import type { SettingText } from '@puur/words';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import { type Book, rankName, ruleSentence, settingNames, sourceName } from './book.js';
import { ExampleFigure } from './example.js';
import { Faces, SuitWord } from './picture.js';
import { Rich } from './rich.js';
import { HalfSlate } from './slate.js';
import { SPOKEN } from './texts.js';

interface Props {
  readonly book: Book;
}

export function Blocks({ book, blocks }: Props & { readonly blocks: readonly Block[] }): JSX.Element {
  return (
    <>
      {blocks.map((block, at) => (
        <OneBlock key={at} book={book} block={block} />
      ))}
    </>
  );
}

function OneBlock({ book, block }: Props & { readonly block: Block }): JSX.Element {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Rich book={book} text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Rich book={book} text={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <Wide label={block.caption}>
          <table>
            <caption>
              <Rich book={book} text={block.caption} />
            </caption>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col">
                    <Rich book={book} text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) =>
                    column === 0 ? (
                      <th key={column} scope="row">
                        <Rich book={book} text={cell} />
                      </th>
                    ) : (
                      <td key={column}>
                        <Rich book={book} text={cell} />
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      );
    case 'note':
      return (
        <p class="note">
          <Icon name="bulb" />
          <span>
            <Rich book={book} text={block.text} />
          </span>
        </p>
      );
    case 'cards':
      return <CardsBlock book={book} names={block.cards} caption={block.caption} />;
    case 'slate':
      return (
        <figure class="on-slate">
          <HalfSlate book={book} marks={chalkFor(block.total, 'greedy')} />
          <figcaption>
            <Rich book={book} text={block.caption} />
          </figcaption>
        </figure>
      );
    case 'values':
      return <Values book={book} />;
    case 'factors':
      return <Factors book={book} />;
    case 'example':
      return <ExampleFigure book={book} id={block.id} />;
    case 'rules':
      return <Rules book={book} ids={block.ids} />;
    case 'setting':
      return <Setting book={book} name={block.name} />;
  }
}

/** Something that may be wider than a phone: it scrolls by itself, by keyboard too. */
function Wide({ label, children }: { readonly label: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    // A region that scrolls must be reached by keyboard.
    <div class="wide" tabIndex={0} role="group" aria-label={label.replaceAll(/[{}*]/g, '')}>
      {children}
    </div>
  );
}

function CardsBlock({
  book,
  names,
  caption,
}: Props & { readonly names: string; readonly caption: string }): JSX.Element {
  const cards = parseCards(names);
  if (!cards.ok)
    throw new Error(`rulebook, ${book.language}: ${cards.error.code} «${cards.error.found}» in «${names}»`);
  return (
    <figure class="row">
      <Faces book={book} cards={cards.value} />
      <figcaption>
        <Rich book={book} text={caption} />
      </figcaption>
    </figure>
  );
}

function Values({ book }: Props): JSX.Element {
  const { values } = book.t;
  const columns = valueTable();
  return (
    <Wide label={values.caption}>
      <table class="values">
        <caption>{values.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{values.place}</th>
            {VALUE_COLUMNS.map((name) => (
              <th key={name} scope="col">
                {values.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.trump.map((_, place) => (
            <tr key={place}>
              <th scope="row">{place + 1}</th>
              {VALUE_COLUMNS.map((name) => {
                const { rank, points } = columns[name][place]!;
                const title =
                  name === 'trump' && rank === 'U'
                    ? book.cards.puur
                    : name === 'trump' && rank === '9'
                      ? book.cards.nell
                      : null;
                return (
                  <td key={name} class={title === null ? undefined : 'high'}>
                    {title ?? <span data-rank={rank}>{rankName(book, rank)}</span>} <b>{points}</b>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small quiet">{values.sum}</p>
    </Wide>
  );
}

function FactorName({ book, factor }: Props & { readonly factor: FactorKey }): JSX.Element {
  const suit = (SUIT_LETTERS as readonly string[]).indexOf(factor);
  if (suit >= 0) return <SuitWord book={book} suit={suit as Suit} />;
  const name = factor === 'slalom' || factor === 'gusti' ? (`${factor}:obenabe` as const) : factor;
  return <>{book.cards.contracts[name as Exclude<typeof name, 'E' | 'R' | 'S' | 'T'>]}</>;
}

function Factors({ book }: Props): JSX.Element {
  const { factors } = book.t;
  const { keys, rows } = factorTable();
  return (
    <Wide label={factors.caption}>
      <table class="factors">
        <caption>{factors.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{factors.table}</th>
            {FACTOR_KEYS.filter((key) => keys.includes(key)).map((key) => (
              <th key={key} scope="col">
                <FactorName book={book} factor={key} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ preset, factors: each }) => (
            <tr key={preset}>
              <th scope="row">{book.words.presetNames[preset]}</th>
              {keys.map((key, at) => (
                <td key={key}>×{each[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** The rules that a section rests on, and who says so; folded, as most readers only want to know that it is there. */
export function Rules({ book, ids }: Props & { readonly ids: readonly RefereeRuleId[] }): JSX.Element {
  const { t, referee } = book;
  return (
    <details class="sources">
      <summary>
        <Icon name="book" />
        {t.rules.title}
      </summary>
      <ul>
        {ids.map((id) => {
          const { sources, dissent, confidence } = citationOf(id);
          return (
            <li key={id} data-rule={id}>
              <p>{ruleSentence(book, id)}</p>
              <p class="small quiet">
                {sources.map((source) => sourceName(book, source)).join(' · ')}
                {dissent.length > 0 && (
                  <>
                    {'. '}
                    {t.rules.otherwise} {dissent.map(({ source }) => sourceName(book, source)).join(' · ')}
                  </>
                )}
                {'. '}
                {referee.confidence[confidence]}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Who plays a setting how: at which of the tables Puur knows, and what is agreed besides. */
function Setting({ book, name }: Props & { readonly name: SettingName }): JSX.Element {
  const { language, t, words } = book;
  const { title, says: saysOn } = words.settings[name] as SettingText<unknown>;
  const says = (value: unknown): string => saysOn(value, settingNames(book));
  const uses = presetsBy(name);
  const others = otherValuesOf(name);
  const isSame = uses.length < 2;
  const heading =
    uses.length === 0
      ? t.setting.ours
      : !isSame
        ? t.setting.differs
        : others.length > 0
          ? t.setting.mostly
          : t.setting.same;
  const { locale } = SPOKEN[language];
  const names = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <aside class="setting" aria-label={`${heading}: ${title}`}>
      <p class="small quiet">{heading}</p>
      <p>
        <b>{title}</b>
      </p>
      {isSame ? (
        <p>{sentence(says(uses[0]?.value ?? DEFAULT_PROFILE[name]), locale)}</p>
      ) : (
        <dl>
          {uses.map(({ value, presets }) => (
            <div key={JSON.stringify(value)}>
              <dt>{opening(says(value), locale)}</dt>
              <dd>{names.format(presets.map((preset) => words.presetNames[preset]))}</dd>
            </div>
          ))}
        </dl>
      )}
      {others.length > 0 && (
        <p class="small">
          {t.setting.also} {sentence(others.map((value) => says(value)).join('; '))}
        </p>
      )}
    </aside>
  );
}

/** A phrase as it begins a line. */
function opening(phrase: string, locale: string): string {
  return phrase.slice(0, 1).toLocaleUpperCase(locale) + phrase.slice(1);
}

/** A phrase as a sentence; with a locale it begins one, without it ends one. */
function sentence(phrase: string, locale?: string): string {
  const whole = locale === undefined ? phrase : opening(phrase, locale);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
