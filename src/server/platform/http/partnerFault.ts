/** Why a partner's answer did not come about. */
export type PartnerFaultKind =
  /** No connection, or it broke off. */
  | 'unreachable'
  /** No whole answer in time. It may come about at the partner's nevertheless. */
  | 'deadline'
  | 'too-large'
  /** It sent us to another host, or round in circles. */
  | 'redirect'
  /** The address is none that we call. */
  | 'address'
  /** It failed so often lately that it was not asked. */
  | 'open-circuit'
  /** It answered with a refusal or a failure. */
  | 'status'
  /** It answered something that is not what was agreed. */
  | 'garbage';

/** A partner did not do what was asked. The message holds nothing of the request or the answer, so it may be logged. */
export class PartnerFault extends Error {
  override readonly name = 'PartnerFault';

  constructor(
    readonly partner: string,
    readonly kind: PartnerFaultKind,
    /** HTTP status, where there was one. */
    readonly status: number | null = null,
    options?: { readonly cause?: unknown },
  ) {
    super(
      `The partner ${partner} did not answer as agreed: ${kind}${status === null ? '' : ` (${status})`}.`,
      options,
    );
  }

  /** Whether the same may work later: not a refusal of what was asked. */
  get isPassing(): boolean {
    return this.kind !== 'status' || this.status === 429 || this.status === 408 || (this.status ?? 0) >= 500;
  }
}
