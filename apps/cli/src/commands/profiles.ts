/** `puur profiles [TABLE] [--diff TABLE TABLE]`: the tables and what they agree on, in words, with their sources. */
import {
  DEFAULT_PROFILE,
  differencesBetween,
  PRESET_IDS,
  type PresetId,
  PRESETS,
  type RuleProfile,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SourceId,
} from '@puur/rules';
import type { Io } from '../io.js';
import type { Messages } from '../lang/messages.js';
import type { SettingText } from '@puur/words';
import { fold, indented, type Lines, padEnd, widthOf } from '../screen/layout.js';
import { nearestPreset, profileFrom } from './settings.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const shell = await openShell(args, io, SPECS.profiles);
  if (typeof shell === 'number') return shell;
  const { words, flags } = shell.args;
  const texts = shell.texts.shell;
  const isDiff = flags.has('diff');
  if (isDiff && words.length < 2) return refused(shell, texts.missing(texts.words.settings, 'profiles'));
  if (!isDiff && words.length > 1) return refused(shell, texts.tooMany(words[1]!, 'profiles'));
  const profiles: RuleProfile[] = [];
  for (const word of words) {
    const profile = profileFrom(word, texts);
    if (!profile.ok) return refused(shell, profile.error);
    profiles.push(profile.value);
  }
  const [one, other] = profiles;
  const asJson = flags.has('json');
  if (one === undefined) {
    if (asJson) shell.json(PRESETS);
    else shell.say(...list(shell));
  } else if (other === undefined) {
    if (asJson) shell.json(one);
    else shell.say(...whole(one, words[0]!, shell));
  } else if (asJson) {
    shell.json(Object.fromEntries(differencesBetween(one, other).map((name) => [name, [one[name], other[name]]])));
  } else shell.say(...differences(one, other, shell));
  return EXIT.ok;
}

function refused(shell: Shell, sentence: string): number {
  shell.complain(sentence);
  return EXIT.usage;
}

function list({ texts, width, paint }: Shell): Lines {
  const column = Math.max(...PRESET_IDS.map((id) => id.length)) + 2;
  return PRESET_IDS.flatMap((id) => {
    const [head, ...rest] = fold(texts.presets[id], Math.max(24, width - column));
    return [paint(padEnd(id, column), 'bold') + head!, ...rest.map((line) => ' '.repeat(column) + line)];
  });
}

/** What a value means, in words. */
export function saysOf(
  name: SettingName,
  profile: RuleProfile,
  { texts, faces }: Pick<Shell, 'texts' | 'faces'>,
): string {
  return (texts.settings[name] as SettingText<unknown>).says(profile[name], faces.deckNames);
}

/** All settings of a profile; what differs from `puur` is marked with a star. */
export function settingLines(profile: RuleProfile, shell: Pick<Shell, 'texts' | 'faces' | 'width' | 'paint'>): Lines {
  const { texts, width, paint } = shell;
  const column = Math.max(...SETTING_NAMES.map((name) => widthOf(texts.settings[name].title))) + 2;
  const different = new Set(differencesBetween(DEFAULT_PROFILE, profile));
  return SETTING_NAMES.flatMap((name) => {
    const mark = different.has(name) ? '* ' : '  ';
    const says = saysOf(name, profile, shell);
    const source = `${texts.shell.source}: ${sourcesOf(name, profile, texts)}`;
    if (width < column + 30)
      return [...fold(`${mark}${texts.settings[name].title}: ${says}`, width, 4), `    ${paint(source, 'dim')}`];
    const [head, ...rest] = fold(says, width - column - 2);
    return [
      mark + padEnd(texts.settings[name].title, column) + (different.has(name) ? paint(head!, 'bold') : head!),
      ...[...rest, ...fold(source, width - column - 2).map((line) => paint(line, 'dim'))].map(
        (line) => ' '.repeat(column + 2) + line,
      ),
    ];
  });
}

/** Where a value comes from: the preset's own sources, those of the default, or nobody but the table. */
function sourcesOf(name: SettingName, profile: RuleProfile, texts: Messages): string {
  const { id } = nearestPreset(profile);
  const preset = profileFrom(id, texts.shell);
  const fromPreset =
    preset.ok && differencesBetween(preset.value, profile).includes(name) ? [] : presetSources(id, name);
  const isDefault = !differencesBetween(DEFAULT_PROFILE, profile).includes(name);
  const ids: readonly SourceId[] = fromPreset.length > 0 ? fromPreset : isDefault ? SETTINGS[name].sources : [];
  return ids.length === 0 ? texts.shell.agreedHere : ids.map((source) => texts.sources[source]).join('; ');
}

function presetSources(id: PresetId, name: SettingName): readonly SourceId[] {
  return PRESETS[id].sources[name] ?? [];
}

function whole(profile: RuleProfile, name: string, shell: Shell): Lines {
  const { texts, paint, width } = shell;
  const { id, exact } = nearestPreset(profile);
  const about = exact ? fold(texts.presets[id], width) : [];
  return [
    paint(exact ? id : name, 'bold'),
    ...about,
    '',
    ...settingLines(profile, shell),
    '',
    ...(differencesBetween(DEFAULT_PROFILE, profile).length > 0 ? [`* ${texts.shell.differsFromDefault}`] : []),
  ];
}

function differences(one: RuleProfile, other: RuleProfile, shell: Shell): Lines {
  const { texts, args, width, paint } = shell;
  const names = differencesBetween(one, other);
  const [first, second] = args.words as [string, string];
  if (names.length === 0) return [texts.shell.noDifference(first, second)];
  const label = Math.max(widthOf(first), widthOf(second)) + 2;
  return names.flatMap((name) => [
    paint(texts.settings[name].title, 'bold'),
    ...indented(fold(padEnd(first, label) + saysOf(name, one, shell), width - 2, label), 2),
    ...indented(fold(padEnd(second, label) + saysOf(name, other, shell), width - 2, label), 2),
  ]);
}
