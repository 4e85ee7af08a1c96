import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from '../logger.ts';

/** One thing that must hold before requests, or jobs, are sent here. */
export interface ReadinessCheck {
  readonly name: string;
  readonly ok: boolean;
  /** Why not, in a sentence for the operator. */
  readonly reason?: string;
  /** What to watch, each with its unit in its name: `lateSeconds`. */
  readonly figures?: Readonly<Record<string, number>>;
}

export type Readiness = () => Promise<readonly ReadinessCheck[]>;

/**
 * `/healthz`: the process answers; restart it when it does not. `/readyz`: every check holds and the process is not stopping;
 * send requests elsewhere while one does not.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness, isStopping: () => boolean): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const accepting: ReadinessCheck = isStopping()
      ? { name: 'accepting', ok: false, reason: 'The process is stopping.' }
      : { name: 'accepting', ok: true };
    const checks = [accepting, ...(await readiness())];
    const ready = checks.every(({ ok }) => ok);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        checks: checks.map(({ figures, ...check }) => ({ ...check, ...figures })),
      });
  });
}

/** The health endpoints alone, for a process that answers nothing else. */
export function buildHealthServer(
  log: Logger,
  readiness: Readiness,
  isStopping: () => boolean,
): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  registerHealth(app, readiness, isStopping);
  return app;
}
