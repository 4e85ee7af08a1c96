import { isRoleKey, type InternalKey } from '../features/internalKeys.ts';
import { isWithin } from '../navigation/pagePath.ts';
import { isMember, type Visitor } from './visitor.ts';

/** Role keys per tool, any of which opens it. All staff may open a tool that isn't listed. */
const TOOL_KEYS: readonly (readonly [tool: string, ...keys: InternalKey[]])[] = [
  ['/internal/utilities', 'internal_programs'],
  ['/internal/programs', 'internal_programs'],
  ['/internal/coverage', 'internal_programs'],
  ['/internal/accuracy', 'internal_programs'],
  ['/internal/maintenance', 'internal_programs'],
  ['/internal/events', 'internal_events'],
  ['/internal/orders', 'internal_wallet'],
  ['/internal/members', 'internal_programs', 'internal_events'],
];

/**
 * `log-in` for visitors; `hidden` for members and for staff without the tool's key: as if the tool didn't
 * exist.
 */
export type InternalVerdict = 'open' | 'log-in' | 'hidden';

/** The role keys that open a staff path, any of them; null: all staff. */
function toolKeys(path: string): readonly InternalKey[] | null {
  const [, ...keys] = TOOL_KEYS.find(([tool]) => isWithin(path, tool)) ?? [];
  return keys.length === 0 ? null : keys;
}

/**
 * Staff need `isAdmin`, a role key, and for some tools a specific one. Source: INT-01, NAV-28, decisions,
 * Staff.
 */
export function internalVerdict(visitor: Visitor, path: string): InternalVerdict {
  if (!isMember(visitor)) return 'log-in';
  if (!visitor.isAdmin || !visitor.roleKeys.some(isRoleKey)) return 'hidden';
  const keys = toolKeys(path);
  return keys === null || keys.some((key) => visitor.roleKeys.includes(key)) ? 'open' : 'hidden';
}
