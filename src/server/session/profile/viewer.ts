import type { SessionMember, SessionState } from '../../platform/context.ts';

export interface MemberSession {
  readonly session: SessionState;
  readonly member: SessionMember;
}
