import { createHash } from 'node:crypto';

const SCOPE = 'FB=1_3_4_5_13_14_15_39;IntervalDuration=900;BlockDuration=daily;HistoryLength=13';
export const REDIRECT = 'http://us-energy.localhost:3000/backend/connect/utility/callback';
export const VERIFIER = 'a-verifier-that-is-long-enough-for-the-rules-0123456789';

export interface Consent {
  readonly customer?: string;
  readonly other?: string;
  readonly months?: number;
  readonly interval?: boolean;
  readonly deny?: boolean;
}

export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly scope: string;
  readonly resourceURI: string;
  readonly authorizationURI: string;
}

export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;

export function authorizeUrl(base: string, wishes: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'cedar',
    redirect_uri: REDIRECT,
    scope: SCOPE,
    state: 'state-1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...wishes,
  });
  return `${base}/oauth/authorize?${query.toString()}`;
}

export const form = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

export const findRequest = (page: string): string => /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** Walks through the consent pages as a person does; returns the final redirect. */
export async function consent(
  base: string,
  { customer, other = '', months = 13, interval = true, deny = false }: Consent,
  wishes: Readonly<Record<string, string>> = {},
): Promise<URL> {
  const page = await (await fetch(authorizeUrl(base, wishes))).text();
  const request = findRequest(page);
  await form(`${base}/oauth/login`, { request, other, ...(customer === undefined ? {} : { customer }) });
  const sent = await form(`${base}/oauth/decide`, {
    request,
    months: String(months),
    decision: deny ? 'deny' : 'agree',
    ...(interval ? { interval: 'yes' } : {}),
  });
  return new URL(sent.headers.get('location') ?? 'http://nowhere.localhost/');
}

/** Exchanges a code for tokens. */
export async function tokensFor(
  base: string,
  secret: string,
  code: string,
  clientId = 'cedar',
): Promise<TokenAnswer> {
  const answer = await form(
    `${base}/oauth/token`,
    { grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: VERIFIER },
    { authorization: basic(clientId, secret) },
  );
  if (!answer.ok) throw new Error(`The token endpoint answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as TokenAnswer;
}

/** The client's own token. */
export async function clientToken(base: string, secret: string, clientId: string): Promise<string> {
  const answer = await form(
    `${base}/oauth/token`,
    { grant_type: 'client_credentials' },
    { authorization: basic(clientId, secret) },
  );
  return ((await answer.json()) as TokenAnswer).access_token;
}
