/** A typed whole number. null: nothing was typed; NaN: something else. */
export function parseNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** Typed numbers with spaces between them. "1,000" is none: it could be one amount or two. */
export function parseNumbers(typed: string): number[] {
  return typed
    .split(/,?\s+/)
    .filter((part) => part !== '')
    .map((part) => parseNumber(part) ?? Number.NaN);
}
