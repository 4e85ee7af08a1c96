import { isRoleKey, type InternalKey } from '../features/internalKeys.ts';
import { isWithin } from '../navigation/pagePath.ts';
import { isMember, type Visitor } from './visitor.ts';

/** Which role key opens which tool. A tool that is not listed is open to everybody of the staff. */
const TOOL_KEYS: readonly (readonly [tool: string, key: InternalKey])[] = [
  ['/internal/utilities', 'internal_programs'],
  ['/internal/programs', 'internal_programs'],
  ['/internal/coverage', 'internal_programs'],
  ['/internal/accuracy', 'internal_programs'],
  ['/internal/maintenance', 'internal_programs'],
  ['/internal/events', 'internal_events'],
];

/**
 * `log-in` for strangers; `hidden` for members who are not staff and for staff without the tool's key: they see what
 * they would see if the tool did not exist.
 */
export type InternalVerdict = 'open' | 'log-in' | 'hidden';

/** The role key a path of the staff's area asks for; null where being staff is enough. */
export function toolKey(path: string): InternalKey | null {
  return TOOL_KEYS.find(([tool]) => isWithin(path, tool))?.[1] ?? null;
}

/** Staff need `isAdmin` and at least one role key, a tool its own. Source: INT-01, NAV-28, decisions, Staff. */
export function internalVerdict(visitor: Visitor, path: string): InternalVerdict {
  if (!isMember(visitor)) return 'log-in';
  if (!visitor.isAdmin || !visitor.roleKeys.some(isRoleKey)) return 'hidden';
  const key = toolKey(path);
  return key === null || visitor.roleKeys.includes(key) ? 'open' : 'hidden';
}
