import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStaff } from '../access/check.ts';
import type { RequestContext } from '../context.ts';
import { antiForgeryFailure, unavailable } from '../errors.ts';
import type { Maintenance } from '../maintenance.ts';
import type { AntiForgery } from './antiForgery.ts';
import { ANTI_FORGERY_COOKIE, ANTI_FORGERY_HEADER, setCookie } from './cookies.ts';
import { cookieSetting } from './requestContext.ts';
import { isFromOwnPage } from './sameSite.ts';
import { say } from '../messages/say.ts';

/** Checks before every REST and GraphQL call. */
export interface Guards {
  /** 503 while the brand is under maintenance, except for staff, who have to switch it off. */
  maintenance(ctx: RequestContext): Promise<void>;
  /** 400 with body status -303 for a write without the caller's own anti-forgery token, or from a foreign page. */
  write(request: FastifyRequest, ctx: RequestContext): void;
  /** Sets an anti-forgery cookie if the caller has none that matches the session. */
  renewToken(request: FastifyRequest, reply: FastifyReply, ctx: RequestContext): void;
}

export function createGuards(antiForgery: AntiForgery, maintenance: Maintenance): Guards {
  return {
    maintenance: async (ctx) => {
      if (isStaff(ctx.member)) return;
      if (await maintenance.isOn(ctx.brand.id)) throw unavailable(say('platform.maintenance'), 60);
    },
    write: (request, ctx) => {
      const header = request.headers[ANTI_FORGERY_HEADER];
      const text = typeof header === 'string' ? header : undefined;
      const allowed = antiForgery.allows(
        request.cookies[ANTI_FORGERY_COOKIE],
        text,
        ctx.session?.id ?? null,
        ctx.brand.id,
      );
      if (!allowed || !isFromOwnPage(request)) throw antiForgeryFailure();
    },
    renewToken: (request, reply, ctx) => {
      const sessionId = ctx.session?.id ?? null;
      if (antiForgery.isGenuine(request.cookies[ANTI_FORGERY_COOKIE], sessionId, ctx.brand.id)) return;
      setCookie(reply, cookieSetting(ctx), {
        name: ANTI_FORGERY_COOKIE,
        value: antiForgery.issue(sessionId, ctx.brand.id),
        httpOnly: false,
      });
    },
  };
}
