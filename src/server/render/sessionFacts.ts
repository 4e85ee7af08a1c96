import type { RequestContext } from '../platform/context.ts';
import type { Guards } from '../platform/http/guards.ts';
import type { SessionFacts } from './visitor.ts';

/** The answer of the user-status call and the features that are on, for a logged-in visitor. */
export type ReadSessionFacts = (ctx: RequestContext) => Promise<SessionFacts>;

/**
 * The visitor's status and features. Null for a stranger; `unknown` when the API refuses (maintenance, database out
 * of reach), in which case the browser asks again.
 */
export async function sessionFacts(
  ctx: RequestContext,
  guards: Pick<Guards, 'maintenance'>,
  read: ReadSessionFacts,
): Promise<SessionFacts | null | 'unknown'> {
  if (ctx.member === null) return null;
  try {
    await guards.maintenance(ctx);
    return await read(ctx);
  } catch (error) {
    ctx.log.warn({ err: error }, 'a page is sent without its session');
    return 'unknown';
  }
}
