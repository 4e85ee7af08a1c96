import { DAY_SECONDS } from '../../domain/meter/readings.ts';
import type { ProgramRules } from '../../domain/programs/rules.ts';
import { baselineCalendar } from '../../domain/settlement/calendar.ts';
import { meterSource } from '../../domain/settlement/meterSource.ts';
import { typicalUse } from '../../domain/settlement/typicalUse.ts';
import { readMeters } from '../meter/service.ts';
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
  const today = Math.floor(now.getTime() / 1000 / DAY_SECONDS);
  const meters = await readMeters(db, {
    memberIds,
    channel: 'import',
    firstDay: today - LOOK_BACK_DAYS,
    lastDay: today,
  });
  return (memberId) => {
    const meter = meters.get(memberId)?.find(({ days }) => days.days.some((day) => day !== undefined));
    if (meter === undefined) return () => null;
    return ({ start, end, rules }) => {
      const startSeconds = start / 1000;
      const calendar = baselineCalendar({ start: startSeconds, end: end / 1000 }, meter.timeZone, rules);
      return typicalUse(calendar, meterSource(meter.days, startSeconds));
    };
  };
}
