import type { OutboundAnswer } from '../../platform/http/outbound.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import type { DevicePartner } from '../../platform/partners.ts';
import type { DeviceDeps } from '../deps.ts';
import { TIMING } from '../timing.ts';
import { fields, text } from './values.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresInSeconds: number;
  /** The member's account as the partner names it. */
  readonly account: string | null;
}

const LONGEST_TOKEN = 4_096;
const YEAR_SECONDS = 366 * 86_400;

/** Gives new tokens for a refresh token. May throw PartnerFault. */
export interface TokenRenewal {
  /** `refused`: the partner says that the authorization is over. Null: nothing came of it. */
  refresh(refreshToken: string): Promise<Tokens | 'refused' | null>;
}

export interface OauthClient extends TokenRenewal {
  /** Where the browser goes. */
  authorizeUrl(query: Readonly<Record<string, string>>): string;
  exchange(code: string, verifier: string, redirectUri: string): Promise<Tokens>;
  revoke(token: string): Promise<void>;
}

/** The log-in of a partner's own, and its tokens. Every method that calls throws PartnerFault. */
export function oauthClient(
  { outbound }: Pick<DeviceDeps, 'outbound'>,
  partnerId: string,
  { base, clientId, clientSecret }: DevicePartner,
): OauthClient {
  const name = `device:${partnerId}`;
  const post = (path: string, form: Readonly<Record<string, string>>): Promise<OutboundAnswer> => {
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString(
      'base64',
    );
    const headers = {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    };
    return outbound.call(
      name,
      { method: 'POST', url: `${base}${path}`, headers, body: new URLSearchParams(form).toString() },
      { deadlineMs: TIMING.tokenMs },
    );
  };
  const tokensOf = (answer: OutboundAnswer): Tokens => {
    const body = fields(answer.json());
    const accessToken = text(body?.['access_token'], LONGEST_TOKEN);
    const seconds = Number(body?.['expires_in'] ?? 3_600);
    if (accessToken === null) throw new PartnerFault(name, 'garbage', answer.status);
    return {
      accessToken,
      refreshToken: text(body?.['refresh_token'], LONGEST_TOKEN),
      expiresInSeconds: Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, YEAR_SECONDS) : 3_600,
      account: text(body?.['account'], 200),
    };
  };

  return {
    authorizeUrl: (query) =>
      `${base}/oauth/authorize?${new URLSearchParams({ response_type: 'code', client_id: clientId, ...query }).toString()}`,
    exchange: async (code, verifier, redirectUri) =>
      tokensOf(
        await post('/oauth/token', {
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
        }),
      ),
    refresh: async (refreshToken) => {
      const answer = await post('/oauth/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
      return isOver(answer) ? 'refused' : tokensOf(answer);
    },
    revoke: async (token) => {
      (await post('/oauth/revoke', { token })).ok();
    },
  };
}

/** Only `invalid_grant` is the word that it is over (RFC 6749 §5.2); whatever else is refused may be a fault of either side's. */
function isOver({ status, body }: OutboundAnswer): boolean {
  if (status !== 400 && status !== 401) return false;
  try {
    return fields(JSON.parse(body.toString('utf8')))?.['error'] === 'invalid_grant';
  } catch {
    return false;
  }
}
