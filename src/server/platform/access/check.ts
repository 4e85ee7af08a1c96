import type { SessionMember } from '../context.ts';
import { isOwner } from './household.ts';
import type { AccessRule } from './accessRule.ts';

/**
 * `stranger` would have to log in; `forbidden` is logged in and still may not; `notOwner` is a person of the home, and only
 * its owner may.
 */
export type AccessVerdict = 'allowed' | 'stranger' | 'forbidden' | 'notOwner';

type Asker = Pick<SessionMember, 'isAdmin' | 'roles' | 'homeId'> | null;

/** Deny by default: no rule, no access. */
export function checkAccess(rule: AccessRule | undefined, member: Asker): AccessVerdict {
  if (rule === 'anyone') return 'allowed';
  if (member === null) return rule === 'visitor' ? 'allowed' : 'stranger';
  if (rule === 'household' || rule === 'person') return 'allowed';
  if (rule === 'member' || rule === 'visitor') return isOwner(member) ? 'allowed' : 'notOwner';
  if (rule === undefined || !isStaff(member)) return 'forbidden';
  if (rule === 'staff') return 'allowed';
  return rule.some((key) => member.roles.has(key)) ? 'allowed' : 'forbidden';
}

/** Staff need `isAdmin` and at least one role key; a key alone grants nothing. */
export function isStaff(member: Pick<SessionMember, 'isAdmin' | 'roles'> | null): boolean {
  return member !== null && member.isAdmin && member.roles.size > 0;
}
