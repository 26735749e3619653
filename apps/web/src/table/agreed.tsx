/**
 * Agreed: every house rule of the running Partie in plain words, those in which it differs from the table people know first.
 */
import type { Seat, SettingName } from '@puur/rules';
import type { SettingText } from '@puur/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { houseRulesOf } from '../app/house-rules.js';
import { prefs } from '../app/prefs.js';
import { doesMatter, GROUPS, RULE_GROUPS } from '../app/rule-groups.js';
import { tableName } from '../app/table-name.js';
import type { Snapshot } from '../host/protocol.js';
import { deckNames, nameOf } from '../lang/naming.js';
import { later, said, speakLater } from '../lang/texts.js';
import { Sheet } from '../ui/sheet.js';

export function AgreedSheet(props: { readonly now: Snapshot; readonly onClose: () => void }): JSX.Element {
  const { now, onClose } = props;
  useEffect(() => {
    void speakLater();
  }, []);
  const words = later.value;
  const { profile } = now.view;
  const rules = houseRulesOf(profile);
  const { settings } = rules;
  // With the computer at the table the last trick may be seen by what each person has set.
  const seesLast = prefs.value.lastTrick && now.sitting.some(({ kind }) => kind === 'bot');
  const differs = (name: SettingName): boolean => Object.hasOwn(settings, name);
  const line = (name: SettingName): JSX.Element => {
    const { title, says } = words!.book.settings[name] as SettingText<unknown>;
    const value: unknown = profile[name];
    const text =
      typeof value === 'number' && name === 'firstForehand'
        ? nameOf(value as Seat, now.sitting)
        : says(value, deckNames);
    return (
      <div key={name} data-rule={name}>
        <dt>{title}</dt>
        {/* A seat is known by who sits there. */}
        <dd>{name === 'lookBack' && seesLast && value !== 'last' ? words!.settings.lookBackHere(text) : text}</dd>
      </div>
    );
  };
  const groups = RULE_GROUPS.map((group) => ({
    group,
    names: (GROUPS[group] as readonly SettingName[]).filter((name) => doesMatter(name, profile)),
  }));
  const changed = groups.flatMap(({ names }) => names.filter(differs));
  return (
    <Sheet title={said().menu.rules} onClose={onClose} class="agreed">
      {words && (
        <>
          <p>
            <b>{tableName(rules, words.book)}</b>
            <span class="quiet">{` · ${words.settings.changed(changed.length)}`}</span>
          </p>
          {changed.length > 0 && <dl class="changed">{changed.map(line)}</dl>}
          {groups.map(({ group, names }) => {
            const same = names.filter((name) => !differs(name));
            return (
              same.length > 0 && (
                <section key={group}>
                  <h3>{words.settings.groups[group]}</h3>
                  <dl>{same.map(line)}</dl>
                </section>
              )
            );
          })}
        </>
      )}
    </Sheet>
  );
}
