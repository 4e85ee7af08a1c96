import { say } from '../platform/messages/say.ts';
import { refusal, type RefusedChange } from '../platform/graphql/refusal.ts';

/** The saved row's id, or why nothing was saved. */
export type Saved = { readonly id: string } | { readonly refusal: RefusedChange };

/** Actor and reason for the audit log. */
export interface Order {
  readonly brandId: string;
  /** Null: the demonstration or a command. */
  readonly actorId: string | null;
  readonly reason: string;
}

export const stale = refusal('STALE', say('programs.stale'));
export const noSuchUtility = refusal('NOT_FOUND', say('programs.noSuchUtility'));
export const noSuchProgram = refusal('NOT_FOUND', say('programs.noSuchProgram'));
