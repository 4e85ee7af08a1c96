/** What a failed request carries beside its sentence. */
export interface FailureDetails {
  /** For programs, where the status does not say enough. */
  readonly code?: string;
  /** Field and what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait. */
  readonly retryAfter?: number;
  /** Ways of a second step; only with 401. */
  readonly verificationOptions?: readonly ('email' | 'sms')[];
}

/**
 * A request that is not done, with a sentence for people. Handlers and services throw it where the contract has a
 * failure and no answer of its own; both transports shape it.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    /** The HTTP status, or -303 for the anti-forgery failure, whose HTTP status is 400. */
    readonly status: number,
    sentence: string,
    readonly details: FailureDetails = {},
  ) {
    super(sentence);
  }

  get httpStatus(): number {
    return this.status === -303 ? 400 : this.status;
  }
}

export const refused = (sentence: string, details?: FailureDetails): RequestError => new RequestError(400, sentence, details);
export const unauthorized = (): RequestError => new RequestError(401, 'Please log in.', { code: 'UNAUTHENTICATED' });
export const forbidden = (): RequestError => new RequestError(403, 'You may not do this.', { code: 'FORBIDDEN' });
/** Also for what belongs to others: that it exists is not told. */
export const missing = (): RequestError => new RequestError(404, 'There is no such thing here.', { code: 'NOT_FOUND' });
export const conflict = (sentence: string, code = 'CONFLICT'): RequestError => new RequestError(409, sentence, { code });
export const antiForgeryFailure = (): RequestError => new RequestError(-303, 'Your page was out of date. Please try again.', { code: 'ANTI_FORGERY' });
export const unavailable = (sentence: string, retryAfter: number): RequestError => new RequestError(503, sentence, { code: 'UNAVAILABLE', retryAfter });

/** The body of a failed REST request, as the contract has it. */
export interface ErrorBody {
  status: number;
  error: string;
  code?: string;
  fields?: Readonly<Record<string, string>>;
  retry_after?: number;
  verificationOptions?: readonly string[];
}

export function errorBody({ status, message, details }: RequestError): ErrorBody {
  const { code, fields, retryAfter, verificationOptions } = details;
  return {
    status,
    error: message,
    ...(code === undefined ? {} : { code }),
    ...(fields === undefined ? {} : { fields }),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(verificationOptions === undefined ? {} : { verificationOptions }),
  };
}
