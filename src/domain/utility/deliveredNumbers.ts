/** The numbers as they are compared: upper case letters and digits, without the signs they are printed with. */
export function comparableNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Parts of a Green Button address that utilities fill with their own numbers. */
const NAMED_PARTS = /\/(?:RetailCustomer|UsagePoint)\/([^/?#]+)/gi;

/** Shorter than any account or meter number: the running number of a usage point, for example. */
const SHORTEST = 4;

/**
 * The numbers under which somebody may have entered a delivered meter: its own, those in its Green Button address, and the
 * name of a Green Button file of one home, which utilities name by the account. Comparable, each once.
 */
export function deliveredNumbers(meterNumber: string, { format, fileName, alone }: { readonly format: 'green-button' | 'nem12'; readonly fileName: string; readonly alone: boolean }): readonly string[] {
  const parts = [...meterNumber.matchAll(NAMED_PARTS)].map(([, part = '']) => decoded(part));
  const named = format === 'green-button' && alone ? [fileName.replace(/\.[^.]*$/, '')].filter(isAccountLike) : [];
  return [...new Set([meterNumber, ...parts, ...named].map(comparableNumber))].filter((number) => number.length >= SHORTEST);
}

/** A name with a run of digits that is no date: "usage" and "2026-07-01" are nobody's account. */
function isAccountLike(name: string): boolean {
  return /\d{6}/.test(comparableNumber(name)) && !/^(?:19|20)\d\d[-_.]?\d\d(?:[-_.]?\d\d)?$/.test(name);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
