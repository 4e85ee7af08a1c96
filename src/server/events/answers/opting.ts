import { leavesEvent, mayOptIn, mayOptOut } from '../../../domain/events/joining.ts';
import type { OptInRefusal, OptOutRefusal, OptSituation } from '../../../domain/events/joining.ts';
import { notBefore } from '../../../domain/events/status.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { lockEvent } from '../store/events.ts';
import { readOptRow, writeOptIn, writeOptOut } from '../store/participations.ts';
import { eventLife, type StoredEvent } from '../schedule/storedEvent.ts';

export interface OptAnswer {
  readonly brandId: string;
  readonly memberId: string;
  readonly eventId: string;
  readonly now: Date;
  /** The person of the home who answers; left out where the product does. */
  readonly by?: string;
}

/** `not-found`: the member wasn't invited to this event. Repeating an answer is done and changes nothing. */
export type OptOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly reason: 'not-found' | OptInRefusal | OptOutRefusal };

/** Joins a member: before the start; a real-time event that the member left, until its end. */
export function optIn(db: Db, answer: OptAnswer): Promise<OptOutcome> {
  return decide(db, answer, async (tx, event, situation) => {
    const verdict = mayOptIn(situation, notBefore(event, event.status, answer.now));
    if (!verdict.allowed)
      return verdict.reason === 'already-in' ? { done: true } : { done: false, reason: verdict.reason };
    await writeOptIn(tx, { memberId: answer.memberId, event, at: answer.now, by: answer.by });
    return { done: true };
  });
}

/**
 * Declines or leaves an event until its end. Leaving a running event is recorded, with its effect on the
 * streak.
 */
export function optOut(db: Db, answer: OptAnswer): Promise<OptOutcome> {
  return decide(db, answer, async (tx, event, situation) => {
    const now = notBefore(event, event.status, answer.now);
    // A member who moved out of the program can still leave what was joined before.
    const verdict = mayOptOut({ ...situation, invited: situation.invited || situation.opt !== null }, now);
    if (!verdict.allowed)
      return verdict.reason === 'already-out' ? { done: true } : { done: false, reason: verdict.reason };
    await writeOptOut(
      tx,
      { memberId: answer.memberId, event, at: answer.now, by: answer.by },
      leavesEvent(situation, now),
    );
    return { done: true };
  });
}

/** A member and an event that nothing moves, cancels or starts until the transaction ends. */
export interface OptContext {
  readonly event: StoredEvent;
  readonly situation: OptSituation;
}

type Decision = (tx: Db, event: StoredEvent, situation: OptSituation) => Promise<OptOutcome>;

function decide(db: Db, answer: OptAnswer, decision: Decision): Promise<OptOutcome> {
  return transaction(db, async (tx) => {
    const found = await readOptSituation(tx, answer);
    return found === null ? { done: false, reason: 'not-found' } : decision(tx, found.event, found.situation);
  });
}

/** Null for an event that the member wasn't invited to. Holds the event until the transaction ends. */
export async function readOptSituation(
  tx: Db,
  { brandId, memberId, eventId }: Omit<OptAnswer, 'now' | 'by'>,
): Promise<OptContext | null> {
  const event = await lockEvent(tx, brandId, eventId, 'share');
  const row = event === null ? null : await readOptRow(tx, brandId, memberId, eventId);
  if (event === null || row === null || (!row.enrolled && row.opt === null)) return null;
  return {
    event,
    situation: {
      event: { ...eventLife(event), algorithm: event.algorithm },
      opt: row.opt,
      invited: row.enrolled,
      onVacation: row.away,
    },
  };
}
