import { groupedBy } from '../../../domain/helpers/groupedBy.ts';
import { addDays, dateToDayNumber, startOfLocalDay } from '../../../domain/meter/zone.ts';
import { emailKeys } from '../../../domain/notifications/messagePreferences.ts';
import {
  weekDue,
  weekOfUse,
  type DueWeek,
  type WeekOfUse,
} from '../../../domain/notifications/weeklyEnergy.ts';
import { readMeters } from '../../meter/service.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Message } from '../../platform/notify.ts';
import { membersWhoWant } from '../queries/messageWishes.ts';
import { joinedEvents, weeklyKey, weeklyReaders, type JoinedEvents } from '../queries/weeklyReaders.ts';
import type { ScheduledDeps } from './deps.ts';
import { sendPages } from './sendPages.ts';

/** Homes read per batch. */
const BATCH_SIZE = 200;

/** Sends last week's summary once per member, in the morning of their zone, once the readings have arrived. */
export async function sendWeekly(deps: ScheduledDeps, brandId: string): Promise<void> {
  const { db, now } = deps;
  await sendPages(deps, {
    size: BATCH_SIZE,
    read: (after, limit) => weeklyReaders(db, { brandId, now, after, limit }),
    id: ({ memberId }) => memberId,
    messages: async (page) => {
      const messages: Message[] = [];
      for (const [zone, readers] of groupedBy(page, ({ timeZone }) => timeZone)) {
        const week = weekDue(now, zone);
        if (week === null) continue;
        const memberIds = readers.map(({ memberId }) => memberId);
        // Reads meters only for members who want the summary.
        const wanted = await membersWhoWant(db, {
          brandId,
          memberIds,
          channel: 'email',
          keys: emailKeys('weekly-energy'),
        });
        if (wanted.size > 0) messages.push(...(await summaries(db, brandId, [...wanted], zone, week)));
      }
      return messages;
    },
  });
}

async function summaries(
  db: Db,
  brandId: string,
  memberIds: readonly string[],
  zone: string,
  week: DueWeek,
): Promise<Message[]> {
  const { monday } = week;
  // Two weeks plus a day on either side, because local days overlap neighboring UTC days.
  const meters = await readMeters(db, {
    memberIds,
    channel: 'import',
    firstDay: dateToDayNumber(monday) - 9,
    lastDay: dateToDayNumber(monday) + 8,
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
    // The settling meter comes first; a replaced meter has no readings for this week.
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
