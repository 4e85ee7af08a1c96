import type { FastifyInstance } from 'fastify';
import { CAPTCHA_FRAME } from '../../domain/signup/captchaFrame.ts';
import type { Brands } from '../brands/service.ts';
import { RequestError, partnerAway } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { captchaScript } from './captchaScript.ts';
import { sendPartnerFrame } from './partnerFrame.ts';

const STYLES = `
input[type=checkbox]{width:22px;height:22px;margin:0;accent-color:var(--c-brand)}`;

/**
 * The page that runs a brand's captcha in a frame. It needs no session and sets no cookie. Its origin is opaque, so that
 * the captcha's script reaches neither the form nor the app's cookies.
 */
export function registerCaptchaFrame(app: FastifyInstance, brands: Brands, scriptUrl: string | null): void {
  app.get(CAPTCHA_FRAME, (request, reply) => {
    const { captcha, id } = brands.forHost(request.host).config;
    if (captcha === null) throw new RequestError(404, say('platform.noPage'), { code: 'NOT_FOUND' });
    if (scriptUrl === null) {
      request.log.error({ brand: id }, 'the brand has captcha keys, but CAPTCHA_SCRIPT_URL is missing');
      throw partnerAway(say('signup.captchaAway'), 60);
    }
    return sendPartnerFrame(request, reply, brands, {
      element: 'captcha',
      data: { key: captcha.siteKey },
      scriptUrl,
      script: captchaScript,
      styles: STYLES,
      title: say('signup.captchaTitle'),
      notLoaded: say('signup.captchaNotLoaded'),
      again: say('signup.captchaAgain'),
      opensFrames: true,
    });
  });
}
