import type { FastifyInstance } from 'fastify';

/** Every answer names its request as the log does, for support and for partners' logs. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}
