import { say } from '../messages/say.ts';
import type { RequestContext } from '../platform/context.ts';
import { refused, unavailable } from '../platform/errors.ts';

const deadlineMs = 5_000;

/**
 * Lets nobody pass whom the captcha does not, where the brand has its keys. The token is looked at by the captcha's
 * own server; one that it does not know, or has seen before, is refused.
 */
export async function passCaptcha({ brand, deps, client }: RequestContext, token: string | null): Promise<void> {
  const { partners, outbound } = deps;
  const secret = brand.config.captcha === null ? null : partners.secret(`captcha:${brand.id}`);
  if (secret === null || partners.captchaVerifyUrl === null) return;
  const fault = say('signup.captcha');
  if (token === null || token === '') throw refused(fault, { code: 'CAPTCHA', fields: { captcha_token: fault } });
  const answer = await outbound
    .call(
      `captcha:${brand.id}`,
      {
        method: 'POST',
        url: partners.captchaVerifyUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response: token, remoteip: client.address }).toString(),
      },
      { deadlineMs, maxBytes: 16_384 },
    )
    .then((each) => each.json())
    .catch(() => {
      throw unavailable(say('signup.captchaAway'), 10);
    });
  if ((answer as { success?: unknown } | null)?.success !== true) throw refused(fault, { code: 'CAPTCHA', fields: { captcha_token: fault } });
}
