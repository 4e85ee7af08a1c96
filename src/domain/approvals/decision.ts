import type { ApprovalState } from './proposal.ts';

export type Decision = 'APPROVE' | 'REFUSE' | 'WITHDRAW';

/** `decided`: it no longer waits. `own`: a colleague has to do that. `forYou`: so do they for what is booked for the decider.
 *  `notOwn`: only its author may do that. */
export type DecisionFault = 'decided' | 'own' | 'forYou' | 'notOwn';

/** What speaks against a decision by someone; null: nothing. Source: targeting, "a second person approves". */
export function decisionFault(
  decision: Decision,
  {
    state,
    authorId,
    memberId,
  }: {
    readonly state: ApprovalState;
    readonly authorId: string;
    /** The member whose points or order it is; null: it is about no one's money. */
    readonly memberId: string | null;
  },
  deciderId: string,
): DecisionFault | null {
  if (state !== 'WAITING') return 'decided';
  const isOwn = authorId === deciderId;
  if (decision === 'WITHDRAW') return isOwn ? null : 'notOwn';
  if (isOwn) return 'own';
  return memberId === deciderId ? 'forYou' : null;
}
