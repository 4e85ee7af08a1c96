import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { registerMetrics } from '../metrics/metricsRoute.ts';

/** A condition for receiving requests or jobs. */
export interface ReadinessCheck {
  readonly name: string;
  readonly ok: boolean;
  /** Why it does not hold, or soon won't, for the operator. */
  readonly reason?: string;
  /** What the operator should look at although it holds. */
  readonly warning?: string;
  /** Metrics, with the unit in the name: `lateSeconds`. */
  readonly figures?: Readonly<Record<string, number>>;
}

export type Readiness = () => Promise<readonly ReadinessCheck[]>;

/**
 * `/healthz`: the process responds; restart it otherwise. `/readyz`: every check holds and the process is not
 * stopping; send requests elsewhere otherwise.
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

/** For a process that serves nothing else. */
export function buildHealthServer(
  log: Logger,
  readiness: Readiness,
  isStopping: () => boolean,
  { metrics, networks }: { readonly metrics: Metrics; readonly networks: readonly string[] },
): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  registerHealth(app, readiness, isStopping);
  registerMetrics(app, metrics, networks);
  return app;
}
