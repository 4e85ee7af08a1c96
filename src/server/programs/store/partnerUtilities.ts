import { trimEndSlashes } from '../../../domain/helpers/trimSlashes.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { utilities } from '../tables.ts';

/** A utility whose homes connect by its interface. */
export interface PartnerUtility {
  readonly id: string;
  readonly brandId: string;
  readonly acronym: string;
  readonly shortName: string;
  readonly timeZone: string;
  readonly country: string;
  readonly connection: 'ACCOUNT_NUMBER' | 'OAUTH';
  readonly inOutage: boolean;
  /** Without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
}

type Row = typeof utilities.$inferSelect;

function toPartner(row: Row | undefined): PartnerUtility | null {
  if (
    row === undefined ||
    row.connectionMethod !== 'INTERFACE' ||
    row.partnerUrl === null ||
    row.partnerClientId === null
  )
    return null;
  const { id, brand, acronym, shortName, timeZone, country, connection, inOutage } = row;
  return {
    id,
    brandId: brand,
    acronym,
    shortName,
    timeZone,
    country,
    connection,
    inOutage,
    url: trimEndSlashes(row.partnerUrl),
    clientId: row.partnerClientId,
  };
}

/** Null: no such utility, or its homes connect another way. */
export async function partnerUtility(db: Db, id: string): Promise<PartnerUtility | null> {
  const [row] = await db.select().from(utilities).where(eq(utilities.id, id));
  return toPartner(row);
}

/** The utility with this client id, of whichever brand. */
export async function partnerByClient(db: Db, clientId: string): Promise<PartnerUtility | null> {
  const [row] = await db
    .select()
    .from(utilities)
    .where(and(eq(utilities.partnerClientId, clientId), isNotNull(utilities.partnerUrl)));
  return toPartner(row);
}
