import type { RequestContext } from '../platform/context.ts';
import type { Guards } from '../platform/http/guards.ts';
import type { SessionFacts } from './visitor.ts';

/** What the app is told of somebody who is logged in: the answers of the user-status and the features calls. */
export type ReadSessionFacts = (ctx: RequestContext) => Promise<SessionFacts>;

/**
 * Who is logged in, and their features. Null for a stranger; `unknown` when the API would not say (maintenance, or its
 * records are out of reach): then the browser asks for itself and acts on the answer.
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
