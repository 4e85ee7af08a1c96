import type { FastifyInstance } from 'fastify';

/** What must work before requests are sent here, each with a name for the operator. */
export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

/**
 * `/healthz`: the process answers; restart it when it does not. `/readyz`: the database answers, is migrated, and jobs
 * run; send requests elsewhere while it says no.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const checks = await readiness();
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).header('cache-control', 'no-store').send({ status: ready ? 'ready' : 'not ready', checks });
  });
}
