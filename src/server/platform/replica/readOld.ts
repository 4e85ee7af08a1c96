import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../context.ts';
import { SAVED_COOKIE, setCookie } from '../http/cookies.ts';
import { cookieSetting } from '../http/requestContext.ts';
import { MOST_BEHIND_SECONDS } from './watchedReplica.ts';

/** Longer than a replica that is read may be behind. */
const REMEMBERED_SECONDS = 2 * MOST_BEHIND_SECONDS;

/** Runs a read that may be seconds old, but shows all that was saved from this browser. */
export function readOld<T>(ctx: RequestContext, work: (ctx: RequestContext) => Promise<T>): Promise<T> {
  const seen = ctx.client.cookies[SAVED_COOKIE] ?? null;
  return ctx.deps.replica.read(seen, ({ db, readAt }) => work({ ...ctx, db, readAt }));
}

/** After a write: what this browser reads next shows it, whichever process answers. */
export async function rememberSaved(ctx: RequestContext, reply: FastifyReply): Promise<void> {
  // What is saved stays saved, also when the primary goes away right after.
  const value = await ctx.deps.replica.position().catch(() => null);
  if (value === null) return;
  const cookie = { name: SAVED_COOKIE, value, httpOnly: true, maxAgeSeconds: REMEMBERED_SECONDS };
  setCookie(reply, cookieSetting(ctx), cookie);
}
