/** Days in which a member can change their mind. */
export const DELETION_DAYS = 7;

/**
 * `waiting`: the member can still take it back. `ending`: partners are being disconnected. `done`: the account is gone.
 * `withdrawn`: the member kept it.
 */
export const DELETION_STATES = ['waiting', 'ending', 'done', 'withdrawn'] as const;

export const deletionDueAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + DELETION_DAYS * 24 * 3_600_000);

/** Why a member can't delete their account here: an identity provider owns it, or they are staff. Null: they can. */
export type NoDeletion = 'provider' | 'staff';

export function whyNoDeletion(member: {
  readonly isOwnedByProvider: boolean;
  readonly isStaff: boolean;
}): NoDeletion | null {
  if (member.isStaff) return 'staff';
  return member.isOwnedByProvider ? 'provider' : null;
}
