import { isInternalKey } from '../features/featureKeys.ts';

/** The current user, as far as rules need; the contract's user has more. */
export interface Visitor {
  /** Present means logged in; nothing else does. */
  readonly id: string | null;
  readonly isAdmin: boolean;
  /** Staff roles, `internal_…`; empty for everyone else. */
  readonly roleKeys: readonly string[];
  /** Staff whose session lacks the second factor; they have no role keys until they log in with it. */
  readonly needsSecondFactor?: boolean;
  /** Present for a person whom the owner of a home has invited into it. */
  readonly homeRole?: 'member';
  /** Values are strings; numbers travel as digits. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Also the fallback when the user status is unknown (SES-02). */
export const ANONYMOUS: Visitor = { id: null, isAdmin: false, roleKeys: [], attributes: {} };

/** SES-10: a non-empty id means logged in. */
export function isMember(visitor: Pick<Visitor, 'id'>): boolean {
  return visitor.id !== null && visitor.id !== '';
}

/**
 * Whether there is a staff area for them; which of its tools they may open, only the area itself knows
 * (internalGate.ts).
 */
export function isStaff(visitor: Pick<Visitor, 'id' | 'isAdmin' | 'roleKeys'>): boolean {
  return isMember(visitor) && visitor.isAdmin && visitor.roleKeys.some(isInternalKey);
}

/**
 * Maps a user-status answer. Without an id it is anonymous, and no other claim of the answer survives: no
 * staff right, no member data. Source: SES-02, SES-10.
 */
export function toVisitor(
  user: Partial<Omit<Visitor, 'attributes'>> | null,
  attributes: Readonly<Record<string, string>> = {},
): Visitor {
  const id = user?.id ?? null;
  if (!isMember({ id })) return ANONYMOUS;
  return {
    id,
    isAdmin: user?.isAdmin === true,
    roleKeys: user?.roleKeys ?? [],
    ...(user?.homeRole === 'member' ? { homeRole: 'member' } : {}),
    ...(user?.needsSecondFactor === true ? { needsSecondFactor: true } : {}),
    attributes,
  };
}
