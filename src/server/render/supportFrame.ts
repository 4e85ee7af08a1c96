import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../domain/brands/countries.ts';
import { parseAcceptLanguage, resolveLocale } from '../../domain/brands/resolveLocale.ts';
import { themeCss } from '../../domain/brands/themeCss.ts';
import type { Theme } from '../../domain/brands/theme.ts';
import { SUPPORT_FRAME } from '../../domain/settings/supportFrame.ts';
import type { Brands } from '../brands/service.ts';
import { RequestError } from '../platform/errors.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { escapeHtml } from './escape.ts';
import { newNonce } from './nonce.ts';
import { supportScript } from './supportScript.ts';

interface FrameInput {
  readonly appId: string;
  readonly scriptUrl: string;
  readonly nonce: string;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly mode: 'light' | 'dark' | 'auto';
}

/**
 * The page that runs a brand's support widget in a frame. Its origin is opaque, so that the widget reaches neither the
 * app's pages nor its cookies.
 */
export function registerSupportFrame(app: FastifyInstance, brands: Brands, scriptUrl: string | null): void {
  app.get(SUPPORT_FRAME, (request, reply) => {
    const { config, theme } = brands.forHost(request.host);
    if (config.supportWidgetId === null || scriptUrl === null)
      throw new RequestError(404, say('platform.noPage'), { code: 'NOT_FOUND' });
    const wish = new URL(request.url, 'http://page').searchParams;
    const mode = wish.get('mode');
    const nonce = newNonce();
    const page = frame({
      appId: config.supportWidgetId,
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

/** Only the widget's origin is allowed besides our own. It may use inline styles, which are not scripts. */
function frameHeaders(nonce: string, origin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    "style-src 'unsafe-inline'",
    `img-src ${origin} data:`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
}

const styles = `
body{margin:0;padding:4px;background:transparent;color:var(--c-text);font:400 1rem/1.5 var(--font-body)}
p{margin:0 0 8px}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600}
[role=log]{min-height:120px;padding:0 0 8px}
[role=log] p{padding:8px 12px;border-radius:12px;background:var(--c-surface-raised);overflow-wrap:anywhere}
form{display:grid;gap:8px}
label{font-weight:600}
input{box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid currentColor;border-radius:8px;background:transparent;color:inherit;font:inherit}
button{justify-self:start;min-height:44px;padding:8px 20px;border:0;border-radius:8px;background:var(--c-brand);color:var(--c-on-brand);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--c-focus);outline-offset:2px}`;

function frame({ appId, scriptUrl, nonce, locale, theme, mode }: FrameInput): string {
  const text = (id: 'settings.supportTitle' | 'settings.supportNotLoaded' | 'settings.supportAgain') =>
    escapeHtml(inWords(locale, say(id)));
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}" data-mode="${mode}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${text('settings.supportTitle')}</title><style>${themeCss(theme)}${styles}</style></head>`,
    `<body><div id="support" data-app="${escapeHtml(appId)}" data-script="${escapeHtml(scriptUrl)}"></div>`,
    `<div id="away" role="alert" hidden><p>${text('settings.supportNotLoaded')}</p><a href="">${text('settings.supportAgain')}</a></div>`,
    `<script nonce="${nonce}">${supportScript}</script></body></html>`,
  ].join('');
}
