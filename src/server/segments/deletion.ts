import { lookAlikeKey } from '../../domain/segments/plainText.ts';
import { outdateWaiting } from '../approvals/service.ts';
import { reasonFaults, record } from '../audit/service.ts';
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
} from './store.ts';

/** Deletes a segment that nothing uses. Its versions stay. */
export async function deleteSegment(
  deps: SegmentDeps,
  id: string,
  version: number,
  { brandId, actorId, reason }: Pick<SegmentChange, 'brandId' | 'actorId' | 'reason'>,
): Promise<ChangedSegment> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = deps.clock.now();
  const deleted = await transaction(deps.db, async (tx): Promise<ChangedSegment> => {
    await lockTargeting(tx, brandId);
    const before = (await readSegments(tx, brandId)).find((one) => one.id === id) ?? null;
    if (before === null) return refusal('NOT_FOUND', say('segments.unknown'));
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
  await deps.changes.notify('targeting', brandId);
  return deleted;
}

/** Brings a deleted segment back as it last was, under its own id. Nothing uses it yet, so nobody has to approve it. */
export async function restoreSegment(
  deps: SegmentDeps,
  id: string,
  version: number,
  { brandId, actorId, reason }: Pick<SegmentChange, 'brandId' | 'actorId' | 'reason'>,
): Promise<ChangedSegment> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = deps.clock.now();
  const restored = await transaction(deps.db, async (tx): Promise<ChangedSegment> => {
    await lockTargeting(tx, brandId);
    const all = await readSegments(tx, brandId);
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
  await deps.changes.notify('targeting', brandId);
  return restored;
}
