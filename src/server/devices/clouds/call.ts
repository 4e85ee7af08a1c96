import type { OutboundAnswer } from '../../platform/http/outbound.ts';
import type { CloudAnswer } from './cloud.ts';
import type { Fields } from './values.ts';

/** A request; the path is relative to the partner's base address. */
export interface CloudRequest {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Fields;
  /** Idempotency key. */
  readonly key?: string;
  readonly deadlineMs?: number;
}

/**
 * Sends a request with the member's authorization and answers the body. Doesn't throw when the partner fails.
 */
export type CloudCall = (request: CloudRequest) => Promise<CloudAnswer<unknown>>;

export const FAILED = { ok: false, why: 'failed' } as const;

/** Maps the HTTP status. A body that isn't JSON is a failure. */
export function toCloudAnswer(answer: OutboundAnswer): CloudAnswer<unknown> {
  const { status, body } = answer;
  if (status === 401) return { ok: false, why: 'auth' };
  if (status === 404 || status === 410) return { ok: false, why: 'missing' };
  if (status === 409) return { ok: false, why: 'offline' };
  if (status === 422) return { ok: false, why: 'unsupported' };
  if (status < 200 || status >= 300) return FAILED;
  if (body.length === 0) return { ok: true, value: null };
  try {
    return { ok: true, value: JSON.parse(body.toString('utf8')) as unknown };
  } catch {
    return FAILED;
  }
}

/** Parses a successful answer; null from `reader` is a failure. */
export function read<T>(answer: CloudAnswer<unknown>, reader: (value: unknown) => T | null): CloudAnswer<T> {
  if (!answer.ok) return answer;
  const value = reader(answer.value);
  return value === null ? FAILED : { ok: true, value };
}
