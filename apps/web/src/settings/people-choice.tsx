/** People choice: how many people sit at this device, and how well the computer plays on the other seats. */
import { LEVELS } from '@puur/bot';
import type { JSX } from 'preact';
import { PEOPLE, prefs, setPrefs } from '../app/prefs.js';
import { later, said } from '../lang/texts.js';
import { Select } from '../ui/controls.js';

export function PeopleChoice(): JSX.Element | null {
  const words = later.value;
  if (!words) return null;
  const t = words.settings;
  const { people, partnerLevel, opponentLevel } = prefs.value;
  // What is not set is the strongest there is, whichever that will be.
  const levels = LEVELS.map((id, index) => ({
    value: index === LEVELS.length - 1 ? '' : id,
    label: said().level(id),
  }));
  const shown = (level: string): string => (levels.some(({ value }) => value === level) ? level : '');
  return (
    <>
      <Select
        id="people"
        label={t.peopleCount}
        value={people}
        options={PEOPLE.map((value) => ({ value, label: t.peopleSays[value] }))}
        onChange={(value) => {
          setPrefs({ people: value });
        }}
      />
      {people === 1 && (
        <Select
          id="partnerLevel"
          label={t.partnerLevel}
          value={shown(partnerLevel)}
          options={levels}
          onChange={(value) => {
            setPrefs({ partnerLevel: value });
          }}
        />
      )}
      {people < 4 && (
        <Select
          id="opponentLevel"
          label={people === 3 ? t.opponentLevelOne : t.opponentLevel}
          value={shown(opponentLevel)}
          options={levels}
          onChange={(value) => {
            setPrefs({ opponentLevel: value });
          }}
        />
      )}
    </>
  );
}
