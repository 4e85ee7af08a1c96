import type { FeatureOverride } from '../../domain/features/effectiveFeature.ts';
import type { Db } from '../platform/db/db.ts';
import { instantOrNull, statement } from '../platform/db/sql.ts';

interface OverrideRow extends Record<string, unknown> {
  key: string;
  state: 'ENABLED' | 'DISABLED';
  expires_at: string | null;
}

const overridesOf = statement<OverrideRow>(
  'feature_overrides_of_member',
  `select o.key, o.state, o.expires_at from feature_overrides o join members m on m.id = o.member_id where o.member_id = $1 and m.brand = $2`,
);

/** What operators have set for a member, by key; expired ones too. */
export async function findOverrides(db: Db, brandId: string, memberId: string): Promise<Map<string, FeatureOverride>> {
  const found = await overridesOf(db, [memberId, brandId]);
  return new Map(found.map(({ key, state, expires_at }) => [key, { state, expiresAt: instantOrNull(expires_at) }]));
}
