import { lookAlikeKey } from '../../domain/segments/plainText.ts';
import { outdateWaiting } from '../approvals/service.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import {
  announceTargeting,
  checkBrandTree,
  toAudit,
  writeChange,
  type ChangedSegment,
  type SegmentChange,
  type SegmentDeps,
} from './administer.ts';
import { segmentUses } from './queries/segmentUses.ts';
import {
  deleteSegmentRow,
  lockTargeting,
  nameTaken,
  readDeletedSegments,
  readSegments,
  readSegmentVersions,
  writeVersion,
  type SegmentRecord,
} from './store.ts';

type StaffWrite = Pick<SegmentChange, 'brandId' | 'actorId' | 'reason'>;

/** Changes a brand's segments, with a reason and under the lock of targeting; every process acts on it at once. */
async function changeSegments(
  deps: SegmentDeps,
  { brandId, reason }: StaffWrite,
  work: (tx: Db, all: readonly SegmentRecord[], now: Date) => Promise<ChangedSegment>,
): Promise<ChangedSegment> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = deps.clock.now();
  const changed = await transaction(deps.db, async (tx) => {
    await lockTargeting(tx, brandId);
    return work(tx, await readSegments(tx, brandId), now);
  });
  if ('id' in changed) await deps.changes.notify('targeting', brandId);
  return changed;
}

/** Deletes a segment that nothing uses. Its versions stay. */
export function deleteSegment(
  deps: SegmentDeps,
  id: string,
  version: number,
  staff: StaffWrite,
): Promise<ChangedSegment> {
  const { brandId, actorId, reason } = staff;
  return changeSegments(deps, staff, async (tx, all, now) => {
    const before = all.find((one) => one.id === id);
    if (before === undefined) return refusal('NOT_FOUND', say('segments.unknown'));
    if (before.version !== version) return { conflict: before };
    const uses = await segmentUses(tx, brandId, id);
    if (uses.length > 0)
      return refusal(
        'NOT_ALLOWED',
        say('segments.inUse', { count: uses.length, uses: uses.map(({ name }) => name).join(', ') }),
      );
    const item = { kind: 'SEGMENT', objectId: id } as const;
    await outdateWaiting(tx, deps, { brandId, actorId, reason, item });
    await deleteSegmentRow(tx, id);
    const { createdAt: _createdAt, changedAt: _changedAt, id: segmentId, ...content } = before;
    await writeVersion(tx, {
      ...content,
      segmentId,
      version: before.version + 1,
      at: now,
      actorId,
      reason: reason.trim(),
      deleted: true,
    });
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: 'segment.delete',
      subject: `segment:${id}`,
      reason: reason.trim(),
      before: toAudit(before),
      after: null,
    });
    await announceTargeting(tx, deps, brandId);
    return { id };
  });
}

/** Brings a deleted segment back as it last was, under its own id. Nothing uses it yet, so nobody has to approve it. */
export function restoreSegment(
  deps: SegmentDeps,
  id: string,
  version: number,
  staff: StaffWrite,
): Promise<ChangedSegment> {
  const { brandId, actorId, reason } = staff;
  return changeSegments(deps, staff, async (tx, all, now) => {
    const current = all.find((one) => one.id === id);
    if (current !== undefined) return { conflict: current };
    const gone = (await readDeletedSegments(tx, brandId)).find(({ segmentId }) => segmentId === id);
    if (gone === undefined) return refusal('NOT_FOUND', say('segments.unknown'));
    if (gone.version !== version) return refusal('STALE', say('segments.stale'));
    const nameKey = lookAlikeKey(gone.name);
    if (await nameTaken(tx, brandId, nameKey, id))
      return refusal('NOT_ALLOWED', say('segments.restoreNameTaken', { name: gone.name }));
    const [fault] = await checkBrandTree({ ...deps, db: tx }, brandId, id, gone, all);
    if (fault !== undefined) return refusal('NOT_ALLOWED', fault.message);
    const {
      segmentId: _segmentId,
      at: _at,
      actorId: _actorId,
      reason: _reason,
      deleted: _deleted,
      ...content
    } = gone;
    const first = (await readSegmentVersions(tx, brandId, id)).at(-1)?.at ?? now;
    const row = { ...content, id, nameKey, version: gone.version + 1, createdAt: first, changedAt: now };
    await writeChange(tx, deps, { row, before: null, all, action: 'segment.restore', actorId, reason });
    return { id };
  });
}
