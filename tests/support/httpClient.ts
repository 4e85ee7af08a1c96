import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Anti-forgery header; by default the cookie's value, as the app sends it. null: none. */
  readonly token?: string | null;
}

export interface GraphqlResult<Data> {
  readonly status: number;
  readonly data: Data | null;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

/** A browser as the server sees it: keeps cookies, repeats the anti-forgery cookie in the header, and sends an idempotency key with each write, as the app does. */
export class HttpClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly host: string;
  readonly prefix: string;

  constructor(app: FastifyInstance, { host = 'localhost', prefix = '/backend' } = {}) {
    this.#app = app;
    this.host = host;
    this.prefix = prefix;
  }

  get token(): string | undefined {
    return this.cookies.get('ebbwatt_csrf');
  }

  async call(
    path: string,
    { method, body, headers = {}, token }: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const verb = method ?? (body === undefined ? 'GET' : 'POST');
    const proof = token === undefined ? this.token : (token ?? undefined);
    const answer = await this.#app.inject({
      method: verb,
      url: `${this.prefix}${path}`,
      headers: {
        host: this.host,
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(verb === 'POST' && proof !== undefined ? { 'x-csrf-token': proof } : {}),
        ...(verb === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    this.keepCookies(answer);
    return answer;
  }

  /** As a browser does with an answer. */
  keepCookies({ cookies }: LightMyRequestResponse): void {
    for (const { name, value, expires } of cookies as { name: string; value: string; expires?: Date }[]) {
      if (value === '' || (expires && expires.getTime() < Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** A GraphQL operation: a text, or the id of a persisted one. */
  async graphql<Data = Record<string, unknown>>(
    operation: string | { id: string },
    variables: Record<string, unknown> = {},
  ): Promise<GraphqlResult<Data>> {
    const body =
      typeof operation === 'string' ? { query: operation, variables } : { ...operation, variables };
    const answer = await this.call('/graphql/internal', { body });
    const parsed = answer.json<{ data?: Data; errors?: { message: string }[] }>();
    return { status: answer.statusCode, data: parsed.data ?? null, errors: parsed.errors ?? [] };
  }

  clone(): HttpClient {
    const copy = new HttpClient(this.#app, { host: this.host, prefix: this.prefix });
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }
}
