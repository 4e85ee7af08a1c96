import type { ApprovalState } from './proposal.ts';

export type Decision = 'APPROVE' | 'REFUSE' | 'WITHDRAW';

/** `decided`: it no longer waits. `own`: a colleague has to do that. `notOwn`: only its author may do that. */
export type DecisionFault = 'decided' | 'own' | 'notOwn';

/** What speaks against a decision by someone; null: nothing. Source: targeting, "a second person approves". */
export function decisionFault(
  decision: Decision,
  { state, authorId }: { readonly state: ApprovalState; readonly authorId: string },
  deciderId: string,
): DecisionFault | null {
  if (state !== 'WAITING') return 'decided';
  const isOwn = authorId === deciderId;
  if (decision === 'WITHDRAW') return isOwn ? null : 'notOwn';
  return isOwn ? 'own' : null;
}
