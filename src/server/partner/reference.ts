import page from '../../../codegen/rest/partnerReference.json' with { type: 'json' };
import type { ServerPart } from '../platform/http/server.ts';

/** The reference of the partner API, for everybody: partners read it before they have a key. */
export const partnerReference: ServerPart = async (app) => {
  const policy = [
    "default-src 'none'",
    `style-src '${page.styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  app.get('/partner/reference', (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(page.html),
  );
};
