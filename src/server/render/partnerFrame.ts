import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseAcceptLanguage, resolveLocale } from '../../domain/brands/resolveLocale.ts';
import { themeCss } from '../../domain/brands/themeCss.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import type { Brands } from '../brands/service.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { escapeHtml } from './escape.ts';
import { newNonce } from './nonce.ts';

export interface PartnerFrame {
  /** Id of the element that the partner's script fills. */
  readonly element: string;
  /** What our script passes to the partner's, as `data-…` of that element. */
  readonly data: Readonly<Record<string, string>>;
  readonly scriptUrl: string;
  /** Our script in the frame. */
  readonly script: string;
  readonly styles: string;
  readonly title: Sentence;
  /** Shown when the partner's script doesn't load, with a link that tries again. */
  readonly notLoaded: Sentence;
  readonly again: Sentence;
  /** Whether the partner's script opens frames of its own. */
  readonly opensFrames: boolean;
}

/** What a frame may do, without an origin. */
const SANDBOX = 'allow-scripts allow-forms';

const STYLES = `
body{margin:0;padding:4px;background:transparent;color:var(--c-text);font:400 1rem/1.5 var(--font-body)}
p{margin:0 0 8px}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600}
:focus-visible{outline:3px solid var(--c-focus);outline-offset:2px}`;

/**
 * Answers with a page that runs a partner's script in a frame, so that the app's own pages run no third-party scripts. The
 * frame's origin is opaque: the script can't reach the pages or their cookies. It has the brand's look, and the language,
 * theme and mode of the address.
 */
export function sendPartnerFrame(
  request: FastifyRequest,
  reply: FastifyReply,
  brands: Brands,
  frame: PartnerFrame,
): FastifyReply {
  const { config, theme } = brands.forHost(request.host);
  const wish = new URL(request.url, 'http://page').searchParams;
  const mode = wish.get('mode');
  const locale = resolveLocale({
    offered: config.locales,
    chosen: [wish.get('locale')],
    languages: parseAcceptLanguage(request.headers['accept-language']),
  });
  const text = (sentence: Sentence) => escapeHtml(inWords(locale, sentence));
  const css = themeCss(brands.themeById(wish.get('theme') ?? '') ?? theme) + STYLES + frame.styles;
  const data = Object.entries({ ...frame.data, script: frame.scriptUrl })
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const nonce = newNonce();
  const page = [
    `<!doctype html><html lang="${escapeHtml(locale)}" data-mode="${mode === 'light' || mode === 'dark' ? mode : 'auto'}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${text(frame.title)}</title><style>${css}</style></head>`,
    `<body><div id="${frame.element}"${data}></div>`,
    `<div id="away" role="alert" hidden><p>${text(frame.notLoaded)}</p><a href="">${text(frame.again)}</a></div>`,
    `<script nonce="${nonce}">${frame.script}</script></body></html>`,
  ].join('');
  return reply.headers(frameHeaders(nonce, frame)).send(page);
}

/** Only the partner's origin is allowed besides our own. It may use inline styles, which are not scripts. */
function frameHeaders(nonce: string, { scriptUrl, opensFrames }: PartnerFrame): Record<string, string> {
  const { origin } = new URL(scriptUrl);
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    "style-src 'unsafe-inline'",
    `img-src ${origin} data:`,
    `connect-src ${origin}`,
    ...(opensFrames ? [`frame-src ${origin}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${SANDBOX}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': directives.join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  };
}
