import { createHash } from 'node:crypto';
import { form, findRequest, VERIFIER } from './sandboxOauthFlow.ts';

export const DEVICE_REDIRECT = 'http://us-energy.localhost:3000/backend/connect/device/callback';

export interface DeviceVisit {
  readonly email?: string;
  /** Names of the shared devices; absent: all. */
  readonly see?: readonly string[];
  readonly cancel?: boolean;
}

/** Where the product sends a member to connect a partner. */
export function connectUrl(base: string, wishes: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'ebbwatt',
    redirect_uri: DEVICE_REDIRECT,
    state: 'state-1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...wishes,
  });
  return `${base}/oauth/authorize?${query.toString()}`;
}

/** Walks through a partner's pages as a person does; returns the final redirect. */
export async function visitPartner(
  authorizeUrl: string,
  { email = 'robin@home.example', see, cancel = false }: DeviceVisit = {},
): Promise<URL> {
  const base = authorizeUrl.slice(0, authorizeUrl.indexOf('/authorize'));
  const request = findRequest(await (await fetch(authorizeUrl)).text());
  const page = await (await form(`${base}/login`, { request, email })).text();
  const devices = [...page.matchAll(/name="(see-[^"]+)"[^>]*>\s*<span>([^<]*)</g)].map(
    ([, field = '', name = '']) => ({ field, name }),
  );
  const seen = devices.filter(({ name }) => see === undefined || see.includes(name));
  const sent = await form(`${base}/decide`, {
    request,
    decision: cancel ? 'cancel' : 'connect',
    ...Object.fromEntries(seen.map(({ field }) => [field, 'yes'])),
  });
  return new URL(sent.headers.get('location') ?? 'http://nowhere.localhost/');
}
