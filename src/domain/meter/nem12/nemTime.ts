import { DAY_SECONDS } from '../readings.ts';

/**
 * NEM standard time: UTC+10 all year in every state, without daylight saving. All dates and times of a NEM12
 * file use it. Source: decisions, Meter data (NEM12), and the format's own rule.
 */
const NEM_OFFSET_SECONDS = 10 * 3600;
const EARLIEST = Date.UTC(1990, 0, 1) / 1000;
const LATEST = Date.UTC(2100, 0, 1) / 1000;

/** The start of a NEM day, epoch seconds. */
export function nemDayStart(dayNumber: number): number {
  return dayNumber * DAY_SECONDS - NEM_OFFSET_SECONDS;
}

/** The day number of `CCYYMMDD`; undefined if invalid or outside 1990 to 2100. */
export function readNemDay(text: string): number | undefined {
  const seconds = readDigits(text, 8);
  return seconds === undefined ? undefined : seconds / DAY_SECONDS;
}

/** The instant of `CCYYMMDDhhmm` or `CCYYMMDDhhmmss`; undefined if invalid. */
export function readNemTime(text: string): number | undefined {
  const seconds = readDigits(text, 12) ?? readDigits(text, 14);
  return seconds === undefined ? undefined : seconds - NEM_OFFSET_SECONDS;
}

function readDigits(text: string, length: number): number | undefined {
  if (text.length !== length || !/^\d+$/.test(text)) return undefined;
  const part = (from: number, size: number): number => Number(text.slice(from, from + size));
  const [year, month, day, hour, minute, second] = [
    part(0, 4),
    part(4, 2),
    part(6, 2),
    part(8, 2),
    part(10, 2),
    part(12, 2),
  ];
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  // A day that its month doesn't have leads into the next month.
  const isInMonth = month >= 1 && month <= 12 && new Date(time).getUTCMonth() === month - 1;
  const seconds = time / 1000;
  return isInMonth &&
    day >= 1 &&
    hour < 24 &&
    minute < 60 &&
    second < 60 &&
    seconds >= EARLIEST &&
    seconds < LATEST
    ? seconds
    : undefined;
}
