import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { utilities } from '../../programs/tables.ts';

interface Pointing {
  readonly brandIds: readonly string[];
  /** The demonstration's utilities. */
  readonly acronyms: readonly string[];
  readonly sandboxUrl: string;
}

/**
 * Points the demonstration's utilities to the sandbox beside the server, and follows a sandbox that moved to
 * another port. Utilities that staff pointed elsewhere stay.
 */
export async function pointToSandbox(db: Db, { brandIds, acronyms, sandboxUrl }: Pointing): Promise<void> {
  if (brandIds.length === 0) return;
  const isNew = and(
    isNull(utilities.partnerUrl),
    eq(utilities.connectionMethod, 'NONE'),
    inArray(utilities.acronym, [...acronyms]),
  );
  const slug = sql`lower(${utilities.acronym})`;
  await db
    .update(utilities)
    .set({
      partnerUrl: sql`${`${sandboxUrl}/utility/`} || ${slug}`,
      partnerClientId: sql`${slug} || '-' || ${utilities.brand}`,
      connectionMethod: sql`case when ${utilities.partnerUrl} is null then 'INTERFACE' else ${utilities.connectionMethod} end`,
    })
    .where(
      and(
        inArray(utilities.brand, [...brandIds]),
        or(isNew, sql`${utilities.partnerUrl} like 'http://localhost:%/utility/%'`),
      ),
    );
}

/** Utilities and programs refer to each other; this ends the reference to the programs. */
export async function clearNewMembersPrograms(tx: Db, programIds: readonly string[]): Promise<void> {
  await tx
    .update(utilities)
    .set({ newMembersProgramId: null })
    .where(inArray(utilities.newMembersProgramId, [...programIds]));
}
