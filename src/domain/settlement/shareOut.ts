/**
 * Splits an interval into whole watt-hours that add up to its total: it rounds running totals, never the
 * parts, so that five-minute figures agree with the receipt.
 * @param running running totals of the parts, each rounded to whole watt-hours.
 * @param total the interval's own figure, whole watt-hours.
 */
export function shareOut(running: readonly number[], total: number): number[] {
  let before = 0;
  return running.map((sum, index) => {
    const upTo = index === running.length - 1 ? total : Math.min(Math.max(sum, before), total);
    const part = upTo - before;
    before = upTo;
    return part;
  });
}
