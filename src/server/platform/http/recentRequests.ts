import type { FastifyInstance } from 'fastify';

/** A person using the app makes another request within this time. */
const RECENT_MS = 50;

let lastAsked = -Infinity;

/** Whether this process just served a request other than a log-in. */
export function isBusy(): boolean {
  return performance.now() - lastAsked < RECENT_MS;
}

/** Records requests except those to `loginUrl`, so that password hashing leaves them a processor. */
export function registerRecentRequests(app: FastifyInstance, loginUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.url !== loginUrl) lastAsked = performance.now();
    done();
  });
}
