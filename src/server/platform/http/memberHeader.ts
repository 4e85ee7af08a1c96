import type { FastifyInstance } from 'fastify';
import { MEMBER_HEADER, NOBODY } from '../../../domain/transport/lastSeen.ts';
import type { RequestContext } from '../context.ts';
import { isSecretAddress } from './secretAddress.ts';

/**
 * Who an answer may be kept for in the browser: the member. What staff see is other people's, so nothing of it is kept.
 */
export function memberHeader({ member, preview }: Pick<RequestContext, 'member' | 'preview'>): {
  readonly [MEMBER_HEADER]: string;
} {
  const isMembers = member !== null && !member.isAdmin && preview === null;
  return { [MEMBER_HEADER]: isMembers ? member.id : NOBODY };
}

/** On every answer whose session was read. A call with a secret may change whose session it is. */
export function registerMemberHeader(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.ebbwattContext === null || isSecretAddress(request.url)) return;
    const ctx = await request.ebbwattContext.catch(() => null);
    if (ctx !== null) void reply.headers(memberHeader(ctx));
  });
}
