import { asRecord } from '../../../domain/helpers/asRecord.ts';
import { readEspiAuthorization, type EspiAuthorization } from '../../../domain/utility/espiAuthorization.ts';
import type { OutboundAnswer, OutboundLimits, OutboundRequest } from '../../platform/http/outbound.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import type { PartnerUtility } from '../../programs/service.ts';
import type { UtilityDeps } from '../deps.ts';
import { TIMING } from '../timing.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresInSeconds: number;
  readonly scope: string | null;
  readonly resourceUri: string | null;
  readonly authorizationUri: string | null;
}

/** An enrolment's status at the market. */
export interface EnrollmentStatus {
  readonly state: string;
  readonly substate: string | null;
  readonly sequence: number;
}

export interface EnrollmentOrder {
  readonly authorization_id?: string;
  readonly account_number?: string;
  readonly nmi?: string;
  readonly zip: string;
  readonly name: string;
  readonly webhook_url: string;
  readonly signature_key_id: string;
}

export interface DropFile {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly sha256: string;
}

/** A utility's own report of an outage. */
export interface OwnStatus {
  readonly away: boolean;
  readonly until: Date | null;
}

const MEGABYTE = 1024 * 1024;
const MOST_TEXT = 4_096;

/**
 * A utility's interface: Green Button Connect My Data and the market behind it. Every method throws
 * PartnerFault.
 */
