import { isRoleKey, type InternalKey } from '../features/roleKeys.ts';
import { isWithin } from '../navigation/pagePath.ts';
import { READ_KEY } from './staffRoles.ts';
import { STAFF_TOOLS, type StaffTool } from './staffTools.ts';
import { isMember, type Visitor } from './visitor.ts';

/**
 * `log-in` for visitors; `hidden` for members and for staff without the tool's key: as if the tool didn't
 * exist.
 */
export type InternalVerdict = 'open' | 'log-in' | 'hidden';

/** The role keys that open a staff path, any of them; none: all staff. Who may read everything opens each. */
function requiredRoles(path: string): readonly InternalKey[] {
  const tool = toolAt(path);
  if (tool === undefined) return [];
  const { roles, readers = [], writes = [] } = tool;
  return [...roles, ...(writes.some((own) => isWithin(path, own)) ? [] : readers), READ_KEY];
}

const toolAt = (path: string): StaffTool | undefined =>
  STAFF_TOOLS.find(({ roles, path: own }) => roles.length > 0 && isWithin(path, own));

/** Whether a page of the staff area opens for them without letting them change anything. */
export function isReadOnlyAt({ roleKeys }: Visitor, path: string): boolean {
  const tool = toolAt(path);
  return tool?.readers === undefined
    ? roleKeys.every((key) => key === READ_KEY)
    : !tool.roles.some((key) => roleKeys.includes(key));
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
