import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields, parseInstant } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { isOnline } from './behaviour.ts';
import {
  deviceFor,
  grantFor,
  isWebhookPath,
  requireIdempotencyKey,
  type ByDevice,
  type BySlug,
  type DeviceDeps,
} from './deviceRoute.ts';
import { completedHours } from './energy.ts';
import { ambientAt, deviceWatts } from './power.ts';
import type { Device, Order } from './types.ts';

const WITHOUT_SWITCH = ['thermostat', 'refrigerator'];
const LOWEST_C = 7;
const HIGHEST_C = 35;

/** Clouds whose devices have traits, changed by commands that expire. */
export function traitsRoutes(app: FastifyInstance, deps: DeviceDeps): void {
  const { world, store, clouds } = deps;
  app.get<BySlug>(
    '/devices/:slug/v1/devices',
    { config: { partner: 'device', endpoint: 'list' } },
    (request, reply) => {
      const grant = grantFor(deps, 'traits', request, reply);
      return grant
        ? reply.send({ devices: clouds.seenBy(grant).map((device) => traitsView(device, world.now())) })
        : reply;
    },
  );
  app.get<ByDevice>(
    '/devices/:slug/v1/devices/:id',
    { config: { partner: 'device', endpoint: 'state' } },
    (request, reply) => {
      const device = deviceFor(deps, 'traits', request, reply);
      return device ? reply.send(traitsView(device, world.now())) : reply;
    },
  );
  app.post<ByDevice>(
    '/devices/:slug/v1/devices/:id/commands',
    { config: { partner: 'device', endpoint: 'command' } },
    (request, reply) => command(deps, request, reply),
  );
  app.get<ByDevice>(
    '/devices/:slug/v1/devices/:id/energy',
    { config: { partner: 'device', endpoint: 'energy' } },
    (request, reply) => {
      const device = deviceFor(deps, 'traits', request, reply);
      if (!device) return reply;
      const { from, to } = readFields(request.query);
      const [first, last] = [parseInstant(from), parseInstant(to)];
      if (!first || !last) return reply.code(400).send({ code: 'bad_window' });
      return reply.send({ hours: completedHours(device, first, last, world.now()) });
    },
  );
  app.put<BySlug>(
    '/devices/:slug/v1/subscription',
    { config: { partner: 'device', endpoint: 'subscription' } },
    (request, reply) => {
      const grant = grantFor(deps, 'traits', request, reply);
      if (!grant) return reply;
      const { url } = readFields(request.body);
      if (url === undefined || !loopbackUrl(url, isWebhookPath))
        return reply.code(422).send({ code: 'invalid_url' });
      store.saveGrant(Object.assign(grant, { subscription: url }));
      return reply.send({ url });
    },
  );
}

function command(
  { world, clouds, ...rest }: DeviceDeps,
  request: FastifyRequest<ByDevice>,
  reply: FastifyReply,
): FastifyReply {
  const device = deviceFor({ world, clouds, ...rest }, 'traits', request, reply);
  const key = device && requireIdempotencyKey(request, reply);
  if (!device || key === null) return reply;
  const order = parseOrder(device, request.body);
  if (typeof order === 'string') return reply.code(422).send({ code: order });
  if (clouds.command(device, order, key) === 'offline') return reply.code(409).send({ code: 'offline' });
  return reply.send({ device: traitsView(clouds.device(device.id) ?? device, world.now()) });
}

function parseOrder(device: Device, body: unknown): Order | 'unsupported' | 'out_of_range' {
  const {
    command: name,
    params,
    expiresAt,
  } = (body ?? {}) as {
    readonly command?: unknown;
    readonly params?: { readonly on?: unknown; readonly setpointC?: unknown };
    readonly expiresAt?: unknown;
  };
  const end = typeof expiresAt === 'string' ? parseInstant(expiresAt) : null;
  const until = end?.toISOString() ?? null;
  switch (name) {
    case 'OnOff.Set':
      if (WITHOUT_SWITCH.includes(device.kind) || typeof params?.on !== 'boolean') return 'unsupported';
      return { kind: 'set', change: { on: params.on }, until };
    case 'Temperature.SetSetpoint': {
      const setpointC = params?.setpointC;
      if (device.setting.setpointC === null || typeof setpointC !== 'number') return 'unsupported';
      if (!(setpointC >= LOWEST_C && setpointC <= HIGHEST_C)) return 'out_of_range';
      return { kind: 'set', change: { setpointC: Math.round(setpointC * 10) / 10 }, until };
    }
    case 'Hold.Release':
      return { kind: 'release' };
    default:
      return 'unsupported';
  }
}

/** A device in these clouds' format. */
function traitsView(device: Device, now: Date): Record<string, unknown> {
  const { id, kind, name, setting, mode } = device;
  const online = isOnline(device, now);
  const traits = {
    ...(WITHOUT_SWITCH.includes(kind) ? {} : { OnOff: { on: setting.on } }),
    ...(setting.setpointC === null
      ? {}
      : {
          TemperatureSetting: {
            mode: setting.on ? (mode ?? 'off') : 'off',
            ambientC: ambientAt(device, now.getTime()),
            setpointC: setting.setpointC,
          },
        }),
    Power: { watts: online ? Math.round(deviceWatts(device, setting, now.getTime())) : 0 },
  };
  return { id, type: kind, name, online, traits };
}
