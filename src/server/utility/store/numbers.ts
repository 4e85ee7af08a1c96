import { and, eq, getTableColumns, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { utilityAuthorizations, utilityConnections } from '../tables.ts';
import type { AuthorizationRow } from './authorizations.ts';

/** Whether the utility confirmed another member's link that this describes. */
async function isConfirmedForOther(tx: Db, memberId: string, which: SQL | undefined): Promise<boolean> {
  const others = await tx
    .select({ id: utilityAuthorizations.id })
    .from(utilityAuthorizations)
    .innerJoin(utilityConnections, eq(utilityConnections.memberId, utilityAuthorizations.memberId))
    .where(
      and(
        ne(utilityAuthorizations.memberId, memberId),
        isNull(utilityAuthorizations.endedAt),
        eq(utilityConnections.authStatus, 'active'),
        which,
      ),
    )
    .limit(1);
  return others.length > 0;
}

/** Whether another member, of any utility, has linked the meter and the utility confirmed it. */
export const isMeterTaken = (tx: Db, memberId: string, nmiHash: string): Promise<boolean> =>
  isConfirmedForOther(tx, memberId, eq(utilityAuthorizations.nmiHash, nmiHash));

/** At least one of the two. */
export interface NumberHashes {
  readonly accountHash: string | null;
  readonly nmiHash: string | null;
}

/** Whether another member of the utility has one of the numbers and the utility confirmed it. */
export function isNumberTaken(
  tx: Db,
  utilityId: string,
  memberId: string,
  { accountHash, nmiHash }: NumberHashes,
): Promise<boolean> {
  const same = or(
    ...(accountHash === null ? [] : [eq(utilityAuthorizations.accountHash, accountHash)]),
    ...(nmiHash === null ? [] : [eq(utilityAuthorizations.nmiHash, nmiHash)]),
  );
  return isConfirmedForOther(tx, memberId, and(eq(utilityAuthorizations.utilityId, utilityId), same));
}

/** The utility's confirmed homes with these meters. */
export function findConfirmedByMeter(
  db: Db,
  utilityId: string,
  nmiHashes: readonly string[],
): Promise<AuthorizationRow[]> {
  return db
    .select(getTableColumns(utilityAuthorizations))
    .from(utilityAuthorizations)
    .innerJoin(
      utilityConnections,
      and(
        eq(utilityConnections.memberId, utilityAuthorizations.memberId),
        eq(utilityConnections.authStatus, 'active'),
      ),
    )
    .where(
      and(
        eq(utilityAuthorizations.utilityId, utilityId),
        isNull(utilityAuthorizations.endedAt),
        inArray(utilityAuthorizations.nmiHash, [...nmiHashes]),
      ),
    );
}

/** `waits`: the utility hasn't confirmed the number yet. */
export type NumberOwner = AuthorizationRow & { readonly waits: boolean };

/** The utility's homes, confirmed or waiting, with one of these account or meter numbers. */
export async function findOwnersByNumber(
  db: Db,
  utilityId: string,
  hashes: readonly string[],
): Promise<NumberOwner[]> {
  const some = [...hashes];
  const found = await db
    .select({ ...getTableColumns(utilityAuthorizations), state: utilityConnections.authStatus })
    .from(utilityAuthorizations)
    .innerJoin(
      utilityConnections,
      and(
        eq(utilityConnections.memberId, utilityAuthorizations.memberId),
        eq(utilityConnections.utilityId, utilityAuthorizations.utilityId),
      ),
    )
    .where(
      and(
        eq(utilityAuthorizations.utilityId, utilityId),
        isNull(utilityAuthorizations.endedAt),
        inArray(utilityConnections.authStatus, ['waiting', 'active']),
        or(inArray(utilityAuthorizations.nmiHash, some), inArray(utilityAuthorizations.accountHash, some)),
      ),
    );
  return found.map(({ state, ...row }) => ({ ...row, waits: state === 'waiting' }));
}
