import type { FastifyInstance } from 'fastify';
import { systemClock } from '../platform/clock.ts';
import type { ServerKit } from '../platform/http/server.ts';
import { CALLBACK_PATH } from './begin.ts';
import { takeCallback, type CallbackQuery } from './callback.ts';
import type { DeviceDeps } from './deps.ts';
import { WEBHOOK_PATH } from './subscription.ts';
import { takeWebhook } from './webhooks.ts';

const MOST_BYTES = 64 * 1024;

/**
 * What is not called by our own pages: the browser that comes back from a device partner, and the partners' webhooks. Neither
 * has an anti-forgery token; the one proves itself by its state and session, the other by its signature.
 */
export function mountDevices(deps: DeviceDeps) {
  return async (app: FastifyInstance, { contextOf }: ServerKit): Promise<void> => {
    app.get<{ Querystring: CallbackQuery }>(CALLBACK_PATH, async (request, reply) => {
      const result = await takeCallback(deps, await contextOf(request), request.query);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`/devices?${new URLSearchParams(result).toString()}`, 303);
    });

    await app.register(async (scope) => {
      // The signature is over the bytes as they came, and by the partner's clock: the demonstration's time does not move it.
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
          const { status, body } = await takeWebhook(
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
