import { isStaff } from '../../platform/access/check.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ResolvedSession } from '../../platform/http/requestContext.ts';
import { withHome } from '../profile/household.ts';
import { keepForPage } from '../profile/profileLoader.ts';
import { findPreview } from '../store/previews.ts';
import { hashToken } from '../login/tokens.ts';

/** The role key that opens the app as a member sees it. */
const PREVIEW_KEY = 'internal_experience_manager_view';

/** What a session of staff who look at a member's app is instead; null: they don't, or may not any more. */
export async function readOpenPreview(
  db: Db,
  token: string | undefined,
  { session, member: staff }: ResolvedSession,
  { brandId, now }: { readonly brandId: string; readonly now: Date },
): Promise<ResolvedSession | null> {
  if (token === undefined || !isStaff(staff) || !staff.roles.has(PREVIEW_KEY)) return null;
  const preview = await findPreview(db, {
    tokenHash: hashToken(token),
    brandId,
    now,
    staffId: staff.id,
    sessionId: session.id,
  });
  if (preview === null) return null;
  const { id, createdAt, at, expiresAt, profile, overrides } = preview;
  const member = await withHome(db, preview.member);
  keepForPage(member, { profile, overrides });
  return {
    session: { id, token: session.token, createdAt, secondFactor: false },
    member,
    preview: {
      id,
      staffId: staff.id,
      memberName: `${profile.firstName} ${profile.lastName}`.trim() || profile.email,
      at,
      expiresAt,
    },
  };
}
