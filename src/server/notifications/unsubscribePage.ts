import { themeCss } from '../../domain/brands/themeCss.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { Deps, RequestContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { ServerPart } from '../platform/http/server.ts';
import { saveSwitches } from '../settings/service.ts';
import { escapeHtml } from './emailLayout.ts';
import { formatText } from './texts.ts';
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from './unsubscribe.ts';

interface UnsubscribeRequest {
  readonly Querystring: Readonly<Record<string, unknown>>;
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/**
 * `{backend}/unsubscribe?token=`: GET shows a confirmation button; POST, from that button or the mail program's own
 * (RFC 8058), switches that kind of email off. No log-in needed: the token names the member. Safe to repeat.
 */
export function unsubscribePage({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): ServerPart {
  return async (app, { readContext }) => {
    // Mail programs post a form with one fixed field, which is ignored.
    await app.register(async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, parsed) => {
        body.resume();
        parsed(null, null);
      });

      scope.get<UnsubscribeRequest>(UNSUBSCRIBE_PATH, async (request, reply) => {
        const ctx = await readContext(request);
        const target = readUnsubscribeToken(secrets, ctx.brand.id, request.query['token']);
        return reply
          .code(target === null ? 404 : 200)
          .headers(HEADERS)
          .send(page(ctx, target === null ? 'Unknown' : 'Ask'));
      });

      scope.post<UnsubscribeRequest>(UNSUBSCRIBE_PATH, async (request, reply) => {
        const ctx = await readContext(request);
        const target = readUnsubscribeToken(secrets, ctx.brand.id, request.query['token']);
        if (target === null) return reply.code(404).headers(HEADERS).send(page(ctx, 'Unknown'));
        await transaction(db, (tx) =>
          saveSwitches(tx, target.memberId, Object.fromEntries(target.keys.map((key) => [key, false]))),
        );
        return reply.headers(HEADERS).send(page(ctx, 'Done'));
      });
    });
  };
}

const STYLES = `
body{margin:0;background:var(--c-ground);color:var(--c-text);font:400 1rem/1.5 var(--font-body)}
main{max-width:32rem;margin:0 auto;padding:32px 20px}
h1{margin:0 0 12px;font:700 1.5rem/1.25 var(--font-heading)}
p{margin:0 0 20px}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
button{
  min-height:48px;
  padding:0 24px;
  border:0;
  border-radius:var(--radius-control);
  background:var(--c-brand);
  color:var(--c-on-brand);
  font:600 1rem/1.25 var(--font-body);
  cursor:pointer;
}
:focus-visible{outline:3px solid var(--c-focus);outline-offset:2px}`;

function page({ brand, locale }: RequestContext, state: 'Ask' | 'Done' | 'Unknown'): string {
  const text = (part: string): string =>
    escapeHtml(
      formatText(locale, `common.unsubscribe${part}`, { productName: wordsFor(brand, locale).productName }) ??
        '',
    );
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${text(`${state}Title`)}</title><style>${themeCss(brand.theme)}${STYLES}</style></head>`,
    `<body><main><h1>${text(`${state}Title`)}</h1><p>${text(`${state}Text`)}</p>`,
    state === 'Ask' ? `<form method="post"><button type="submit">${text('Button')}</button></form>` : '',
    `<p><a href="/settings/notifications">${text('Settings')}</a></p></main></body></html>`,
  ].join('');
}
