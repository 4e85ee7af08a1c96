import { ALGORITHM_RULES } from '../../domain/events/algorithms.ts';
import { mayOptIn, mayOptOut, type OptSituation } from '../../domain/events/joining.ts';
import { statusAt } from '../../domain/events/status.ts';
import type { EventStatus } from '../../domain/events/types.ts';
import { LIKELY_PAY_RULES, likelyPay, type LikelyPay } from '../../domain/settlement/likelyPay.ts';
import { homeSetup } from '../../domain/utility/homeSetup.ts';
import type { MemberEventRow, PayFactsRow } from './memberEvents.ts';

const MINUTE_MS = 60_000;

/** The columns that decide what an event is to a member now. */
export type EventFacts = Pick<
  MemberEventRow,
  'algorithm' | 'cancelled' | 'start' | 'end' | 'rules' | 'enrolled' | 'away' | 'opt'
>;

/** What the estimate of an event's pay is taken from. */
export interface PayBasis {
  readonly facts: PayFactsRow;
  /** Usual use in the event's window in watt-hours; null where unknown, or not needed beside enough own results. */
  readonly usualWh: number | null;
}

/** An event as a member sees it at an instant, before either contract gives names to it. */
export interface MemberEvent {
  readonly status: EventStatus;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly mayOptIn: boolean;
  readonly mayOptOut: boolean;
  /** Null for an event that is over or pays devices alone, and where there is nothing to estimate from. */
  readonly likelyPay: LikelyPay | null;
  /** What the devices in it depend on. */
  readonly situation: OptSituation;
}

/**
 * The one place where REST and GraphQL get a member's event from. The status is that of this instant, also while the job that
 * stores it is late. Source: EVT-03, EVT-04; decisions, Events and devices.
 */
export function memberEvent(row: EventFacts, now: Date, basis: PayBasis | null): MemberEvent {
  const { algorithm, cancelled, rules, opt, enrolled, away } = row;
  const [startAt, endAt] = [new Date(row.start), new Date(row.end)];
  const event = { start: startAt, end: endAt, cancelled, restatementDays: rules.restatementDays, algorithm };
  const situation: OptSituation = { event, opt, invited: enrolled, onVacation: away };
  return {
    status: statusAt(event, now),
    startAt,
    endAt,
    mayOptIn: mayOptIn(situation, now).allowed,
    // A member who is no longer asked can still leave what was joined before.
    mayOptOut: mayOptOut({ ...situation, invited: enrolled || opt !== null }, now).allowed,
    likelyPay: basis === null || !paysByBaseline(row, now) ? null : estimate(row, basis),
    situation,
  };
}

/** Whether the readings of the home have to be read for an estimate: for a coming event, while own results are too few. */
export function needsUsualUse(rows: readonly EventFacts[], { results }: PayFactsRow, now: Date): boolean {
  return (
    (results?.length ?? 0) < LIKELY_PAY_RULES.resultsNeeded && rows.some((row) => paysByBaseline(row, now))
  );
}

/** Whether an event can still pay for a saving against the baseline. */
export function paysByBaseline({ cancelled, end, algorithm }: EventFacts, now: Date): boolean {
  return !cancelled && end > now.getTime() && ALGORITHM_RULES[algorithm].reduction === 'baseline';
}

function estimate(
  { algorithm, rules, start, end }: EventFacts,
  { facts, usualWh }: PayBasis,
): LikelyPay | null {
  const { recent, streak, everReachedAuthDone, hasDevice, results } = facts;
  return likelyPay(
    { algorithm, minutes: (end - start) / MINUTE_MS },
    { results: results ?? [], typicalWindowWh: usualWh },
    {
      recent: recent ?? [],
      streak: streak ?? 0,
      setup: homeSetup(everReachedAuthDone === null ? null : { everReachedAuthDone }, hasDevice),
    },
    rules,
  );
}
