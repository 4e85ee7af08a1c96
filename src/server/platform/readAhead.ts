import type { RequestContext } from './context.ts';

/**
 * Fields of the GraphQL contract that a request is sure to ask for, such as `Viewer.home`. What stands behind them may
 * be read in the same statement as the session: a statement saved is a round trip and two system calls saved.
 */
export type SureFields = ReadonlySet<string>;

export const noSureFields: SureFields = new Set();

/** A value that was read for a request before anybody asked for it. */
export interface ReadAhead<T> {
  put(ctx: RequestContext, value: T): void;
  /** Once: whoever asks a second time may do so because something has changed. */
  take(ctx: RequestContext): T | undefined;
}

export function readAhead<T>(): ReadAhead<T> {
  const values = new WeakMap<RequestContext, T>();
  return {
    put: (ctx, value) => void values.set(ctx, value),
    take: (ctx) => {
      const value = values.get(ctx);
      values.delete(ctx);
      return value;
    },
  };
}
