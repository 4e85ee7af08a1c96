import { DAY_SECONDS } from '../../domain/meter/readings.ts';
import type { ProgramRules } from '../../domain/programs/rules.ts';
import { baselineCalendar, type BaselineCalendar } from '../../domain/settlement/calendar.ts';
import { meterSource } from '../../domain/settlement/meterSource.ts';
import { typicalUse } from '../../domain/settlement/typicalUse.ts';
import { readMeters } from '../meter/service.ts';
import { NOT_COMPLETE } from '../../domain/settlement/windowSource.ts';
import type { Db } from '../platform/db/db.ts';

const LOOK_BACK_DAYS = 21;

/** An upcoming event; instants are milliseconds since 1970. */
export interface ComingWindow {
  readonly start: number;
  readonly end: number;
  readonly rules: ProgramRules;
}

/** The home's usual use in an upcoming event's window, in whole watt-hours; null without sufficient readings. */
export type UsualUse = (event: ComingWindow) => number | null;

/** Reads the last weeks of a member's meter once for all upcoming events; without readings, each is null. */
export async function readUsualUse(db: Db, memberId: string, now: Date): Promise<UsualUse> {
  return (await readUsualUses(db, [memberId], now))(memberId);
}

/** The same for several members. For estimates only, never for settlement. */
export async function readUsualUses(
  db: Db,
  memberIds: readonly string[],
  now: Date,
): Promise<(memberId: string) => UsualUse> {
  const uses = await readUses(db, memberIds, now);
  return (memberId) => {
    const { usual } = uses(memberId);
    return usual;
  };
}

/** A home's usual use in a window and what it used in it, in whole watt-hours; null without sufficient readings. */
export interface Uses {
  readonly usual: UsualUse;
  readonly used: UsualUse;
}

/** Usual use and use of several members by one read of their meters. For estimates only, never for settlement. */
export async function readUses(
  db: Db,
  memberIds: readonly string[],
  now: Date,
): Promise<(memberId: string) => Uses> {
  const today = Math.floor(now.getTime() / 1000 / DAY_SECONDS);
  const meters = await readMeters(db, {
    memberIds,
    channel: 'import',
    firstDay: today - LOOK_BACK_DAYS,
    lastDay: today,
  });
  const known = new Map<ComingWindow, Map<string, BaselineCalendar>>();
  const calendarOf = (window: ComingWindow, zone: string): BaselineCalendar => {
    const { start, end, rules } = window;
    const byZone = known.get(window) ?? new Map<string, BaselineCalendar>();
    known.set(window, byZone);
    const before = byZone.get(zone);
    if (before !== undefined) return before;
    // The look-back is counted from the latest readings, however far ahead the event is.
    const daysAhead = Math.max(0, Math.ceil((start - now.getTime()) / 1000 / DAY_SECONDS));
    const lookBackDays = rules.lookBackDays + daysAhead;
    const calendar = baselineCalendar({ start: start / 1000, end: end / 1000 }, zone, {
      ...rules,
      lookBackDays,
    });
    byZone.set(zone, calendar);
    return calendar;
  };
  return (memberId) => {
    const meter = meters.get(memberId)?.find(({ days }) => days.days.some((day) => day !== undefined));
    if (meter === undefined) return { usual: () => null, used: () => null };
    return {
      usual: (window) =>
        typicalUse(calendarOf(window, meter.timeZone), meterSource(meter.days, window.start / 1000)),
      used: ({ start, end }) => {
        const read = new Float64Array(1);
        const [from, to] = [start / 1000, end / 1000];
        const source = meterSource(meter.days, from);
        return source.readWindow(from, to, to - from, read, new Uint8Array(1), 0) === NOT_COMPLETE
          ? null
          : Math.round((read[0] as number) / 1000);
      },
    };
  };
}
