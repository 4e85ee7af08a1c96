import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { ALGORITHM_RULES } from '../../../domain/events/algorithms.ts';
import type { EventType, OptValue } from '../../../domain/events/types.ts';
import { isActive } from '../../../domain/events/timing.ts';
import type { Stretch } from '../format/useFormats.ts';

/** The fields that event components need, from REST or GraphQL. */
export interface EventView extends Stretch {
  readonly id: string;
  readonly type: EventType;
  readonly cancelled: boolean;
  /** A test for a few homes, which pays nothing. */
  readonly isTest?: boolean;
  /** null: not answered. */
  readonly opt: OptValue | null;
  readonly mayOptIn: boolean;
  readonly mayOptOut: boolean;
  /** Whether leaving while it runs breaks the streak. */
  readonly leavingBreaksStreak: boolean;
  /** Whether the home has a device. */
  readonly hasDevices: boolean;
  /** Points; null when there is no basis for an estimate. */
  readonly likely: LikelyView | null;
  /** What earlier evenings left to make up first; null: nothing. */
  readonly toMakeUp: ToMakeUpView | null;
  /** The member's vacation in which it starts; null: none. */
  readonly vacation: VacationView | null;
}

/** Points. */
export interface LikelyView {
  readonly low: number;
  readonly high: number;
  /** What the member's own latest results would pay in this event, latest first. */
  readonly own: readonly number[];
  /** Results of other members that the estimate rests on. */
  readonly otherResults: number;
}

export interface ToMakeUpView {
  /** Watt-hours, above 0. */
  readonly wh: number;
  /** The latest evening that added to it, and its date, `YYYY-MM-DD`. */
  readonly eventId: string;
  readonly date: string;
}

/** Days away, `YYYY-MM-DD`. */
export interface VacationView {
  /** Whether the member is away now. */
  readonly running: boolean;
  readonly startDate: string;
  readonly endDate: string;
}

export type Phase = 'cancelled' | 'before' | 'running' | 'over';

/** The event's phase by the app's clock, so that an open page advances without polling. */
export function eventPhase({ cancelled, startsAt, endsAt }: EventView, now: number): Phase {
  const at = new Date(now);
  if (cancelled) return 'cancelled';
  if (isActive({ start: startsAt, end: endsAt }, at)) return 'running';
  return at < startsAt ? 'before' : 'over';
}

/** Joining a scheduled event closes at its start, leaving at the end, also on a page that was opened before. */
export function optChoices(
  event: EventView,
  now: number,
): { readonly mayJoin: boolean; readonly mayLeave: boolean } {
  const phase = eventPhase(event, now);
  const open = phase === 'before' || phase === 'running';
  const startsJoined = event.type === 'PARTICIPATION_REDUCTION_RT';
  return {
    mayJoin:
      event.mayOptIn && event.opt !== 'in' && (phase === 'before' || (phase === 'running' && startsJoined)),
    mayLeave: event.mayOptOut && event.opt === 'in' && open,
  };
}

/** The likely pay, while it can still be earned: not after the event, nor for a member who is out and can't join. */
export function likelyPay(event: EventView, now: number): EventView['likely'] {
  return canEarn(event, now) ? event.likely : null;
}

/** What is left to make up first, as long as the likely pay is shown. */
export function toMakeUp(event: EventView, now: number): EventView['toMakeUp'] {
  return canEarn(event, now) ? event.toMakeUp : null;
}

function canEarn(event: EventView, now: number): boolean {
  const phase = eventPhase(event, now);
  const isOpen = phase === 'before' || phase === 'running';
  return isOpen && (event.opt === 'in' || optChoices(event, now).mayJoin);
}

export function toEventView(event: EnergyEvent): EventView {
  return {
    id: event.id,
    type: event.ohmhour_type,
    cancelled: event.status === 'CANCELLED',
    startsAt: new Date(event.start_dttm),
    endsAt: new Date(event.end_dttm),
    timeZone: event.time_zone,
    opt: event.opt,
    mayOptIn: event.may_opt_in,
    mayOptOut: event.may_opt_out,
    isTest: event.is_test === true,
    leavingBreaksStreak: ALGORITHM_RULES[event.algorithm].leavingBreaksStreak,
    hasDevices: Object.keys(event.devices).length > 0,
    likely: event.likely_points && {
      low: event.likely_points.low,
      high: event.likely_points.high,
      own: event.likely_points.own,
      otherResults: event.likely_points.other_results,
    },
    toMakeUp: event.to_make_up && {
      wh: event.to_make_up.wh,
      eventId: event.to_make_up.event_id,
      date: event.to_make_up.date,
    },
    vacation: event.vacation && {
      running: event.vacation.state === 'running',
      startDate: event.vacation.start_date,
      endDate: event.vacation.end_date,
    },
  };
}
