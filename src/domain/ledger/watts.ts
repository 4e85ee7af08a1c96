/**
 * Watts of whole points. What pays is computed in whole points and booked in watts, so that every amount earned or
 * spent divides exactly. `wattConversionRate` is the brand's: 100, for the Australian brand 250.
 * Throws a RangeError for what is not a whole number, and for a rate below 1.
 * Source: decisions, Watts, points, money.
 */
export function wattsOfPoints(points: number, wattConversionRate: number): number {
  if (!Number.isSafeInteger(points) || !Number.isInteger(wattConversionRate) || wattConversionRate < 1) {
    throw new RangeError(`${points} points at ${wattConversionRate} watts each are not whole watts.`);
  }
  return points * wattConversionRate;
}

/** The whole points of a balance in watts, rounded down. Only balances are ever rounded down; see `wattsOfPoints`. */
export function pointsOfBalance(watts: number, wattConversionRate: number): number {
  return Math.floor(watts / wattConversionRate);
}
