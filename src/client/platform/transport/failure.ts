import { ARCHIVE_AWAY } from '../../../domain/transport/answerFacts.ts';

/**
 * Why a call has no data:
 * - `dropped`: aborted, replaced, or its screen is gone; not reported (NET-18, NET-24).
 * - `left`: the browser is leaving (maintenance, log-out, redirect).
 * - `fields`: field errors for the caller to show; `message` is for the top of the form.
 * - `second-step`: login needs a two-factor code, by one of `verificationOptions`.
 * - `refused`: the server declined. For an action, `message` was flashed.
 * - `unreachable`: no answer. For an action, `message` was flashed.
 */
export type FailureKind = 'dropped' | 'left' | 'fields' | 'second-step' | 'refused' | 'unreachable';

export interface FailureDetail {
  readonly kind: FailureKind;
  /** HTTP status; 0: no answer. */
  readonly status: number;
  /** For people. */
  readonly message: string;
  /** The contract's code, if any. */
  readonly code?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** With `second-step` (NET-12). */
  readonly verificationOptions?: unknown;
  /** The parsed body, for error reports and callers that know its shape. */
  readonly body?: unknown;
}

/** The only error both transports throw. Screens check `kind` and `code`, never the text. */
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

/** Nothing is broken: its message says what the server can't get to for now. */
export const isArchiveAway = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && error.code === ARCHIVE_AWAY;

/** An action's result: the data, or why there is none. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };
