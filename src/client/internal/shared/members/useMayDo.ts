import { mayDoWithMember, type MemberAction } from '../../../../domain/session/memberActions.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** Whether the viewer's rights allow an action with a member: what they don't allow isn't offered. */
export function useMayDo(): (action: MemberAction) => boolean {
  const { visitor } = useSession();
  return (action) => mayDoWithMember(action, visitor.roleKeys);
}
