/** What a kWh cost, in hundredths of the currency; null where nothing was saved, or points aren't money. */
export function pointsWorth(
  { pointsPerUnit }: { readonly pointsPerUnit: number | null },
  points: number,
  wh: number,
): number | null {
  return pointsPerUnit === null || wh <= 0 ? null : Math.round((points * 100 * 1_000) / (pointsPerUnit * wh));
}
