import type { SessionMember } from '../context.ts';
import type { AccessRule } from './rules.ts';

/** `stranger` would have to log in; `forbidden` is logged in and still may not. */
export type AccessVerdict = 'allowed' | 'stranger' | 'forbidden';

type Asker = Pick<SessionMember, 'isAdmin' | 'roles'> | null;

/** Deny by default: no rule, no access. */
export function checkAccess(rule: AccessRule | undefined, member: Asker): AccessVerdict {
  if (rule === 'anyone') return 'allowed';
  if (member === null) return 'stranger';
  if (rule === 'member') return 'allowed';
  if (rule === undefined || !isStaff(member)) return 'forbidden';
  if (rule === 'staff') return 'allowed';
  return rule.some((key) => member.roles.has(key)) ? 'allowed' : 'forbidden';
}

/** Staff need `isAdmin` and at least one role key; a key alone grants nothing. */
export function isStaff(member: Asker): boolean {
  return member !== null && member.isAdmin && member.roles.size > 0;
}
