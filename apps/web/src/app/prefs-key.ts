/** Where the device keeps what a person has set; by itself, as the pages of the rulebook read it without the app. */
export const PREFS_KEY = 'puur.prefs';
