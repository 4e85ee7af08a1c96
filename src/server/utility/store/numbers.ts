import { and, eq, getTableColumns, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { utilityAuthorizations, utilityConnections } from '../tables.ts';
import type { AuthorizationRow } from './authorizations.ts';

/** At least one of the two. */
export interface NumberHashes {
  readonly accountHash: string | null;
  readonly nmiHash: string | null;
}

/** Another member to whom a number is connected. */
export interface Rival {
  readonly memberId: string;
  readonly kind: 'meter' | 'account';
  readonly numberHash: string;
}

/** The other member whose link, which this describes, the utility confirmed. */
async function findConfirmedRival(
  tx: Db,
  memberId: string,
  { accountHash, nmiHash }: NumberHashes,
  which: SQL | undefined,
): Promise<Rival | null> {
  const [other] = await tx
    .select({ memberId: utilityAuthorizations.memberId, nmiHash: utilityAuthorizations.nmiHash })
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
  if (other === undefined) return null;
  const isMeter = nmiHash !== null && other.nmiHash === nmiHash;
  const numberHash = isMeter ? nmiHash : accountHash;
  return numberHash === null
    ? null
    : { memberId: other.memberId, kind: isMeter ? 'meter' : 'account', numberHash };
}

/** The other member, of any utility, who has linked the meter and whom the utility confirmed. */
export const findMeterRival = (tx: Db, memberId: string, nmiHash: string): Promise<Rival | null> =>
  findConfirmedRival(
    tx,
    memberId,
    { nmiHash, accountHash: null },
    eq(utilityAuthorizations.nmiHash, nmiHash),
  );

/** The other member of the utility who has one of the numbers and whom the utility confirmed. */
export function findNumberRival(
  tx: Db,
  utilityId: string,
  memberId: string,
  hashes: NumberHashes,
): Promise<Rival | null> {
  const { accountHash, nmiHash } = hashes;
  const same = or(
    ...(accountHash === null ? [] : [eq(utilityAuthorizations.accountHash, accountHash)]),
    ...(nmiHash === null ? [] : [eq(utilityAuthorizations.nmiHash, nmiHash)]),
  );
  return findConfirmedRival(tx, memberId, hashes, and(eq(utilityAuthorizations.utilityId, utilityId), same));
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
