/**
 * The reason a member sees when staff refuse a payout or put their cash-outs on hold. Staff choose one; their own reason
 * stays in the audit log. Product: the list.
 */
export const MEMBER_CAUSES = ['destination', 'several_accounts', 'activity', 'other'] as const;
export type MemberCause = (typeof MEMBER_CAUSES)[number];

/** A payout that staff refused, among the failures of orders. */
export type DeclinedFailure = `declined_${MemberCause}`;

export const declinedFailure = (cause: MemberCause): DeclinedFailure => `declined_${cause}`;
