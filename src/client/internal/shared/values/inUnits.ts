/** An amount in hundredths of a currency, in whole units of it; null: none. */
export const inUnits = (hundredths: number | null | undefined): number | null =>
  hundredths == null ? null : hundredths / 100;
