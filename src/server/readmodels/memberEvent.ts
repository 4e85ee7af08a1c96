import { ALGORITHM_RULES } from '../../domain/events/algorithms.ts';
import { mayOptIn, mayOptOut, type OptSituation } from '../../domain/events/joining.ts';
import { statusAt } from '../../domain/events/status.ts';
import type { EventStatus } from '../../domain/events/types.ts';
import { vacationState, type Vacation, type VacationState } from '../../domain/events/vacation.ts';
import { toLocalDate } from '../../domain/meter/zone.ts';
import { carryFactorOf, openCarry, type Carry } from '../../domain/settlement/carry.ts';
import { likelyPay, type LikelyPay } from '../../domain/settlement/likelyPay.ts';
import { homeSetup } from '../../domain/utility/homeSetup.ts';
import type { MemberEventRow, PayFactsRow } from './memberEvents.ts';

const MINUTE_MS = 60_000;

/** The columns that decide an event's current status for a member. */
export type EventFacts = Pick<
  MemberEventRow,
  | 'algorithm'
  | 'cancelled'
  | 'isTest'
  | 'start'
  | 'end'
  | 'rules'
  | 'timeZone'
  | 'enrolled'
  | 'vacation'
  | 'opt'
  | 'carried'
>;

/** The basis of an event's pay estimate. */
export interface PayBasis {
  readonly facts: PayFactsRow;
  /** Usual use in the event's window, watt-hours; null if unknown, or unneeded because there are own results. */
  readonly usualWh: number | null;
}

/** An event as a member sees it at an instant, before it is mapped to REST or GraphQL. */
export interface MemberEvent {
  readonly status: EventStatus;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly mayOptIn: boolean;
  readonly mayOptOut: boolean;
  /**
   * Null for events that are over, in a vacation, that the member is out of and can't join, or that pay only for
   * devices, and without data for an estimate.
   */
  readonly likelyPay: LikelyPay | null;
  /** What earlier evenings left to make up first; null: nothing, and for the events that have no estimate. */
  readonly toMakeUp: Carry | null;
  /** The member's vacation in which it starts; null: none. */
  readonly vacation: (Vacation & { readonly state: VacationState }) | null;
  /** The state that decides about its devices. */
  readonly situation: OptSituation;
}

/**
 * A member's event for both REST and GraphQL. The status is current even when the job that stores it is late.
 * Source: EVT-03, EVT-04; decisions, Events and devices.
 */
export function memberEvent(row: EventFacts, now: Date, basis: PayBasis | null): MemberEvent {
  const { algorithm, cancelled, rules, opt, enrolled, vacation, timeZone } = row;
  const [startAt, endAt] = [new Date(row.start), new Date(row.end)];
  const event = { start: startAt, end: endAt, cancelled, restatementDays: rules.restatementDays, algorithm };
  const situation: OptSituation = { event, opt, invited: enrolled, onVacation: vacation !== null };
  const mayJoin = mayOptIn(situation, now).allowed;
  const earns = (opt === 'in' || mayJoin) && paysByBaseline(row, now);
  return {
    status: statusAt(event, now),
    startAt,
    endAt,
    mayOptIn: mayJoin,
    // A member who is no longer invited can still leave a joined event.
    mayOptOut: mayOptOut({ ...situation, invited: enrolled || opt !== null }, now).allowed,
    likelyPay: basis !== null && earns ? estimate(row, basis) : null,
    toMakeUp: earns ? openAmount(row) : null,
    vacation: vacation && {
      ...vacation,
      state: vacationState(vacation, toLocalDate(timeZone, now.getTime() / 1000)),
    },
    situation,
  };
}

/** Whether an estimate needs the home's readings: for an upcoming event while the member has no results, and others do. */
export function needsUsualUse(
  rows: readonly EventFacts[],
  { results, programPay }: PayFactsRow,
  now: Date,
): boolean {
  return (results?.length ?? 0) === 0 && programPay !== null && rows.some((row) => paysByBaseline(row, now));
}

/** Whether an event can still pay this member for savings against the baseline. */
export function paysByBaseline(
  { cancelled, isTest, end, algorithm, vacation }: EventFacts,
  now: Date,
): boolean {
  return (
    !cancelled &&
    !isTest &&
    vacation === null &&
    end > now.getTime() &&
    ALGORITHM_RULES[algorithm].reduction === 'baseline'
  );
}

function openAmount({ carried, start, timeZone, rules }: EventFacts): Carry | null {
  const date = toLocalDate(timeZone, start / 1000);
  return openCarry(carried ?? undefined, { date, factor: carryFactorOf(rules) }).open ?? null;
}

/** What an event is likely to pay a member; null without anything to go by. */
export function estimate(
  { algorithm, rules, start, end }: Pick<EventFacts, 'algorithm' | 'rules' | 'start' | 'end'>,
  { facts, usualWh }: PayBasis,
): LikelyPay | null {
  const { recent, streak, everReachedAuthDone, hasDevice, results, programPay } = facts;
  return likelyPay(
    { algorithm, minutes: (end - start) / MINUTE_MS, start },
    { results: results ?? [], typicalWindowWh: usualWh, program: programPay },
    {
      recent: recent ?? [],
      streak: streak ?? 0,
      setup: homeSetup(everReachedAuthDone === null ? null : { everReachedAuthDone }, hasDevice),
    },
    rules,
  );
}
