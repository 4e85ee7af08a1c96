import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestContext } from '../context.ts';

const inheritedContext = new AsyncLocalStorage<RequestContext>();

/**
 * Does the work with the context of a page that is being made: calls to our own handlers that the work makes within
 * this process are the same person's at the same instant, and need not find out again who that is.
 */
export const withInheritedContext = <T>(ctx: RequestContext, work: () => T): T =>
  inheritedContext.run(ctx, work);

/** The context of the page that the current call is made for; undefined for calls from outside. */
export const currentInheritedContext = (): RequestContext | undefined => inheritedContext.getStore();
