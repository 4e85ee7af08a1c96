import { commitMutation, fetchQuery } from 'relay-runtime';
import type { ConcreteRequest, Environment } from 'relay-runtime';
import { redirectTarget } from '../../src/domain/brands/redirect.ts';
import type { CallOptions } from '../../src/client/platform/transport/call.ts';
import { createConnection, type Connection } from '../../src/client/platform/connection/connection.ts';
import { createExchange } from '../../src/client/platform/transport/exchange.ts';
import { RequestFailure } from '../../src/client/platform/transport/failure.ts';
import { createFunnel } from '../../src/client/platform/transport/funnel.ts';
import { createRelayEnvironment, relayCall } from '../../src/client/platform/transport/relayEnvironment.ts';
import type { ErrorReport } from '../../src/client/platform/transport/reporter.ts';
import { createRestClient } from '../../src/client/platform/transport/restClient.ts';
import { startStubBackend } from './stubBackend.ts';
import type { StubAnswer, StubBackend } from './stubBackend.ts';

/** The app's actions in order: navigations, flashes, reports. */
export interface Deeds {
  readonly went: string[];
  readonly left: string[];
  readonly flashed: string[];
  readonly reported: ErrorReport[];
  /** Labels of analytics events. */
  readonly tracked: string[];
}

export interface Harness extends Deeds {
  readonly backend: StubBackend;
  readonly rest: ReturnType<typeof createRestClient>;
  readonly relay: Environment;
  readonly exchange: ReturnType<typeof createExchange>;
  readonly connection: Connection;
  /** The page that is open. */
  path: string;
  csrf: string | null;
}

const ORIGIN = 'https://app.ebbwatt.example';
export const OFFLINE = 'You’re offline. Check your connection and try again.';
export const OOPS = 'Oops! Something went wrong. Please refresh or try again.';

/** Both transports as the app creates them, over real HTTP to a stub backend. */
export async function startHarness(): Promise<Harness> {
  const backend = await startStubBackend();
  const deeds: Deeds = { went: [], left: [], flashed: [], reported: [], tracked: [] };
  const place = { path: '/events', csrf: 'token-1' as string | null };
  const brand = {
    environment: 'production',
    hosts: ['app.ebbwatt.example'],
    localHosts: [],
    allowedRedirectHosts: ['partner.example'],
  } as const;
  let keys = 0;
  const funnel = createFunnel({
    navigator: {
      wanted: () => place.path,
      go: (to) => void deeds.went.push(to),
      leave: (to) => void deeds.left.push(to),
    },
    flash: ({ text }) => void deeds.flashed.push(text),
    track: ({ category, action, label }) =>
      void deeds.tracked.push(`${category ?? ''} ${action ?? ''} ${label ?? ''}`),
    redirectTarget: (address) => redirectTarget(address, brand, ORIGIN),
    say: (message) => (message === 'offline' ? OFFLINE : OOPS),
    reporter: { report: (report) => void deeds.reported.push(report) },
    resetCookies: async () => {
      const answer = await fetch(`${backend.base}/reset_cookies`);
      if (answer.ok)
        place.csrf = `token-${backend.calls.filter(({ path }) => path === '/reset_cookies').length + 1}`;
    },
  });
  const connection = createConnection({ isOffline: false, now: Date.now });
  const exchange = createExchange({
    fetch: (request) => fetch(request),
    funnel,
    connection,
    csrf: () => place.csrf,
    path: () => place.path,
    newKey: () => `key-number-${(keys += 1)}`,
  });
  return Object.assign(place, deeds, {
    backend,
    exchange,
    connection,
    rest: createRestClient({ exchange, base: backend.base }),
    relay: createRelayEnvironment({ exchange, endpoint: `${backend.base}/graphql/internal` }),
  });
}

/** A persisted operation as the compiler would have left it. */
function operation(kind: 'query' | 'mutation'): ConcreteRequest {
  const selections = [
    { kind: 'ScalarField', alias: null, name: 'done', args: null, storageKey: null },
  ] as const;
  const shared = { argumentDefinitions: [], name: 'testOperation', selections };
  return {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      type: kind === 'query' ? 'Query' : 'Mutation',
      metadata: null,
      abstractKey: null,
      ...shared,
    },
    operation: { kind: 'Operation', ...shared },
    params: {
      cacheID: `test-${kind}`,
      id: `id-of-${kind}`,
      metadata: {},
      name: 'testOperation',
      operationKind: kind,
      text: null,
    },
  } as unknown as ConcreteRequest;
}

/** How a call is made by one transport, and how it ends. */
export interface Transport {
  readonly name: 'REST' | 'GraphQL';
  /** Where the stub sees it. */
  readonly path: string;
  /** The answer of the table, as this transport brings it. */
  answer(status: number, body: Record<string, unknown>): StubAnswer;
  act(harness: Harness, call?: CallOptions): Promise<RequestFailure | null>;
  read(harness: Harness, call?: CallOptions): Promise<RequestFailure | null>;
}

const toFailure = (error: unknown): RequestFailure => {
  if (error instanceof RequestFailure) return error;
  throw error;
};

export const REST: Transport = {
  name: 'REST',
  path: '/event_opt_in_out',
  answer: (status, body) => ({ status, body }),
  async act({ rest }, call) {
    const outcome = await rest.act(
      '/event_opt_in_out',
      { body: { event_id: '0190', opt: 'in' } } as never,
      call,
    );
    return outcome.kind === 'ok' ? null : outcome.failure;
  },
  read: ({ rest }, call) =>
    rest.read('/event_opt_in_out' as '/settings', {}, call).then(() => null, toFailure),
};

export const GRAPHQL: Transport = {
  name: 'GraphQL',
  path: '/graphql/internal',
  answer: (status, body) => (status === 200 ? { status, body: { data: { done: true } } } : { status, body }),
  act: (harness, call) => viaRelay(harness, 'mutation', call),
  read: (harness, call) => viaRelay(harness, 'query', call),
};

/** GraphQL's other failure: a 200 whose first error carries the fields of a REST error body. */
export const GRAPHQL_ERRORS: Transport = {
  ...GRAPHQL,
  answer: (status, body) =>
    status === 200 || status === 303
      ? GRAPHQL.answer(status, body)
      : {
          status: 200,
          body: { data: null, errors: [{ message: body['error'] ?? '', extensions: { status, ...body } }] },
        },
};

function viaRelay(
  { relay }: Harness,
  kind: 'query' | 'mutation',
  call: CallOptions = {},
): Promise<RequestFailure | null> {
  const cacheConfig = { force: true, metadata: relayCall(call) };
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      if (error instanceof RequestFailure) resolve(error);
      else reject(error instanceof Error ? error : new Error(String(error)));
    };
    if (kind === 'mutation') {
      commitMutation(relay, {
        mutation: operation(kind),
        variables: {},
        cacheConfig,
        onCompleted: () => resolve(null),
        onError: fail,
      });
    } else {
      fetchQuery(relay, operation(kind), {}, { networkCacheConfig: cacheConfig }).subscribe({
        complete: () => resolve(null),
        error: fail,
      });
    }
  });
}
