import type { Country } from '../../../domain/brands/countries.ts';
import { coveringHalf, isCoverageCode, normalPostalCode } from '../../../domain/settings/postalCodes.ts';

export interface PastedCodes {
  /** Normalized, each once, in the order they were pasted. */
  readonly codes: readonly string[];
  /** Text that isn't a postal code, as written, with its line. */
  readonly wrong: readonly { readonly text: string; readonly line: number }[];
  /** How many were there more than once. */
  readonly repeated: number;
  /** Number of Canadian first halves, and number of full codes that one of them already covers. */
  readonly halves: number;
  readonly below: number;
}

/**
 * Parses postal codes from any text: a file, a spreadsheet column with its heading, a comma-separated list, one per line.
 * Canadian codes contain a space, so spaces separate only where every piece is a complete code.
 */
export function pastedCodes(text: string, country: Country): PastedCodes {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) =>
      line
        .split(/[,;\t]+/)
        .map((piece) =>
          piece
            .trim()
            .replace(/^"(.*)"$/, '$1')
            .trim(),
        )
        .filter((piece) => piece !== ''),
    );
  const first = lines.findIndex((pieces) => pieces.length > 0);
  const isHeading =
    lines.length > 1 &&
    first >= 0 &&
    (lines[first] ?? []).every((piece) => /^\p{L}[\p{L} _-]+$/u.test(piece));
  const codes = new Set<string>();
  const wrong: { text: string; line: number }[] = [];
  let repeated = 0;
  lines.forEach((pieces, index) => {
    if (isHeading && index === first) return;
    for (const piece of pieces.flatMap((each) =>
      isCoverageCode(each, country) ? [each] : parted(each, country),
    )) {
      const code = normalPostalCode(piece);
      if (!isCoverageCode(piece, country)) wrong.push({ text: piece, line: index + 1 });
      else if (codes.has(code)) repeated += 1;
      else codes.add(code);
    }
  });
  const halves = [...codes].filter((code) => country === 'CA' && code.length === 3).length;
  const below = halves === 0 ? 0 : [...codes].filter((code) => codes.has(coveringHalf(code) ?? '')).length;
  return { codes: [...codes], wrong, repeated, halves, below };
}

/** Splits codes separated only by spaces; returns any other text unchanged. */
function parted(piece: string, country: Country): readonly string[] {
  const words =
    country === 'CA' ? (piece.match(/[a-z]\d[a-z](?:[ -]?\d[a-z]\d)?/gi) ?? []) : piece.split(/\s+/);
  const isAll =
    words.join('').length === piece.replace(/\s+/g, '').length + (words.join('').match(/ /g)?.length ?? 0);
  return words.length > 1 && isAll && words.every((word) => isCoverageCode(word, country)) ? words : [piece];
}
