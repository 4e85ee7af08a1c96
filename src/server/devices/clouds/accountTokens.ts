import type { CloudAnswer } from '../cloud.ts';
import { TIMING } from '../timing.ts';
import { accountAnswer } from './account.ts';
import type { CloudRequest } from './call.ts';
import type { TokenRenewal, Tokens } from './oauthClient.ts';
import { fields, text } from './values.ts';

const DAY_SECONDS = 86_400;
const LONGEST_TOKEN = 4_096;

/** What a cloud of this kind gives for account and password, or for a refresh token; null for what is no token. */
export function accountTokens(value: unknown): Tokens | null {
  const result = fields(value);
  const [accessToken, seconds] = [
    text(result?.['token'], LONGEST_TOKEN),
    Number(result?.['expires_in'] ?? DAY_SECONDS),
  ];
  if (accessToken === null) return null;
  return {
    accessToken,
    // Clouds that give none have to be connected anew when the token ends: the password is not kept.
    refreshToken: text(result?.['refresh_token'], LONGEST_TOKEN),
    expiresInSeconds:
      Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 366 * DAY_SECONDS) : DAY_SECONDS,
    account: text(result?.['account'], 200),
  };
}

/** Renews tokens as these clouds do it: without the password, which was forgotten. */
export function accountRenewal(ask: (request: CloudRequest) => Promise<CloudAnswer<unknown>>): TokenRenewal {
  return {
    refresh: async (refreshToken) => {
      const answer = accountAnswer(
        await ask({
          method: 'POST',
          path: '/api',
          body: { method: 'refreshToken', params: { refresh_token: refreshToken } },
          deadlineMs: TIMING.tokenMs,
        }),
      );
      if (answer.ok) return accountTokens(answer.value);
      return answer.why === 'auth' ? 'refused' : null;
    },
  };
}
