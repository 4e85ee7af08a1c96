import type { Sentence } from '../../../domain/sentences/sentence.ts';
import type { SchedulingProblem } from '../../../domain/events/scheduling.ts';
import { say } from '../../platform/messages/say.ts';
import { schedulingFault, type SchedulingFault } from './sentences.ts';
import type { StoredEvent } from './storedEvent.ts';

/** `code` is the contract's `RefusalCode`. */
export interface EventRefusal {
  readonly code: 'INVALID' | 'NOT_FOUND' | 'CONFLICT' | 'NOT_ALLOWED' | 'STALE';
  readonly message: Sentence;
  readonly fields: readonly SchedulingFault[];
}

export type SaveOutcome =
  | {
      readonly saved: true;
      readonly event: StoredEvent;
      /** The key was used before, so nothing changed. */ readonly repeated: boolean;
    }
  | { readonly saved: false; readonly refusal: EventRefusal };

export function refuse(
  code: EventRefusal['code'],
  message: Sentence,
  field?: SchedulingFault['field'],
): SaveOutcome {
  return {
    saved: false,
    refusal: { code, message, fields: field === undefined ? [] : [{ field, message }] },
  };
}

export function refuseProblems(problems: readonly SchedulingProblem[]): SaveOutcome {
  const fields = problems.map(schedulingFault);
  const message = fields[0]?.message ?? say('platform.checkInput');
  return { saved: false, refusal: { code: 'NOT_ALLOWED', message, fields } };
}
