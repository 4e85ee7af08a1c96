import type { Noise } from '../../domain/settlement/noise.ts';
import type { BaselineRule } from '../../domain/programs/rules.ts';
import type { KeptAccuracy } from '../../domain/settlement/accuracySums.ts';
import type { DayType } from '../../domain/settlement/calendar.ts';
import { COMPARED_FROM } from '../../domain/settlement/performance.ts';
import type { Db } from '../platform/db/db.ts';
import { startAfter } from '../platform/db/sortedList.ts';
import { instantOrNull, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import type { AccuracyPlan } from './tables.ts';
import { readReceiptContents, settledReceipt } from '../readmodels/receipts.ts';
import type { Found } from '../readmodels/staffPrograms.ts';

/** A program with what was measured of its baselines, and the progress of a running measurement. */
export interface AccuracyRecord {
  /** The program's. */
  readonly id: string;
  readonly name: string;
  /** The baseline that members are rewarded by now. */
  readonly rule: BaselineRule;
  readonly adjusted: boolean;
  readonly dueAt: Date | null;
  readonly startedAt: Date | null;
  readonly homesDone: number;
  readonly homesTotal: number;
  readonly shownAt: Date | null;
  readonly plan: AccuracyPlan | null;
  readonly results: readonly AccuracyResultRow[];
  /** How results compare with what members were told before; null without any. */
  readonly expected: ExpectedCoverage | null;
  /** How what events brought compares with their forecasts; null without any. */
  readonly forecasts: ForecastAccuracy | null;
}

/** Errors as parts of the forecast, positive where an event brought more. */
export interface ForecastAccuracy {
  readonly events: number;
  readonly inside: number;
  readonly meanError: number;
  readonly meanAbsoluteError: number;
}

export interface ExpectedCoverage {
  readonly results: number;
  readonly inside: number;
  readonly below: number;
  readonly above: number;
}

export interface AccuracyResultRow extends KeptAccuracy {
  readonly rule: BaselineRule;
  readonly adjusted: boolean;
  readonly dayType: DayType;
}

interface Row
  extends Record<string, unknown>, Omit<AccuracyRecord, 'dueAt' | 'startedAt' | 'shownAt' | 'results'> {
  readonly dueAt: string | null;
  readonly startedAt: string | null;
  readonly shownAt: string | null;
  readonly results: readonly AccuracyResultRow[] | null;
}

const columns = `p.id, p.name, p.rules ->> 'baselineRule' as rule, (p.rules ->> 'sameDayAdjustment')::boolean as adjusted,
  r.due_at as "dueAt", r.started_at as "startedAt", coalesce(r.homes_done, 0) as "homesDone", coalesce(r.homes_total, 0) as "homesTotal",
  r.shown_at as "shownAt", r.shown_plan as plan, a.results, t.expected,
  f.forecasts`;
/** Events of the latest half year count. */
const told = `left join lateral (
    select case when count(*) > 0 then json_build_object(
      'results', count(*), 'inside', count(*) filter (where x.points between x.told_low and x.told_high),
      'below', count(*) filter (where x.points < x.told_low), 'above', count(*) filter (where x.points > x.told_high)
    ) end as expected
    from events e join participations x on x.event_id = e.id
    where e.program_id = p.id
      and e.start_at > (select max(start_at) from events where program_id = p.id) - interval '180 days'
      and x.told_low is not null and x.settlement in ('SETTLED', 'RESTATED') and x.left_at is null
      and not x.estimate_only
  ) t on true`;
const settledHomes = `((m.performance ->> 'homes')::int + (m.performance ->> 'estimatedHomes')::int)`;
const waitingHomes = `coalesce((m.performance ->> 'waitingHomes')::int, 0)`;
/** Events count once nearly all results are there. */
const forecasts = `left join lateral (
    select case when count(*) > 0 then json_build_object(
      'events', count(*), 'inside', count(*) filter (where x.kw between x.low and x.high),
      'meanError', avg((x.kw - x.expected) / x.expected), 'meanAbsoluteError', avg(abs(x.kw - x.expected) / x.expected)
    ) end as forecasts
    from (
      select (e.forecast ->> 'expected')::float8 as expected, (e.forecast ->> 'low')::float8 as low,
        (e.forecast ->> 'high')::float8 as high,
        ((m.performance ->> 'baselineWh')::float8 - (m.performance ->> 'usedWh')::float8) * 3.6
          / extract(epoch from e.end_at - e.start_at)::float8 as kw
      from events e join event_performance m on m.event_id = e.id
      where e.program_id = p.id and e.forecast is not null and (m.performance ->> 'homes')::int > 0
        and e.start_at > (select max(start_at) from events where program_id = p.id) - interval '180 days'
        and (e.status = 'CLOSED' or ${settledHomes} >= ${COMPARED_FROM} * (${settledHomes} + ${waitingHomes}))
    ) x
    where x.expected > 0
  ) f on true`;
const joins = `left join accuracy_runs r on r.program_id = p.id
  left join lateral (
    select json_agg(
      json_build_object(
        'rule', rule, 'adjusted', adjusted, 'dayType', day_type, 'homes', homes, 'days', days,
        'usedWh', used_wh, 'errorWh', error_wh, 'absoluteErrorWh', absolute_error_wh, 'savedDays', saved_days,
        'paidDays', paid_days, 'paidPoints', paid_points, 'nettedPoints', netted_points,
        'carriedDays', carried_days, 'carriedPoints', carried_points, 'preUseWh', pre_use_wh
      )
      order by day_type desc, rule desc, adjusted
    ) as results
    from accuracy_results
    where program_id = r.program_id and run = r.shown_run
  ) a on true`;
/** Active programs, and inactive ones that were measured while active. */
const shown = `p.brand = $1
  and ($2::uuid is null or p.utility_id = $2)
  and (p.active or exists (select from accuracy_runs r where r.program_id = p.id))`;

/** $1 brand, $2 utility or null, $3 and $4 place, $5 limit. */
const list = statement<Row & { total: number }>(
  'staff_accuracy',
  `select ${columns}, (select count(*)::int from programs p where ${shown}) as total
   from programs p ${joins} ${told} ${forecasts} where ${shown} and ($3::text is null or (lower(p.name), p.id) > ($3, $4::uuid))
   order by lower(p.name), p.id limit $5`,
);
const byIds = statement<Row>(
  'staff_accuracy_by_ids',
  `select ${columns} from programs p ${joins} ${told} ${forecasts}
   where p.brand = $1 and p.id = any($2::uuid[])
   order by lower(p.name), p.id`,
);

export async function staffAccuracy(
  db: Db,
  brandId: string,
  { limit, after }: Page,
  utilityId: string | null,
): Promise<Found<AccuracyRecord>> {
  const rows = await list(db, [brandId, utilityId, ...startAfter({ after }, { type: 'text' }), limit + 1]);
  return { rows: rows.map(toRecord), totalCount: rows[0]?.total ?? 0 };
}

export async function findStaffAccuracy(
  db: Db,
  brandId: string,
  programIds: readonly string[],
): Promise<AccuracyRecord[]> {
  return (await byIds(db, [brandId, [...programIds]])).map(toRecord);
}

function toRecord({ dueAt, startedAt, shownAt, results, ...row }: Row): AccuracyRecord {
  return {
    ...row,
    dueAt: instantOrNull(dueAt),
    startedAt: instantOrNull(startedAt),
    shownAt: instantOrNull(shownAt),
    results: results ?? [],
  };
}

const month = statement<{ homes: number; points: number | null }>(
  'typical_month',
  `select count(*)::int as homes, percentile_disc(0.5) within group (order by home.points)::int as points
   from (
     select sum(p.points) as points
     from events e
     join participations p on p.event_id = e.id
     where e.brand = $1
       and e.start_at > $2::timestamptz - interval '30 days'
       and p.settlement in ('SETTLED', 'RESTATED')
       and not p.estimate_only
       and not coalesce((e.rules ->> 'netMonthly')::boolean, false)
     group by p.member_id
   ) home`,
);

/**
 * What a typical home of a brand earned by the results of the last 30 days, and how many homes have any. Programs that
 * settle by the month are left out: what their events say is not what they pay.
 */
export async function typicalMonth(
  db: Db,
  brandId: string,
  now: Date,
): Promise<{ readonly homes: number; readonly points: number }> {
  const [row] = await month(db, [brandId, now.toISOString()]);
  return { homes: row?.homes ?? 0, points: row?.points ?? 0 };
}

const latestByBaseline = statement<{ eventId: string; version: number }>(
  'accuracy-home-latest',
  `select p.event_id as "eventId", p.receipt_version as version
   from participations p
   where p.member_id = $1 and p.settlement in ('SETTLED', 'RESTATED') and p.baseline_wh is not null
   order by p.start_at desc limit 1`,
);

/** The noise of a member's latest receipt by a baseline; null without one, and where it could not be measured. */
export async function homeNoise(db: Db, memberId: string): Promise<Noise | null> {
  const [latest] = await latestByBaseline(db, [memberId]);
  if (latest === undefined) return null;
  const key = { memberId, ...latest };
  return settledReceipt((await readReceiptContents(db, [key]))(key))?.noise.noise ?? null;
}

/** Which participations `p` have a result that counts for the utility; what members uploaded themselves doesn't. */
export const COUNTED_RESULT = `p.settlement in ('SETTLED', 'RESTATED') and not p.estimate_only and p.receipt_version > 0`;

/** A home's result that counts for the utility. */
export interface CountedResult {
  readonly eventId: string;
  readonly baselineWh: number;
  readonly usedWh: number;
  readonly reductionWh: number;
}

const countedResults = statement<{ [Key in keyof CountedResult]: CountedResult[Key] }>(
  'counted-results',
  `select p.event_id as "eventId", coalesce(p.baseline_wh, 0) as "baselineWh", coalesce(p.used_wh, 0) as "usedWh",
     coalesce(p.reduction_wh, 0) as "reductionWh"
   from participations p join events e on e.id = p.event_id
   where p.member_id = $1::uuid and p.joined_at is not null and p.left_at is null and ${COUNTED_RESULT}
     and e.status in ('ENDED', 'CLOSED') and e.type = 'PARTICIPATION_REDUCTION'`,
);

/** A home's results that a utility's statements count. */
export const readCountedResults = (db: Db, memberId: string): Promise<CountedResult[]> =>
  countedResults(db, [memberId]);
