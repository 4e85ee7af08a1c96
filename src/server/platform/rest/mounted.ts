import type { RequestContext, RestAnswer, RestInput } from '../context.ts';

/** A handler with validated input. */
export type AnyRestHandler = (ctx: RequestContext, input: RestInput) => Promise<RestAnswer>;

/** A row of the generated operations table. */
export interface MountedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly idempotent: boolean;
  readonly bodyType: string | null;
}
