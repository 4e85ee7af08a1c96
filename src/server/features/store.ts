import type { FeatureOverride } from '../../domain/features/effectiveFeature.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import type { OverrideRow } from '../readmodels/homeAhead.ts';

const selectOverrides = statement<OverrideRow>(
  'feature_overrides_of_member',
  `select o.key, o.state, to_json(o.expires_at) as expires_at from feature_overrides o join members m on m.id = o.member_id where o.member_id = $1 and m.brand = $2`,
);

/** Includes expired overrides. */
export async function findOverrides(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<Map<string, FeatureOverride>> {
  return overridesByKey(await selectOverrides(db, [memberId, brandId]));
}

export function overridesByKey(found: readonly OverrideRow[]): Map<string, FeatureOverride> {
  return new Map(
    found.map(({ key, state, expires_at }) => [
      key,
      { state, expiresAt: expires_at === null ? null : new Date(expires_at) },
    ]),
  );
}
