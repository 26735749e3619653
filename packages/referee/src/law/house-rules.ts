/**
 * House rules: what a table may have agreed for quarrels, beside its `RuleProfile`.
 *
 * A house rule stands above every book (jasswiki, "Tischregel"). Where the books differ from each other, the values are
 * their readings, the default first; `sources` says who holds which. Whether an answer depends on one of them is found
 * by ruling again under each other value, so every reading is a value here and none is a footnote.
 */

/** The house rules: the values of each, the default first, and who says so. */
export const HOUSE_RULES = {
  /** The partner of the right player leads: the suit is barred until the opponents have a trick, or they get this one. */
  partnerLead: {
    values: ['suit-barred', 'trick-to-opponents'],
    sources: {
      'suit-barred': ['jassfuehrer', 'kzjv', 'tournaments'],
      'trick-to-opponents': ['jassverzeichnis', 'jasswiki'],
    },
  },
  /** A wrong number of cards is found after the first trick. */
  lateCount: {
    values: ['stands', 'opponents-choose'],
    sources: { stands: ['jassench'], 'opponents-choose': ['jassguru'] },
  },
  /** Somebody speaks before the forehand: the deal is void, or it goes on as if nothing was said. */
  spokenFirst: {
    values: ['void', 'goes-on'],
    sources: { void: ['kilchberg'], 'goes-on': ['puur'] },
  },
  /** A wrong card is exchanged at once, before anybody has played on it. */
  atOnce: {
    values: ['strict', 'lenient'],
    sources: { strict: ['jasswiki'], lenient: ['jassguru'] },
  },
  /** An illegal undertrump: corrected, or punished like a wrong suit. */
  undertrump: {
    values: ['corrected', 'as-revoke'],
    sources: { corrected: ['jassonkel'], 'as-revoke': ['jasswiki'] },
  },
  /** Stöck said with the first of the two cards and not again. */
  stoeckAtFirst: {
    values: ['lost', 'counts'],
    sources: { lost: ['jasvel', 'jasswelt'], counts: ['puur'] },
  },
  /** Stöck of a side without a trick. */
  stoeckNeedsTrick: {
    values: ['no', 'yes'],
    sources: { no: ['jasswelt', 'jassguru'], yes: ['vorarlberg'] },
  },
  /** Four equal cards called too low and not corrected. */
  quartetTooLow: {
    values: ['forfeited', 'as-called'],
    sources: { forfeited: ['jasswelt'], 'as-called': ['jassguru'] },
  },
  /** A winning Weis that is not named before its holder's second card. */
  weisUnnamed: {
    values: ['lost', 'counts'],
    sources: { lost: ['jassfuehrer'], counts: ['jasswiki'] },
  },
  /** Who announces: the players, or a program for them. */
  weisAnnounce: {
    values: ['players', 'program'],
    sources: { players: ['jasvel', 'jasswelt'], program: ['swisslos'] },
  },
  /** A question about the game that is answered. */
  questions: {
    values: ['forbidden', 'answered'],
    sources: { forbidden: ['stoecherei', 'saanen', 'jassverzeichnis', 'jassguru'], answered: ['puur'] },
  },
  /** The two counts do not give the whole: count again, or share the difference where it cannot be found. */
  difference: {
    values: ['recount', 'shared'],
    sources: { recount: ['jasvel', 'tournaments'], shared: ['kzjv'] },
  },
  /** Cards that one side mixed before the other had counted. */
  uncounted: {
    values: ['table-decides', 'forfeited'],
    sources: { 'table-decides': ['kzjv', 'tournaments'], forfeited: ['jassguru'] },
  },
  /** Who gets the Bergpreis where both pass it in one deal. */
  bergBy: {
    values: ['count-order', 'higher-total'],
    sources: { 'count-order': ['jassfuehrer', 'jassverzeichnis'], 'higher-total': ['jassverzeichnis'] },
  },
  /** The Bergpreis claimed too early. */
  bergFalse: {
    values: ['to-opponents', 'lapses'],
    sources: { 'to-opponents': ['jassfuehrer'], lapses: ['puur'] },
  },
  /** Points of a wrong card in Differenzler. */
  differenzlerPenalty: {
    values: ['20', '0'],
    sources: { '20': ['differenzler'], '0': ['puur'] },
  },
} as const;

export type HouseRuleName = keyof typeof HOUSE_RULES;
export const HOUSE_RULE_NAMES = Object.keys(HOUSE_RULES) as HouseRuleName[];

/** What a table has agreed. */
export type HouseRules = { readonly [Name in HouseRuleName]: (typeof HOUSE_RULES)[Name]['values'][number] };

export const DEFAULT_HOUSE: HouseRules = Object.freeze(
  Object.fromEntries(HOUSE_RULE_NAMES.map((name) => [name, HOUSE_RULES[name].values[0]])),
) as unknown as HouseRules;
