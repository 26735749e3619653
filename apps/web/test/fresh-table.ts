/** The table of a quarrel before anybody has told anything of it: Puur's own rules, no names, nothing agreed. */
export const FRESH_TABLE = {
  names: null,
  sides: null,
  rules: { preset: 'puur', settings: {} },
  house: {},
  game: 'schieber',
} as const;
