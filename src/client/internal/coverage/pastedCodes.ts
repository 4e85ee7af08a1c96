import type { Country } from '../../../domain/brands/countries.ts';
import { coveringHalf, isCoverageCode, normalPostalCode } from '../../../domain/settings/postalCodes.ts';

export interface PastedCodes {
  /** Normalised, each once, in the order they were pasted. */
  readonly codes: readonly string[];
  /** What is none, as it was written, and in which line. */
  readonly wrong: readonly { readonly text: string; readonly line: number }[];
  /** How many were there more than once. */
  readonly repeated: number;
  /** First halves of Canadian codes among them, and how many of the other codes lie below one of these. */
  readonly halves: number;
  readonly below: number;
}

/**
 * Postal codes out of a text from anywhere: a file, a column of a sheet with its heading, a list with commas, one a line. Canadian
 * codes have a blank inside, so blanks only part where every piece is a code by itself.
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

/** Several codes with nothing but blanks between them; anything else stays as it was written. */
function parted(piece: string, country: Country): readonly string[] {
  const words =
    country === 'CA' ? (piece.match(/[a-z]\d[a-z](?:[ -]?\d[a-z]\d)?/gi) ?? []) : piece.split(/\s+/);
  const isAll =
    words.join('').length === piece.replace(/\s+/g, '').length + (words.join('').match(/ /g)?.length ?? 0);
  return words.length > 1 && isAll && words.every((word) => isCoverageCode(word, country)) ? words : [piece];
}
