/**
 * Whole watt-hours of the parts of an interval, such that they add up to what the interval has: running totals are rounded,
 * never the parts, so that five-minute figures never differ from the receipt by what rounding each of them would lose.
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
