/**
 * Exact division of whole numbers. Every figure of a settlement is a quotient of whole numbers that is rounded once;
 * nothing is ever computed in fractions of floating point.
 *
 * The quotient of two whole numbers below 2^53 is never rounded up to the next whole number by floating point (the gap
 * 1/divisor is wider than half a unit in the last place), so `Math.floor` of it is exact.
 */

/**
 * `numerator / divisor` to the nearest whole number, halves up (towards plus infinity).
 * Both are whole numbers, `divisor` above 0, twice the numerator below 2^53 (RangeError otherwise).
 */
export function divideHalfUp(numerator: number, divisor: number): number {
  const twice = 2 * numerator + divisor;
  if (!(Math.abs(twice) <= Number.MAX_SAFE_INTEGER) || !(divisor > 0)) {
    throw new RangeError(`Cannot divide ${numerator} by ${divisor} exactly.`);
  }
  return Math.floor(twice / (2 * divisor));
}

/**
 * `a · b / divisor`, rounded like `divideHalfUp`, for products that may pass 2^53: a meter file may claim any energy,
 * and a claim must not stop a settlement. All whole and not negative, the result below 2^53.
 */
export function multiplyDivideHalfUp(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (2 * product + divisor <= Number.MAX_SAFE_INTEGER) return divideHalfUp(product, divisor);
  return Number((2n * BigInt(a) * BigInt(b) + BigInt(divisor)) / (2n * BigInt(divisor)));
}

/**
 * `(a · b + c) / divisor`, rounded like `divideHalfUp`, also where the product passes 2^53. All whole, `divisor` above 0;
 * `c` may be negative.
 */
export function multiplyAddDivideHalfUp(a: number, b: number, c: number, divisor: number): number {
  const sum = a * b + c;
  if (2 * (Math.abs(a * b) + Math.abs(c)) + divisor <= Number.MAX_SAFE_INTEGER)
    return divideHalfUp(sum, divisor);
  const [twice, whole] = [2n * (BigInt(a) * BigInt(b) + BigInt(c)) + BigInt(divisor), 2n * BigInt(divisor)];
  // BigInt division cuts towards zero; halves go up, so a negative rest takes one off.
  return Number(twice / whole - (twice < 0n && twice % whole !== 0n ? 1n : 0n));
}

/** `numerator / divisor` to the next whole number above or equal. Both whole and not negative, `divisor` above 0. */
export function divideUp(numerator: number, divisor: number): number {
  return Math.floor((numerator + divisor - 1) / divisor);
}

/**
 * The whole number nearest to the square root of `numerator / divisor` (both whole, not negative, below 2^50).
 * The estimate from floating point is put right by whole numbers: the root is nearest when
 * (2·root − 1)² ≤ 4·numerator/divisor < (2·root + 1)².
 */
export function rootOfQuotient(numerator: number, divisor: number): number {
  let root = Math.round(Math.sqrt(numerator / divisor));
  while (root > 0 && squareExceeds(2 * root - 1, numerator, divisor)) root -= 1;
  while (!squareExceeds(2 * root + 1, numerator, divisor)) root += 1;
  return root;
}

/** Whether odd² · divisor > 4 · numerator; in BigInt only where a product could pass 2^53. */
function squareExceeds(odd: number, numerator: number, divisor: number): boolean {
  const product = odd * odd * divisor;
  if (product <= Number.MAX_SAFE_INTEGER) return product > 4 * numerator;
  return BigInt(odd) * BigInt(odd) * BigInt(divisor) > 4n * BigInt(numerator);
}
