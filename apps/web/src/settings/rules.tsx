/**
 * House rules: every setting of a table in plain words, out of the register of the rules itself.
 */
import {
  FACTOR_KEYS,
  type FactorKey,
  PRESET_IDS,
  type PresetId,
  type RuleProfile,
  type Seat,
  type SettingName,
  SETTINGS,
  DEFAULT_PROFILE,
} from '@puur/rules';
import type { JSX } from 'preact';
import { profileOf } from '../app/house-rules.js';
import { prefs, setPrefs } from '../app/prefs.js';
import { GROUPS, RULE_GROUPS } from '../app/rule-groups.js';
import { contractName } from '../lang/naming.js';
import { later, said } from '../lang/texts.js';
import { NumberField, Select, Toggle } from '../ui/controls.js';

/** What is shown here, and what belongs to games that are not played at the table yet: a test holds them to be all. */
export const SHOWN_SETTINGS: readonly SettingName[] = RULE_GROUPS.flatMap(
  (group): readonly SettingName[] => GROUPS[group],
);
export const OTHER_GAMES: readonly SettingName[] = ['exactBonus', 'exactBonusOnZero'];

/** A choice longer than this does not fit into its field on a phone, and is written out beside it. */
const LONG = 28;

/** Who sits on a seat, and where that is. */
function seatWord(seat: Seat): string {
  const { names, people } = prefs.value;
  const name = names[seat].trim() || (seat === 0 && people === 1 ? said().you : said().names[seat]);
  return `${name} (${later.value!.settings.seat[seat]})`;
}

type Text = { readonly title: string; readonly says: (value: unknown) => string };

/** The profile that is set; the reference page's where what is stored no longer goes. */
export function profileNow(): RuleProfile {
  const found = profileOf(prefs.value.rules);
  return found.ok ? found.value : DEFAULT_PROFILE;
}

function change(name: SettingName, value: unknown): void {
  const { preset, settings } = prefs.value.rules;
  const next = { preset, settings: { ...settings, [name]: value } };
  if (profileOf(next).ok) setPrefs({ rules: next });
}

function Setting({ name, profile }: { readonly name: SettingName; readonly profile: RuleProfile }): JSX.Element | null {
  const words = later.value;
  if (!words) return null;
  const { title, says } = words.book.settings[name] as Text;
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
              change(name, isOn);
            }}
          />
        );
      }
      // A seat is known by who sits there.
      const word = (one: unknown): string => (typeof one === 'number' ? seatWord(one as Seat) : says(one));
      const values: readonly unknown[] = spec.orSeat ? [...spec.values, 0, 1, 2, 3] : spec.values;
      return (
        <Select
          id={name}
          label={title}
          detail={word(value).length > LONG ? word(value) : undefined}
          value={value}
          options={values.map((one) => ({ value: one, label: word(one) }))}
          onChange={(next) => {
            change(name, next);
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
                change(name, isOn ? Math.ceil(profile.target / 2) : null);
              }}
            />
            {typeof value === 'number' && (
              <NumberField
                label={title}
                value={value}
                min={spec.min}
                max={spec.max}
                onChange={(next) => {
                  change(name, next);
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
            change(name, next);
          }}
        />
      );
    }
    case 'list': {
      const chosen = value as readonly string[];
      return (
        <fieldset class="checks" data-setting={name}>
          <legend>{title}</legend>
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
                    change(name, next);
                    // A table without any contract is none: the mark stays.
                    currentTarget.checked = (profileNow()[name] as readonly string[]).includes(one);
                  }}
                />
                <span>{says([one])}</span>
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
            {FACTOR_KEYS.filter((key) => isPlayed(key, profile)).map((key) => (
              <label key={key}>
                <span>{factorName(key)}</span>
                <select
                  value={factors[key]}
                  onChange={({ currentTarget }) => {
                    change(name, { ...factors, [key]: Number(currentTarget.value) });
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

function isPlayed(key: FactorKey, { contracts }: RuleProfile): boolean {
  if (key.length === 1) return contracts.includes('trump');
  return (contracts as readonly string[]).includes(key);
}

function factorName(key: FactorKey): string {
  switch (key) {
    case 'E':
    case 'R':
    case 'S':
    case 'T':
      return contractName(`trump:${key}`);
    case 'obenabe':
    case 'undenufe':
      return contractName(key);
    case 'slalom':
      return contractName('slalom:obenabe');
    case 'gusti':
      return contractName('gusti:obenabe');
  }
}

export function HouseRulesEditor(): JSX.Element | null {
  const words = later.value;
  if (!words) return null;
  const { rules } = prefs.value;
  const profile = profileNow();
  const t = words.settings;
  // What a Partie goes to: where rounds are agreed there is no target to reach.
  const goal = profile.endMode === 'fixed-rounds' ? 'rounds' : 'target';
  const changed = Object.keys(rules.settings).length;
  return (
    <>
      <div class="paper rows">
        <Select<PresetId>
          id="preset"
          label={t.preset}
          detail={words.book.presets[rules.preset]}
          value={rules.preset}
          options={PRESET_IDS.map((id) => ({ value: id, label: words.book.presetNames[id] }))}
          onChange={(preset) => {
            setPrefs({ rules: { preset, settings: {} } });
          }}
        />
        <NumberField
          id={`${goal}-quick`}
          label={(words.book.settings[goal] as Text).title}
          value={profile[goal]}
          min={1}
          max={goal === 'rounds' ? 1000 : 100_000}
          onChange={(value) => {
            change(goal, value);
          }}
        />
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
            {GROUPS[group].map((name) => (
              <Setting key={name} name={name} profile={profile} />
            ))}
          </div>
        </details>
      ))}
    </>
  );
}
