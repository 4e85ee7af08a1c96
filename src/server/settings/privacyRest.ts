import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import {
  activeGroups,
  CONSENT_DAYS,
  CONSENT_VERSION,
  countedGroups,
} from '../../domain/analytics/consent.ts';
import { accountChoice, consentCookie, consentCookies } from './privacyCookies.ts';
import { insertPrivacyChoice } from './store/privacy.ts';

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
      cookies: [consentCookie(groups, CONSENT_DAYS)],
    };
  },

  /** The account's choice counts in each of its browsers, also over an earlier one made there. */
  getPrivacy: async (ctx) => {
    const kept = await accountChoice(ctx);
    return {
      status: 200,
      body: {
        groups: kept?.groups ?? null,
        version: CONSENT_VERSION,
        decided_at: kept?.at.toISOString() ?? null,
      },
      cookies: await consentCookies(ctx),
    };
  },
};
