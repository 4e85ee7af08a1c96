import { leavesEvent, mayOptIn, mayOptOut } from '../../domain/events/joining.ts';
import type { OptInRefusal, OptOutRefusal, OptSituation } from '../../domain/events/joining.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { lockEvent } from './store/events.ts';
import { readOptRow, writeOptIn, writeOptOut } from './store/participations.ts';
import { lifeOf, type StoredEvent } from './storedEvent.ts';

/** Who answers which event, and when. */
export interface OptAnswer {
  readonly brandId: string;
  readonly memberId: string;
  readonly eventId: string;
  readonly now: Date;
}

/** `not-found`: no event that this member was ever asked to. Answering the same again is done, and changes nothing. */
export type OptOutcome = { readonly done: true } | { readonly done: false; readonly reason: 'not-found' | OptInRefusal | OptOutRefusal };

export function join(db: Db, answer: OptAnswer): Promise<OptOutcome> {
  return decide(db, answer, async (tx, event, situation) => {
    const verdict = mayOptIn(situation, answer.now);
    if (!verdict.allowed) return verdict.reason === 'already-in' ? { done: true } : { done: false, reason: verdict.reason };
    await writeOptIn(tx, { memberId: answer.memberId, event, at: answer.now });
    return { done: true };
  });
}

export function leave(db: Db, answer: OptAnswer): Promise<OptOutcome> {
  return decide(db, answer, async (tx, event, situation) => {
    // Who moved out of the program can still leave what was joined before.
    const verdict = mayOptOut({ ...situation, invited: situation.invited || situation.opt !== null }, answer.now);
    if (!verdict.allowed) return verdict.reason === 'already-out' ? { done: true } : { done: false, reason: verdict.reason };
    await writeOptOut(tx, { memberId: answer.memberId, event, at: answer.now }, leavesEvent(situation, answer.now));
    return { done: true };
  });
}

type Decision = (tx: Db, event: StoredEvent, situation: OptSituation) => Promise<OptOutcome>;

/** While the answer is written the event is neither moved nor called off, nor does it start. */
function decide(db: Db, { brandId, memberId, eventId }: OptAnswer, decision: Decision): Promise<OptOutcome> {
  return transaction(db, async (tx) => {
    const event = await lockEvent(tx, brandId, eventId, 'share');
    const row = event === null ? null : await readOptRow(tx, brandId, memberId, eventId);
    if (event === null || row === null || (!row.enrolled && row.opt === null)) return { done: false, reason: 'not-found' };
    const life = { ...lifeOf(event), algorithm: event.algorithm };
    return decision(tx, event, { event: life, opt: row.opt, invited: row.enrolled, onVacation: row.away });
  });
}
