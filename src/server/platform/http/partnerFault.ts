/** Why there is no usable answer. */
export type PartnerFaultKind =
  /** No connection, or it broke. */
  | 'unreachable'
  /** No complete answer in time; the partner may still have acted. */
  | 'deadline'
  | 'too-large'
  /** A redirect to another host, or a loop. */
  | 'redirect'
  /** An address that we don't call. */
  | 'address'
  /** It failed too often recently to be called. */
  | 'open-circuit'
  /** We are a copy of another database, which calls no partner. */
  | 'copy'
  /** A refusal or a failure. */
  | 'status'
  /** Not the agreed format. */
  | 'garbage';

/** A partner call failed. The message holds nothing of the request or the answer, so it is safe to log. */
export class PartnerFault extends Error {
  override readonly name = 'PartnerFault';

  constructor(
    readonly partner: string,
    readonly kind: PartnerFaultKind,
    /** If there was an answer. */
    readonly status: number | null = null,
    options?: { readonly cause?: unknown },
  ) {
    super(
      `The partner ${partner} did not answer as agreed: ${kind}${status === null ? '' : ` (${status})`}.`,
      options,
    );
  }

  /** Whether a retry may succeed: not for refusals. */
  get isPassing(): boolean {
    return this.kind !== 'status' || this.status === 429 || this.status === 408 || (this.status ?? 0) >= 500;
  }
}
