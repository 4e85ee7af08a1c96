import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { OutboundAnswer, OutboundRequest } from '../../platform/http/outbound.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import type { PayoutAccess } from '../../platform/partners.ts';
import { TIMING, type OrderDeps } from '../deps.ts';

type AccessDeps = Pick<OrderDeps, 'clock' | 'outbound' | 'partners'>;

export const payments = ({ base }: PayoutAccess): string => `${base}/v1/payments`;

/** Kept tokens end a minute early, so that none ends on its way. */
const MARGIN_MS = 60_000;
const tokens = new WeakMap<AccessDeps['partners'], Map<string, { token: string; until: number }>>();

const limits = { deadlineMs: TIMING.callMs };

/** Calls the payout provider with a token of client credentials, which is renewed when it is refused. */
export async function authorized(
  deps: AccessDeps,
  access: PayoutAccess,
  request: OutboundRequest,
): Promise<OutboundAnswer> {
  const send = async (token: string) =>
    deps.outbound.call(
      'payouts',
      {
        ...request,
        headers: { accept: 'application/json', ...request.headers, authorization: `Bearer ${token}` },
      },
      limits,
    );
  const kept = keptTokens(deps).get(access.clientId);
  if (kept !== undefined && kept.until > deps.clock.now().getTime()) {
    const answer = await send(kept.token);
    if (answer.status !== 401) return answer;
    keptTokens(deps).delete(access.clientId);
  }
  return send(await fetchToken(deps, access));
}

function keptTokens({ partners }: AccessDeps): Map<string, { token: string; until: number }> {
  const found = tokens.get(partners) ?? new Map<string, { token: string; until: number }>();
  tokens.set(partners, found);
  return found;
}

async function fetchToken(deps: AccessDeps, access: PayoutAccess): Promise<string> {
  const credentials = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64');
  const answer = await deps.outbound.call(
    'payouts',
    {
      method: 'POST',
      url: `${access.base}/v1/oauth2/token`,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    },
    limits,
  );
  const { access_token: token, expires_in: seconds } = asRecord(answer.json()) ?? {};
  if (typeof token !== 'string' || token === '' || typeof seconds !== 'number')
    throw new PartnerFault('payouts', 'garbage');
  keptTokens(deps).set(access.clientId, {
    token,
    until: deps.clock.now().getTime() + seconds * 1_000 - MARGIN_MS,
  });
  return token;
}
