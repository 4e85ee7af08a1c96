interface Amounts {
  readonly amounts: readonly number[];
  readonly minimum?: number | null | undefined;
  readonly maximum?: number | null | undefined;
}

/** The smallest and the largest amount of a reward, in points; null: without a largest. */
export function amountSpan({ amounts, minimum, maximum }: Amounts): {
  readonly lowest: number;
  readonly highest: number | null;
} {
  return amounts.length > 0
    ? { lowest: Math.min(...amounts), highest: Math.max(...amounts) }
    : { lowest: minimum ?? 0, highest: maximum ?? null };
}
