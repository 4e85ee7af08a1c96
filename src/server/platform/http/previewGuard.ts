import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import { say } from '../messages/say.ts';
import { PREVIEW_COOKIE } from './cookies.ts';
import type { ReadContext } from './requestContext.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What staff who preview a member's app may call: reads, GraphQL's queries, and leaving. Left out: refused. */
    preview?: 'read' | 'graphql' | 'leave' | undefined;
  }
}

/** The one answer to everything that would change something during a preview. */
export const previewRefusal = (): RequestError =>
  new RequestError(403, say('preview.refused'), { code: 'PREVIEW' });

/**
 * Refuses every route of the API that isn't known to read only, for requests of a preview. A link's token would log
 * someone in.
 */
export function registerPreviewGuard(scope: FastifyInstance, readContext: ReadContext): void {
  scope.addHook('onRequest', async (request) => {
    if (request.cookies[PREVIEW_COOKIE] === undefined) return;
    const { preview: allowed } = request.routeOptions.config;
    if (allowed === 'leave' || (await readContext(request)).preview == null) return;
    if (allowed === undefined || hasLinkToken(request)) throw previewRefusal();
  });
}

const hasLinkToken = ({ query }: FastifyRequest): boolean => Object.hasOwn(query as object, 'access_token');
