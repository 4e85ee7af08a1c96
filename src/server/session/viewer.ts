import type { SessionMember, SessionState } from '../platform/context.ts';

/** A session as the contract shows it: who is logged in, and its public id. */
export interface SessionOfMember {
  readonly session: SessionState;
  readonly member: SessionMember;
}
