import type { FeatureSetting } from '../../domain/features/featureRules.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange, type RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { lockTargeting } from '../segments/service.ts';
import { isMemberKey, keyFault, saveFeatureIn, type FeatureChange, type FeatureDeps } from './administer.ts';
import { checkBrandRules } from './checkRules.ts';
import { mayStillChange } from './queries/mayStillChange.ts';
import {
  insertSchedule,
  lockSchedule,
  readSettings,
  readWaitingSchedules,
  settleSchedule,
  versionsBySchedule,
  type ScheduleRow,
} from './store.ts';

/** What waits of one feature. */
const MOST_WAITING = 20;

type Scheduled = { readonly key: string } | { readonly refusal: RefusedChange };

/** Sets a feature's default and rules at a time. Whether a colleague has to approve it is decided then, by the members of then. */
export async function scheduleFeature(
  deps: FeatureDeps,
  {
    brandId,
    actorId,
    reason,
    key,
    isEnabled,
    rules,
    version,
    at,
  }: Omit<FeatureChange, 'consent' | 'actorId'> & {
    readonly actorId: string;
    readonly at: Date;
  },
): Promise<Scheduled> {
  const now = deps.clock.now();
  if (!isMemberKey(key)) return invalid([keyFault('key', key)]);
  const faults: RefusedField[] = [...reasonFaults(reason)];
  if (at <= now) faults.push({ field: 'at', message: say('features.schedulePast') });
  if (faults.length > 0) return invalid(faults);
  return transaction(deps.db, async (tx): Promise<Scheduled> => {
    await lockTargeting(tx, brandId);
    const ruleFaults = await checkBrandRules(tx, brandId, key, rules);
    if (ruleFaults.length > 0) return invalid(ruleFaults);
    const before = (await readSettings(tx, brandId)).find((row) => row.key === key) ?? null;
    if ((before?.version ?? 0) !== version) return refusal('STALE', say('features.stale'));
    if ((await readWaitingSchedules(tx, brandId, key)).length >= MOST_WAITING)
      return refusal('NOT_ALLOWED', say('features.tooManySchedules', { most: MOST_WAITING }));
    const row: ScheduleRow = {
      id: deps.newId(),
      brand: brandId,
      key,
      version,
      isEnabled,
      rules,
      authorId: actorId,
      reason: reason.trim(),
      createdAt: now,
      at,
      state: 'WAITING',
      dueAt: at,
      savedVersion: null,
      settledAt: null,
    };
    await insertSchedule(tx, row);
    await note(tx, deps, row, { action: 'feature.schedule', actorId, reason: row.reason, after: row });
    return { key };
  });
}

/** Takes back what is scheduled. */
export async function cancelSchedule(
  deps: FeatureDeps,
  { brandId, actorId, reason, id }: { brandId: string; actorId: string; reason: string; id: string },
): Promise<Scheduled> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  return transaction(deps.db, async (tx): Promise<Scheduled> => {
    const row = await lockSchedule(tx, id);
    if (row?.brand !== brandId) return refusal('NOT_FOUND', say('features.unknownSchedule'));
    if (row.state !== 'WAITING') return refusal('NOT_ALLOWED', say('features.scheduleOver'));
    await settleSchedule(tx, id, { state: 'CANCELLED', savedVersion: null, settledAt: deps.clock.now() });
    await note(tx, deps, row, { action: 'feature.unschedule', actorId, reason: reason.trim(), after: null });
    return { key: row.key };
  });
}

/**
 * Saves what is due in its author's name, as if it were saved now: a change for many members waits for a colleague. What
 * someone saved since it was scheduled stays, and so does everything where the author may no longer change it.
 */
export async function applySchedule(deps: FeatureDeps, id: string): Promise<void> {
  const changed = await transaction(deps.db, async (tx): Promise<string | null> => {
    const row = await lockSchedule(tx, id);
    const now = deps.clock.now();
    if (row?.dueAt == null || row.dueAt > now) return null;
    const settle = (state: ScheduleRow['state'], savedVersion: number | null = null) =>
      settleSchedule(tx, id, { state, savedVersion, settledAt: now });
    const { brand: brandId, key, authorId, reason, isEnabled, rules } = row;
    await lockTargeting(tx, brandId);
    // After a pause several may be due: in the order of their times.
    const [first] = await readWaitingSchedules(tx, brandId, key);
    if (first?.id !== id) return null;
    const current = (await readSettings(tx, brandId)).find((one) => one.key === key)?.version ?? 0;
    const ownChanges = await versionsBySchedule(tx, brandId, key, row.version);
    const isAsItWas = current === row.version + ownChanges;
    const saved =
      isAsItWas && (await mayStillChange(tx, brandId, authorId))
        ? await saveFeatureIn(tx, deps, {
            brandId,
            actorId: authorId,
            reason,
            key,
            isEnabled,
            rules,
            version: current,
          })
        : null;
    if (saved !== null && 'key' in saved) {
      await settle('APPLIED', current + 1);
      return brandId;
    }
    if (saved !== null && 'waiting' in saved) {
      await settle('HELD');
      return null;
    }
    await settle('OUTDATED');
    await note(tx, deps, row, { action: 'feature.scheduleOutdated', actorId: null, reason, after: null });
    return null;
  });
  if (changed !== null) await deps.changes.notify('targeting', changed);
}

async function note(
  tx: FeatureDeps['db'],
  deps: Pick<FeatureDeps, 'clock' | 'newId'>,
  { brand, key }: ScheduleRow,
  {
    action,
    actorId,
    reason,
    after,
  }: {
    readonly action: string;
    readonly actorId: string | null;
    readonly reason: string;
    readonly after: (FeatureSetting & { readonly at: Date }) | null;
  },
): Promise<void> {
  await record(tx, {
    id: deps.newId(),
    at: deps.clock.now(),
    brandId: brand,
    actorId,
    action,
    subject: `feature:${key}`,
    reason,
    before: null,
    after: after && { isEnabled: after.isEnabled, rules: after.rules, at: after.at.toISOString() },
  });
}
