import type { FastifyInstance } from 'fastify';

/**
 * While the process stops, every answer closes its connection: whoever holds one open, a proxy above all, opens the next
 * one elsewhere, and no request is on its way when the last connections are closed.
 */
export function registerDraining(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
}
