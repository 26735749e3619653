/**
 * Sources that only quarrels are settled by; the others stand in @puur/rules.
 *
 * `jassguru` is the data set behind JassWiki, in part written by machine: it counts beside another source, and alone only
 * at low confidence.
 */
import type { SourceId } from '@puur/rules';

export const REFEREE_SOURCES = {
  kzjv: 'Kantonal-Zürcher Jassverein, Jassregeln',
  jassmarathon: 'jass-marathon.ch, rules in short (after the Jassreglement)',
  jassevents: 'jass-events.ch, Partnerschieber',
  kilchberg: 'Jassclub Kilchberg, rules of the Einzelschieber',
  wikipedia: 'de.wikipedia.org, Weis (Jassen)',
  spielkarten: 'spielkarten.com, Jass',
  jassguru: 'data set behind JassWiki (remoprinz/jassguru), written in part by machine',
  bluewin: 'bluewin, Jass Fédéral',
  differenzler: 'a Differenzler tournament sheet',
  derived: 'follows from rules that the sources share',
} as const;

export type RefereeSourceId = SourceId | keyof typeof REFEREE_SOURCES;

/** The rule book of the Swiss Jass in its two editions, and who quotes it at length. */
const OFFICIAL: readonly RefereeSourceId[] = ['reglement', 'jassfuehrer', 'jasswelt'];

export function isOfficial(id: RefereeSourceId): boolean {
  return OFFICIAL.includes(id);
}
