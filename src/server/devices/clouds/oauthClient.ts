import type { OutboundAnswer } from '../../platform/http/outbound.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import type { PartnerAccess } from '../../platform/partners.ts';
import type { DeviceDeps } from '../deps.ts';
import { TIMING } from '../timing.ts';
import { fields, text } from './values.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresInSeconds: number;
  /** The member's account by the partner's name for it. */
  readonly account: string | null;
}

const LONGEST_TOKEN = 4_096;
const YEAR_SECONDS = 366 * 86_400;

export interface TokenRenewal {
  /** `refused`: the authorization has ended. Null: no answer that decides it. May throw PartnerFault. */
  refresh(refreshToken: string): Promise<Tokens | 'refused' | null>;
}

export interface OauthClient extends TokenRenewal {
  /** The partner's log-in page. */
  authorizeUrl(query: Readonly<Record<string, string>>): string;
  exchange(code: string, verifier: string, redirectUri: string): Promise<Tokens>;
  revoke(token: string): Promise<void>;
}

/** A partner's OAuth 2.0 endpoints. Every method that calls the partner may throw PartnerFault. */
export function oauthClient(
  { outbound }: Pick<DeviceDeps, 'outbound'>,
  partnerId: string,
  { base, clientId, clientSecret }: PartnerAccess,
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
  const parseTokens = (answer: OutboundAnswer): Tokens => {
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
      parseTokens(
        await post('/oauth/token', {
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
        }),
      ),
    refresh: async (refreshToken) => {
      const answer = await post('/oauth/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
      return isOver(answer) ? 'refused' : parseTokens(answer);
    },
    revoke: async (token) => {
      (await post('/oauth/revoke', { token })).ok();
    },
  };
}

/**
 * Only `invalid_grant` ends the authorization (RFC 6749 §5.2); any other refusal may be a fault on either
 * side.
 */
function isOver({ status, body }: OutboundAnswer): boolean {
  if (status !== 400 && status !== 401) return false;
  try {
    return fields(JSON.parse(body.toString('utf8')))?.['error'] === 'invalid_grant';
  } catch {
    return false;
  }
}
