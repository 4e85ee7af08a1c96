import type { FastifyInstance } from 'fastify';

/**
 * While the process stops, every answer closes its connection, so that proxies reconnect elsewhere and no request is
 * in flight when the last connections close.
 */
export function registerDraining(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });
}
