/**
 * Why a call gave no data:
 * - `dropped`: aborted, replaced, or its screen is gone. Nobody is told (NET-18, NET-24).
 * - `left`: the browser is on its way elsewhere (maintenance, log-out, redirect). There is nothing more to show.
 * - `fields`: the server names fields that are wrong and the caller shows; `message` is for the form's head.
 * - `second-step`: the log-in asks for a code, by one of `verificationOptions`.
 * - `refused`: the server said no. For an action, `message` was flashed already.
 * - `unreachable`: no answer came. For an action, `message` was flashed already.
 */
export type FailureKind = 'dropped' | 'left' | 'fields' | 'second-step' | 'refused' | 'unreachable';

export interface FailureDetail {
  readonly kind: FailureKind;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  /** A plain sentence for people. */
  readonly message: string;
  /** Machine code of the contract, where the answer has one. */
  readonly code?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** On `second-step` (NET-12). */
  readonly verificationOptions?: unknown;
  /** The parsed body, for the error report and for callers that know its shape from the contract. */
  readonly body?: unknown;
}

/** The one error that both transports raise. Screens look at `kind` and `code`, never at the text. */
export class RequestFailure extends Error implements FailureDetail {
  override readonly name = 'RequestFailure';
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly verificationOptions: unknown;
  readonly body: unknown;

  constructor(detail: FailureDetail) {
    super(detail.message);
    this.kind = detail.kind;
    this.status = detail.status;
    this.code = detail.code;
    this.fields = detail.fields;
    this.verificationOptions = detail.verificationOptions;
    this.body = detail.body;
  }
}

/** What an action gives back: the data, or why there is none. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };
