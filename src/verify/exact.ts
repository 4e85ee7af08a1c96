/** Whole numbers of any size: no figure is computed in fractions. */
export const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
export const size = (value: bigint): bigint => (value < 0n ? -value : value);
export const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const floor = (a: bigint, b: bigint): bigint => a / b - (a % b !== 0n && a < 0n !== b < 0n ? 1n : 0n);
/** To the nearest whole number, half up. */
export const round = (a: bigint, b: bigint): bigint => floor(2n * a + b, 2n * b);

/** A decimal number in units of its last of so many places. */
export function decimal(value: string, places: number): bigint {
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) throw new SyntaxError(`${value || 'Nothing'} is no number.`);
  const [units = '', fraction = ''] = value.split('.');
  return BigInt(`${units}${fraction.slice(0, places).padEnd(places, '0')}`);
}
