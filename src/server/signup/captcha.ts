import { say } from '../platform/messages/say.ts';
import type { RequestContext } from '../platform/context.ts';
import { partnerAway, refused } from '../platform/errors.ts';

const deadlineMs = 5_000;

/**
 * Checks the token with the captcha's server, if the brand has captcha keys. Unknown and reused tokens are refused.
 * Without a configured server or secret every request is refused: a captcha that is shown but never checked would
 * protect nothing.
 */
export async function verifyCaptcha(
  { brand, deps, client, log }: RequestContext,
  token: string | null,
): Promise<void> {
  const keys = brand.config.captcha;
  if (keys === null) return;
  const { partners, outbound } = deps;
  const secret = partners.secret(`captcha:${brand.id}`) ?? process.env[keys.secretVariable] ?? null;
  if (secret === null || partners.captchaVerifyUrl === null) {
    log.error(
      { brand: brand.id },
      'the brand has captcha keys, but CAPTCHA_VERIFY_URL or the secret is missing',
    );
    throw partnerAway(say('signup.captchaAway'), 60);
  }
  const fault = say('signup.captcha');
  if (token === null || token === '')
    throw refused(fault, { code: 'CAPTCHA', fields: { captcha_token: fault } });
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
      throw partnerAway(say('signup.captchaAway'), 10);
    });
  if ((answer as { success?: unknown } | null)?.success !== true)
    throw refused(fault, { code: 'CAPTCHA', fields: { captcha_token: fault } });
}
