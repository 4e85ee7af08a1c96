import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../platform/clock.ts';
import { JOBS, WEBHOOK_PATH, type SignalDeps } from './deps.ts';
import { notificationToken } from './poll.ts';
import { readGridSource, scheduleSourcePoll } from './store/sources.ts';
import { ingestWebhook } from './webhook.ts';

const MOST_BYTES = 64 * 1024;
type BySource = { Params: { sourceId: string } };

/**
 * Partners' signed signals, and notifications of a VTN, which carry our subscription's token and only trigger
 * a poll.
 */
export function mountGridSignals(deps: SignalDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      // The signature covers the raw bytes.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );

      scope.post<BySource>(`${WEBHOOK_PATH}/:sourceId`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
        const header = request.headers['x-signature'];
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { status, body } = await ingestWebhook(
          deps,
          request.params.sourceId,
          typeof header === 'string' ? header : undefined,
          raw,
          systemClock.now().getTime(),
        );
        return reply.code(status).header('cache-control', 'no-store').send(body);
      });

      scope.post<BySource>(
        `${WEBHOOK_PATH}/:sourceId/notifications`,
        { bodyLimit: MOST_BYTES },
        async (request, reply) => {
          const source = await readGridSource(deps.db, request.params.sourceId);
          void reply.header('cache-control', 'no-store');
          if (
            source?.kind !== 'OPENADR' ||
            !isOurs(request.headers.authorization, notificationToken(deps, source.id))
          ) {
            return reply.code(401).send({
              status: 401,
              error: 'This subscription is not known here.',
              code: 'UNKNOWN_SUBSCRIPTION',
            });
          }
          if (source.active) {
            await scheduleSourcePoll(deps.db, source.id, deps.clock.now());
            await deps.jobs.send(deps.db, JOBS.poll, { sourceId: source.id }, { key: source.id });
          }
          return reply.code(200).send({ ok: true });
        },
      );
    });
  };
}

function isOurs(header: string | undefined, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}
