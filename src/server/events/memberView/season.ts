import type { EventSeason, SeasonTotal } from '../../../../codegen/graphql/types.ts';
import type { Country } from '../../../domain/brands/countries.ts';
import { dayOutcome } from '../../../domain/events/dayOutcome.ts';
import { parseMonth, seasonOf } from '../../../domain/events/seasons.ts';
import { balanceToPoints } from '../../../domain/ledger/watts.ts';
import { addDays, startOfLocalDay, toLocalDate } from '../../../domain/meter/zone.ts';
import type { RequestContext } from '../../platform/context.ts';
import { readSeason, type MonthTotalRow } from '../queries/season.ts';

/** The season that a month belongs to; without one, the current season. Null for a stranger. */
export async function eventSeason(
  { brand, db, member, now }: RequestContext,
  month: string | null,
): Promise<EventSeason | null> {
  if (member === null) return null;
  const { country, wattConversionRate } = brand.config;
  const { timeZone } = member;
  const localDate = (ms: number) => toLocalDate(timeZone, ms / 1_000);
  const startOf = (day: string) => new Date(startOfLocalDay(timeZone, day) * 1_000);
  const today = localDate(now.getTime());
  const { id, kind, firstDay, lastDay } = seasonOf(parseMonth(month) ?? today, country);
  const row = await readSeason(
    db,
    { memberId: member.id, brandId: brand.id },
    { from: startOf(firstDay), until: startOf(addDays(lastDay, 1)), firstDay, lastDay, now },
  );
  if (row === null) return null;
  return {
    season: id,
    kind,
    today,
    timeZone,
    streak: row.streak,
    longestStreak: row.longestStreak,
    events: (row.events ?? []).map((event) => ({
      eventId: event.id,
      type: event.type,
      date: localDate(event.start),
      startAt: new Date(event.start),
      endAt: new Date(event.end),
      outcome: dayOutcome(event),
      reductionWattHours: event.reductionWh,
      points: event.points,
      estimateOnly: event.estimateOnly,
      corrected: event.settlement === 'RESTATED',
    })),
    vacations: (row.vacations ?? []).map(({ firstDay: startDate, lastDay: endDate }) => ({
      startDate,
      endDate,
    })),
    totals: seasonTotals(row.totals ?? [], country).map(({ watts, ...total }) => ({
      ...total,
      points: balanceToPoints(watts, wattConversionRate),
    })),
    milestones: (row.milestones ?? []).map(({ milestone, eventId, start }) => ({
      milestone,
      eventId,
      date: localDate(start),
    })),
  };
}

type Total = Omit<SeasonTotal, '__typename' | 'points'> & { readonly watts: number };

/** The months' totals, by season and program; latest month first, as they come. */
function seasonTotals(months: readonly MonthTotalRow[], country: Country): Total[] {
  const totals = new Map<string, Total>();
  for (const { month, programId, programName, events, savedWh, watts } of months) {
    const { id, kind } = seasonOf(month, country);
    const key = `${id} ${programId}`;
    const before = totals.get(key) ?? {
      season: id,
      kind,
      latestMonth: month,
      programName,
      events: 0,
      savedWattHours: 0,
      watts: 0,
    };
    totals.set(key, {
      ...before,
      events: before.events + events,
      savedWattHours: before.savedWattHours + savedWh,
      watts: before.watts + watts,
    });
  }
  return [...totals.values()];
}
