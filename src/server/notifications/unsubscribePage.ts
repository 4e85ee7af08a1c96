import { themeCss } from '../../domain/brands/themeCss.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { Deps, RequestContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { ServerPart } from '../platform/http/server.ts';
import { saveSwitches } from '../settings/service.ts';
import { html } from './mailLayout.ts';
import { textOf } from './texts.ts';
import { readUnsubscribing, UNSUBSCRIBE_PATH } from './unsubscribe.ts';

interface Asked {
  readonly Querystring: Readonly<Record<string, unknown>>;
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/**
 * `{backend}/unsubscribe?token=`: an email's link shows a button; the button, and the mail program's own (RFC 8058), switch
 * that kind of email off. Without a log-in: the token says whose, and repeated it changes nothing.
 */
export function unsubscribePage({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): ServerPart {
  return async (app, { contextOf }) => {
    // Mail programs send a form of one field that says nothing new.
    await app.register(async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, parsed) => {
        body.resume();
        parsed(null, null);
      });

      scope.get<Asked>(UNSUBSCRIBE_PATH, async (request, reply) => {
        const ctx = await contextOf(request);
        const asked = readUnsubscribing(secrets, ctx.brand.id, request.query['token']);
        return reply
          .code(asked === null ? 404 : 200)
          .headers(HEADERS)
          .send(page(ctx, asked === null ? 'Unknown' : 'Ask'));
      });

      scope.post<Asked>(UNSUBSCRIBE_PATH, async (request, reply) => {
        const ctx = await contextOf(request);
        const asked = readUnsubscribing(secrets, ctx.brand.id, request.query['token']);
        if (asked === null) return reply.code(404).headers(HEADERS).send(page(ctx, 'Unknown'));
        await transaction(db, (tx) =>
          saveSwitches(tx, asked.memberId, Object.fromEntries(asked.keys.map((key) => [key, false]))),
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
button{min-height:48px;padding:0 24px;border:0;border-radius:var(--radius-control);background:var(--c-brand);color:var(--c-on-brand);font:600 1rem/1.25 var(--font-body);cursor:pointer}
:focus-visible{outline:3px solid var(--c-focus);outline-offset:2px}`;

function page({ brand, locale }: RequestContext, state: 'Ask' | 'Done' | 'Unknown'): string {
  const text = (part: string): string =>
    html(
      textOf(locale, `common.unsubscribe${part}`, { productName: wordsFor(brand, locale).productName }) ?? '',
    );
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${text(`${state}Title`)}</title><style>${themeCss(brand.theme)}${STYLES}</style></head>`,
    `<body><main><h1>${text(`${state}Title`)}</h1><p>${text(`${state}Text`)}</p>`,
    state === 'Ask' ? `<form method="post"><button type="submit">${text('Button')}</button></form>` : '',
    `<p><a href="/settings#notifications">${text('Settings')}</a></p></main></body></html>`,
  ].join('');
}
