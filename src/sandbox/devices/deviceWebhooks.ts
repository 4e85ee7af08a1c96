import { randomUUID } from 'node:crypto';
import type { Sender } from '../webhooks/sender.ts';
import type { World } from '../world/world.ts';
import { webhookSecretName } from './partners.ts';
import type { DeviceStore } from './store.ts';
import type { Device, DeviceAction, DeviceGrant } from './types.ts';

/** Webhooks of device clouds to subscribers. */
export interface DeviceWebhooks {
  changed(device: Device): void;
  added(device: Device): void;
  removed(device: Device): void;
  action(action: DeviceAction): void;
  ended(grant: DeviceGrant): void;
}

export function createDeviceWebhooks(world: World, store: DeviceStore, sender: Sender): DeviceWebhooks {
  const send = (
    { subscription, partner, account }: DeviceGrant,
    type: string,
    deviceId: string | null,
    data?: unknown,
  ): void => {
    if (subscription === null) return;
    const [id, at] = [randomUUID(), world.now().toISOString()];
    const body = JSON.stringify({
      id,
      type,
      account,
      ...(deviceId === null ? {} : { device_id: deviceId }),
      at,
      ...(data === undefined ? {} : { data }),
    });
    sender.send({
      id,
      type,
      of: partner,
      url: subscription,
      secret: webhookSecretName(partner),
      headers: {},
      at,
      body,
    });
  };
  const everybody = (account: string, type: string, deviceId: string, data?: unknown): void => {
    for (const grant of store.listGrants(account))
      if (grant.active && !grant.hidden.includes(deviceId)) send(grant, type, deviceId, data);
  };
  return {
    changed: ({ account, id }) => everybody(account, 'device.changed', id),
    added: ({ account, id }) => everybody(account, 'device.added', id),
    removed: ({ account, id }) => everybody(account, 'device.removed', id),
    action: ({ id, account, device, status, reason }) =>
      everybody(account, 'action.updated', device, { action_id: id, status, reason }),
    ended: (grant) => send(grant, 'authorization.ended', null),
  };
}
