import type { EventType, OptValue } from '../../../domain/events/types.ts';
import type { Store } from '../store.ts';

/** An answer to an event that the server hasn't got yet. */
export interface KeptAnswer {
  readonly memberId: string;
  readonly eventId: string;
  readonly type: EventType;
  readonly opt: OptValue;
  /** Of the first call, which may have arrived although its answer didn't. */
  readonly idempotencyKey: string;
}

export type KeptAnswers = Store<readonly KeptAnswer[]>;

/** Keeps it instead of an earlier one for the same event. */
export function keepAnswer(kept: KeptAnswers, answer: KeptAnswer): void {
  kept.set([...kept.get().filter(({ eventId }) => eventId !== answer.eventId), answer]);
}

export function dropAnswer(kept: KeptAnswers, eventId: string): void {
  kept.set(kept.get().filter((answer) => answer.eventId !== eventId));
}
