import type { RequestContext, SessionMember } from '../platform/context.ts';
import { unauthorized } from '../platform/errors.ts';

export function memberOf(ctx: RequestContext): SessionMember {
  if (ctx.member === null) throw unauthorized();
  return ctx.member;
}
