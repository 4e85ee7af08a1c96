import type { ScheduledKind } from '../../domain/schedules/schedule.ts';
import { featureFaults, featureVersion, saveFeatureIn, type FeatureDeps } from '../features/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { RefusedField } from '../platform/graphql/refusal.ts';
import type { ScheduleRow, ScheduledItem } from './store.ts';

/** What saving needs. */
export type ScheduleDeps = FeatureDeps;

/** What the audit log calls it. */
export const ACTIONS = {
  FEATURE: {
    schedule: 'feature.schedule',
    cancel: 'feature.unschedule',
    outdate: 'feature.scheduleOutdated',
  },
} as const satisfies Readonly<Record<ScheduledKind, Readonly<Record<string, string>>>>;

/** The version that is saved; null: it isn't there. */
export const currentVersion = (db: Db, { brand, objectId }: ScheduledItem): Promise<number | null> =>
  featureVersion(db, brand, objectId);

/** What speaks against a change, as everything is now. */
export const changeFaults = (
  tx: Db,
  { brand, objectId, proposal }: Pick<ScheduleRow, 'brand' | 'objectId' | 'proposal'>,
): Promise<readonly RefusedField[]> => featureFaults(tx, brand, objectId, proposal.rules);

/** Saves a change in its author's name, as if it were saved now. */
export async function saveChange(
  tx: Db,
  deps: ScheduleDeps,
  { brand: brandId, objectId: key, proposal, authorId: actorId, reason }: ScheduleRow,
  version: number,
): Promise<'APPLIED' | 'HELD' | 'OUTDATED'> {
  const { isEnabled, rules } = proposal;
  const saved = await saveFeatureIn(tx, deps, { brandId, actorId, reason, key, version, isEnabled, rules });
  return 'key' in saved ? 'APPLIED' : 'waiting' in saved ? 'HELD' : 'OUTDATED';
}
