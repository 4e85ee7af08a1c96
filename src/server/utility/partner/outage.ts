import { transaction } from '../../platform/db/transaction.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { partnerUtility, updateUtility, readUtility, type PartnerUtility } from '../../programs/service.ts';
import { utilityClient, type OwnStatus } from './partnerClient.ts';
import { JOBS, type UtilityDeps } from '../deps.ts';
import { lockPartner, updatePartner } from '../store/partners.ts';
import { TIMING } from '../timing.ts';

const REASON = 'Reported by the utility';

/** The utility reported an outage or its end, or a call suggested one: asks the utility. */
export async function reportOutage(
  { db, jobs }: Pick<UtilityDeps, 'db' | 'jobs'>,
  { id }: Pick<PartnerUtility, 'id'>,
): Promise<void> {
  await jobs.send(db, JOBS.status, { utilityId: id }, { key: id });
}

/**
 * Stores the status that the utility reports. Only staff end an outage that staff entered; a reported one is
 * checked until it is over.
 */
export async function checkStatus(deps: UtilityDeps, utilityId: string): Promise<void> {
  const utility = await partnerUtility(deps.db, utilityId);
  if (utility === null) await updatePartner(deps.db, utilityId, { statusDueAt: null });
  else await saveReport(deps, utilityId, await fetchOwnStatus(deps, utility, TIMING.callMs));
}

/** Whether the utility reports an outage right now. No answer in time counts as no outage. */
export async function reportsOutage(deps: UtilityDeps, utility: PartnerUtility): Promise<boolean> {
  const report = await fetchOwnStatus(deps, utility, TIMING.statusAnswerMs);
  if (report?.away !== true) return false;
  await saveReport(deps, utility.id, report);
  return true;
}

/** Null: the utility doesn't say. */
async function fetchOwnStatus(
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

/** The utility's outage and what we remember of the report are written together. */
function saveReport(
  { db, clock, newId }: UtilityDeps,
  utilityId: string,
  report: OwnStatus | null,
): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const kept = await lockPartner(tx, utilityId);
    const began = kept?.outageReportedAt ?? null;
    const away = report === null ? began !== null : report.away;
    // An end in the past is unknown.
    const end = report !== null && report.until !== null && report.until > now ? report.until : null;
    const isTaken =
      report === null ||
      (!away && began === null) ||
      (await saveOutage({ db: tx, clock, newId }, utilityId, away, away ? end : null));
    const change = isTaken
      ? {
          outageReportedAt: away ? (began ?? now) : null,
          statusDueAt: away || report === null ? new Date(now.getTime() + TIMING.statusMs) : null,
        }
      : { outageReportedAt: began, statusDueAt: new Date(now.getTime() + TIMING.statusMs) };
    await updatePartner(tx, utilityId, change);
  });
}

/**
 * Whether the outage is saved. If staff are changing the utility at the same time, it is checked again later.
 */
async function saveOutage(
  deps: Pick<UtilityDeps, 'clock' | 'db' | 'newId'>,
  id: string,
  inOutage: boolean,
  outageEndAt: Date | null,
): Promise<boolean> {
  const utility = await readUtility(deps.db, id);
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
