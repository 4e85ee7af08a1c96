import { addDays, dayNumberOf, startOfLocalDay } from '../../../domain/meter/zone.ts';
import { emailKeysOf } from '../../../domain/notifications/messagePreferences.ts';
import {
  weekDue,
  weekOfUse,
  type DueWeek,
  type WeekOfUse,
} from '../../../domain/notifications/weeklyEnergy.ts';
import { metersWithReadings } from '../../meter/service.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Message } from '../../platform/notify.ts';
import { membersWhoWant } from '../../readmodels/messageWishes.ts';
import { joinedEvents, weeklyKey, weeklyReaders, type JoinedEvents } from '../../readmodels/weeklyReaders.ts';
import type { ScheduledDeps } from './deps.ts';

/** So many homes are read at once. */
const AT_ONCE = 200;

/** Sends the members of a brand the summary of last week, once each, when it is morning where they live and the readings are there. */
export async function sendWeekly(deps: ScheduledDeps, brandId: string): Promise<void> {
  const { db, notify, now, signal } = deps;
  let after: string | null = null;
  while (!signal.aborted) {
    const page = await weeklyReaders(db, { brandId, now, after, limit: AT_ONCE });
    const zones = new Map<string, string[]>();
    for (const { memberId, timeZone } of page)
      zones.set(timeZone, [...(zones.get(timeZone) ?? []), memberId]);
    for (const [zone, memberIds] of zones) {
      const week = weekDue(now, zone);
      if (week === null) continue;
      // Readings are looked up only for those who want them.
      const wanting = [
        ...(await membersWhoWant(db, {
          brandId,
          memberIds,
          channel: 'email',
          keys: emailKeysOf('weekly-energy'),
        })),
      ];
      if (wanting.length > 0) await notify.sendAll(db, await summaries(db, brandId, wanting, zone, week));
    }
    const last = page.at(-1);
    if (last === undefined || page.length < AT_ONCE) return;
    after = last.memberId;
  }
}

async function summaries(
  db: Db,
  brandId: string,
  memberIds: readonly string[],
  zone: string,
  week: DueWeek,
): Promise<Message[]> {
  const { monday } = week;
  // Two weeks, and a day on either side: days of a zone reach into UTC days before and after.
  const meters = await metersWithReadings(db, {
    memberIds,
    channel: 'import',
    firstDay: dayNumberOf(monday) - 9,
    lastDay: dayNumberOf(monday) + 8,
  });
  const until = startOfLocalDay(zone, addDays(monday, 7));
  const events = new Map(
    (
      await joinedEvents(
        db,
        memberIds,
        new Date(startOfLocalDay(zone, monday) * 1000),
        new Date(until * 1000),
      )
    ).map((each) => [each.memberId, each]),
  );
  return memberIds.flatMap((memberId) => {
    // The meter that settles comes first; one that was replaced has no readings of the week.
    const use = meters
      .get(memberId)
      ?.map(({ days }) => weekOfUse(days, zone, week))
      .find((each) => each !== null);
    return use === undefined ? [] : [summary(brandId, memberId, monday, use, events.get(memberId))];
  });
}

function summary(
  brandId: string,
  memberId: string,
  monday: string,
  { days, totalWh, changePercent }: WeekOfUse,
  events: JoinedEvents | undefined,
): Message {
  const change =
    changePercent === null ? 'none' : changePercent === 0 ? 'same' : changePercent < 0 ? 'less' : 'more';
  const savedWh = events?.savedWh ?? 0;
  return {
    brandId,
    memberId,
    template: 'weekly-energy',
    key: weeklyKey(monday, memberId),
    values: {
      monday,
      days: days.map((day) => day ?? '').join(','),
      missing: String(days.filter((day) => day === null).length),
      totalWh: String(totalWh),
      change,
      percent: String(Math.abs(changePercent ?? 0)),
      joinedEvents: String(events?.joined ?? 0),
      saved: savedWh > 0 ? 'yes' : 'no',
      savedWh: String(savedWh),
    },
  };
}
