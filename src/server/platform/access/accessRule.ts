import type { InternalKey } from '../../../domain/features/roleKeys.ts';
import type { PartnerRight } from '../../../domain/partner/rights.ts';
import { READ_KEY } from '../../../domain/session/staffRoles.ts';

/**
 * Who may do an operation.
 * - `anyone`: strangers too.
 * - `member`: logged-in members, for their own data; the stores enforce this by brand and member. Not the people whom the
 *   owner of a home has invited: what isn't `household` (the home's) or `person` (their own) is refused to them.
 * - `visitor`: strangers and members, but not people of a home.
 * - `staff`: `isAdmin` with at least one role key.
 * - keys: staff who hold one of these role keys.
 */
export type AccessRule =
  | 'anyone'
  | 'visitor'
  | 'member'
  | 'household'
  | 'person'
  | 'staff'
  | readonly [InternalKey, ...InternalKey[]];

/** Callers with a key of the partner API that has this right, or any key. Sessions don't count there, nor keys elsewhere. */
export interface PartnerRule {
  readonly partner: PartnerRight | 'any';
}

/** Who may call an operation of the REST contract. */
export type RestRule = AccessRule | PartnerRule;

export const isPartnerRule = (rule: RestRule | undefined): rule is PartnerRule =>
  typeof rule === 'object' && 'partner' in rule;

/** Whom a table lets read: those with the keys it names, and who may read everything. */
export function withReaders<const Table extends Readonly<Record<string, AccessRule>>>(table: Table): Table {
  const open = (rule: AccessRule): AccessRule => (typeof rule === 'string' ? rule : [...rule, READ_KEY]);
  return Object.fromEntries(Object.entries(table).map(([field, rule]) => [field, open(rule)])) as Table;
}
