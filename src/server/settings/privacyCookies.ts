import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_VERSION,
  consentText,
  countedGroups,
} from '../../domain/analytics/consent.ts';
import type { CookieChange, RequestContext } from '../platform/context.ts';
import { perRequest } from '../platform/loader.ts';
import { findPrivacyChoice } from './store/privacy.ts';

const DAY_MS = 86_400_000;

/** What the member agreed to, in whichever browser; null: not yet, too long ago, or to another text. */
export const accountChoice = perRequest(async ({ db, member, now, client }: RequestContext) => {
  const kept = member === null ? null : await findPrivacyChoice(db, member.id);
  if (kept === null || kept.version !== CONSENT_VERSION) return null;
  const daysLeft = CONSENT_DAYS - Math.floor((now.getTime() - kept.at.getTime()) / DAY_MS);
  if (daysLeft <= 0) return null;
  return { groups: countedGroups(kept.groups, { objects: client.objects }), at: kept.at, daysLeft };
});

/** What the browser has to change so that the member's choice counts in it. Staff's browsers keep their own in a preview. */
export async function consentCookies(ctx: RequestContext): Promise<CookieChange[]> {
  if (ctx.preview != null) return [];
  const kept = await accountChoice(ctx);
  if (kept === null || ctx.client.cookies[CONSENT_COOKIE] === consentText(kept.groups)) return [];
  return [consentCookie(kept.groups, kept.daysLeft)];
}

export function consentCookie(groups: readonly string[], days: number): CookieChange {
  return {
    name: CONSENT_COOKIE,
    value: consentText(groups),
    httpOnly: false,
    maxAgeSeconds: days * 86_400,
  };
}
