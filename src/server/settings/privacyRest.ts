import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import {
  activeGroups,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_VERSION,
  consentText,
  countedGroups,
} from '../../domain/analytics/consent.ts';
import type { CookieChange } from '../platform/context.ts';
import { findPrivacyChoice, insertPrivacyChoice } from './store/privacy.ts';

/** What a visitor agrees to. Source: ANL-07 to ANL-09; issue 15, Consent. */
export const privacyHandlers: Pick<RestHandlers, 'updatePrivacy' | 'getPrivacy'> = {
  updatePrivacy: async ({ db, brand, member, now, client, deps }, { body }) => {
    const objected = client.objects;
    const groups = countedGroups(activeGroups(body.oneTrustActiveGroups), { objects: objected });
    await insertPrivacyChoice(db, {
      id: deps.newId(),
      brand: brand.id,
      memberId: member?.id ?? null,
      groups,
      version: CONSENT_VERSION,
      objected,
      at: now,
    });
    return {
      status: 200,
      body: { groups, version: CONSENT_VERSION, decided_at: now.toISOString() },
      cookies: [consentCookie(groups)],
    };
  },

  /** A choice follows the member to another browser, unless that browser has one. */
  getPrivacy: async ({ db, member, client }) => {
    const kept = await findPrivacyChoice(db, member.id);
    if (kept === null || kept.version !== CONSENT_VERSION)
      return { status: 200, body: { groups: null, version: CONSENT_VERSION, decided_at: null } };
    const groups = countedGroups(kept.groups, { objects: client.objects });
    return {
      status: 200,
      body: { groups, version: kept.version, decided_at: kept.at.toISOString() },
      cookies: client.cookies[CONSENT_COOKIE] === undefined ? [consentCookie(groups)] : [],
    };
  },
};

function consentCookie(groups: readonly string[]): CookieChange {
  return {
    name: CONSENT_COOKIE,
    value: consentText(groups),
    httpOnly: false,
    maxAgeSeconds: CONSENT_DAYS * 86_400,
  };
}
