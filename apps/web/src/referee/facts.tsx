/** Facts: what held when the events begin, who sits where, and what the table has agreed. */
import { HOUSE_RULE_NAMES, HOUSE_RULES, TABLE_GAMES } from '@puur/referee';
import { DEFAULT_PROFILE, PRESET_IDS, SEATS, type SettingName, SETTINGS, TEAMS } from '@puur/rules';
import type { RuleWords, SettingText } from '@puur/words';
import type { JSX } from 'preact';
import { profileOf } from '../app/house-rules.js';
import { NAME_LENGTH } from '../app/prefs.js';
import { tableName, tableText } from '../app/table-name.js';
import { deckNames } from '../lang/naming.js';
import { NumberField, Select, Toggle } from '../ui/controls.js';
import { ARGUED } from './agreements.js';
import { agreeHouse, agreeSetting, tellFact } from './draft.js';
import { Field } from './field.js';
import { type Asked, TABLE_FACTS } from './kinds.js';
import { seatNames, sideNames } from './pickers.js';
import { PLANS } from './plan.js';
import { change, draft } from './store.js';
import type { RefereeTexts } from './texts.js';

type Props = RefereeTexts & { readonly book: RuleWords };

export function Facts({ t, words, book }: Props): JSX.Element | null {
  const now = draft.value;
  if (!now) return null;
  const { facts } = PLANS[now.ask];
  const first = facts.flatMap((name) => TABLE_FACTS.find((fact) => fact.name === name) ?? []);
  const rest = TABLE_FACTS.filter(({ name }) => !facts.includes(name));
  const shown = ({ name, kind, isOptional }: Asked): JSX.Element => (
    <Field
      key={name}
      t={t}
      kind={kind}
      isOptional={isOptional}
      label={(t.table as Readonly<Record<string, string>>)[name] ?? name}
      value={now.table[name]}
      onTell={(value) => {
        change((told) => tellFact(told, name, value));
      }}
    />
  );
  return (
    <>
      {first.length > 0 && <section class="paper entering">{first.map(shown)}</section>}
      <details class="paper more" open={rest.some(({ name }) => now.table[name] !== undefined)}>
        <summary>{t.moreFacts}</summary>
        {rest.map(shown)}
      </details>
      <Agreements t={t} words={words} book={book} />
      <Names t={t} words={words} />
    </>
  );
}

function Agreements({ t, words, book }: Props): JSX.Element | null {
  const now = draft.value;
  if (!now) return null;
  const { rules, house, game } = now;
  const found = profileOf(rules);
  const profile = found.ok ? found.value : DEFAULT_PROFILE;
  return (
    <details class="paper more agreed">
      <summary>
        <span>
          {t.agreements}
          <small class="quiet">{tableText(rules, book) ?? tableName(rules, book)}</small>
        </span>
      </summary>
      <div class="rows">
        <Select
          id="preset"
          label={t.preset}
          value={rules.preset}
          options={PRESET_IDS.map((value) => ({ value, label: book.presets[value] }))}
          onChange={(preset) => {
            change((told) => ({ ...told, rules: { preset, settings: {} } }));
          }}
        />
        <Select
          id="game"
          label={t.game}
          value={game}
          options={TABLE_GAMES.map((value) => ({ value, label: t.games[value] }))}
          onChange={(value) => {
            change((told) => ({ ...told, game: value }));
          }}
        />
        {ARGUED.map((name) => (
          <Setting key={name} name={name} book={book} value={profile[name]} />
        ))}
        {HOUSE_RULE_NAMES.map((name) => {
          const { title, says } = words.house[name];
          const values = HOUSE_RULES[name].values as readonly string[];
          return (
            <Select
              key={name}
              id={name}
              label={title}
              value={house[name] ?? values[0]!}
              options={values.map((value) => ({ value, label: (says as Readonly<Record<string, string>>)[value]! }))}
              onChange={(value) => {
                change((told) => agreeHouse(told, name, value));
              }}
            />
          );
        })}
      </div>
    </details>
  );
}

function Setting(props: {
  readonly name: SettingName;
  readonly book: RuleWords;
  readonly value: unknown;
}): JSX.Element | null {
  const { name, book, value } = props;
  const { title, says } = book.settings[name] as SettingText<unknown>;
  const spec = SETTINGS[name];
  const agree = (next: unknown): void => {
    change((told) => agreeSetting(told, name, next));
  };
  if (spec.kind === 'points' && typeof value === 'number') {
    return <NumberField id={name} label={title} value={value} min={spec.min} max={spec.max} onChange={agree} />;
  }
  if (spec.kind !== 'choice') return null;
  if (typeof value === 'boolean') {
    return <Toggle id={name} label={title} detail={says(value, deckNames)} isOn={value} onChange={agree} />;
  }
  return (
    <Select
      id={name}
      label={title}
      value={value}
      options={(spec.values as readonly unknown[]).map((each) => ({ value: each, label: says(each, deckNames) }))}
      onChange={agree}
    />
  );
}

/** Names as the table has them; where nobody is named, the usual ones. */
function Names({ t }: Pick<RefereeTexts, 't' | 'words'>): JSX.Element {
  const names = seatNames();
  const sides = sideNames();
  return (
    <details class="paper more">
      <summary>
        <span>
          {t.names}
          <small class="quiet">{names.join(', ')}</small>
        </span>
      </summary>
      {SEATS.map((seat) => (
        <Name
          key={seat}
          label={String(seat + 1)}
          value={names[seat]!}
          taken={names}
          onName={(name) => {
            change((told) => ({ ...told, names: names.with(seat, name) }));
          }}
        />
      ))}
      {TEAMS.map((team) => (
        <Name
          key={`side ${team}`}
          label={t.side(team + 1)}
          value={sides[team]!}
          taken={sides}
          most={2 * NAME_LENGTH + 1}
          onName={(name) => {
            change((told) => ({ ...told, names, sides: sides.with(team, name) }));
          }}
        />
      ))}
    </details>
  );
}

/** A name, taken when the field is left and nobody else is called so. */
function Name(props: {
  readonly label: string;
  readonly value: string;
  readonly taken: readonly string[];
  readonly most?: number;
  readonly onName: (name: string) => void;
}): JSX.Element {
  const { label, value, taken, most = NAME_LENGTH, onName } = props;
  return (
    <label class="count">
      <span>{label}</span>
      <input
        type="text"
        maxLength={most}
        value={value}
        onChange={({ currentTarget }) => {
          const name = currentTarget.value.trim();
          const isSeat = most === NAME_LENGTH;
          const isFree = !taken.some((other) => other !== value && other.toLowerCase() === name.toLowerCase());
          if (name !== '' && isFree && !(isSeat && name.includes('/'))) onName(name);
          else currentTarget.value = value;
        }}
      />
    </label>
  );
}
