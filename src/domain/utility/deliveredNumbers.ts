/** The numbers as they are compared: upper case letters and digits, without the signs they are printed with. */
export function comparableNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Parts of a Green Button address that utilities fill with their own numbers. */
const NAMED_PARTS = /\/(RetailCustomer|UsagePoint)\/([^/?#]+)/gi;

/** Shorter than any account or meter number. */
const SHORTEST = 4;
/** Where a file has one home only, nothing tells a running number from an account: it takes more characters to count as one. */
const SHORTEST_ALONE = 6;

/**
 * The numbers under which somebody may have entered each delivered meter of a file: its own, those in its Green Button
 * address, and the name of a Green Button file of one home, which utilities name by the account. A usage point that several
 * meters of the file share is a running number of each home and nobody's account. Comparable, each once.
 */
export function deliveredNumbers(
  meterNumbers: readonly string[],
  { format, fileName }: { readonly format: 'green-button' | 'nem12'; readonly fileName: string },
): ReadonlyMap<string, readonly string[]> {
  const parts = new Map(meterNumbers.map((number) => [number, namedParts(number)]));
  const points = new Map<string, number>();
  for (const named of parts.values())
    for (const { number, isPoint } of named) if (isPoint) points.set(number, (points.get(number) ?? 0) + 1);
  const alone = meterNumbers.length === 1;
  const shortest = alone ? SHORTEST_ALONE : SHORTEST;
  const named =
    format === 'green-button' && alone
      ? [fileName.replace(/\.[^.]*$/, '')].filter(isAccountLike).map(comparableNumber)
      : [];
  return new Map(
    meterNumbers.map((meter) => {
      const own = (parts.get(meter) ?? []).filter(
        ({ number, isPoint }) => number.length >= shortest && !(isPoint && (points.get(number) ?? 0) > 1),
      );
      return [
        meter,
        [...new Set([comparableNumber(meter), ...own.map(({ number }) => number), ...named])].filter(
          (number) => number.length >= SHORTEST,
        ),
      ];
    }),
  );
}

interface NamedPart {
  readonly number: string;
  readonly isPoint: boolean;
}

function namedParts(meterNumber: string): readonly NamedPart[] {
  return [...meterNumber.matchAll(NAMED_PARTS)].map(([, name = '', part = '']) => ({
    number: comparableNumber(decoded(part)),
    isPoint: name.toLowerCase() === 'usagepoint',
  }));
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
