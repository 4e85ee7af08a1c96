import type { Sandbox } from '../../src/sandbox/createSandbox.ts';
import {
  actOn,
  accountView,
  toDeviceView,
  type AccountView,
  type DeviceView,
} from '../../src/sandbox/devices/deviceActions.ts';
import type { BulkAccount } from '../../src/sandbox/devices/bulk.ts';
import type { DeviceDeps } from '../../src/sandbox/devices/deviceRoute.ts';
import { visitPartner, type DeviceVisit } from './sandboxDeviceFlow.ts';
import { accountPassword } from '../../src/sandbox/devices/readyDevices.ts';
import type { DeviceType } from '../../src/domain/devices/deviceTypes.ts';

/** Helpers for the partners' devices. Those that change something wait until the webhook is delivered. */
export interface SandboxDevices extends DeviceDeps {
  /** The account of an address with a partner, made with its usual devices where there is none. */
  account(partner: string, email?: string): AccountView;
  /** The password of an account with a partner that asks for one. */
  password(partner: string, email?: string): string;
  /** A device by its name in an account; throws where there is none. */
  named(partner: string, name: string, email?: string): DeviceView;
  /** A device as it is now, whatever its partner says. */
  see(deviceId: string): DeviceView;
  /** At home: switches it, or turns its dial. */
  byHand(deviceId: string, change: { readonly on?: boolean; readonly setpointC?: number }): Promise<void>;
  setOnline(deviceId: string, online: boolean): Promise<void>;
  /** The firmware with which it only pretends to obey; offline after ten minutes of the sandbox's time. */
  silence(deviceId: string): void;
  add(partner: string, kind: DeviceType, name: string, email?: string): Promise<DeviceView>;
  remove(deviceId: string): Promise<void>;
  /** Ends the connections of an account from the partner's side; `byWebhook`: and sends a webhook. */
  endAuthorization(partner: string, byWebhook: boolean, email?: string): Promise<void>;
  /** Tokens of a connection made without the pages; the access token is valid for `seconds`, by default an hour. */
  connect(
    partner: string,
    email?: string,
    seconds?: number,
  ): { readonly accessToken: string; readonly refreshToken: string; readonly account: string };
  /** Finishes the aggregators' pending commands, ends expired ones, and waits until the webhooks are delivered. */
  settle(): Promise<void>;
  latency(partner: string, milliseconds: number): void;
  /** Makes this many accounts with this many devices each; `at(i)` has the tokens of the i-th. */
  bulk(
    partner: string,
    accounts: number,
    devicesEach: number,
  ): { readonly id: string; at(index: number): BulkAccount };
  /** Acts as a person on the partner's own pages; returns where the browser is redirected. `see`: names of the shared devices, all if absent. */
  visit(authorizeUrl: string, wishes?: DeviceVisit): Promise<URL>;
}

const DEFAULT_EMAIL = 'robin@home.example';

export function sandboxDevices(sandbox: Sandbox): SandboxDevices {
  const { devices: parts, webhooks } = sandbox;
  const { world, store, clouds, grants } = parts;
  const existing = (id: string) => {
    const device = clouds.device(id);
    if (!device) throw new Error(`There is no device ${id}.`);
    return device;
  };
  const act = async (id: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    const refusal = actOn(parts, existing(id), fields);
    if (refusal !== null) throw new Error(refusal);
    await webhooks.settled();
  };
  return {
    ...parts,
    account: (partner, email = DEFAULT_EMAIL) => accountView(parts, store.open(partner, email)),
    password: (partner, email = DEFAULT_EMAIL) =>
      accountPassword({ partner, email: email.toLowerCase() }) ?? '',
    named: (partner, name, email = DEFAULT_EMAIL) => {
      const found = accountView(parts, store.open(partner, email)).devices.find((each) => each.name === name);
      if (!found) throw new Error(`${email} has no "${name}" with ${partner}.`);
      return found;
    },
    see: (id) => toDeviceView(existing(id), world.now()),
    byHand: (id, { on, setpointC }) =>
      act(id, {
        ...(on === undefined ? {} : { on: String(on) }),
        ...(setpointC === undefined ? {} : { setpoint_c: String(setpointC) }),
      }),
    setOnline: (id, online) => act(id, { online: String(online) }),
    silence: (id) => clouds.silence(existing(id)),
    add: async (partner, kind, name, email = DEFAULT_EMAIL) => {
      const device = clouds.add(store.open(partner, email), kind, name);
      await webhooks.settled();
      return toDeviceView(device, world.now());
    },
    remove: async (id) => {
      clouds.remove(existing(id));
      await webhooks.settled();
    },
    endAuthorization: async (partner, byWebhook, email = DEFAULT_EMAIL) => {
      for (const grant of store.listGrants(store.open(partner, email).id)) clouds.endGrant(grant, byWebhook);
      await webhooks.settled();
    },
    connect: (partner, email = DEFAULT_EMAIL, seconds = 3_600) =>
      grants.open(store.open(partner, email), { seconds }),
    settle: async () => {
      clouds.finish();
      clouds.tick();
      await webhooks.settled();
    },
    latency: clouds.setLatency,
    bulk: (partner, accounts, devicesEach) => {
      const made = store.bulk.add(partner, accounts, devicesEach);
      return { id: made.id, at: (index) => store.bulk.at(made, index) };
    },
    visit: visitPartner,
  };
}
