import type { Secrets } from '../../platform/secrets.ts';

/** What a notification's button does: this member joins this event, once. */
export interface AnswerToken {
  readonly messageId: string;
  readonly memberId: string;
  readonly eventId: string;
}

/** Travels encrypted to the member's own browser, and lets its holder do nothing else. */
export const sealAnswerToken = (secrets: Secrets, brandId: string, token: AnswerToken): string =>
  secrets.sealLasting('push-answer', brandId, JSON.stringify(token));

/** Null for a token that isn't this brand's. */
export function openAnswerToken(secrets: Secrets, brandId: string, token: unknown): AnswerToken | null {
  const opened = typeof token === 'string' ? secrets.openLasting('push-answer', brandId, token) : null;
  return opened === null ? null : (JSON.parse(opened) as AnswerToken);
}
