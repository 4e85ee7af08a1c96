import type { FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import type { Clouds } from './clouds.ts';
import type { DeviceGrants } from './grants.ts';
import { findPartner } from './partners.ts';
import type { DeviceStore } from './store.ts';
import type { Device, DeviceGrant } from './types.ts';

/** What the clouds' protocols need. */
export interface DeviceDeps {
  readonly world: World;
  readonly store: DeviceStore;
  readonly grants: DeviceGrants;
  readonly clouds: Clouds;
}

export type BySlug = { Params: { slug: string } };
export type ByDevice = { Params: { slug: string; id: string } };

const WEBHOOK = /\/webhooks\/device\/[\w.-]+$/;
export const isWebhookPath = WEBHOOK;

/** The connection of a request's token; otherwise responds with 404 or 401. */
export function grantFor(
  { grants }: DeviceDeps,
  cloud: 'traits' | 'aggregator',
  request: FastifyRequest<BySlug>,
  reply: FastifyReply,
): DeviceGrant | null {
  const { slug } = request.params;
  if (!findPartner(slug, cloud)) {
    void reply.code(404).send({ error: 'not_found' });
    return null;
  }
  const grant = grants.bearer(slug, request.headers.authorization);
  if (!grant)
    void reply
      .code(401)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .send({ error: 'invalid_token' });
  return grant;
}

/** The request's device, if its connection may see it; otherwise responds. */
export function deviceFor(
  deps: DeviceDeps,
  cloud: 'traits' | 'aggregator',
  request: FastifyRequest<ByDevice>,
  reply: FastifyReply,
): Device | null {
  const grant = grantFor(deps, cloud, request, reply);
  if (!grant) return null;
  const device = deps.clouds.seen(grant, request.params.id);
  if (!device) void reply.code(404).send({ error: 'not_found' });
  return device;
}

/** The command's idempotency key; otherwise responds with 400. */
export function requireIdempotencyKey(request: FastifyRequest, reply: FastifyReply): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && key !== '' && key.length <= 200) return key;
  void reply.code(400).send({ code: 'idempotency_key_needed' });
  return null;
}
