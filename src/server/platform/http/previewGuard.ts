import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from '../context.ts';
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

type Preview = Pick<RequestContext, 'preview' | 'previewEnded'>;

/** Until the page is loaded again, one of a preview that ended would write as the staff who look at it. */
export const isReadOnly = ({ preview, previewEnded }: Preview): boolean =>
  preview != null || previewEnded === true;

/** The one answer to everything that would change something during a preview. */
export const previewRefusal = ({ preview }: Preview): RequestError =>
  new RequestError(403, say(preview == null ? 'preview.ended' : 'preview.refused'), { code: 'PREVIEW' });

/**
 * Refuses every route of the API that isn't known to read only, for requests of a preview. A link's token would log
 * someone in.
 */
export function registerPreviewGuard(scope: FastifyInstance, readContext: ReadContext): void {
  scope.addHook('onRequest', async (request) => {
    if (request.cookies[PREVIEW_COOKIE] === undefined) return;
    const { preview: allowed } = request.routeOptions.config;
    if (allowed === 'leave') return;
    const ctx = await readContext(request);
    if (isReadOnly(ctx) && (allowed === undefined || hasLinkToken(request))) throw previewRefusal(ctx);
  });
}

const hasLinkToken = ({ query }: FastifyRequest): boolean => Object.hasOwn(query as object, 'access_token');
