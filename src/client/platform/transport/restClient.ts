import createClient from 'openapi-fetch';
import type { Client, ClientPathsWithMethod, FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { paths } from '../../../../codegen/rest/types.ts';
import type { CallOptions } from './call.ts';
import type { Exchange } from './exchange.ts';
import { RequestFailure } from './failure.ts';
import type { Outcome } from './failure.ts';

export type ReadPath = ClientPathsWithMethod<Client<paths>, 'get'>;
export type WritePath = ClientPathsWithMethod<Client<paths>, 'post'>;
type Method = 'get' | 'post';
type InitOf<Path extends keyof paths, M extends Method> = MaybeOptionalInit<paths[Path], M>;
export type ArgsOf<Path extends keyof paths, M extends Method> =
  undefined extends InitOf<Path, M>
    ? [init?: InitOf<Path, M>, call?: CallOptions]
    : [init: InitOf<Path, M>, call?: CallOptions];
export type ReadArgs<Path extends ReadPath> =
  undefined extends InitOf<Path, 'get'> ? [init?: InitOf<Path, 'get'>] : [init: InitOf<Path, 'get'>];
type OperationOf<Path extends keyof paths, M extends Method> = paths[Path][M] &
  Record<string | number, unknown>;

/** What a path answers when all is well. */
export type AnswerOf<Path extends keyof paths, M extends Method> = NonNullable<
  FetchResponse<OperationOf<Path, M>, object, 'application/json'>['data']
>;

/** The REST side of the backend, typed by openapi.yaml. Every answer has gone through the error funnel. */
export interface RestClient {
  /** Reads. Rejects with a RequestFailure; a background read's failure is silent for the member. */
  read<Path extends ReadPath>(path: Path, ...args: ArgsOf<Path, 'get'>): Promise<AnswerOf<Path, 'get'>>;
  /** Something the member pressed. Never rejects for an expected failure: it was flashed, or is to be shown at its `fieldsShown`. */
  act<Path extends WritePath>(
    path: Path,
    ...args: ArgsOf<Path, 'post'>
  ): Promise<Outcome<AnswerOf<Path, 'post'>>>;
  /** The full address of a read, for links that download something. */
  address(path: string): string;
}

export interface RestClientOptions {
  readonly exchange: Exchange;
  /** Full address that all paths stand under, without a slash at its end. */
  readonly base: string;
}

/** What every call of openapi-fetch comes down to; the types above are what callers see. */
type PlainCall = (path: string, init: object) => Promise<{ data?: unknown }>;

export function createRestClient({ exchange, base }: RestClientOptions): RestClient {
  const client = createClient<paths>({ baseUrl: base });
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    init: object | undefined,
    call: CallOptions | undefined,
  ): Promise<unknown> => {
    const plain = client[method] as unknown as PlainCall;
    const fetch = (request: Request) =>
      exchange(request, { ...call, transport: 'rest', write: method === 'POST' });
    return (await plain(path, { ...init, fetch })).data;
  };
  return {
    read: (path, ...[init, call]) => send('GET', path, init, call) as Promise<never>,
    async act(path, ...[init, call]) {
      try {
        return { kind: 'ok', data: (await send('POST', path, init, call)) as never };
      } catch (error) {
        if (error instanceof RequestFailure) return { kind: 'failed', failure: error };
        throw error;
      }
    },
    address: (path) => base + path,
  };
}
