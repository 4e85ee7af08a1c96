/**
 * The purpose of a call decides how its failure is shown (AMB-18): `read` is silent (still reported),
 * `action` by the member flashes, and so does `status`, the user-status call.
 */
export type CallIntent = 'read' | 'action' | 'status';

/** NET-21 to NET-23. Identical means: same method, address and body. */
export type DedupeMode = 'ignore-later' | 'replace-earlier' | 'concurrent';

/** Options of one call, for both transports. */
export interface CallOptions {
  /** Default: `read` for GET and queries, `action` for everything else. */
  readonly intent?: CallIntent;
  /** Default: `ignore-later` for reads, `concurrent` for writes. */
  readonly dedupe?: DedupeMode;
  /** Aborted when the screen is gone: no call is made and its answer is ignored (NET-24). */
  readonly signal?: AbortSignal | undefined;
  /** Form fields that show their own errors. A failed action whose answer names none of these is flashed. */
  readonly fieldsShown?: readonly string[] | undefined;
  /** Flashed instead of the server's message (NET-16). */
  readonly failureMessage?: string | undefined;
  /** Flashed when there is no answer, by a caller that tries again itself. */
  readonly unansweredMessage?: string | undefined;
  /** Reused for a write that is repeated by mistake; default: a new key per call. */
  readonly idempotencyKey?: string | undefined;
  /** Sends it in place of `fetch`, for an upload that reports its progress. */
  readonly send?: ((request: Request) => Promise<Response>) | undefined;
}
