/** Parole che a chi cerca non dicono niente: articoli, preposizioni, e quello che sta in ogni domanda. */
export const fillers: readonly string[] = [
  ...['il', 'lo', 'la', 'l’', 'i', 'gli', 'le', 'un', 'uno', 'una', 'un’'],
  ...['di', 'del', 'dello', 'della', 'dell’', 'dei', 'degli', 'delle', 'd’'],
  ...['a', 'ad', 'al', 'allo', 'alla', 'all’', 'ai', 'agli', 'alle'],
  ...['da', 'dal', 'dallo', 'dalla', 'dall’', 'dai', 'dagli', 'dalle'],
  ...['in', 'nel', 'nello', 'nella', 'nell’', 'nei', 'negli', 'nelle'],
  ...['su', 'sul', 'sullo', 'sulla', 'sull’', 'sui', 'sugli', 'sulle'],
  ...['con', 'per', 'tra', 'fra', 'e', 'ed', 'o', 'se', 'si', 's’', 'ci', 'c’', 'non', 'è', 'sono', 'anche'],
  ...['che', 'cosa', 'cos’', 'come', 'com’', 'quell’', 'quest’'],
];
