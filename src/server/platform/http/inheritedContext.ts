import { AsyncScope } from '../asyncScope.ts';
import type { RequestContext } from '../context.ts';

const inheritedContext = new AsyncScope<RequestContext>();

/**
 * Runs `work` with a page's context: in-process calls to our own handlers are the same person's at the same instant,
 * and skip the session lookup.
 */
export const withInheritedContext = <T>(ctx: RequestContext, work: () => Promise<T>): Promise<T> =>
  inheritedContext.run(ctx, work);

/** Undefined for calls from outside. */
export const currentInheritedContext = (): RequestContext | undefined => inheritedContext.value;
