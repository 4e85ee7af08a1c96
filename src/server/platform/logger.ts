import type { FastifyBaseLogger } from 'fastify';

/** Where everything on the server writes its lines. */
export type Logger = FastifyBaseLogger;
