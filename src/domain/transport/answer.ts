/** An answer of either transport, or the lack of one, with what its verdict depends on. */
export interface Answer {
  readonly transport: 'rest' | 'graphql';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The parsed body; undefined when there is none or it is no JSON. */
  readonly body: unknown;
  /** Path of the page that is open, not of the call. */
  readonly path: string;
  /**
   * What the call is for (AMB-18): `read` loads something in the background, `action` is something the member
   * pressed, `status` is the user-status call.
   */
  readonly intent: 'read' | 'action' | 'status';
  /** The call has already been repeated after a cookie reset. */
  readonly repeated?: boolean | undefined;
  /** Cancelled, replaced, or the screen that asked is gone (NET-18, NET-24). */
  readonly dropped?: boolean | undefined;
  /** Fields at which the caller shows what the answer says of them. */
  readonly fieldsShown?: readonly string[] | undefined;
  /** The sentence the caller wants shown (NET-16). */
  readonly explicitMessage?: string | undefined;
}
