import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isWorkbench, type Environment } from '../../../domain/brands/environments.ts';

const pagePorts = new Set(['3000', '5000']);

/**
 * In development, pages on port 3000 or 5000 call the API on another port of the same host (BRD-10). Elsewhere they
 * share an origin, and no other origin is allowed.
 */
export async function registerCors(app: FastifyInstance, environment: Environment): Promise<void> {
  if (!isWorkbench(environment)) return;
  await app.register(
    fastifyCors,
    () => (request: FastifyRequest, done: (error: Error | null, options: FastifyCorsOptions) => void) => {
      done(null, {
        origin: isDevelopmentPage(request.headers.origin, request.hostname),
        credentials: true,
        methods: ['GET', 'POST'],
        allowedHeaders: ['content-type', 'x-csrf-token', 'idempotency-key', 'accept'],
        exposedHeaders: ['retry-after', 'x-request-id'],
        maxAge: 600,
      });
    },
  );
}

function isDevelopmentPage(origin: string | undefined, hostname: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.hostname === hostname && pagePorts.has(page.port);
}
