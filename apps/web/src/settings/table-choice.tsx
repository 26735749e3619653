/**
 * Table choice: which table is played at, and to what. The one place where the target is set, in the settings as before a
 * new Partie.
 */
import { PRESET_IDS, type PresetId, type SettingName } from '@puur/rules';
import type { JSX } from 'preact';
import { agreedOn, profileOf } from '../app/house-rules.js';
import { prefs, setPrefs } from '../app/prefs.js';
import { playedBy, tableName, tableText } from '../app/table-name.js';
import { later } from '../lang/texts.js';
import { NumberField, Select } from '../ui/controls.js';

/** Changes one setting of the own table; what no table could play by is not taken, and what the preset says is no change. */
export function changeSetting(name: SettingName, value: unknown): void {
  const { preset, settings } = prefs.value.rules;
  const next = { preset, settings: { ...settings, [name]: value } };
  if (profileOf(next).ok) setPrefs({ rules: agreedOn(next) });
}

/** `isShort`: without the sentence that says what the table is. */
export function TableChoice({ isShort = false }: { readonly isShort?: boolean }): JSX.Element | null {
  const words = later.value;
  if (!words) return null;
  const { rules } = prefs.value;
  const profile = playedBy(rules);
  // What a Partie goes to: where rounds are agreed there is no target to reach.
  const goal = profile.endMode === 'fixed-rounds' ? 'rounds' : 'target';
  return (
    <>
      <Select<PresetId>
        id="preset"
        label={words.settings.preset}
        detail={isShort ? undefined : tableText(rules, words.book)}
        value={rules.preset}
        options={PRESET_IDS.map((id) => ({
          value: id,
          label: id === rules.preset ? tableName(rules, words.book) : words.book.presetNames[id],
        }))}
        onChange={(preset) => {
          setPrefs({ rules: { preset, settings: {} } });
        }}
      />
      <NumberField
        id={goal}
        label={words.book.settings[goal].title}
        value={profile[goal]}
        min={1}
        max={goal === 'rounds' ? 1000 : 100_000}
        onChange={(value) => {
          changeSetting(goal, value);
        }}
      />
    </>
  );
}
