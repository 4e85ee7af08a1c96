import type { EventType, OptValue } from '../../../domain/events/types.ts';
import type { Store } from '../store.ts';

/** An answer to an event that the server hasn't got yet. */
export interface KeptAnswer {
  readonly memberId: string;
  readonly eventId: string;
  readonly type: EventType;
  /** Only this device's part in the event; null: the home's. */
  readonly device: { readonly id: string; readonly name: string } | null;
  readonly opt: OptValue;
  /** Of the first call, which may have arrived although its answer didn't. */
  readonly idempotencyKey: string;
}

export type KeptAnswers = Store<readonly KeptAnswer[]>;

/** What an answer is about. */
export interface Answered {
  readonly eventId: string;
  readonly device: { readonly id: string } | null;
}

const isAbout = (one: Answered, other: Answered): boolean =>
  one.eventId === other.eventId && one.device?.id === other.device?.id;

export function findAnswer(kept: readonly KeptAnswer[], about: Answered): KeptAnswer | null {
  return kept.find((answer) => isAbout(answer, about)) ?? null;
}

/** Keeps it instead of an earlier one about the same. */
export function keepAnswer(kept: KeptAnswers, answer: KeptAnswer): void {
  kept.set([...kept.get().filter((other) => !isAbout(other, answer)), answer]);
}

export function dropAnswer(kept: KeptAnswers, about: Answered): void {
  kept.set(kept.get().filter((answer) => !isAbout(answer, about)));
}
