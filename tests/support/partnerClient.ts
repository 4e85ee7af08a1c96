import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { PartnerRight } from '../../src/domain/partner/rights.ts';
import { createApiKey } from '../../src/server/partner/administer.ts';
import type { TestServer } from './testServer.ts';

/** A partner's program, with its key. */
export interface PartnerClient {
  readonly keyId: string;
  /** What its calls carry; null: nothing. */
  readonly secret: string | null;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  /** With an idempotency key of its own, unless `headers` has one. */
  post(
    path: string,
    body: object | string | Buffer,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  put(path: string, body: object): Promise<LightMyRequestResponse>;
  delete(path: string): Promise<LightMyRequestResponse>;
  /** The same with another key or at another host. */
  with(other: { readonly secret?: string | null; readonly host?: string }): PartnerClient;
}

interface NewKey {
  readonly brand?: string;
  readonly name?: string;
  readonly validDays?: number;
}

/** Makes a key with these rights. */
export async function partnerClient(
  server: TestServer,
  rights: readonly PartnerRight[],
  { brand = 'default', name = 'Test partner', validDays = 30 }: NewKey = {},
): Promise<PartnerClient> {
  const actorId = await server.addMember({ brand, isAdmin: true, roles: ['internal_staff'] });
  const made = await createApiKey(server.core.deps, {
    brandId: brand,
    actorId,
    name,
    rights,
    validDays,
    reason: 'For a test',
  });
  if ('refusal' in made) throw new Error('The key was refused.');
  return clientOf(server, made.id, made.secret, brand === 'default' ? 'localhost' : `${brand}.localhost`);
}

function clientOf(server: TestServer, keyId: string, secret: string | null, host: string): PartnerClient {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    headers: Readonly<Record<string, string>>,
    payload?: object | string | Buffer,
  ) =>
    server.app.inject({
      method,
      url: `/backend${path}`,
      headers: { host, ...(secret === null ? {} : { authorization: `Bearer ${secret}` }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    keyId,
    secret,
    get: (path, headers = {}) => call('GET', path, headers),
    post: (path, body, headers = {}) =>
      call('POST', path, { 'idempotency-key': randomUUID(), ...headers }, body),
    put: (path, body) => call('PUT', path, {}, body),
    delete: (path) => call('DELETE', path, {}),
    with: (other) =>
      clientOf(server, keyId, other.secret === undefined ? secret : other.secret, other.host ?? host),
  };
}
