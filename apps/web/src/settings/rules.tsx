/**
 * House rules: every setting of a table in plain words, out of the register of the rules itself.
 */
import {
  differencesBetween,
  FACTOR_KEYS,
  type FactorKey,
  factorKeyOf,
  type RankName,
  type RuleProfile,
  type Seat,
  type SettingName,
  SETTINGS,
  trumpContract,
} from '@puur/rules';
import type { SettingText } from '@puur/words';
import type { JSX } from 'preact';
import { prefs, setPrefs } from '../app/prefs.js';
import { GROUPS, RULE_GROUPS } from '../app/rule-groups.js';
import { playedBy } from '../app/table-name.js';
import { deckNames, familyName, quartetName } from '../lang/naming.js';
import { later, said } from '../lang/texts.js';
import { suitsOf } from '../table/sort.js';
import { NumberField, Select, Toggle } from '../ui/controls.js';
import { changeSetting, TableChoice } from './table-choice.js';

/** What is shown here, and what belongs to games that are not played at the table yet: a test holds them to be all. */
export const SHOWN_SETTINGS: readonly SettingName[] = RULE_GROUPS.flatMap(
  (group): readonly SettingName[] => GROUPS[group],
);
export const OTHER_GAMES: readonly SettingName[] = ['exactBonus', 'exactBonusOnZero'];

/** What is played to is chosen with the table, above all groups. */
const AIMS: readonly SettingName[] = ['target', 'rounds'];

/** A choice longer than this does not fit into its field on a phone, and is written out beside it. */
const LONG = 28;

/** Who sits on a seat, and where that is. */
function seatWord(seat: Seat): string {
  const { names, people } = prefs.value;
  const place = later.value!.settings.seat[seat];
  const name = names[seat].trim();
  if (seat === 0 && people === 1) return name || place;
  return `${name || said().names[seat]} · ${place}`;
}

/** The profile that is set; the reference page's where what is stored no longer goes. */
export function profileNow(): RuleProfile {
  return playedBy(prefs.value.rules);
}

function Setting({ name, profile }: { readonly name: SettingName; readonly profile: RuleProfile }): JSX.Element | null {
  const words = later.value;
  if (!words) return null;
  const { title, says: saysOn } = words.book.settings[name] as SettingText<unknown>;
  const says = (one: unknown): string => saysOn(one, deckNames);
  const spec = SETTINGS[name];
  const value: unknown = profile[name];
  switch (spec.kind) {
    case 'choice': {
      if (spec.values.length === 2 && spec.values.every((one) => typeof one === 'boolean')) {
        return (
          <Toggle
            id={name}
            label={title}
            detail={says(value)}
            isOn={value === true}
            onChange={(isOn) => {
              changeSetting(name, isOn);
            }}
          />
        );
      }
      // A seat is known by who sits there.
      const word = (one: unknown): string => (typeof one === 'number' ? seatWord(one as Seat) : says(one));
      const detail =
        name === 'lookBack' && prefs.value.lastTrick && value !== 'last'
          ? words.settings.lookBackHere(word(value))
          : word(value);
      const values: readonly unknown[] = spec.orSeat ? [...spec.values, 0, 1, 2, 3] : spec.values;
      return (
        <Select
          id={name}
          label={title}
          detail={detail.length > LONG ? detail : undefined}
          value={value}
          options={values.map((one) => ({ value: one, label: word(one) }))}
          onChange={(next) => {
            changeSetting(name, next);
          }}
        />
      );
    }
    case 'points': {
      if (spec.standard === null) {
        return (
          <>
            <Toggle
              id={name}
              label={title}
              detail={says(value)}
              isOn={value !== null}
              onChange={(isOn) => {
                changeSetting(name, isOn ? Math.ceil(profile.target / 2) : null);
              }}
            />
            {typeof value === 'number' && (
              <NumberField
                label={title}
                value={value}
                min={spec.min}
                max={spec.max}
                onChange={(next) => {
                  changeSetting(name, next);
                }}
              />
            )}
          </>
        );
      }
      return (
        <NumberField
          id={name}
          label={title}
          value={value as number}
          min={spec.min}
          max={spec.max}
          onChange={(next) => {
            changeSetting(name, next);
          }}
        />
      );
    }
    case 'list': {
      const chosen = value as readonly string[];
      return (
        <fieldset class="checks" data-setting={name}>
          <legend>
            {title}
            {name === 'quartetRanks' && <small class="quiet">{says(chosen)}</small>}
          </legend>
          <div>
            {spec.values.map((one) => (
              <label key={one}>
                <input
                  type="checkbox"
                  checked={chosen.includes(one)}
                  onChange={({ currentTarget }) => {
                    const next = spec.values.filter((other) =>
                      other === one ? currentTarget.checked : chosen.includes(other),
                    );
                    changeSetting(name, next);
                    // A table without any contract is none: the mark stays.
                    currentTarget.checked = (profileNow()[name] as readonly string[]).includes(one);
                  }}
                />
                <span>{name === 'quartetRanks' ? quartetName(one as RankName) : says([one])}</span>
              </label>
            ))}
          </div>
        </fieldset>
      );
    }
    case 'factors': {
      const factors = profile.factors;
      return (
        <fieldset class="factors" data-setting={name}>
          <legend>
            {title}
            <small class="quiet">{says(value)}</small>
          </legend>
          <div>
            {factorKeys()
              .filter((key) => isPlayed(key, profile))
              .map((key) => (
                <label key={key}>
                  <span>{familyName(key)}</span>
                  <select
                    value={factors[key]}
                    onChange={({ currentTarget }) => {
                      changeSetting(name, { ...factors, [key]: Number(currentTarget.value) });
                    }}
                  >
                    {[1, 2, 3, 4, 5, 6, 7, 8].map((factor) => (
                      <option key={factor} value={factor}>
                        ×{factor}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
          </div>
        </fieldset>
      );
    }
  }
}

/** The suits as a hand has them, then what has no trump. */
function factorKeys(): readonly FactorKey[] {
  const { deck, pairing } = prefs.value;
  const suits = suitsOf(deck, pairing).map((suit) => factorKeyOf(trumpContract(suit)));
  return [...suits, ...FACTOR_KEYS.filter((key) => !suits.includes(key))];
}

function isPlayed(key: FactorKey, { contracts }: RuleProfile): boolean {
  if (key.length === 1) return contracts.includes('trump');
  return (contracts as readonly string[]).includes(key);
}

export function HouseRulesEditor(): JSX.Element | null {
  const words = later.value;
  if (!words) return null;
  const { rules } = prefs.value;
  const profile = profileNow();
  const t = words.settings;
  const changed = differencesBetween(playedBy({ preset: rules.preset, settings: {} }), profile).length;
  return (
    <>
      <div class="paper rows">
        <TableChoice />
        <div>
          <span class="quiet">{t.changed(changed)}</span>
          {changed > 0 && (
            <button
              class="button small"
              onClick={() => {
                setPrefs({ rules: { preset: rules.preset, settings: {} } });
              }}
            >
              {t.reset}
            </button>
          )}
        </div>
      </div>
      {RULE_GROUPS.map((group) => (
        <details key={group} class="paper group">
          <summary>{t.groups[group]}</summary>
          <div class="rows">
            {GROUPS[group]
              .filter((name) => !AIMS.includes(name))
              .map((name) => (
                <Setting key={name} name={name} profile={profile} />
              ))}
          </div>
        </details>
      ))}
    </>
  );
}
