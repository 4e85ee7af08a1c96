/** Normalized for comparison: upper case alphanumerics without separators. */
export function comparableNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Parts of a Green Button address where utilities put their own numbers. */
const NAMED_PARTS = /\/(RetailCustomer|UsagePoint)\/([^/?#]+)/gi;

/** Shorter than any account or meter number. */
const SHORTEST = 4;
/** With one home per file, a serial number looks like an account number, so it needs more characters. */
const SHORTEST_ALONE = 6;

/**
 * The numbers a member may have entered for each meter of a delivered file: its own, those in its Green
 * Button address, and the name of a single-home Green Button file, which utilities name by the account. A
 * usage point shared by several meters of the file is a serial number, not an account. Normalized and
 * distinct.
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

/** A name with digits that isn't a date: "usage" and "2026-07-01" aren't account numbers. */
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
