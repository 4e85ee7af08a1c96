import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { partnerUtility, updateUtility, utilityOf, type PartnerUtility } from '../programs/service.ts';
import { utilityClient } from './partnerClient.ts';
import { JOBS, type UtilityParts } from './parts.ts';
import { utilityAuthorizations, utilityPartners } from './tables.ts';
import { TIMING } from './timing.ts';

const REASON = 'Told by the utility';

/** The utility said, or let it be seen, that it is away or back: asks it for the truth. */
export async function outageTold({ db, jobs }: Pick<UtilityParts, 'db' | 'jobs'>, { id }: Pick<PartnerUtility, 'id'>): Promise<void> {
  await jobs.send(db, JOBS.status, { utilityId: id }, { key: id });
}

/**
 * Takes over what the utility says of itself. An outage that staff entered is theirs to end; one that the utility told of is
 * looked after until it is back. Members are told once of each.
 */
export async function checkStatus(parts: UtilityParts, utilityId: string): Promise<void> {
  const { db, clock } = parts;
  const utility = await partnerUtility(db, utilityId);
  if (utility === null) return;
  const now = clock.now();
  const [kept] = await db.select().from(utilityPartners).where(eq(utilityPartners.utilityId, utilityId));
  const told = await utilityClient(parts, utility).status().catch((error: unknown) => {
    if (error instanceof PartnerFault) return null;
    throw error;
  });
  const began = kept?.outageToldAt ?? null;
  const away = told === null ? began !== null : told.away;
  const change = { outageToldAt: away ? (began ?? now) : null, statusDueAt: away || told === null ? new Date(now.getTime() + TIMING.statusMs) : null };
  if (told !== null && away) await enter(parts, utilityId, true, told.until);
  if (told !== null && !away && began !== null) await enter(parts, utilityId, false, null);
  await transaction(db, async (tx) => {
    await tx.insert(utilityPartners).values({ utilityId, ...change }).onConflictDoUpdate({ target: utilityPartners.utilityId, set: change });
    if (told !== null && away && began === null) await tellMembers(tx, parts, utility, now, told.until);
  });
}

async function enter(parts: UtilityParts, id: string, inOutage: boolean, outageEndAt: Date | null): Promise<void> {
  const utility = await utilityOf(parts.db, id);
  if (utility === null || (utility.inOutage === inOutage && utility.outageEndAt?.getTime() === outageEndAt?.getTime())) return;
  const same = { name: undefined, shortName: undefined, timeZone: undefined, connection: undefined };
  await updateUtility(parts, { ...same, id, version: utility.version, brandId: utility.brandId, actorId: null, reason: REASON, inOutage, outageEndAt });
}

async function tellMembers(tx: Db, { notify }: Pick<UtilityParts, 'notify'>, { id, brandId, shortName }: PartnerUtility, at: Date, until: Date | null): Promise<void> {
  const connected = await tx.select({ memberId: utilityAuthorizations.memberId }).from(utilityAuthorizations).where(and(eq(utilityAuthorizations.utilityId, id), isNull(utilityAuthorizations.endedAt)));
  for (const { memberId } of connected) {
    const values = { utility: shortName, untilAt: until?.toISOString() ?? null };
    await notify.send(tx, { brandId, memberId, template: 'utility-outage', values, key: `utility-outage:${id}:${at.getTime()}:${memberId}` });
  }
}
