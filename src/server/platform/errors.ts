import type { Locale } from '../../domain/brands/countries.ts';
import type { SecondFactor } from '../../domain/session/secondFactors.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { CANNOT_SAVE } from '../../domain/transport/answerFacts.ts';
import { inEnglish, inWords } from './messages/inWords.ts';
import { say } from './messages/say.ts';

/** Channels for a two-factor code, second factors of staff, or `enroll`: setting up the first one. */
export type VerificationOption = 'email' | 'sms' | SecondFactor | 'enroll';

/** What an error answer carries besides its sentence. */
export interface FailureDetails {
  /** For programs, when the status is not specific enough. */
  readonly code?: string;
  /** Sentences by field. */
  readonly fields?: Readonly<Record<string, Sentence>>;
  /** Seconds to wait. */
  readonly retryAfter?: number;
  /** How the log-in can go on; only with 401. */
  readonly verificationOptions?: readonly VerificationOption[];
}

/**
 * A refused request, with a sentence for people. Handlers and services throw it for failures without a typed answer
 * in the contract; both transports format it in the caller's language. `message` is English, for the log.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    /** The HTTP status, or -303 for the anti-forgery failure, whose HTTP status is 400. */
    readonly status: number,
    readonly sentence: Sentence,
    readonly details: FailureDetails = {},
  ) {
    super(inEnglish(sentence));
  }

  get httpStatus(): number {
    return this.status === -303 ? 400 : this.status;
  }
}

export const refused = (sentence: Sentence, details?: FailureDetails): RequestError =>
  new RequestError(400, sentence, details);
export const unauthorized = (): RequestError =>
  new RequestError(401, say('platform.unauthenticated'), { code: 'UNAUTHENTICATED' });
export const forbidden = (): RequestError =>
  new RequestError(403, say('platform.forbidden'), { code: 'FORBIDDEN' });
/** Also for other members' records, whose existence must not be revealed. */
export const ownerOnly = (): RequestError =>
  new RequestError(403, say('platform.ownerOnly'), { code: 'FORBIDDEN' });
export const missing = (): RequestError =>
  new RequestError(404, say('platform.missing'), { code: 'NOT_FOUND' });
export const conflict = (sentence: Sentence, code = 'CONFLICT'): RequestError =>
  new RequestError(409, sentence, { code });
export const antiForgeryFailure = (): RequestError =>
  new RequestError(-303, say('platform.outOfDate'), { code: 'ANTI_FORGERY' });
/** A required partner does not answer. Not 503, which would send everyone to the maintenance page (NET-06). */
export const partnerAway = (sentence: Sentence, retryAfter: number, code = 'PARTNER_AWAY'): RequestError =>
  new RequestError(502, sentence, { code, retryAfter });
export const unavailable = (sentence: Sentence, retryAfter: number): RequestError =>
  new RequestError(503, sentence, { code: 'UNAVAILABLE', retryAfter });
/** Reads still work, so the app stays and shows the sentence instead of the maintenance page. */
export const cannotSave = (sentence: Sentence, retryAfter: number): RequestError =>
  new RequestError(503, sentence, { code: CANNOT_SAVE, retryAfter });

/** The contract's body of a failed REST request. */
export interface ErrorBody {
  status: number;
  error: string;
  code?: string;
  fields?: Readonly<Record<string, string>>;
  retry_after?: number;
  verificationOptions?: readonly string[];
}

export function errorBody({ status, sentence, details }: RequestError, locale: Locale): ErrorBody {
  const { code, fields, retryAfter, verificationOptions } = details;
  return {
    status,
    error: inWords(locale, sentence),
    ...(code === undefined ? {} : { code }),
    ...(fields === undefined ? {} : { fields: fieldsInWords(fields, locale) }),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(verificationOptions === undefined ? {} : { verificationOptions }),
  };
}

function fieldsInWords(fields: Readonly<Record<string, Sentence>>, locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, fault]) => [field, inWords(locale, fault)]));
}
