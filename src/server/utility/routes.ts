import type { FastifyInstance } from 'fastify';
import { systemClock } from '../platform/clock.ts';
import type { ServerKit } from '../platform/http/server.ts';
import {
  CALLBACK_PATH,
  completeConnection,
  type CallbackOutcome,
  type CallbackQuery,
} from './connect/connectByOAuth.ts';
import type { Exchanges } from './connect/exchange.ts';
import type { UtilityDeps } from './deps.ts';
import { WEBHOOK_PATH } from './enrol/poll.ts';
import { receiveWebhook } from './partner/webhooks.ts';

const MOST_BYTES = 64 * 1024;

/**
 * Routes that our own pages don't call: the redirect back from a utility, proved by its state and session,
 * and webhooks, proved by their signature. Neither has an anti-forgery token.
 */
export function mountUtility(deps: UtilityDeps, exchanges: Exchanges) {
  return async (app: FastifyInstance, { readContext }: ServerKit): Promise<void> => {
    app.get<{ Querystring: CallbackQuery }>(CALLBACK_PATH, async (request, reply) => {
      const ctx = await readContext(request);
      const page = pageAfter(await completeConnection(deps, exchanges, ctx, request.query));
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(page, 303);
    });

    await app.register(async (scope) => {
      // The signature covers the raw bytes and the utility's real time, which the demonstration's clock
      // doesn't move.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.post<{ Params: { clientId: string } }>(
        `${WEBHOOK_PATH}/:clientId`,
        { bodyLimit: MOST_BYTES },
        async (request, reply) => {
          const header = request.headers['x-signature'];
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const { status, body } = await receiveWebhook(
            deps,
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

/** A member who came from one of our pages returns there after consent, and tries again otherwise. */
function pageAfter({ result, returnTo }: CallbackOutcome): string {
  if (returnTo !== null && result === 'active') return returnTo;
  const search = new URLSearchParams({ result });
  if (returnTo !== null) {
    search.set('edit', 'true');
    search.set('next', returnTo);
  }
  return `/signup/oauth?${search.toString()}`;
}
