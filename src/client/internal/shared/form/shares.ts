/** Percent with up to two decimals in hundredths of a percent; null: not a share. */
export function readShare(typed: string): number | null {
  const text = typed.replace('%', '').trim().replace(',', '.');
  const share = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
  return share >= 1 && share <= 10_000 ? share : null;
}

export const typedShare = (share: number): string => String(share / 100);
