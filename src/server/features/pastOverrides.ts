import type { FeatureOverride } from '../../domain/features/features.ts';
import type { Db } from '../platform/db/db.ts';
import { overridesAround } from './queries/overrides.ts';

/** As the audit log keeps an override; see `toAudit` of administer.ts. */
const KEPT = /^(?<state>ENABLED|DISABLED)(?: until (?<until>\S+))?(?<session> in one session)?$/;

/**
 * A member's overrides as they were at an instant, by the audit log; null: nothing about them was recorded. Those of one
 * session are left out.
 */
export async function readPastOverrides(
  db: Db,
  brandId: string,
  memberId: string,
  at: Date,
): Promise<ReadonlyMap<string, FeatureOverride> | null> {
  const kept = await overridesAround(db, brandId, memberId, at);
  if (kept === null) return null;
  return new Map(
    Object.entries(kept).flatMap(([key, text]): [string, FeatureOverride][] => {
      const { state, until, session } = KEPT.exec(text)?.groups ?? {};
      if ((state !== 'ENABLED' && state !== 'DISABLED') || session !== undefined) return [];
      return [[key, { state, expiresAt: until === undefined ? null : new Date(until) }]];
    }),
  );
}
