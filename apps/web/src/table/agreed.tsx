/**
 * Agreed: every house rule of the running Partie in plain words, those in which it differs from the table people know first.
 */
import type { Seat, SettingName } from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { houseRulesOf } from '../app/house-rules.js';
import { doesMatter, GROUPS, RULE_GROUPS } from '../app/rule-groups.js';
import type { Snapshot } from '../host/protocol.js';
import { nameOf } from '../lang/naming.js';
import { later, said, speakLater } from '../lang/texts.js';
import { Sheet } from '../ui/sheet.js';

export function AgreedSheet(props: { readonly now: Snapshot; readonly onClose: () => void }): JSX.Element {
  const { now, onClose } = props;
  useEffect(() => {
    void speakLater();
  }, []);
  const words = later.value;
  const { profile } = now.view;
  const { preset, settings } = houseRulesOf(profile);
  const differs = (name: SettingName): boolean => Object.hasOwn(settings, name);
  const line = (name: SettingName): JSX.Element => {
    const { title, says } = words!.book.settings[name] as { title: string; says: (value: unknown) => string };
    const value: unknown = profile[name];
    return (
      <div key={name} data-rule={name}>
        <dt>{title}</dt>
        {/* A seat is known by who sits there. */}
        <dd>
          {typeof value === 'number' && name === 'firstForehand' ? nameOf(value as Seat, now.sitting) : says(value)}
        </dd>
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
            <b>{words.book.presetNames[preset]}</b>
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
