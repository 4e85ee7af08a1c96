import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { CacheConfig, GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import type { CallOptions } from './call.ts';
import { withIds } from '../page/pageRecords.ts';
import type { Exchange } from './exchange.ts';

export interface RelayEnvironmentOptions {
  readonly exchange: Exchange;
  /** Full address of `/graphql/internal` (NET-03). */
  readonly endpoint: string;
  /** Records that came with the page, without their ids. */
  readonly records?: Readonly<Record<string, unknown>> | null;
  readonly isServer?: boolean;
}

/** Queries of screens that were left whose data stay, for Back and for reading without a connection. */
const KEPT_QUERIES = 60;

/**
 * GraphQL through the same exchange and funnel as REST. A query is a read, a mutation an action. Callers
 * override by `networkCacheConfig: { metadata: relayCall({ … }) }`.
 */
export function createRelayEnvironment({
  exchange,
  endpoint,
  records = null,
  isServer = false,
}: RelayEnvironmentOptions): Environment {
  const execute = (operation: RequestParameters, variables: Variables, cacheConfig: CacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      // Relay unsubscribes when the screen is gone.
      const gone = new AbortController();
      exchange(buildRequest(endpoint, operation, variables), {
        dedupe: operation.operationKind === 'mutation' ? 'concurrent' : 'ignore-later',
        ...readCallOptions(cacheConfig),
        signal: gone.signal,
        transport: 'graphql',
        write: operation.operationKind === 'mutation',
      })
        .then((response) => response.json() as Promise<GraphQLResponse>)
        .then(
          (answer) => {
            sink.next(answer);
            sink.complete();
          },
          (error: unknown) => sink.error(error instanceof Error ? error : new Error(String(error))),
        );
      return () => gone.abort();
    });
  return new Environment({
    isServer,
    network: Network.create(execute),
    store: new Store(
      new RecordSource(withIds(records ?? {}) as ConstructorParameters<typeof RecordSource>[0]),
      { gcReleaseBufferSize: KEPT_QUERIES },
    ),
  });
}

/** For `networkCacheConfig.metadata` of one operation. */
export const relayCall = (call: CallOptions): { readonly call: CallOptions } => ({ call });

function readCallOptions({ metadata }: CacheConfig): CallOptions {
  return (metadata?.['call'] as CallOptions | undefined) ?? {};
}

/** Persisted operations are sent by id; the text exists only where the build didn't persist it. */
function buildRequest(
  endpoint: string,
  { id, text, name }: RequestParameters,
  variables: Variables,
): Request {
  const operation = id === null ? { query: text } : { documentId: id };
  return new Request(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify({ ...operation, operationName: name, variables }),
  });
}
