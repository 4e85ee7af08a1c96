import { isRoleKey, type InternalKey } from '../features/roleKeys.ts';
import { isWithin } from '../navigation/pagePath.ts';
import { STAFF_TOOLS } from './staffTools.ts';
import { isMember, type Visitor } from './visitor.ts';

/**
 * `log-in` for visitors; `hidden` for members and for staff without the tool's key: as if the tool didn't
 * exist.
 */
export type InternalVerdict = 'open' | 'log-in' | 'hidden';

/** The role keys that open a staff path, any of them; none: all staff. */
function requiredRoles(path: string): readonly InternalKey[] {
  return STAFF_TOOLS.find((tool) => tool.roles.length > 0 && isWithin(path, tool.path))?.roles ?? [];
}

/**
 * Staff need `isAdmin`, a role key, and for some tools a specific one. Source: INT-01, NAV-28, decisions,
 * Staff.
 */
export function internalVerdict(visitor: Visitor, path: string): InternalVerdict {
  if (!isMember(visitor)) return 'log-in';
  if (!visitor.isAdmin || !visitor.roleKeys.some(isRoleKey)) return 'hidden';
  const roles = requiredRoles(path);
  return roles.length === 0 || roles.some((key) => visitor.roleKeys.includes(key)) ? 'open' : 'hidden';
}
