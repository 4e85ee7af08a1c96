import type { FastifyInstance } from 'fastify';

/** Somebody who looks through the app asks again within this time. */
const RECENT_MS = 50;

let lastAsked = -Infinity;

/** Whether somebody asked this process for something else than to be logged in, just now. */
export function isBusy(): boolean {
  return performance.now() - lastAsked < RECENT_MS;
}

/** Takes note of requests, but for those to `loginUrl`: what computes passwords leaves the others a processor. */
export function registerRecentRequests(app: FastifyInstance, loginUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.url !== loginUrl) lastAsked = performance.now();
    done();
  });
}
