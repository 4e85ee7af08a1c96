import { and, eq } from 'drizzle-orm';
import type { SessionMember } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import { OVERRIDES_COLUMN, type OverrideRow } from '../../readmodels/featureOverrides.ts';
import { previews } from '../tables.ts';
import { PROFILE_COLUMNS, type MemberProfile } from './profile.ts';
import { SESSION_COLUMNS, type SessionRow } from './sessions.ts';

/** A preview's member, as their own session would have them. */
export interface StoredPreview {
  readonly id: string;
  readonly at: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly member: SessionMember;
  readonly profile: MemberProfile;
  readonly overrides: readonly OverrideRow[];
}

type Row = SessionRow &
  MemberProfile & {
    readonly overrides: readonly OverrideRow[];
    readonly shown_at: string | null;
    readonly ends_at: string;
  };

/** $1 token, $2 brand, $3 now, $4 staff, $5 their session. */
const openPreview = statement<Row>(
  'open_preview',
  `select ${SESSION_COLUMNS}, ${PROFILE_COLUMNS}, ${OVERRIDES_COLUMN} as overrides, token.at as shown_at,
     token.expires_at as ends_at
   from (
     select p.*, p.created_at as last_seen_at, false as second_factor
     from previews p
     where p.token_hash = $1
       and p.brand = $2
       and p.expires_at > $3::timestamptz
       and p.staff_id = $4::uuid
       and p.session_id = $5::uuid
   ) token
   join members m on m.id = token.member_id and m.brand = token.brand`,
);

/** Null for tokens that are unknown, expired, another brand's or another session's. */
export async function findPreview(
  db: Db,
  preview: {
    readonly tokenHash: string;
    readonly brandId: string;
    readonly now: Date;
    readonly staffId: string;
    readonly sessionId: string;
  },
): Promise<StoredPreview | null> {
  const { tokenHash, brandId, now, staffId, sessionId } = preview;
  const [row] = await openPreview(db, [tokenHash, brandId, now.toISOString(), staffId, sessionId]);
  if (row === undefined) return null;
  return {
    id: row.session_id,
    at: instantOrNull(row.shown_at),
    createdAt: instant(row.created_at),
    expiresAt: instant(row.ends_at),
    // No one gets rights by looking at someone who has them.
    member: {
      id: row.member_id,
      ...(row.home_id === null ? {} : { homeId: row.home_id }),
      brandId,
      isAdmin: false,
      roles: new Set(),
      needsSecondFactor: false,
      locale: row.member_locale,
      timeZone: row.time_zone,
      accountSetupStatus: row.account_setup_status,
      attributes: row.attributes,
    },
    profile: row,
    overrides: row.overrides,
  };
}

export async function insertPreview(tx: Db, preview: typeof previews.$inferInsert): Promise<void> {
  await tx.insert(previews).values(preview);
}

/** False: there is none any more. */
export async function deletePreview(tx: Db, brandId: string, id: string): Promise<boolean> {
  const found = await tx
    .delete(previews)
    .where(and(eq(previews.brand, brandId), eq(previews.id, id)))
    .returning({ id: previews.id });
  return found.length > 0;
}
