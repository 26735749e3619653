/**
 * Daily: the deal of the day, the same for everybody, by the date in the address (`/tisch#tag=2026-11-30`).
 */
import type { HouseRules } from '../app/house-rules.js';

/** What it is played by, whatever a person has agreed on at home, so that results compare: the table Puur, this one round. */
export const DAILY_RULES: HouseRules = { preset: 'puur', settings: { endMode: 'fixed-rounds', rounds: 1 } };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a moment in milliseconds since 1970, as the address has it. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar: there is no deal of 31 February. */
export function isDay(text: string): boolean {
  const moment = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isFinite(moment) && dayOf(moment) === text;
}
