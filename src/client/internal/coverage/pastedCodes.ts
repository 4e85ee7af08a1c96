import type { Country } from '../../../domain/brands/countries.ts';
import { isPostalCode, normalPostalCode } from '../../../domain/settings/postalCodes.ts';

export interface PastedCodes {
  /** Normalised, each once, in the order they were pasted. */
  readonly codes: readonly string[];
  /** What is none, as it was written. */
  readonly wrong: readonly string[];
  /** How many were there more than once. */
  readonly repeated: number;
}

/**
 * Postal codes out of a text from anywhere: a column of a sheet, a list with commas, one a line. Canadian codes have a
 * blank inside, so blanks only part where every piece is a code by itself.
 */
export function pastedCodes(text: string, country: Country): PastedCodes {
  const pieces = text
    .split(/[\n\r,;\t]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap((piece) => (isPostalCode(piece, country) ? [piece] : parted(piece, country)));
  const right = pieces.filter((piece) => isPostalCode(piece, country)).map(normalPostalCode);
  const codes = [...new Set(right)];
  return { codes, wrong: pieces.filter((piece) => !isPostalCode(piece, country)), repeated: right.length - codes.length };
}

/** Several codes with nothing but blanks between them; anything else stays as it was written. */
function parted(piece: string, country: Country): readonly string[] {
  const words = country === 'CA' ? (piece.match(/[a-z]\d[a-z][ -]?\d[a-z]\d/gi) ?? []) : piece.split(/\s+/);
  const isAll = words.join('').length === piece.replace(/\s+/g, '').length + (words.join('').match(/ /g)?.length ?? 0);
  return words.length > 1 && isAll && words.every((word) => isPostalCode(word, country)) ? words : [piece];
}
