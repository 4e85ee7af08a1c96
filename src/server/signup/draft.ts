import { createHash, randomBytes } from 'node:crypto';
import type { CookieChange, RequestContext } from '../platform/context.ts';
import { RequestError } from '../platform/errors.ts';
import { NEW_SIGNUPS } from '../../domain/session/tryLimits.ts';
import { takeAllowances } from '../platform/allowances.ts';
import { toNetwork } from '../platform/http/toNetwork.ts';
import { say } from '../platform/messages/say.ts';
import { DRAFT_DAYS, findDraft, insertDraft, updateDraft, type Draft, type DraftChange } from './store.ts';

/** Identifies a stranger's draft. Only its hash is stored. */
export const SIGNUP_COOKIE = 'ebbwatt_signup';

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The caller's draft; null for a missing, expired or forged cookie, and for another brand's. */
export async function findOwnDraft({ db, brand, client, now }: RequestContext): Promise<Draft | null> {
  const token = client.cookies[SIGNUP_COOKIE];
  return token === undefined || token === '' ? null : findDraft(db, brand.id, hashToken(token), now);
}

/** Writes to the caller's draft, creating it if needed. The cookie lives as long as the draft. */
export async function writeDraft(
  ctx: RequestContext,
  change: (before: Draft | null) => DraftChange,
): Promise<{ before: Draft | null; draft: Draft; cookies: CookieChange[] }> {
  const { db, brand, client, deps, now, locale } = ctx;
  const before = await findOwnDraft(ctx);
  const seconds =
    before === null
      ? await takeAllowances(
          db,
          [{ key: deps.secrets.keyedHash('tries', `signup:${toNetwork(client.address)}`), ...NEW_SIGNUPS }],
          now,
        )
      : 0;
  if (seconds > 0)
    throw new RequestError(429, say('session.tooManyTries', { seconds }), {
      code: 'TOO_MANY',
      retryAfter: seconds,
    });
  const held = client.cookies[SIGNUP_COOKIE];
  const token = before !== null && held !== undefined ? held : randomBytes(32).toString('base64url');
  const draft =
    before === null
      ? await insertDraft(db, {
          id: deps.newId(),
          brand: brand.id,
          tokenHash: hashToken(token),
          createdAt: now,
          seenAt: now,
          locale,
          ...change(null),
        })
      : await updateDraft(db, before.id, { locale, seenAt: now, ...change(before) });
  return { before, draft, cookies: [draftCookie(token)] };
}

export function draftCookie(token: string | null): CookieChange {
  return {
    name: SIGNUP_COOKIE,
    value: token,
    httpOnly: true,
    ...(token === null ? {} : { maxAgeSeconds: DRAFT_DAYS * 86_400 }),
  };
}
