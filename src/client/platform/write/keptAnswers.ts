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

const KEY = 'ebbwatt.kept-answers';

/** Keeps it instead of an earlier one for the same event. */
export function keepAnswer(kept: KeptAnswers, answer: KeptAnswer): void {
  kept.set([...kept.get().filter(({ eventId }) => eventId !== answer.eventId), answer]);
}

export function dropAnswer(kept: KeptAnswers, eventId: string): void {
  kept.set(kept.get().filter((answer) => answer.eventId !== eventId));
}

/** Keeps them over a reload, in this tab's storage. Returns how to stop. */
export function storeKeptAnswers(kept: KeptAnswers, memberId: string): () => void {
  try {
    const before = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as readonly KeptAnswer[];
    const own = before.filter((answer) => answer.memberId === memberId);
    if (own.length > 0) kept.set(own);
  } catch {
    // Storage may be blocked; a reload then loses them.
  }
  return kept.subscribe(() => {
    try {
      if (kept.get().length === 0) window.sessionStorage.removeItem(KEY);
      else window.sessionStorage.setItem(KEY, JSON.stringify(kept.get()));
    } catch {
      // As above.
    }
  });
}
