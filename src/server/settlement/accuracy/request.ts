import { reasonFaults, record } from '../../audit/service.ts';
import type { Deps } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { listActivePrograms, findProgram } from '../../programs/service.ts';
import { scheduleRunsNow } from './store.ts';

export interface AccuracyOrder {
  readonly brandId: string;
  readonly actorId: string | null;
  readonly reason: string;
  /** One program, the active ones of a utility, or all active ones of the brand. */
  readonly of: { readonly programId: string } | { readonly utilityId: string } | 'brand';
}

/** Schedules accuracy measurements now and audits it; queued and running ones continue. */
export async function requestAccuracy(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { brandId, actorId, reason, of }: AccuracyOrder,
): Promise<{ readonly programIds: readonly string[] } | { readonly refusal: RefusedChange }> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  return transaction(db, async (tx) => {
    const programIds =
      of === 'brand' || 'utilityId' in of
        ? await listActivePrograms(tx, brandId, of === 'brand' ? null : of.utilityId)
        : [of.programId];
    const [first] = programIds;
    if (first === undefined) return refusal('NOT_FOUND', say('programs.noneToMeasure'));
    // Lists are scoped by brand already; a single program may belong to another.
    if ((await findProgram(tx, first))?.brandId !== brandId)
      return refusal('NOT_FOUND', say('programs.noSuchProgram'));
    const now = clock.now();
    const demanded = await scheduleRunsNow(tx, brandId, programIds, now);
    if (demanded > 0) {
      const subject =
        of === 'brand'
          ? `brand:${brandId}`
          : 'utilityId' in of
            ? `utility:${of.utilityId}`
            : `program:${of.programId}`;
      await record(tx, {
        id: newId(),
        at: now,
        brandId,
        actorId,
        action: 'accuracy.measure',
        subject,
        reason: reason.trim(),
        before: null,
        after: { programs: programIds },
      });
    }
    return { programIds };
  });
}
