/**
 * Whole points in watts. Rewards are computed in whole points and booked in watts, so every amount earned or
 * spent divides exactly. `wattConversionRate` is the brand's: 100, in Australia 250. Throws a RangeError for
 * fractions and for a rate below 1. Source: decisions, Watts, points, money.
 */
export function pointsToWatts(points: number, wattConversionRate: number): number {
  if (!Number.isSafeInteger(points) || !Number.isInteger(wattConversionRate) || wattConversionRate < 1) {
    throw new RangeError(`${points} points at ${wattConversionRate} watts each are not whole watts.`);
  }
  return points * wattConversionRate;
}

/** A balance in whole points, rounded down. Only balances are rounded; see `pointsToWatts`. */
export function balanceToPoints(watts: number, wattConversionRate: number): number {
  return Math.floor(watts / wattConversionRate);
}

/** A movement's whole points: the difference of the balances around it, so that a list of them always adds up. */
export function movementPoints(
  { watts, balanceAfterWatts }: { readonly watts: number; readonly balanceAfterWatts: number },
  wattConversionRate: number,
): number {
  return (
    balanceToPoints(balanceAfterWatts, wattConversionRate) -
    balanceToPoints(balanceAfterWatts - watts, wattConversionRate)
  );
}
