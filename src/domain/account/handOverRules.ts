/**
 * Why a home can't go to another owner now: the person hasn't joined yet, one of the two is staff, the account is about to
 * be deleted, something ordered is under way to the owner, or the tax office may still ask the owner about what was paid.
 */
export type NoHandOver = 'notJoined' | 'staff' | 'deletion' | 'orders' | 'tax';

export function whyNoHandOver(home: {
  readonly hasJoined: boolean;
  readonly isStaff: boolean;
  readonly isBeingDeleted: boolean;
  readonly openOrders: number;
  readonly taxYears: number;
}): NoHandOver | null {
  if (!home.hasJoined) return 'notJoined';
  if (home.isStaff) return 'staff';
  if (home.isBeingDeleted) return 'deletion';
  if (home.openOrders > 0) return 'orders';
  return home.taxYears > 0 ? 'tax' : null;
}
