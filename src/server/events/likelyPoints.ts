import { ALGORITHM_RULES } from '../../domain/events/algorithms.ts';
import { DAY_SECONDS } from '../../domain/meter/readings.ts';
import { baselineCalendar } from '../../domain/settlement/calendar.ts';
import { LIKELY_PAY_RULES, likelyPay } from '../../domain/settlement/likelyPay.ts';
import type { LikelyPay } from '../../domain/settlement/likelyPay.ts';
import { meterSource } from '../../domain/settlement/meterSource.ts';
import { typicalUse } from '../../domain/settlement/typicalUse.ts';
import { homeSetup } from '../../domain/utility/homeSetup.ts';
import { metersWithReadings, type ReadMeter } from '../meter/service.ts';
import type { Db } from '../platform/db/db.ts';
import { payFacts, type MemberEventRow, type MemberScope, type PayFactsRow } from '../readmodels/memberEvents.ts';

/** So far back the usual use of a home is looked for. */
const LOOK_BACK_DAYS = 21;

/**
 * What coming events are likely to pay a member, by event. From results of the member's own where there are enough;
 * otherwise from what the home usually uses at that time, for which its readings are read once for all of the events.
 */
export async function likelyPoints(db: Db, scope: MemberScope, rows: readonly MemberEventRow[], now: Date): Promise<ReadonlyMap<string, LikelyPay>> {
  const open = rows.filter(({ end, cancelled, algorithm }) => !cancelled && end > now.getTime() && ALGORITHM_RULES[algorithm].reduction === 'baseline');
  const facts = open.length === 0 ? null : await payFacts(db, scope);
  if (facts === null) return new Map();
  const enough = (facts.results?.length ?? 0) >= LIKELY_PAY_RULES.resultsNeeded;
  const meter = enough ? null : await usualMeter(db, scope, now);
  return new Map(open.flatMap((row) => {
    const likely = likelyOf(row, facts, meter);
    return likely === null ? [] : [[row.id, likely] as const];
  }));
}

async function usualMeter(db: Db, { memberId }: MemberScope, now: Date): Promise<ReadMeter | null> {
  const today = Math.floor(now.getTime() / 1000 / DAY_SECONDS);
  const meters = await metersWithReadings(db, { memberIds: [memberId], channel: 'import', firstDay: today - LOOK_BACK_DAYS, lastDay: today });
  const own = meters.get(memberId) ?? [];
  return own.find(({ days }) => days.days.some((day) => day !== undefined)) ?? null;
}

function likelyOf(row: MemberEventRow, { recent, streak, everReachedAuthDone, results }: PayFactsRow, meter: ReadMeter | null): LikelyPay | null {
  const { algorithm, rules } = row;
  const start = row.start / 1000;
  const end = row.end / 1000;
  const calendar = meter === null ? null : baselineCalendar({ start, end }, meter.timeZone, rules);
  const history = {
    results: results ?? [],
    typicalWindowWh: meter === null || calendar === null ? null : typicalUse(calendar, meterSource(meter.days, start)),
  };
  const setup = homeSetup(everReachedAuthDone === null ? null : { everReachedAuthDone });
  return likelyPay({ algorithm, minutes: (end - start) / 60 }, history, { recent: recent ?? [], streak: streak ?? 0, setup }, rules);
}
