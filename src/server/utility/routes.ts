import type { FastifyInstance } from 'fastify';
import { systemClock } from '../platform/clock.ts';
import type { ServerKit } from '../platform/http/server.ts';
import { CALLBACK_PATH } from './begin.ts';
import { completeConnection, type CallbackOutcome, type CallbackQuery } from './callback.ts';
import type { Exchanges } from './exchange.ts';
import type { UtilityDeps } from './deps.ts';
import { WEBHOOK_PATH } from './poll.ts';
import { takeWebhook } from './webhooks.ts';

const MOST_BYTES = 64 * 1024;

/**
 * What is not called by our own pages: the browser that comes back from a utility, and the utility's webhooks. Neither
 * has an anti-forgery token; the one proves itself by its state and session, the other by its signature.
 */
export function mountUtility(deps: UtilityDeps, exchanges: Exchanges) {
  return async (app: FastifyInstance, { contextOf }: ServerKit): Promise<void> => {
    app.get<{ Querystring: CallbackQuery }>(CALLBACK_PATH, async (request, reply) => {
      const ctx = await contextOf(request);
      const page = pageAfter(await completeConnection(deps, exchanges, ctx, request.query));
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(page, 303);
    });

    await app.register(async (scope) => {
      // The signature is over the bytes as they came, and by the utility's clock: the demonstration's time does not move it.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.post<{ Params: { clientId: string } }>(
        `${WEBHOOK_PATH}/:clientId`,
        { bodyLimit: MOST_BYTES },
        async (request, reply) => {
          const { brand } = await contextOf(request);
          const header = request.headers['x-signature'];
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const { status, body } = await takeWebhook(
            deps,
            brand.id,
            request.params.clientId,
            typeof header === 'string' ? header : undefined,
            raw,
            systemClock.now().getTime(),
          );
          return reply.code(status).header('cache-control', 'no-store').send(body);
        },
      );
    });
  };
}

/** Where the browser goes that came back: who set out from a page of ours returns to it after a yes, and tries again otherwise. */
function pageAfter({ result, returnTo }: CallbackOutcome): string {
  if (returnTo !== null && result === 'active') return returnTo;
  const search = new URLSearchParams({ result });
  if (returnTo !== null) {
    search.set('edit', 'true');
    search.set('next', returnTo);
  }
  return `/signup/oauth?${search.toString()}`;
}
