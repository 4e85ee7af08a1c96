/** A response of either transport, or its absence, with what the verdict depends on. */
export interface Answer {
  readonly transport: 'rest' | 'graphql';
  /** HTTP status; 0: no response. */
  readonly status: number;
  /** The parsed body; undefined: none, or not JSON. */
  readonly body: unknown;
  /** Path of the open page, not of the request. */
  readonly path: string;
  /**
   * The request's purpose (AMB-18): `read` in the background, `action` by the member, `status` for the
   * user-status call.
   */
  readonly intent: 'read' | 'action' | 'status';
  /** The request was already repeated after a cookie reset. */
  readonly repeated?: boolean | undefined;
  /** Cancelled, replaced, or its screen is gone (NET-18, NET-24). */
  readonly dropped?: boolean | undefined;
  /** Fields at which the caller shows errors itself. */
  readonly fieldsShown?: readonly string[] | undefined;
  /** There is no response because the browser is offline. */
  readonly offline?: boolean | undefined;
  /** The caller's message without a response, because it tries again itself. */
  readonly unansweredMessage?: string | undefined;
  /** The caller's own message (NET-16). */
  readonly explicitMessage?: string | undefined;
}
