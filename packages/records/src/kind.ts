/**
 * Kind: which form a text is in.
 *
 * Recognised by its beginning, so that a damaged file is still told what is wrong with it as what it is.
 */
export const RECORD_KINDS = ['puur-record', 'puur-text', 'hslu', 'compact', 'deal-code'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** How much of a text is looked at to recognise it. */
const BEGINNING = 4000;

/** The form of a text by its beginning; null if it is none of ours. */
export function recordKindOf(text: string): RecordKind | null {
  const start = text
    .slice(0, BEGINNING)
    .replace(/^\ufeff/, '')
    .trimStart();
  // 1 A tag, perhaps after comments.
  if (/^(?:;[^\n]*\n\s*)*\[\s*[a-z]+\s*"/i.test(start)) return 'puur-text';
  // 2 JSON, perhaps after a time stamp, by the names it holds.
  if (/^(?:[{[]|null\b|\d[^{\n]*\|[^{\n]*\{)/.test(start)) {
    if (/"(?:format|events)"\s*:/.test(start)) return 'puur-record';
    if (/"cards"\s*:\s*"/.test(start)) return 'compact';
    return /"(?:game|rounds|tricks|trump)"\s*:/.test(start) ? 'hslu' : null;
  }
  // 3 About as many letters and digits as a deal code has.
  const code = /^([0-9a-z\s-]+)(?:\.[\s\S]*)?$/i.exec(start)?.[1]?.replace(/[\s-]/g, '') ?? '';
  return code.length >= 12 && code.length <= 20 && /\d/.test(code) ? 'deal-code' : null;
}