export function utilityClient(
  { outbound, partners, clock }: Pick<UtilityDeps, 'outbound' | 'partners' | 'clock'>,
  utility: PartnerUtility,
) {
  const partner = `utility:${utility.clientId}`;
  const ours = new URL(utility.url).origin;
  const garbage = (status: number | null = null): PartnerFault =>
    new PartnerFault(partner, 'garbage', status);

  /** Our tokens go to these addresses, so an address in an answer must be the utility's own. */
  const call = (request: OutboundRequest, limits: Partial<OutboundLimits> = {}): Promise<OutboundAnswer> => {
    if (!URL.canParse(request.url) || new URL(request.url).origin !== ours)
      throw new PartnerFault(partner, 'address');
    return outbound.call(partner, request, { deadlineMs: TIMING.callMs, ...limits });
  };
  const post = (
    path: string,
    form: Readonly<Record<string, string>>,
    deadlineMs: number = TIMING.callMs,
  ): Promise<OutboundAnswer> => {
    const secret = partners.secret(partner);
    if (secret === null) throw new PartnerFault(partner, 'address');
    const basic = Buffer.from(
      `${encodeURIComponent(utility.clientId)}:${encodeURIComponent(secret)}`,
    ).toString('base64');
    const headers = {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    };
    return call(
      { method: 'POST', url: `${utility.url}${path}`, headers, body: new URLSearchParams(form).toString() },
      { deadlineMs },
    );
  };

  const parseTokens = (answer: OutboundAnswer): Tokens => {
    const body = asRecord(answer.json()) ?? {};
    const accessToken = text(body['access_token']);
    const seconds = Number(body['expires_in'] ?? 3_600);
    if (accessToken === null || text(body['token_type'])?.toLowerCase() !== 'bearer')
      throw garbage(answer.status);
    return {
      accessToken,
      refreshToken: text(body['refresh_token']),
      expiresInSeconds: Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 366 * 86_400) : 3_600,
      scope: text(body['scope']),
      resourceUri: own(text(body['resourceURI'])),
      authorizationUri: own(text(body['authorizationURI'])),
    };
  };
  const own = (address: string | null): string | null => {
    if (address === null) return null;
    if (!URL.canParse(address) || new URL(address).origin !== ours)
      throw new PartnerFault(partner, 'address');
    return address;
  };

  const bearer = (token: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` });
  const asClient = async (
    request: Omit<OutboundRequest, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
    limits: Partial<OutboundLimits> = {},
  ): Promise<OutboundAnswer> => {
    const send = async (fresh: boolean): Promise<OutboundAnswer> => {
      const token = await clientToken(partners, partner, fresh, clock.now().getTime(), async () =>
        parseTokens(await post('/oauth/token', { grant_type: 'client_credentials' })),
      );
      return call({ ...request, headers: { ...request.headers, ...bearer(token) } }, limits);
    };
    const first = await send(false);
    return first.status === 401 ? send(true) : first;
  };

  const requireEnrollmentStatus = (answer: OutboundAnswer): EnrollmentStatus => {
    const body = asRecord(answer.json()) ?? {};
    const found = parseEnrollmentStatus(body);
    if (found === null) throw garbage(answer.status);
    return found;
  };

  return {
    partner,

    authorizeUrl: (query: Readonly<Record<string, string>>): string =>
      `${utility.url}/oauth/authorize?${new URLSearchParams({ response_type: 'code', client_id: utility.clientId, ...query }).toString()}`,

    exchange: async (code: string, verifier: string, redirectUri: string): Promise<Tokens> => {
      const tokens = parseTokens(
        await post(
          '/oauth/token',
          { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri },
          TIMING.exchangeMs,
        ),
      );
      if (tokens.resourceUri === null || tokens.authorizationUri === null) throw garbage();
      return tokens;
    },
    refresh: async (refreshToken: string): Promise<Tokens> =>
      parseTokens(await post('/oauth/token', { grant_type: 'refresh_token', refresh_token: refreshToken })),
    /** A utility without the endpoint has nothing to revoke. */
    revoke: async (token: string): Promise<void> => {
      const answer = await post('/oauth/revoke', { token, token_type_hint: 'refresh_token' });
      if (answer.status !== 404) answer.ok();
    },

    authorization: async (uri: string): Promise<EspiAuthorization> => {
      const answer = (await asClient({ url: uri }, { maxBytes: MEGABYTE })).ok();
      const found = readEspiAuthorization(answer.body.toString('utf8'));
      if (found === null) throw garbage(answer.status);
      return found;
    },
    /** Readings of a window as an ESPI feed. The response may be a refusal of the token. */
    feed: (uri: string, token: string, from: Date, to: Date): Promise<OutboundAnswer> => {
      const url = new URL(uri);
      url.searchParams.set('published-min', from.toISOString());
      url.searchParams.set('published-max', to.toISOString());
      return call(
        { url: url.href, headers: { ...bearer(token), accept: 'application/atom+xml' } },
        { deadlineMs: TIMING.feedMs, maxBytes: 32 * MEGABYTE },
      );
    },

    enrol: async (
      order: EnrollmentOrder,
    ): Promise<{ readonly enrollmentId: string; readonly status: EnrollmentStatus | null }> => {
      const answer = await asClient({
        method: 'POST',
        url: `${utility.url}/enrollments`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      const body = asRecord(answer.json()) ?? {};
      const enrollmentId = text(body['enrollment_id']);
      if (enrollmentId === null) throw garbage(answer.status);
      return { enrollmentId, status: parseEnrollmentStatus(body) };
    },
    enrollment: async (id: string): Promise<EnrollmentStatus> =>
      requireEnrollmentStatus(
        await asClient({ url: `${utility.url}/enrollments/${encodeURIComponent(id)}` }),
      ),
    leave: async (id: string): Promise<void> => {
      const answer = await asClient({
        method: 'DELETE',
        url: `${utility.url}/enrollments/${encodeURIComponent(id)}`,
      });
      if (answer.status !== 404) answer.ok();
    },

    drops: async (
      after: string | null,
    ): Promise<{ readonly drops: readonly DropFile[]; readonly next: string | null }> => {
      const query = after === null ? '' : `?${new URLSearchParams({ after }).toString()}`;
      const answer = await asClient({ url: `${utility.url}/drops${query}` });
      const body = asRecord(answer.json());
      const listed = body?.['drops'];
      if (!Array.isArray(listed)) throw garbage(answer.status);
      const drops = listed.map((each: unknown) => {
        const drop = asRecord(each) ?? {};
        const [id, name, url, sha256] = [
          text(drop['id']) ?? number(drop['id']),
          text(drop['name']),
          own(text(drop['url'])),
          text(drop['sha256']),
        ];
        if (id === null || name === null || url === null || sha256 === null) throw garbage(answer.status);
        return { id, name, url, sha256 };
      });
      return { drops, next: text(body?.['next']) ?? number(body?.['next']) };
    },
    file: async (url: string): Promise<Buffer> =>
      (await asClient({ url }, { deadlineMs: TIMING.feedMs, maxBytes: 64 * MEGABYTE })).ok().body,

    status: async (deadlineMs: number): Promise<OwnStatus> => {
      // Its own circuit, so that the status can be checked while other calls are blocked.
      const answer = await outbound.call(
        `${partner}:status`,
        { url: `${utility.url}/status` },
        { deadlineMs },
      );
      const outage = asRecord(asRecord(answer.json())?.['outage']);
      if (outage === null || typeof outage['active'] !== 'boolean') throw garbage(answer.status);
      const until = text(outage['ends_at']);
      return {
        away: outage['active'],
        until: until === null || Number.isNaN(Date.parse(until)) ? null : new Date(until),
      };
    },
  };
}

export type UtilityClient = ReturnType<typeof utilityClient>;

/** Client-credentials tokens by partner, one cache for each server, until they expire. */
const clientTokens = new WeakMap<
  UtilityDeps['partners'],
  Map<string, { readonly token: string; readonly from: number; readonly until: number }>
>();

async function clientToken(
  partners: UtilityDeps['partners'],
  partner: string,
  fresh: boolean,
  now: number,
  issue: () => Promise<Tokens>,
): Promise<string> {
  const tokens =
    clientTokens.get(partners) ??
    new Map<string, { readonly token: string; readonly from: number; readonly until: number }>();
  clientTokens.set(partners, tokens);
  const kept = tokens.get(partner);
  if (!fresh && kept !== undefined && kept.from <= now && now < kept.until) return kept.token;
  const { accessToken, expiresInSeconds } = await issue();
  tokens.set(partner, {
    token: accessToken,
    from: now,
    until: now + Math.max(0, expiresInSeconds - 60) * 1_000,
  });
  return accessToken;
}

/**
 * State, sub-status and sequence of a change, from an answer or a webhook; null if malformed. An empty
 * sub-status is none.
 */
export function parseEnrollmentStatus(body: Readonly<Record<string, unknown>>): EnrollmentStatus | null {
  const { state, substate, sequence } = body;
  if (
    typeof state !== 'string' ||
    state === '' ||
    state.length > 64 ||
    typeof sequence !== 'number' ||
    !Number.isSafeInteger(sequence) ||
    sequence < 0 ||
    sequence > 2_147_483_647
  )
    return null;
  if (substate !== null && substate !== undefined && (typeof substate !== 'string' || substate.length > 64))
    return null;
  return { state, substate: substate === undefined || substate === '' ? null : substate, sequence };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= MOST_TEXT ? value : null;
}

const number = (value: unknown): string | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : null;
