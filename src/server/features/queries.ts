import type { FeatureOverride } from '../../domain/features/features.ts';
import type { Db } from '../platform/db/db.ts';
import { shortRead } from '../platform/db/sql.ts';

const selectOverrides = shortRead<{
  key: string;
  state: 'ENABLED' | 'DISABLED';
  /** As ISO 8601; null: it stays until it is cleared. */
  expires_at: string | null;
}>(
  'feature_overrides_of_member',
  `select o.key, o.state, to_json(o.expires_at) as expires_at from feature_overrides o join members m on m.id = o.member_id where o.member_id = $1 and m.brand = $2`,
);

/** Includes expired overrides. */
export async function findOverrides(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<Map<string, FeatureOverride>> {
  const found = await selectOverrides(db, [memberId, brandId]);
  return new Map(
    found.map(({ key, state, expires_at }) => [
      key,
      { state, expiresAt: expires_at === null ? null : new Date(expires_at) },
    ]),
  );
}
