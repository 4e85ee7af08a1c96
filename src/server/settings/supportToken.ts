import { createHmac } from 'node:crypto';
import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import { partnerAway, RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { loadProfile } from '../session/service.ts';

/** Long enough to load the widget, and no longer. */
const GOOD_FOR_SECONDS = 300;

/** The member's log-in to the brand's support widget: a JSON Web Token, signed with the brand's secret there (ANL-12). */
export const supportHandlers: Pick<RestHandlers, 'getSupportToken'> = {
  getSupportToken: async (ctx) => {
    const { brand, deps, log, member, now } = ctx;
    const appId = brand.config.supportWidgetId;
    if (appId === null) throw new RequestError(404, say('platform.noPage'), { code: 'NOT_FOUND' });
    const secret = deps.partners.secret(`support:${brand.id}`);
    if (secret === null) {
      log.error({ brand: brand.id }, 'the brand has a support widget, but its secret is missing');
      throw partnerAway(say('settings.supportAway'), 60);
    }
    const profile = await loadProfile(ctx);
    const issuedAt = Math.floor(now.getTime() / 1_000);
    const token = signed(secret, {
      aud: appId,
      sub: member.id,
      name: [profile?.firstName, profile?.lastName].filter(Boolean).join(' '),
      email: profile?.email ?? '',
      iat: issuedAt,
      exp: issuedAt + GOOD_FOR_SECONDS,
    });
    return {
      status: 200,
      body: { token, expires_at: new Date((issuedAt + GOOD_FOR_SECONDS) * 1_000).toISOString() },
    };
  },
};

/** HS256 (RFC 7515). */
function signed(secret: string, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
