import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { members, sessions } from '../../session/tables.ts';
import { memberSignups, signupDrafts } from '../tables.ts';

/** The brand's member with this email address. `verified`: confirmed it, or never had to. */
export async function signupAccount(
  db: Db,
  brandId: string,
  emailKey: string,
): Promise<{ readonly id: string; readonly verified: boolean } | null> {
  const [row] = await db
    .select({ id: members.id, signup: memberSignups.memberId, verifiedAt: memberSignups.verifiedAt })
    .from(members)
    .leftJoin(memberSignups, eq(memberSignups.memberId, members.id))
    .where(and(eq(members.brand, brandId), eq(members.emailKey, emailKey)));
  return row === undefined ? null : { id: row.id, verified: row.signup === null || row.verifiedAt !== null };
}

/** Members created before an instant who never used their emailed link and whose draft is gone. */
export async function neverCame(
  db: Db,
  before: Date,
  limit: number,
): Promise<readonly { readonly memberId: string; readonly brandId: string }[]> {
  const one = { one: sql`1` };
  return db
    .select({ memberId: memberSignups.memberId, brandId: memberSignups.brand })
    .from(memberSignups)
    .innerJoin(members, eq(members.id, memberSignups.memberId))
    .where(
      and(
        isNull(memberSignups.verifiedAt),
        isNull(members.passwordHash),
        eq(members.ssoLogin, false),
        eq(members.isAdmin, false),
        lt(memberSignups.createdAt, before),
        notExists(db.select(one).from(sessions).where(eq(sessions.memberId, memberSignups.memberId))),
        notExists(db.select(one).from(signupDrafts).where(eq(signupDrafts.id, memberSignups.draftId))),
      ),
    )
    .limit(limit);
}
