/**
 * Defaults: what an option is where a call does not name it, by command; read by the command and by its help alike, so
 * that the help cannot say another. What depends on something else (the language, another option) stands in its text.
 */
import type { CommandName, OptionName } from '../lang/words.js';

export const DEFAULTS = {
  start: { profile: 'puur', pairing: 'swisslos', level: 'stark', seat: '1' },
  play: { profile: 'puur', pairing: 'swisslos', level: 'stark', seat: '1' },
  score: { pairing: 'swisslos' },
  convert: { to: 'record', pairing: 'swisslos' },
  deal: { profile: 'puur', pairing: 'swisslos', dealer: '4' },
  solve: { pairing: 'swisslos' },
  tafel: { profile: 'puur', pairing: 'swisslos', game: 'schieber', dealer: '1' },
  referee: { pairing: 'swisslos' },
  /** A table of 157 points a round, so that all matches are measured by one ruler. */
  match: { profile: 'turnier-12', pairing: 'swisslos', deals: '100', jobs: '1', seed: '1' },
  /** 157 points has a round. */
  'serve-bot': { port: '8157', host: '127.0.0.1', pairing: 'swisslos' },
} as const;

/** The value of an option where a call of the command does not name it; none where it has none of its own. */
export function defaultOf(name: CommandName, option: OptionName): string | undefined {
  const all: Partial<Record<CommandName, Partial<Record<OptionName, string>>>> = DEFAULTS;
  return all[name]?.[option];
}
