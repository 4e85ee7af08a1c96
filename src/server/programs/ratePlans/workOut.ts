import { comparePlans, YEAR_DAYS } from '../../../domain/programs/comparePlans.ts';
import { usageByHour } from '../../../domain/programs/usageByHour.ts';
import { DAY_SECONDS } from '../../../domain/meter/readings.ts';
import { addDays, toLocalDate, startOfLocalDay } from '../../../domain/meter/zone.ts';
import { readMeters } from '../../meter/service.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RatePlanFigures } from '../tables.ts';
import { findMemberPlans } from './memberPlans.ts';

/**
 * What the member's last 365 days would have cost on each of the utility's plans; null without readings,
 * utility or plans.
 */
export async function workOutRatePlans(
  db: Db,
  { brandId, memberId, now }: { readonly brandId: string; readonly memberId: string; readonly now: Date },
): Promise<RatePlanFigures | null> {
  const offered = await findMemberPlans(db, { brandId, memberId });
  if (offered === null) return null;
  const seconds = Math.floor(now.getTime() / 1000);
  const today = Math.floor(seconds / DAY_SECONDS);
  const read = await readMeters(db, {
    memberIds: [memberId],
    channel: 'import',
    firstDay: today - YEAR_DAYS - 2,
    lastDay: today,
  });
  const meter = read.get(memberId)?.find(({ days }) => days.days.some((day) => day !== undefined));
  if (meter === undefined) return null;
  const { timeZone, days } = meter;
  const end = toLocalDate(timeZone, seconds);
  const from = addDays(end, -YEAR_DAYS);
  const usage = usageByHour(
    days.days,
    timeZone,
    startOfLocalDay(timeZone, from),
    startOfLocalDay(timeZone, end),
  );
  const comparison = comparePlans(offered.plans, offered.currentCode, usage);
  return (
    comparison && {
      utilityId: offered.utilityId,
      utilityName: offered.utilityName,
      currency: offered.currency,
      comparison,
      isChosen: offered.isChosen,
      from,
      to: addDays(end, -1),
    }
  );
}
