const PATTERN =
  /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Years and months of a grid signal are averages: it means a length, not a date. */
const UNITS = [365.25 * DAY, 30.4375 * DAY, 7 * DAY, DAY, 3_600 * SECOND, 60 * SECOND, SECOND];
/** OpenADR writes "without end" as 9999 years. */
const ENDLESS_YEARS = 9999;

/** An ISO 8601 duration in milliseconds; Infinity for OpenADR's endless one; null if invalid or negative. */
export function durationMs(text: string): number | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  if (Number(match[1] ?? 0) >= ENDLESS_YEARS) return Infinity;
  return UNITS.reduce((sum, unit, index) => sum + Number(match[index + 1] ?? 0) * unit, 0);
}

/** The inverse, to the second: `PT1H30M`. */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / SECOND);
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3_600),
    Math.floor((seconds % 3_600) / 60),
    seconds % 60,
  ];
  const text = `${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 ? `${rest}S` : ''}`;
  return `PT${text === '' ? '0S' : text}`;
}
