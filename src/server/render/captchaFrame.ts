import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../domain/brands/countries.ts';
import { parseAcceptLanguage, resolveLocale } from '../../domain/brands/resolveLocale.ts';
import { themeCss } from '../../domain/brands/themeCss.ts';
import type { Theme } from '../../domain/brands/theme.ts';
import { CAPTCHA_FRAME } from '../../domain/signup/captchaFrame.ts';
import type { Brands } from '../brands/service.ts';
import { RequestError, partnerAway } from '../platform/errors.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { captchaScript } from './captchaScript.ts';
import { escapeHtml } from './escape.ts';
import { newNonce } from './nonce.ts';

interface FrameInput {
  readonly siteKey: string;
  readonly scriptUrl: string;
  readonly nonce: string;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly mode: 'light' | 'dark' | 'auto';
}

/**
 * The page that runs a brand's captcha in a frame, so that the app's own pages run no third-party scripts. It needs no
 * session and sets no cookie.
 */
export function registerCaptchaFrame(app: FastifyInstance, brands: Brands, scriptUrl: string | null): void {
  app.get(CAPTCHA_FRAME, (request, reply) => {
    const { config, theme } = brands.forHost(request.host);
    if (config.captcha === null) throw new RequestError(404, say('platform.noPage'), { code: 'NOT_FOUND' });
    if (scriptUrl === null) {
      request.log.error(
        { brand: config.id },
        'the brand has captcha keys, but CAPTCHA_SCRIPT_URL is missing',
      );
      throw partnerAway(say('signup.captchaAway'), 60);
    }
    const wish = new URL(request.url, 'http://page').searchParams;
    const mode = wish.get('mode');
    const nonce = newNonce();
    const page = frame({
      siteKey: config.captcha.siteKey,
      scriptUrl,
      nonce,
      locale: resolveLocale({
        offered: config.locales,
        chosen: [wish.get('locale')],
        languages: parseAcceptLanguage(request.headers['accept-language']),
      }),
      theme: brands.themeById(wish.get('theme') ?? '') ?? theme,
      mode: mode === 'light' || mode === 'dark' ? mode : 'auto',
    });
    return reply.headers(frameHeaders(nonce, new URL(scriptUrl).origin)).send(page);
  });
}

/** Only the captcha's origin is allowed besides our own. It may use inline styles, which are not scripts. */
function frameHeaders(nonce: string, origin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    "style-src 'unsafe-inline'",
    `img-src ${origin} data:`,
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  };
}

const styles = `
body{margin:0;padding:4px;background:transparent;color:var(--c-text);font:400 1rem/1.5 var(--font-body)}
p{margin:0 0 8px}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600}
input[type=checkbox]{width:22px;height:22px;margin:0;accent-color:var(--c-brand)}
:focus-visible{outline:3px solid var(--c-focus);outline-offset:2px}`;

function frame({ siteKey, scriptUrl, nonce, locale, theme, mode }: FrameInput): string {
  const text = (id: 'signup.captchaTitle' | 'signup.captchaNotLoaded' | 'signup.captchaAgain') =>
    escapeHtml(inWords(locale, say(id)));
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}" data-mode="${mode}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${text('signup.captchaTitle')}</title><style>${themeCss(theme)}${styles}</style></head>`,
    `<body><div id="captcha" data-key="${escapeHtml(siteKey)}" data-script="${escapeHtml(scriptUrl)}"></div>`,
    `<div id="away" role="alert" hidden><p>${text('signup.captchaNotLoaded')}</p><a href="">${text('signup.captchaAgain')}</a></div>`,
    `<script nonce="${nonce}">${captchaScript}</script></body></html>`,
  ].join('');
}
