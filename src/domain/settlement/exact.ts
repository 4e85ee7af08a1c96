/**
 * Exact division of integers. Every settlement figure is a quotient of integers rounded once; nothing is
 * computed in floating-point fractions. Floating point never rounds the quotient of two integers below 2^53
 * up to the next integer (the gap 1/divisor exceeds half a unit in the last place), so `Math.floor` of it is
 * exact.
 */

/**
 * `numerator / divisor` to the nearest integer, half up (towards plus infinity). Integers, `divisor`
 * positive, twice the numerator below 2^53 (RangeError otherwise).
 */
export function divideHalfUp(numerator: number, divisor: number): number {
  const twice = 2 * numerator + divisor;
  if (!(Math.abs(twice) <= Number.MAX_SAFE_INTEGER) || !(divisor > 0)) {
    throw new RangeError(`Cannot divide ${numerator} by ${divisor} exactly.`);
  }
  return Math.floor(twice / (2 * divisor));
}

/**
 * `a · b / divisor`, rounded like `divideHalfUp`, for products beyond 2^53: a meter file may claim any
 * energy, which must not stop a settlement. Non-negative integers, result below 2^53.
 */
export function multiplyDivideHalfUp(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (2 * product + divisor <= Number.MAX_SAFE_INTEGER) return divideHalfUp(product, divisor);
  return Number((2n * BigInt(a) * BigInt(b) + BigInt(divisor)) / (2n * BigInt(divisor)));
}

/**
 * `(a · b + c) / divisor`, rounded like `divideHalfUp`, also for products beyond 2^53. Integers, `divisor`
 * positive; `c` may be negative.
 */
export function multiplyAddDivideHalfUp(a: number, b: number, c: number, divisor: number): number {
  const sum = a * b + c;
  if (2 * (Math.abs(a * b) + Math.abs(c)) + divisor <= Number.MAX_SAFE_INTEGER)
    return divideHalfUp(sum, divisor);
  const [twice, whole] = [2n * (BigInt(a) * BigInt(b) + BigInt(c)) + BigInt(divisor), 2n * BigInt(divisor)];
  // BigInt division truncates towards zero, so a negative remainder takes one off to round half up.
  return Number(twice / whole - (twice < 0n && twice % whole !== 0n ? 1n : 0n));
}

/**
 * `numerator / divisor · (1 + change / scale · a² / (a² + b²))`, rounded like `divideHalfUp`. Integers, `divisor` and
 * `scale` positive, `change` at least `-scale`, the others not negative, `a` and `b` not both 0. Floating point is off by
 * less than a millionth of a millionth of the result, so only a quotient nearer than that to a half takes big integers.
 */
export function blendHalfUp(
  numerator: number,
  divisor: number,
  change: number,
  scale: number,
  a: number,
  b: number,
): number {
  const above = (numerator / divisor) * (1 + (change / scale) * ((a * a) / (a * a + b * b))) + 0.5;
  const nearest = Math.floor(above);
  if (Math.min(above - nearest, nearest + 1 - above) > above * 1e-12) return nearest;
  const [part, other, whole] = [BigInt(a) ** 2n, BigInt(b) ** 2n, BigInt(divisor)];
  const size = BigInt(scale) * (part + other);
  return Number(
    (2n * BigInt(numerator) * (size + BigInt(change) * part) + whole * size) / (2n * whole * size),
  );
}

/** `numerator / divisor` rounded up. Non-negative integers, `divisor` positive. */
export function divideUp(numerator: number, divisor: number): number {
  return Math.floor((numerator + divisor - 1) / divisor);
}

/**
 * The integer nearest to the square root of `numerator / divisor` (non-negative integers below 2^50).
 * Corrects the floating-point estimate with integers: the root is nearest when (2·root − 1)² ≤
 * 4·numerator/divisor < (2·root + 1)².
 */
export function rootOfQuotient(numerator: number, divisor: number): number {
  let root = Math.round(Math.sqrt(numerator / divisor));
  while (root > 0 && squareExceeds(2 * root - 1, numerator, divisor)) root -= 1;
  while (!squareExceeds(2 * root + 1, numerator, divisor)) root += 1;
  return root;
}

/** Whether odd² · divisor > 4 · numerator; uses BigInt only where a product could exceed 2^53. */
function squareExceeds(odd: number, numerator: number, divisor: number): boolean {
  const product = odd * odd * divisor;
  if (product <= Number.MAX_SAFE_INTEGER) return product > 4 * numerator;
  return BigInt(odd) * BigInt(odd) * BigInt(divisor) > 4n * BigInt(numerator);
}
