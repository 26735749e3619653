// French text keeps its signs: a narrow no-break space (U+202F) before ; ! ? and a no-break space (U+00A0) before : and
// inside « », so that no line begins with a sign (Imprimerie nationale, Lexique des règles typographiques; the same in the
// Guide du typographe of French-speaking Switzerland for « » and the colon). It holds for every text in a folder `fr`, and
// `eslint --fix` puts the spaces in.

const NARROW = '\u202f';
const WIDE = '\u00a0';
// What a sign may stand after without a space: a word, a number, a bracket, a quotation, a name that is put in.
const ENDS = String.raw`[\p{L}\p{N})\]}…»”’]`;
// What follows a sign of a sentence, as opposed to one inside an address or a key.
const AFTER = String.raw`(?=[\s»")]|$)`;

/** Wrong spaces as patterns, each with what has to stand there. */
const FAULTS = [
  [/[ \u00a0]+([;!?])/gu, `${NARROW}$1`],
  [new RegExp(`(?<=${ENDS})([;!?]+)${AFTER}`, 'gu'), `${NARROW}$1`],
  [/[ \u202f]+:/gu, `${WIDE}:`],
  // Not after a number: `0: E6 …` shows a form that is typed.
  [new RegExp(`(?<=[\\p{L})»”’]):${AFTER}`, 'gu'), `${WIDE}:`],
  [/«(?!\u00a0)[ \u202f]*/gu, `«${WIDE}`],
  [/(?<!\u00a0)[ \u202f]*»/gu, `${WIDE}»`],
];

/** A text with the spaces that French has before its signs. `follows`: whether something stands before it in its sentence. */
export function spaced(text, follows = false) {
  const put = FAULTS.reduce((now, [fault, right]) => now.replace(fault, right), text);
  if (!follows) return put;
  return put.replace(new RegExp(`^([;!?])${AFTER}`, 'u'), `${NARROW}$1`).replace(/^:(?=\s|$)/u, `${WIDE}:`);
}

/** Strings that are names in code and no text: keys, sources of imports, types. */
function isName(node) {
  const { parent } = node;
  if (parent.type === 'Property') return parent.key === node;
  return ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'TSLiteralType'].includes(parent.type);
}

export const spaces = {
  meta: {
    type: 'layout',
    fixable: 'whitespace',
    schema: [],
    messages: { space: 'French has no-break spaces at its signs: “{{right}}”' },
  },
  create(context) {
    const check = (node, from, to, follows) => {
      const text = context.sourceCode.text.slice(from, to);
      const right = spaced(text, follows);
      if (right === text) return;
      context.report({
        node,
        messageId: 'space',
        data: { right },
        fix: (fixer) => fixer.replaceTextRange([from, to], right),
      });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string' && !isName(node)) check(node, node.range[0] + 1, node.range[1] - 1, false);
      },
      TemplateLiteral({ quasis }) {
        // The signs of a template belong to the pieces, with the backtick, `}` and `${` around them.
        for (const [index, piece] of quasis.entries())
          check(piece, piece.range[0] + 1, piece.range[1] - (piece.tail ? 1 : 2), index > 0);
      },
    };
  },
};
