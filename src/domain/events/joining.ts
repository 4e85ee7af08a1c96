import { statusAt } from './status.ts';
import type { EventLife } from './status.ts';
import { toEventType } from './algorithms.ts';
import type { Algorithm } from './algorithms.ts';
import type { OptValue, Verdict } from './types.ts';

/** The inputs of the decision to join or leave. */
export interface OptSituation {
  readonly event: EventLife & { readonly algorithm: Algorithm };
  /** The current choice; null: not answered. */
  readonly opt: OptValue | null;
  /** Whether the member is in the event's audience and has a meter or a device that can take part. */
  readonly invited: boolean;
  readonly onVacation: boolean;
}

export type OptInRefusal =
  | 'not-invited'
  | 'cancelled'
  | 'ended'
  | 'already-started'
  | 'on-vacation'
  | 'already-in';
export type OptOutRefusal = 'not-invited' | 'cancelled' | 'ended' | 'already-out';

/**
 * Whether a member may join. A scheduled event closes at its start, because a result needs the whole window.
 * A real-time event has started before members are notified and pays per quarter hour, so members may rejoin
 * until its end. Source: decisions, Events and devices.
 */
export function mayOptIn(
  { event, opt, invited, onVacation }: OptSituation,
  now: Date,
): Verdict<OptInRefusal> {
  if (!invited) return refuse('not-invited');
  const status = statusAt(event, now);
  if (status === 'CANCELLED') return refuse('cancelled');
  if (status === 'ENDED' || status === 'CLOSED') return refuse('ended');
  if (opt === 'in') return refuse('already-in');
  if (status === 'ACTIVE' && !startsJoined(event.algorithm)) return refuse('already-started');
  if (onVacation) return refuse('on-vacation');
  return { allowed: true };
}

/** Members may leave or decline until the end. Source: decisions, Events and devices. */
export function mayOptOut({ event, opt, invited }: OptSituation, now: Date): Verdict<OptOutRefusal> {
  if (!invited) return refuse('not-invited');
  const status = statusAt(event, now);
  if (status === 'CANCELLED') return refuse('cancelled');
  if (status === 'ENDED' || status === 'CLOSED') return refuse('ended');
  if (opt === 'out') return refuse('already-out');
  return { allowed: true };
}

/** Real-time events start joined, scheduled events ask. Source: decisions, Events and devices. */
export function startsJoined(algorithm: Algorithm): boolean {
  return toEventType(algorithm) === 'PARTICIPATION_REDUCTION_RT';
}

/**
 * Whether opting out now leaves the event, which ends a streak, or declines it before the start, which
 * doesn't.
 */
export function leavesEvent({ event, opt }: Pick<OptSituation, 'event' | 'opt'>, now: Date): boolean {
  return opt === 'in' && statusAt(event, now) === 'ACTIVE';
}

function refuse<Reason extends string>(reason: Reason): { readonly allowed: false; readonly reason: Reason } {
  return { allowed: false, reason };
}
