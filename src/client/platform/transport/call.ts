/**
 * What the caller means by a call decides who hears of its failure (AMB-18): `read` stays silent (still reported),
 * `action` is something the member pressed and flashes, `status` is the user-status call, which flashes too.
 */
export type CallIntent = 'read' | 'action' | 'status';

/** NET-21 to NET-23. Identical means: same method, address and body. */
export type DedupeMode = 'ignore-later' | 'replace-earlier' | 'concurrent';

/** What a caller may say about one call, the same for both transports. */
export interface CallOptions {
  /** Default: `read` for GET and queries, `action` for everything else. */
  readonly intent?: CallIntent;
  /** Default: `ignore-later` for reads, `concurrent` for writes. */
  readonly dedupe?: DedupeMode;
  /** Aborted when the screen that asked is gone: then no call is made and no answer is acted upon (NET-24). */
  readonly signal?: AbortSignal | undefined;
  /**
   * The fields of the form that sends it, at which it shows what the answer says of them. A failed action whose answer
   * names none of these is flashed.
   */
  readonly fieldsShown?: readonly string[] | undefined;
  /** The sentence to flash instead of the server's (NET-16). */
  readonly failureMessage?: string | undefined;
  /** A write that is pressed twice by mistake keeps its key; the default is a new key for each call. */
  readonly idempotencyKey?: string | undefined;
}
