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

/** A path's success response. */
export type AnswerOf<Path extends keyof paths, M extends Method> = NonNullable<
  FetchResponse<OperationOf<Path, M>, object, 'application/json'>['data']
>;

/** The REST client, typed by openapi.yaml. Every answer has passed the error funnel. */
export interface RestClient {
  /** Rejects with a RequestFailure; a background read's failure isn't shown. */
  read<Path extends ReadPath>(path: Path, ...args: ArgsOf<Path, 'get'>): Promise<AnswerOf<Path, 'get'>>;
  /**
   * For the member's actions. Never rejects for expected failures: they were flashed, or belong to
   * `fieldsShown`.
   */
  act<Path extends WritePath>(
    path: Path,
    ...args: ArgsOf<Path, 'post'>
  ): Promise<Outcome<AnswerOf<Path, 'post'>>>;
  /** A read's full address, for download links. */
  address(path: string): string;
}

export interface RestClientOptions {
  readonly exchange: Exchange;
  /** Base address of all paths, without a trailing slash. */
  readonly base: string;
}

/** The untyped form of an openapi-fetch call; callers see the types above. */
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
