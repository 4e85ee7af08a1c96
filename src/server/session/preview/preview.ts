import type { RestHandlers } from '../../../../codegen/rest/handlers.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { CookieChange } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { antiForgeryFailure, missing, refused } from '../../platform/errors.ts';
import { isRowId, rowId } from '../../platform/graphql/nodes.ts';
import { PREVIEW_COOKIE, setCookie } from '../../platform/http/cookies.ts';
import { cookieSetting } from '../../platform/http/requestContext.ts';
import { isFromOwnPage } from '../../platform/http/sameSite.ts';
import type { ServerPart } from '../../platform/http/server.ts';
import { inEnglish } from '../../platform/messages/inWords.ts';
import { say } from '../../platform/messages/say.ts';
import { antiForgeryCookie } from '../login/cookies.ts';
import { loadMember } from '../profile/memberLoader.ts';
import { deletePreview, insertPreview } from '../store/previews.ts';
import { hashToken, newToken } from '../login/tokens.ts';

const PREVIEW_MINUTES = 30;
/** How far ahead the app can be shown. */
const MOST_DAYS_AHEAD = 366;
const LEAVE_PATH = '/preview/leave';

/** It outlives the preview, so that a page left open is known as one until the next page is loaded. */
const previewCookie = (token: string | null): CookieChange => ({
  name: PREVIEW_COOKIE,
  value: token,
  httpOnly: true,
});

/** Shows the app to staff as one of the brand's members sees it, read-only and for a while, with an audit entry. */
export const startPreview: RestHandlers['startPreview'] = async (ctx, { body }) => {
  const { reason, at } = body;
  const { deps, brand, session, now, db } = ctx;
  const shownAt = at === undefined ? null : new Date(at);
  const [fault] = reasonFaults(reason);
  if (fault !== undefined)
    throw refused(fault.message, { code: 'INVALID', fields: { reason: fault.message } });
  const member = isRowId(body.member) ? body.member : rowId(body.member, 'MemberRecord');
  if (member === null || (await loadMember(ctx, member)) === null) throw missing();
  if (
    shownAt !== null &&
    !(shownAt > now && shownAt.getTime() <= now.getTime() + MOST_DAYS_AHEAD * 86_400_000)
  )
    throw refused(say('preview.at'), { code: 'INVALID', fields: { at: say('preview.at') } });
  const token = newToken();
  const id = deps.newId();
  const expiresAt = new Date(now.getTime() + PREVIEW_MINUTES * 60_000);
  await transaction(db, async (tx) => {
    await insertPreview(tx, {
      tokenHash: hashToken(token),
      id,
      brand: brand.id,
      memberId: member,
      staffId: ctx.member.id,
      sessionId: session.id,
      at: shownAt,
      createdAt: now,
      expiresAt,
    });
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: ctx.member.id,
      action: 'preview.start',
      subject: `member:${member}`,
      reason: reason.trim(),
      before: null,
      after: { until: expiresAt.toISOString(), at: shownAt?.toISOString() ?? null },
    });
  });
  return { status: 200, body: { ok: true }, cookies: [previewCookie(token), antiForgeryCookie(id, ctx)] };
};

/** The bar's button. It takes no token: leaving can do no harm. */
export const leavePreview: ServerPart = async (app, { readContext, deps }) => {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, parsed) => {
      body.resume();
      parsed(null, null);
    });
    scope.post(LEAVE_PATH, { config: { preview: 'leave' } }, async (request, reply) => {
      if (!isFromOwnPage(request)) throw antiForgeryFailure();
      const ctx = await readContext(request);
      const { preview, member } = ctx;
      setCookie(reply, cookieSetting(ctx), previewCookie(null));
      if (preview == null || member === null) return reply.redirect('/internal/features/members', 303);
      await transaction(ctx.db, async (tx) => {
        // Of two presses, one ends it.
        if (!(await deletePreview(tx, ctx.brand.id, preview.id))) return;
        await record(tx, {
          id: deps.newId(),
          at: deps.clock.now(),
          brandId: ctx.brand.id,
          actorId: preview.staffId,
          action: 'preview.end',
          subject: `member:${member.id}`,
          reason: inEnglish(say('preview.left')),
          before: null,
          after: null,
        });
      });
      return reply.redirect(`/internal/features/members?member=${member.id}`, 303);
    });
  });
};
