import { eq } from 'drizzle-orm';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { partnerUtility, updateUtility, utilityOf, type PartnerUtility } from '../programs/service.ts';
import { utilityClient, type OwnStatus } from './partnerClient.ts';
import { JOBS, type UtilityDeps } from './deps.ts';
import { utilityPartners } from './tables.ts';
import { TIMING } from './timing.ts';

const REASON = 'Told by the utility';

/** The utility said, or let it be seen, that it is away or back: asks it for the truth. */
export async function outageTold(
  { db, jobs }: Pick<UtilityDeps, 'db' | 'jobs'>,
  { id }: Pick<PartnerUtility, 'id'>,
): Promise<void> {
  await jobs.send(db, JOBS.status, { utilityId: id }, { key: id });
}

/**
 * Takes over what the utility says of itself. An outage that staff entered is theirs to end; one that the utility told of is
 * looked after until it is back.
 */
export async function checkStatus(deps: UtilityDeps, utilityId: string): Promise<void> {
  const utility = await partnerUtility(deps.db, utilityId);
  if (utility === null)
    await deps.db
      .update(utilityPartners)
      .set({ statusDueAt: null })
      .where(eq(utilityPartners.utilityId, utilityId));
  else await takeOver(deps, utilityId, await statusOf(deps, utility, TIMING.callMs));
}

/** Whether the utility says, to whoever sets out for it, that it is away. No answer in time is not held against the member. */
export async function saysAway(deps: UtilityDeps, utility: PartnerUtility): Promise<boolean> {
  const told = await statusOf(deps, utility, TIMING.statusAnswerMs);
  if (told?.away !== true) return false;
  await takeOver(deps, utility.id, told);
  return true;
}

/** Null: it does not say. */
async function statusOf(
  deps: UtilityDeps,
  utility: PartnerUtility,
  deadlineMs: number,
): Promise<OwnStatus | null> {
  return utilityClient(deps, utility)
    .status(deadlineMs)
    .catch((error: unknown) => {
      if (error instanceof PartnerFault) return null;
      throw error;
    });
}

/** What the utility says becomes its outage, and what we remember of that: both or neither. */
function takeOver(
  { db, clock, newId }: UtilityDeps,
  utilityId: string,
  told: OwnStatus | null,
): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    // Holds the row, there or not yet: of several who are told at once, each sees what the one before has written.
    const [kept] = await tx
      .insert(utilityPartners)
      .values({ utilityId })
      .onConflictDoUpdate({ target: utilityPartners.utilityId, set: { utilityId } })
      .returning();
    const began = kept?.outageToldAt ?? null;
    const away = told === null ? began !== null : told.away;
    // An end that has passed is none to wait for.
    const end = told !== null && told.until !== null && told.until > now ? told.until : null;
    const isTaken =
      told === null ||
      (!away && began === null) ||
      (await enter({ db: tx, clock, newId }, utilityId, away, away ? end : null));
    const change = isTaken
      ? {
          outageToldAt: away ? (began ?? now) : null,
          statusDueAt: away || told === null ? new Date(now.getTime() + TIMING.statusMs) : null,
        }
      : { outageToldAt: began, statusDueAt: new Date(now.getTime() + TIMING.statusMs) };
    await tx.update(utilityPartners).set(change).where(eq(utilityPartners.utilityId, utilityId));
  });
}

/** Whether it stands there now. Staff may be changing the utility at the same moment: then it is looked at again later. */
async function enter(
  deps: Pick<UtilityDeps, 'clock' | 'db' | 'newId'>,
  id: string,
  inOutage: boolean,
  outageEndAt: Date | null,
): Promise<boolean> {
  const utility = await utilityOf(deps.db, id);
  if (
    utility === null ||
    (utility.inOutage === inOutage && utility.outageEndAt?.getTime() === outageEndAt?.getTime())
  )
    return true;
  const same = { name: undefined, shortName: undefined, timeZone: undefined, connection: undefined };
  const saved = await updateUtility(deps, {
    ...same,
    id,
    version: utility.version,
    brandId: utility.brandId,
    actorId: null,
    reason: REASON,
    inOutage,
    outageEndAt,
  });
  return 'id' in saved;
}
