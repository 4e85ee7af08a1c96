import { MAX_READING_MWH } from './readings.ts';

/** Error codes; negative, so that none can be mistaken for an energy. */
export const BLANK = -1;
export const NOT_DECIMAL = -2;
export const NEGATIVE = -3;
export const TOO_LARGE = -4;

/** The end of a sentence that begins with the text itself. */
export function decimalFault(code: number): string {
  if (code === BLANK) return 'is blank';
  if (code === NEGATIVE) return 'is negative';
  if (code === TOO_LARGE) return 'is more than one reading can be (1,000,000 kWh)';
  return 'is not a plain decimal number';
}

/** Whether digits below a milliwatt-hour were rounded. */
export interface Rounding {
  rounded: boolean;
}

const DOT = 46;
const MINUS = 45;
const ZERO = 48;
const SPACE = 32;
const POWERS = Array.from({ length: 16 }, (_, i) => 10 ** i);

/**
 * Parses a plain decimal number (`12`, `0.0551`) from ASCII bytes into whole milliwatt-hours, digit by digit,
 * to avoid binary fractions. Rounds digits below a milliwatt-hour half up and reports it.
 * @param exponent 3 for watt-hours, 6 for kilowatt-hours, 9 for megawatt-hours.
 * @returns milliwatt-hours, or one of BLANK, NOT_DECIMAL (signs, exponents, hex or other text), NEGATIVE,
 * TOO_LARGE.
 */
export function readEnergy(
  bytes: Uint8Array,
  from: number,
  to: number,
  exponent: number,
  rounding: Rounding,
): number {
  let start = from;
  let end = to;
  while (start < end && bytes[start] === SPACE) start += 1;
  while (end > start && bytes[end - 1] === SPACE) end -= 1;
  if (start === end) return BLANK;
  let value = 0;
  let decimals = -1;
  let digits = 0;
  let dropped = 0;
  for (let i = start; i < end; i += 1) {
    const code = bytes[i] as number;
    const digit = code - ZERO;
    if (digit >= 0 && digit <= 9) {
      digits += 1;
      if (decimals < 0) {
        value = value * 10 + digit;
        if (value > MAX_READING_MWH) return isDecimal(bytes, i, end) ? TOO_LARGE : NOT_DECIMAL;
      } else if (decimals < exponent) {
        value = value * 10 + digit;
        decimals += 1;
      } else {
        if (decimals === exponent && digit >= 5) dropped = 1;
        if (digit > 0) rounding.rounded = true;
        decimals += 1;
      }
    } else if (code === DOT && decimals < 0) decimals = 0;
    else if (code === MINUS && i === start)
      return negated(readEnergy(bytes, start + 1, end, exponent, rounding));
    else return NOT_DECIMAL;
  }
  if (digits === 0) return NOT_DECIMAL;
  const energy = value * (POWERS[exponent - Math.min(Math.max(decimals, 0), exponent)] as number) + dropped;
  return energy > MAX_READING_MWH ? TOO_LARGE : energy;
}

/** A place among bytes. */
export interface Place {
  at: number;
}

const COMMA = 44;
/** Every whole number of this many digits is exact. */
const MOST_DIGITS = 15;

/**
 * What `readEnergy` gives for the field that begins at a place and ends with a comma, if it is nothing but digits and
 * at most one point and needs no rounding, as nearly all are; the place then moves to the comma. Otherwise -1, and the
 * place stays.
 */
export function readPlainEnergy(bytes: Uint8Array, place: Place, end: number, exponent: number): number {
  const from = place.at;
  let value = 0;
  let point = -1;
  let at = from;
  let code = 0;
  for (; at < end; at += 1) {
    code = bytes[at] as number;
    const digit = code - ZERO;
    if (digit >= 0 && digit <= 9) value = value * 10 + digit;
    else if (code === DOT && point < 0) point = at;
    else break;
  }
  const digits = at - from - (point < 0 ? 0 : 1);
  const decimals = point < 0 ? 0 : at - point - 1;
  if (at === end || code !== COMMA || digits < 1 || digits > MOST_DIGITS || decimals > exponent) return -1;
  const energy = value * (POWERS[exponent - decimals] as number);
  if (energy > MAX_READING_MWH) return -1;
  place.at = at;
  return energy;
}

/** Minus zero is zero; minus any other number is negative. */
function negated(energy: number): number {
  if (energy === 0) return 0;
  return energy > 0 || energy === TOO_LARGE ? NEGATIVE : NOT_DECIMAL;
}

function isDecimal(bytes: Uint8Array, from: number, to: number): boolean {
  return /^\d+(\.\d*)?$|^\.\d+$/.test(new TextDecoder().decode(bytes.subarray(from, to)));
}

/** Unscaled, with its sign: `-12.50` is -125 with 1 decimal. */
export interface Decimal {
  readonly digits: number;
  readonly decimals: number;
}

/** Parses a plain decimal number of unknown unit, or returns an error code. */
export function readDecimal(text: string): Decimal | typeof BLANK | typeof NOT_DECIMAL | typeof TOO_LARGE {
  const match = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(text);
  if (!match) return text.trim() === '' ? BLANK : NOT_DECIMAL;
  const [, sign = '', whole = '', fraction = ''] = match;
  let places = fraction.length;
  while (fraction[places - 1] === '0') places -= 1;
  const kept = fraction.slice(0, places);
  const digits = Number(whole + kept);
  if (!Number.isSafeInteger(digits)) return TOO_LARGE;
  return { digits: sign === '-' && digits > 0 ? -digits : digits, decimals: kept.length };
}

/**
 * Converts a decimal without its sign in units of 10^exponent milliwatt-hours, rounding half up.
 * @returns milliwatt-hours or TOO_LARGE.
 */
export function scaleEnergy(digits: number, exponent: number, rounding: Rounding): number {
  if (digits === 0) return 0;
  if (exponent >= 0) {
    const energy = exponent < POWERS.length ? digits * (POWERS[exponent] as number) : Infinity;
    return energy > MAX_READING_MWH ? TOO_LARGE : energy;
  }
  const unit = POWERS[-exponent];
  if (unit === undefined) {
    rounding.rounded = true;
    return 0;
  }
  const rest = digits % unit;
  if (rest > 0) rounding.rounded = true;
  const energy = (digits - rest) / unit + (rest * 2 >= unit ? 1 : 0);
  return energy > MAX_READING_MWH ? TOO_LARGE : energy;
}
