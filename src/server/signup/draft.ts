import { createHash, randomBytes } from 'node:crypto';
import type { CookieChange, RequestContext } from '../platform/context.ts';
import { RequestError } from '../platform/errors.ts';
import { NEW_SIGNUPS } from '../../domain/session/tryLimits.ts';
import { takeAllowances } from '../platform/allowances.ts';
import { networkOf } from '../platform/http/networkOf.ts';
import { say } from '../platform/messages/say.ts';
import { DRAFT_DAYS, findDraft, insertDraft, updateDraft, type Draft, type DraftChange } from './store.ts';

/** Knows a stranger's draft again. Only the browser has it; here is its hash. */
export const SIGNUP_COOKIE = 'ebbwatt_signup';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The draft of the browser that asks; null for none, an old one, a forged one, and another brand's. */
export async function draftOf({ db, brand, client, now }: RequestContext): Promise<Draft | null> {
  const token = client.cookies[SIGNUP_COOKIE];
  return token === undefined || token === '' ? null : findDraft(db, brand.id, hashOf(token), now);
}

/** Writes into the browser's draft, and begins one where there is none. The cookie lives as long as the draft. */
export async function writeDraft(
  ctx: RequestContext,
  change: (before: Draft | null) => DraftChange,
): Promise<{ before: Draft | null; draft: Draft; cookies: CookieChange[] }> {
  const { db, brand, client, deps, now, locale } = ctx;
  const before = await draftOf(ctx);
  const seconds =
    before === null
      ? await takeAllowances(
          db,
          [{ key: deps.secrets.keyedHash('tries', `signup:${networkOf(client.address)}`), ...NEW_SIGNUPS }],
          now,
        )
      : 0;
  if (seconds > 0)
    throw new RequestError(429, say('session.tooManyTries', { seconds }), {
      code: 'TOO_MANY',
      retryAfter: seconds,
    });
  const told = client.cookies[SIGNUP_COOKIE];
  const token = before !== null && told !== undefined ? told : randomBytes(32).toString('base64url');
  const draft =
    before === null
      ? await insertDraft(db, {
          id: deps.newId(),
          brand: brand.id,
          tokenHash: hashOf(token),
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
