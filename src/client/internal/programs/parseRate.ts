/** A typed amount of money, "0.35" or "0,35", in hundredths of a cent; null: it is none. */
export function parseRate(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,4}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
}
