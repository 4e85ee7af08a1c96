import type { ScheduledKind } from '../../domain/schedules/schedule.ts';
import { featureFaults, featureVersion, saveFeatureIn, type FeatureDeps } from '../features/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { RefusedField } from '../platform/graphql/refusal.ts';
import { saveSegmentIn, segmentFaults, segmentVersion } from '../segments/service.ts';
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
  SEGMENT: {
    schedule: 'segment.schedule',
    cancel: 'segment.unschedule',
    outdate: 'segment.scheduleOutdated',
  },
} as const satisfies Readonly<Record<ScheduledKind, Readonly<Record<string, string>>>>;

/** The version that is saved; null: it isn't there. */
export function currentVersion(db: Db, { brand, kind, objectId }: ScheduledItem): Promise<number | null> {
  switch (kind) {
    case 'FEATURE':
      return featureVersion(db, brand, objectId);
    case 'SEGMENT':
      return segmentVersion(db, brand, objectId);
  }
}

type Change = Pick<ScheduleRow, 'brand' | 'objectId' | 'proposal'>;

/** What speaks against a change, as everything is now. */
export function changeFaults(
  tx: Db,
  { brands }: Pick<ScheduleDeps, 'brands'>,
  { brand, objectId, proposal }: Change,
): Promise<readonly RefusedField[]> {
  switch (proposal.kind) {
    case 'FEATURE':
      return featureFaults(tx, brand, objectId, proposal.rules);
    case 'SEGMENT': {
      const { segmentKind: kind, ...content } = proposal;
      return segmentFaults({ brands, db: tx }, brand, objectId, { ...content, kind });
    }
  }
}

/** Saves a change in its author's name, as if it were saved now. */
export async function saveChange(
  tx: Db,
  deps: ScheduleDeps,
  { brand: brandId, objectId, proposal, authorId: actorId, reason }: ScheduleRow,
  version: number,
): Promise<'APPLIED' | 'HELD' | 'OUTDATED'> {
  const by = { brandId, actorId, reason };
  switch (proposal.kind) {
    case 'FEATURE': {
      const { isEnabled, rules } = proposal;
      const saved = await saveFeatureIn(tx, deps, { ...by, key: objectId, version, isEnabled, rules });
      return 'key' in saved ? 'APPLIED' : 'waiting' in saved ? 'HELD' : 'OUTDATED';
    }
    case 'SEGMENT': {
      const { segmentKind: kind, ...content } = proposal;
      const saved = await saveSegmentIn(tx, deps, objectId, version, { ...by, ...content, kind });
      return 'id' in saved ? 'APPLIED' : 'waiting' in saved ? 'HELD' : 'OUTDATED';
    }
  }
}
