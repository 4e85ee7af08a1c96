import { asRecord } from '../../../domain/helpers/asRecord.ts';
import { payloadTypes } from '../../../domain/gridSignals/openAdr.ts';
import type { OutboundAnswer, OutboundRequest } from '../../platform/http/outbound.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { parseObject } from '../../platform/http/webhook.ts';
import { secretName, TIMING, type GridSourceRow, type SignalDeps } from './deps.ts';

/** As many as OpenADR allows on a page. */
const PAGE = 50;
/** The longest list we read, in pages and bytes. */
const MOST_PAGES = 100;
const MOST_BYTES = 16 * 2 ** 20;

export interface VtnProgram {
  readonly id: string;
  /** What reports it speaks of, for events that say nothing of their own. */
  readonly reportTypes: readonly string[];
}

/**
 * An OpenADR 3.1 server as a VEN speaks to it: OAuth client credentials, then JSON. Every method throws
 * PartnerFault; a missing secret counts as an address that is not called.
 */
export function vtnClient(
  { outbound, partners, clock }: Pick<SignalDeps, 'outbound' | 'partners' | 'clock'>,
  source: GridSourceRow,
) {
  const partner = `vtn:${source.id}`;
  const garbage = (): PartnerFault => new PartnerFault(partner, 'garbage');
  const call = (request: OutboundRequest): Promise<OutboundAnswer> =>
    outbound.call(partner, request, { deadlineMs: TIMING.callMs, maxBytes: 4 * 2 ** 20 });

  /** Where the VTN says that tokens are issued; many say nothing, and issue them themselves. */
  const tokenUrl = async (baseUrl: string): Promise<string> => {
    const usual = `${baseUrl}/auth/token`;
    const answer = await call({ url: `${baseUrl}/auth/server`, headers: { accept: 'application/json' } });
    const named = answer.status === 200 ? (parseObject(answer.body)?.['tokenURL'] ?? null) : null;
    return typeof named === 'string' && URL.canParse(named, `${baseUrl}/`)
      ? new URL(named, `${baseUrl}/`).href
      : usual;
  };
  const issue = async (): Promise<{ token: string; seconds: number }> => {
    const secret = partners.secret(secretName(source));
    if (secret === null || source.baseUrl === null) throw new PartnerFault(partner, 'address');
    const form = { grant_type: 'client_credentials', client_id: source.clientId, client_secret: secret };
    const answer = await call({
      method: 'POST',
      url: await tokenUrl(source.baseUrl),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(form).toString(),
    });
    const body = asRecord(answer.json());
    const [token, type, seconds] = [
      body?.['access_token'],
      body?.['token_type'],
      Number(body?.['expires_in'] ?? 3_600),
    ];
    if (
      typeof token !== 'string' ||
      token === '' ||
      typeof type !== 'string' ||
      type.toLowerCase() !== 'bearer'
    )
      throw garbage();
    return { token, seconds: Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : 3_600 };
  };
  const send = async (
    method: NonNullable<OutboundRequest['method']>,
    path: string,
    body?: object,
  ): Promise<OutboundAnswer> => {
    const once = async (fresh: boolean): Promise<OutboundAnswer> => {
      const token = await requestToken(partners, partner, fresh, clock.now().getTime(), issue);
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      return call({
        method,
        url: `${source.baseUrl ?? ''}${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...json,
      });
    };
    const first = await once(false);
    return first.status === 401 ? once(true) : first;
  };
  /** Every page until an empty one: a server may return fewer at a time than requested. */
  const all = async (path: string, query: Query): Promise<unknown[]> => {
    const found: unknown[] = [];
    let bytes = 0;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer = await send(
        'GET',
        `${path}?${new URLSearchParams([
          ...query.map(([name, value]) => [name, value]),
          ['skip', String(found.length)],
          ['limit', String(PAGE)],
        ]).toString()}`,
      );
      bytes += answer.body.length;
      const part = answer.json();
      if (!Array.isArray(part) || bytes > MOST_BYTES) throw garbage();
      if (part.length === 0) return found;
      for (const each of part as unknown[]) found.push(each);
    }
    throw garbage();
  };

  return {
    /** Null: the VTN has none of that name for us. */
    program: async (name: string): Promise<VtnProgram | null> => {
      const found = (await all('/programs', [])).map(asRecord).find((each) => each?.['programName'] === name);
      const id = found?.['id'];
      if (found == null || typeof id !== 'string') return null;
      const descriptors = Array.isArray(found['payloadDescriptors'])
        ? found['payloadDescriptors'].filter(
            (each: unknown) => asRecord(each)?.['objectType'] === 'REPORT_PAYLOAD_DESCRIPTOR',
          )
        : [];
      return { id, reportTypes: payloadTypes(descriptors) };
    },
    /** What is for all, and what is for one of our targets: a VTN shows that to those who ask for it. */
    events: async (programId: string, targets: readonly string[]): Promise<unknown[]> => {
      const ofProgram: Query = [['programID', programId]];
      const forAll = await all('/events', ofProgram);
      if (targets.length === 0) return forAll;
      const ours = await all('/events', [
        ...ofProgram,
        ...targets.map((target) => ['targets', target] as const),
      ]);
      const known = new Set(forAll.map((event) => asRecord(event)?.['id']));
      return [...forAll, ...ours.filter((event) => !known.has(asRecord(event)?.['id']))];
    },

    /** Our object of this name at the VTN, which is made if it isn't there, with the targets that the VTN has given it. */
    ven: async (name: string, knownId: string | null): Promise<Ven> => {
      if (knownId !== null) {
        const answer = await send('GET', `/vens/${encodeURIComponent(knownId)}`);
        if (answer.status !== 404) return parseVen(asRecord(answer.json()), garbage);
      }
      const find = async (query: Query, field: string, value: string) =>
        (await all('/vens', query)).map(asRecord).find((each) => each?.[field] === value);
      const known = await find([['venName', name]], 'venName', name);
      if (known != null) return parseVen(known, garbage);
      const made = await send('POST', '/vens', { objectType: 'VEN_VEN_REQUEST', venName: name });
      // The VTN knows us by another name.
      const other = made.status === 409 ? await find([], 'clientID', source.clientId) : null;
      return parseVen(other ?? asRecord(made.json()), garbage);
    },

    /** Makes a resource of our object, where the VTN doesn't have it yet, and answers its targets. */
    resource: async (venId: string, name: string): Promise<readonly string[]> => {
      const query: Query = [
        ['venID', venId],
        ['resourceName', name],
      ];
      const known = (await all('/resources', query))
        .map(asRecord)
        .find((each) => each?.['resourceName'] === name && each['venID'] === venId);
      const body = { objectType: 'VEN_RESOURCE_REQUEST', resourceName: name, venID: venId };
      return parseVen(known ?? asRecord((await send('POST', '/resources', body)).json()), garbage).targets;
    },

    /** The report's id at the VTN. */
    report: async (report: object): Promise<string> =>
      parseId(await send('POST', '/reports', report), garbage),

    /** Returns the id of the subscription to what is for all. */
    subscribe: async (wanted: Subscription): Promise<string> =>
      parseId(await send('POST', '/subscriptions', toSubscription(CLIENT_NAME, wanted)), garbage),
    /**
     * A subscription by targets says nothing of what is for all, so ours is another one: made, changed or ended as our
     * targets are. The VTN knows its id by its name, program and address.
     */
    subscribeByTargets: async (wanted: Subscription, targets: readonly string[]): Promise<void> => {
      const found = await all('/subscriptions', [
        ['programID', wanted.programId],
        ['clientName', TARGETED_NAME],
      ]);
      const known = found
        .map(asRecord)
        .find((each) => each?.['clientName'] === TARGETED_NAME && isOf(each, wanted));
      const kept = known == null ? null : { id: toId(known['id'], garbage), targets: known['targets'] };
      if (kept === null && targets.length === 0) return;
      const path = kept === null ? '/subscriptions' : `/subscriptions/${encodeURIComponent(kept.id)}`;
      if (targets.length === 0) {
        (await send('DELETE', path)).ok();
        return;
      }
      if (kept !== null && isSameSet(kept.targets, targets)) return;
      const body = { ...toSubscription(TARGETED_NAME, wanted), targets };
      (await send(kept === null ? 'POST' : 'PUT', path, body)).ok();
    },
    /** Whether the VTN still knows it. */
    subscribed: async (id: string): Promise<boolean> => {
      const answer = await send('GET', `/subscriptions/${encodeURIComponent(id)}`);
      if (answer.status === 404) return false;
      answer.ok();
      return true;
    },
  };
}

type Query = readonly (readonly [name: string, value: string])[];

/** Of which program we hear, where, and with which token. */
export interface Subscription {
  readonly programId: string;
  readonly callbackUrl: string;
  readonly bearerToken: string;
}

const toSubscription = (clientName: string, { programId, callbackUrl, bearerToken }: Subscription) => ({
  clientName,
  programID: programId,
  objectOperations: [
    { objects: ['EVENT'], operations: ['CREATE', 'UPDATE', 'DELETE'], callbackUrl, bearerToken },
  ],
});

const isOf = (
  { programID, objectOperations }: Readonly<Record<string, unknown>>,
  { programId, callbackUrl }: Subscription,
): boolean =>
  programID === programId &&
  Array.isArray(objectOperations) &&
  objectOperations.some((each: unknown) => asRecord(each)?.['callbackUrl'] === callbackUrl);

const isSameSet = (one: unknown, other: readonly string[]): boolean =>
  Array.isArray(one) && one.length === other.length && other.every((each) => one.includes(each));

/** Our object at a VTN, and the targets that it has there. */
interface Ven {
  readonly id: string;
  readonly targets: readonly string[];
}

const MOST_TARGETS = 100;

function parseVen(body: Readonly<Record<string, unknown>> | null, garbage: () => PartnerFault): Ven {
  const targets = body?.['targets'] ?? [];
  if (!Array.isArray(targets) || targets.length > MOST_TARGETS) throw garbage();
  return {
    id: toId(body?.['id'], garbage),
    targets: targets.filter((each): each is string => typeof each === 'string' && each.length <= 128),
  };
}

/** What we are called in reports and subscriptions. */
export const CLIENT_NAME = 'Ebbwatt';
const TARGETED_NAME = `${CLIENT_NAME} by targets`;

function parseId(answer: OutboundAnswer, garbage: () => PartnerFault): string {
  return toId(asRecord(answer.json())?.['id'], garbage);
}

function toId(id: unknown, garbage: () => PartnerFault): string {
  if (typeof id !== 'string' || id === '' || id.length > 128) throw garbage();
  return id;
}

interface KeptToken {
  readonly token: string;
  readonly from: number;
  readonly until: number;
}

/** For each server, by partner, while they last. */
const kept = new WeakMap<SignalDeps['partners'], Map<string, KeptToken>>();

async function requestToken(
  partners: SignalDeps['partners'],
  partner: string,
  fresh: boolean,
  now: number,
  issue: () => Promise<{ token: string; seconds: number }>,
): Promise<string> {
  const tokens = kept.get(partners) ?? new Map<string, KeptToken>();
  kept.set(partners, tokens);
  const known = tokens.get(partner);
  if (!fresh && known !== undefined && known.from <= now && now < known.until) return known.token;
  const { token, seconds } = await issue();
  tokens.set(partner, { token, from: now, until: now + Math.max(0, seconds - 60) * 1_000 });
  return token;
}
