import { addDays, localIntervalStart, toWallClock } from '../../../../domain/meter/zone.ts';

/** A window as it is typed: a day and two times of the program's wall clock. */
export interface TypedWindow {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM */
  readonly start: string;
  readonly end: string;
}

export type ReadWindow =
  | {
      readonly kind: 'window';
      readonly startAt: string;
      readonly endAt: string;
      /** It ends after midnight. */ readonly endsNextDay: boolean;
    }
  | { readonly kind: 'incomplete' }
  /** The clock skips that time on that day. */
  | { readonly kind: 'skipped'; readonly field: 'start' | 'end' };

/**
 * The instants of a typed window. An end that is not after the start is on the next day. An ambiguous time (the
 * clock goes back) is its first occurrence; a skipped time is refused, because it is probably a mistake.
 */
export function readWindow({ date, start, end }: TypedWindow, zone: string): ReadWindow {
  const [from, to] = [parseSeconds(start), parseSeconds(end)];
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || from === null || to === null) return { kind: 'incomplete' };
  const endsNextDay = to <= from;
  const startAt = localIntervalStart(zone, date, from);
  const endAt = localIntervalStart(zone, endsNextDay ? addDays(date, 1) : date, to);
  if (startAt === undefined) return { kind: 'skipped', field: 'start' };
  if (endAt === undefined) return { kind: 'skipped', field: 'end' };
  return { kind: 'window', startAt: toIso(startAt), endAt: toIso(endAt), endsNextDay };
}

/** The typed form of instants, for a form that changes them. */
export function typedWindow(startAt: string, endAt: string, zone: string): TypedWindow {
  const from = toWallClock(zone, Date.parse(startAt) / 1000);
  const to = toWallClock(zone, Date.parse(endAt) / 1000);
  return { date: from.date, start: clockText(from.second), end: clockText(to.second) };
}

/** The typed form of one instant: `YYYY-MM-DDTHH:MM`. */
export function typedInstant(at: string, zone: string): string {
  const { date, second } = toWallClock(zone, Date.parse(at) / 1000);
  return `${date}T${clockText(second)}`;
}

/** The instant of a typed day and time; null: it is not complete, or the clock skips it. */
export function readInstant(text: string, zone: string): string | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text) ?? [];
  const second = time === undefined ? null : parseSeconds(time);
  if (date === undefined || second === null) return null;
  const at = localIntervalStart(zone, date, second);
  return at === undefined ? null : toIso(at);
}

function parseSeconds(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : (Number(hours) * 60 + Number(minutes)) * 60;
}

function clockText(second: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(second / 3600)}:${two((second % 3600) / 60)}`;
}

function toIso(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString();
}
