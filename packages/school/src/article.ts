/**
 * Article: the definite article before the name of a card or a rank, where a language wants one.
 *
 * Ober and Dame, Banner and Zehn do not share an article, so it cannot stand in the text: a mark asks for it (`{the EU}`,
 * see text.ts), and it follows the name that the reader's deck has. A preposition before it melts into it: `du valet`,
 * `alla donna`. German and English texts are written so that they need none.
 */

interface Articles {
  readonly feminine: readonly string[];
  readonly of: Readonly<Record<'masculine' | 'feminine' | 'elided', string>>;
  /** By preposition: what it makes of the articles. */
  readonly melted: Readonly<Record<string, Readonly<Record<'masculine' | 'feminine' | 'elided', string>>>>;
}

const ARTICLES: Readonly<Record<string, Articles>> = {
  fr: {
    feminine: ['dame', 'bannière'],
    of: { masculine: 'le ', feminine: 'la ', elided: 'l’' },
    melted: {
      de: { masculine: 'du ', feminine: 'de la ', elided: 'de l’' },
      à: { masculine: 'au ', feminine: 'à la ', elided: 'à l’' },
    },
  },
  it: {
    feminine: ['donna', 'bandiera'],
    of: { masculine: 'il ', feminine: 'la ', elided: 'l’' },
    melted: {
      di: { masculine: 'del ', feminine: 'della ', elided: 'dell’' },
      a: { masculine: 'al ', feminine: 'alla ', elided: 'all’' },
      da: { masculine: 'dal ', feminine: 'dalla ', elided: 'dall’' },
      su: { masculine: 'sul ', feminine: 'sulla ', elided: 'sull’' },
      in: { masculine: 'nel ', feminine: 'nella ', elided: 'nell’' },
    },
  },
};

/**
 * The article of a name and what stays of the text before it.
 * @param language two letters
 * @param before the text before the name, which may end in a preposition that melts
 */
export function articleOf(
  language: string,
  before: string,
  name: string,
): { readonly before: string; readonly article: string } {
  const articles = ARTICLES[language];
  if (articles === undefined) return { before, article: '' };
  const [first = ''] = name.toLowerCase().split(' ');
  const kind = /^[aeiou]/.test(first) ? 'elided' : articles.feminine.includes(first) ? 'feminine' : 'masculine';
  const [, rest = '', preposition = ''] = /^(.*?)([\p{L}]+) $/su.exec(before) ?? [];
  const isWord = rest === '' || /[^\p{L}]$/u.test(rest);
  const melted = isWord ? articles.melted[preposition.toLowerCase()] : undefined;
  if (melted === undefined) return { before, article: articles.of[kind] };
  const written = melted[kind];
  const isCapital = preposition !== preposition.toLowerCase();
  return { before: rest, article: isCapital ? written.slice(0, 1).toUpperCase() + written.slice(1) : written };
}
