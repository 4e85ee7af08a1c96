import { eq } from 'drizzle-orm';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { partnerUtility, updateUtility, utilityOf, type PartnerUtility } from '../programs/service.ts';
import { utilityClient, type OwnStatus } from './partnerClient.ts';
import { JOBS, type UtilityParts } from './parts.ts';
import { utilityPartners } from './tables.ts';
import { TIMING } from './timing.ts';

const REASON = 'Told by the utility';

/** The utility said, or let it be seen, that it is away or back: asks it for the truth. */
export async function outageTold({ db, jobs }: Pick<UtilityParts, 'db' | 'jobs'>, { id }: Pick<PartnerUtility, 'id'>): Promise<void> {
  await jobs.send(db, JOBS.status, { utilityId: id }, { key: id });
}

/**
 * Takes over what the utility says of itself. An outage that staff entered is theirs to end; one that the utility told of is
 * looked after until it is back.
 */
export async function checkStatus(parts: UtilityParts, utilityId: string): Promise<void> {
  const utility = await partnerUtility(parts.db, utilityId);
  if (utility !== null) await takeOver(parts, utilityId, await statusOf(parts, utility, TIMING.callMs));
}

/** Whether the utility says, to whoever sets out for it, that it is away. No answer in time is not held against the member. */
export async function saysAway(parts: UtilityParts, utility: PartnerUtility): Promise<boolean> {
  const told = await statusOf(parts, utility, TIMING.statusAnswerMs);
  if (told?.away !== true) return false;
  await takeOver(parts, utility.id, told);
  return true;
}

/** Null: it does not say. */
async function statusOf(parts: UtilityParts, utility: PartnerUtility, deadlineMs: number): Promise<OwnStatus | null> {
  return utilityClient(parts, utility).status(deadlineMs).catch((error: unknown) => {
    if (error instanceof PartnerFault) return null;
    throw error;
  });
}

async function takeOver(parts: UtilityParts, utilityId: string, told: OwnStatus | null): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const [kept] = await db.select().from(utilityPartners).where(eq(utilityPartners.utilityId, utilityId));
  const began = kept?.outageToldAt ?? null;
  const away = told === null ? began !== null : told.away;
  const change = { outageToldAt: away ? (began ?? now) : null, statusDueAt: away || told === null ? new Date(now.getTime() + TIMING.statusMs) : null };
  // An end that has passed is none to wait for.
  if (told !== null && away) await enter(parts, utilityId, true, told.until !== null && told.until > now ? told.until : null);
  if (told !== null && !away && began !== null) await enter(parts, utilityId, false, null);
  await db.insert(utilityPartners).values({ utilityId, ...change }).onConflictDoUpdate({ target: utilityPartners.utilityId, set: change });
}

async function enter(parts: UtilityParts, id: string, inOutage: boolean, outageEndAt: Date | null): Promise<void> {
  const utility = await utilityOf(parts.db, id);
  if (utility === null || (utility.inOutage === inOutage && utility.outageEndAt?.getTime() === outageEndAt?.getTime())) return;
  const same = { name: undefined, shortName: undefined, timeZone: undefined, connection: undefined };
  await updateUtility(parts, { ...same, id, version: utility.version, brandId: utility.brandId, actorId: null, reason: REASON, inOutage, outageEndAt });
}
