import { useSyncExternalStore } from 'react';
import type { SessionUser, UserStatus } from '../../../../codegen/rest/types.ts';
import { isMember, toVisitor } from '../../../domain/session/visitor.ts';
import type { Visitor } from '../../../domain/session/visitor.ts';
import { useApp } from '../screen/app.ts';

export interface SessionUse {
  /** undefined until known. */
  readonly status: UserStatus | undefined;
  /** null without a session, and until known. */
  readonly user: SessionUser | null;
  /** For the rules of the domain. */
  readonly visitor: Visitor;
  readonly isMember: boolean;
  /** The page was opened with an expired link (SES-08). */
  readonly linkExpired: boolean;
}

export function useSession(): SessionUse {
  const { session } = useApp();
  const state = useSyncExternalStore(session.store.subscribe, session.store.get, session.store.get);
  const user = state?.status.user ?? null;
  const visitor = toVisitor(user, state?.status.attributes);
  return {
    status: state?.status,
    user,
    visitor,
    isMember: isMember(visitor),
    linkExpired: state?.linkExpired ?? false,
  };
}
