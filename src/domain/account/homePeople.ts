/** Product: how many people an owner can have in their home besides themselves, open invitations included. */
export const MOST_PEOPLE = 5;

/** Product: how long the link of an invitation works. */
export const INVITATION_DAYS = 7;

export const invitationEndsAt = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + INVITATION_DAYS * 86_400_000);

/** `invited`: the link still works. `ended`: it no longer does, and can be sent again. */
export type PersonState = 'joined' | 'invited' | 'ended';

export function personState(
  person: { readonly hasJoined: boolean; readonly expiresAt: Date },
  now: Date,
): PersonState {
  if (person.hasJoined) return 'joined';
  return person.expiresAt > now ? 'invited' : 'ended';
}
