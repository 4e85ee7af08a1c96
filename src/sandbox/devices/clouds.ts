import { setTimeout as wait } from 'node:timers/promises';
import { shortName } from '../support/random.ts';
import type { World } from '../world/world.ts';
import { byHand, isOnline, note, obey, settle } from './behaviour.ts';
import type { DeviceGrants } from './grants.ts';
import type { DeviceStore } from './store.ts';
import type { DeviceWebhooks } from './deviceWebhooks.ts';
import type { Device, DeviceAccount, DeviceAction, DeviceGrant, Order, Setting } from './types.ts';
import type { DeviceType } from '../../domain/devices/deviceTypes.ts';

/** A command's immediate outcome. */
export type Outcome = 'done' | 'offline';

/** The device clouds' behavior, the same for the product's protocols, a person and a test. */
export interface Clouds {
  /** The devices a connection may see, with their current state. */
  seenBy(grant: DeviceGrant): readonly Device[];
  /** null: unknown, or hidden. */
  seen(grant: DeviceGrant, deviceId: string): Device | null;
  /** With its current state. */
  device(id: string): Device | null;
  /** Runs a command now; a repeated key has no effect. */
  command(device: Device, order: Order, key: string | null): Outcome;
  /** Starts a command that runs a moment later. The key of one that didn't fail returns that one. */
  begin(device: Device, order: Order, key: string): DeviceAction;
  /** Someone at home switches it, or turns its dial. */
  byHand(device: Device, change: Partial<Setting>): void;
  describe(device: Device, change: Partial<Pick<Device, 'name' | 'mode'>>): void;
  setOffline(device: Device, offline: boolean): void;
  /** Installs the broken firmware that ignores commands; sends nothing. */
  silence(device: Device): void;
  add(account: DeviceAccount, kind: DeviceType, name: string): Device;
  remove(device: Device): void;
  /** Ends a connection from the partner's side. `notify`: by webhook. */
  endGrant(grant: DeviceGrant, notify: boolean): void;
  /** Ends what has expired. */
  tick(): void;
  /** Completes every pending action now. */
  finish(): void;
  /** A partner's response time, milliseconds. */
  latency(partner: string): number;
  setLatency(partner: string, milliseconds: number): void;
  /** Duration of actions from now on, milliseconds. */
  setActionTime(milliseconds: number): void;
  /** Drops what isn't stored. */
  reset(): void;
}

/** How many command keys a device remembers. */
const KEPT_KEYS = 20;

export interface CloudDeps {
  readonly world: World;
  readonly store: DeviceStore;
  readonly grants: DeviceGrants;
  readonly webhooks: DeviceWebhooks;
  readonly actionMs: number;
  readonly stopping: AbortSignal;
}

export function createClouds({ world, store, grants, webhooks, actionMs, stopping }: CloudDeps): Clouds {
  const latencies = new Map<string, number>();
  const pending = new Map<string, DeviceAction>();
  let actionTime = actionMs;

  const now = (device: Device): Device => {
    if (settle(device, world.now())) {
      store.touch(device);
      webhooks.changed(device);
    }
    return device;
  };
  const remember = (device: Device, key: string, action: string | null): void => {
    device.done = [...device.done.filter((each) => each.key !== key), { key, action }].slice(-KEPT_KEYS);
  };
  const save = (device: Device, changed: boolean): void => {
    store.touch(device);
    if (changed) webhooks.changed(device);
  };
  const finish = (action: DeviceAction): void => {
    if (!pending.delete(action.id)) return;
    const device = store.device(action.device);
    const failure = device === null ? 'missing' : isOnline(now(device), world.now()) ? null : 'offline';
    Object.assign(action, { status: failure === null ? 'done' : 'failed', reason: failure });
    if (device && failure === null) save(device, obey(device, action.order, world.now()));
    store.saveAction(action);
    webhooks.action(action);
  };
  const finishLater = async (action: DeviceAction): Promise<void> => {
    pending.set(action.id, action);
    await wait(actionTime, undefined, { signal: stopping, ref: false }).then(
      () => finish(action),
      () => undefined,
    );
  };
  // Actions from before a restart complete after it.
  for (const action of Object.values(store.state().actions))
    if (action.status === 'pending') void finishLater(action);

  return {
    seenBy: ({ account, hidden }) => {
      const owner = store.account(account);
      return owner
        ? store
            .listDevices(owner)
            .filter(({ id }) => !hidden.includes(id))
            .map(now)
        : [];
    },
    seen: ({ account, hidden }, id) => {
      const device = store.device(id);
      return device?.account === account && !hidden.includes(id) ? now(device) : null;
    },
    device: (id) => {
      const device = store.device(id);
      return device && now(device);
    },
    command: (device, order, key) => {
      if (key !== null && device.done.some((each) => each.key === key)) return 'done';
      if (!isOnline(now(device), world.now())) return 'offline';
      if (key !== null) remember(device, key, null);
      save(device, obey(device, order, world.now()));
      return 'done';
    },
    begin: (device, order, key) => {
      const before = device.done.find((each) => each.key === key)?.action;
      const known = before === undefined || before === null ? null : store.action(before);
      if (known && known.status !== 'failed') return known;
      const action: DeviceAction = {
        id: shortName('act'),
        device: device.id,
        account: device.account,
        order,
        status: 'pending',
        reason: null,
      };
      remember(device, key, action.id);
      store.touch(device);
      store.saveAction(action);
      void finishLater(action);
      return action;
    },
    byHand: (device, change) => {
      now(device);
      save(device, byHand(device, change, world.now()));
    },
    describe: (device, change) => save(Object.assign(device, change), true),
    setOffline: (device, offline) => {
      const before = isOnline(now(device), world.now());
      device.offline = offline;
      // Plugging it in again restores the old firmware.
      if (!offline) Object.assign(device, { silencedAt: null, silenceNoticed: false });
      const online = isOnline(device, world.now());
      note(device, world.now(), online);
      save(device, online !== before);
    },
    silence: (device) => {
      now(device);
      Object.assign(device, { silencedAt: world.now().toISOString(), silenceNoticed: false });
      store.touch(device);
    },
    add: (account, kind, name) => {
      const device = store.add(account, kind, name);
      webhooks.added(device);
      return device;
    },
    remove: (device) => {
      store.remove(device);
      webhooks.removed(device);
    },
    endGrant: (grant, aloud) => {
      if (!grant.active) return;
      grants.close(grant);
      if (aloud) webhooks.ended(grant);
    },
    tick: () => {
      for (const device of store.due(world.now().getTime())) now(device);
    },
    finish: () => {
      for (const action of pending.values()) finish(action);
    },
    latency: (partner) => latencies.get(partner) ?? 0,
    setLatency: (partner, milliseconds) => void latencies.set(partner, milliseconds),
    setActionTime: (milliseconds) => (actionTime = milliseconds),
    reset: () => {
      pending.clear();
      latencies.clear();
      actionTime = actionMs;
      store.forgetBulk();
    },
  };
}
