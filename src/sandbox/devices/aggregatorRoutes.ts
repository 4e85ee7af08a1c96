import type { FastifyInstance } from 'fastify';
import { readFields, parseInstant, type Fields } from '../support/forms.ts';
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
import { batteryFed, chargeAt, deviceWatts } from './power.ts';
import type { Device, DeviceAction, Order } from './types.ts';

const OBEYING = ['ev', 'battery', 'waterheater'];
const HAS_CHARGE = ['ev', 'battery'];

/** Clouds for many makers: they accept a command, run it a moment later, and send a webhook. */
export function aggregatorRoutes(app: FastifyInstance, deps: DeviceDeps): void {
  const { world, store, clouds } = deps;
  app.get<BySlug>(
    '/devices/:slug/v2/devices',
    { config: { partner: 'device', endpoint: 'list' } },
    (request, reply) => {
      const grant = grantFor(deps, 'aggregator', request, reply);
      return grant
        ? reply.send({ devices: clouds.seenBy(grant).map((device) => aggregatorView(device, world.now())) })
        : reply;
    },
  );
  app.get<ByDevice>(
    '/devices/:slug/v2/devices/:id',
    { config: { partner: 'device', endpoint: 'state' } },
    (request, reply) => {
      const device = deviceFor(deps, 'aggregator', request, reply);
      return device ? reply.send(aggregatorView(device, world.now())) : reply;
    },
  );
  app.post<ByDevice>(
    '/devices/:slug/v2/devices/:id/actions',
    { config: { partner: 'device', endpoint: 'command' } },
    (request, reply) => {
      const device = deviceFor(deps, 'aggregator', request, reply);
      const key = device && requireIdempotencyKey(request, reply);
      if (!device || key === null) return reply;
      const order = OBEYING.includes(device.kind) ? parseOrder(device, readFields(request.body)) : null;
      if (!order) return reply.code(422).send({ code: 'unsupported' });
      return reply.code(202).send(toAnswer(clouds.begin(device, order, key)));
    },
  );
  app.get<ByDevice>(
    '/devices/:slug/v2/actions/:id',
    { config: { partner: 'device', endpoint: 'action' } },
    (request, reply) => {
      const grant = grantFor(deps, 'aggregator', request, reply);
      if (!grant) return reply;
      const action = store.action(request.params.id);
      return action?.account === grant.account
        ? reply.send(toAnswer(action))
        : reply.code(404).send({ error: 'not_found' });
    },
  );
  app.get<ByDevice>(
    '/devices/:slug/v2/devices/:id/usage',
    { config: { partner: 'device', endpoint: 'energy' } },
    (request, reply) => {
      const device = deviceFor(deps, 'aggregator', request, reply);
      if (!device) return reply;
      const { from, to, resolution = 'hour' } = readFields(request.query);
      const [first, last] = [parseInstant(from), parseInstant(to)];
      if (!first || !last || resolution !== 'hour') return reply.code(400).send({ code: 'bad_window' });
      return reply.send({ usage: completedHours(device, first, last, world.now()) });
    },
  );
  app.put<BySlug>(
    '/devices/:slug/v2/subscription',
    { config: { partner: 'device', endpoint: 'subscription' } },
    (request, reply) => {
      const grant = grantFor(deps, 'aggregator', request, reply);
      if (!grant) return reply;
      const { url } = readFields(request.body);
      if (url === undefined || !loopbackUrl(url, isWebhookPath))
        return reply.code(422).send({ code: 'invalid_url' });
      store.saveGrant(Object.assign(grant, { subscription: url }));
      return reply.send({ url });
    },
  );
}

function parseOrder({ kind }: Device, { action, until, reserve_soc: reserve }: Fields): Order | null {
  const end = parseInstant(until)?.toISOString() ?? null;
  switch (action) {
    case 'pause':
    case 'off':
      return { kind: 'set', change: { on: false, feedsTo: undefined }, until: end };
    case 'on':
      return { kind: 'set', change: { on: true, feedsTo: undefined }, until: end };
    case 'discharge': {
      const feedsTo = Number(reserve ?? Number.NaN);
      if (kind !== 'battery' || !(feedsTo >= 0 && feedsTo <= 100)) return null;
      return { kind: 'set', change: { on: false, feedsTo }, until: end };
    }
    case 'resume':
      return { kind: 'release' };
    default:
      return null;
  }
}

const toAnswer = ({ id, status, reason }: DeviceAction): Record<string, unknown> => ({
  action_id: id,
  status,
  ...(reason === null ? {} : { reason }),
});

/** A device in these clouds' format. */
function aggregatorView(device: Device, now: Date): Record<string, unknown> {
  const { id, kind, name, setting } = device;
  const online = isOnline(device, now);
  return {
    device_id: id,
    kind,
    label: name,
    status: online ? 'online' : 'offline',
    ...(HAS_CHARGE.includes(kind) ? { charging: setting.on, soc: chargeAt(device, now.getTime()) } : {}),
    ...(kind === 'battery'
      ? {
          can_discharge: true,
          discharging: setting.feedsTo !== undefined && deviceWatts(device, setting, now.getTime()) < 0,
          discharged_wh: Math.round(batteryFed(device, now.getTime())),
        }
      : {}),
    ...(kind === 'waterheater' ? { heating: setting.on } : {}),
    power_w: online ? Math.round(deviceWatts(device, setting, now.getTime())) : 0,
  };
}
