import type { ProposalOf } from '../approvals/proposal.ts';

/** What can be changed at a time. */
export const SCHEDULED_KINDS = ['FEATURE', 'SEGMENT'] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];
export type ScheduledProposal = ProposalOf<ScheduledKind>;

/** What became of a change that was made for a time. */
export const SCHEDULE_STATES = ['WAITING', 'APPLIED', 'HELD', 'OUTDATED', 'CANCELLED'] as const;

/**
 * Whether something is still as a change of it was made for: since then only changes made for a time were saved. Once it
 * isn't, it never is again.
 */
export const isAsItWas = (current: number, madeFrom: number, scheduledVersions: readonly number[]): boolean =>
  current === madeFrom + scheduledVersions.filter((version) => version > madeFrom).length;
