import type { FastifyInstance } from 'fastify';
import { systemClock } from '../platform/clock.ts';
import type { ServerKit } from '../platform/http/server.ts';
import { CALLBACK_PATH, completeConnection, type CallbackQuery } from './connect/connectByOAuth.ts';
import type { DeviceDeps } from './deps.ts';
import { WEBHOOK_PATH, receiveWebhook } from './sync/webhooks.ts';

const MOST_BYTES = 64 * 1024;

/**
 * Routes that our own pages don't call: the redirect back from a partner, proved by its state and session,
 * and webhooks, proved by their signature. Neither has an anti-forgery token.
 */
export function mountDevices(deps: DeviceDeps) {
  return async (app: FastifyInstance, { readContext }: ServerKit): Promise<void> => {
    app.get<{ Querystring: CallbackQuery }>(CALLBACK_PATH, async (request, reply) => {
      const result = await completeConnection(deps, await readContext(request), request.query);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`/devices?${new URLSearchParams(result).toString()}`, 303);
    });

    await app.register(async (scope) => {
      // The signature covers the raw bytes and the partner's real time, which the demonstration's clock
      // doesn't move.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.post<{ Params: { partner: string } }>(
        `${WEBHOOK_PATH}/:partner`,
        { bodyLimit: MOST_BYTES },
        async (request, reply) => {
          const header = request.headers['x-signature'];
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const { status, body } = await receiveWebhook(
            deps,
            request.params.partner,
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
