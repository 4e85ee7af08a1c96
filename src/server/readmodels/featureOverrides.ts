import type { FeatureOverride } from '../../domain/features/features.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { shortRead } from '../platform/db/sql.ts';

/** An override as the database writes it. */
export interface OverrideRow {
  readonly key: string;
  readonly state: 'ENABLED' | 'DISABLED';
  /** As ISO 8601; null: it stays until it is cleared. */
  readonly expiresAt: string | null;
  /** It counts in this session alone; null: in every one. */
  readonly sessionId: string | null;
}

/** The overrides of `members m`, expired ones included, as a list of `OverrideRow`. */
export const OVERRIDES_COLUMN = `coalesce(
    (
      select json_agg(
        json_build_object(
          'key', o.key, 'state', o.state, 'expiresAt', o.expires_at, 'sessionId', o.session_id
        )
      )
      from feature_overrides o
      where o.member_id = m.id
    ),
    '[]'
  )`;

const overridesOfMember = shortRead<{ overrides: readonly OverrideRow[] }>(
  'feature_overrides_of_member',
  `select ${OVERRIDES_COLUMN} as overrides from members m where m.id = $1 and m.brand = $2`,
);

/** By the session's member, which a page shares with the calls it makes in-process. */
const known = new WeakMap<SessionMember, readonly OverrideRow[]>();

/** For the request that read the overrides along with its session. */
export function keepOverrides(member: SessionMember, overrides: readonly OverrideRow[]): void {
  known.set(member, overrides);
}

/** The overrides of the caller by key, expired ones included. */
export async function loadOverrides(
  { db, brand, session }: Pick<RequestContext, 'db' | 'brand' | 'session'>,
  member: SessionMember,
): Promise<Map<string, FeatureOverride>> {
  const found = known.get(member) ?? (await overridesOfMember(db, [member.id, brand.id]))[0]?.overrides ?? [];
  return new Map(
    found.flatMap(({ key, state, expiresAt, sessionId }): [string, FeatureOverride][] =>
      sessionId === null || sessionId === session?.id
        ? [[key, { state, expiresAt: expiresAt === null ? null : new Date(expiresAt) }]]
        : [],
    ),
  );
}
