import { createHmac } from 'node:crypto';
import { shortName } from '../support/random.ts';
import { sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import { createDevice, readyDevices } from './readyDevices.ts';
import type { BulkSetting, Device, DeviceAccount, DeviceGrant, DevicesState } from './types.ts';

/** One account of a bulk, ready to use. */
export interface BulkAccount {
  readonly account: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly deviceIds: readonly string[];
}

/**
 * Accounts that exist by rule: nothing is stored until something happens to one. Their tokens don't expire.
 */
export interface Bulk {
  add(partner: string, accounts: number, devicesEach: number): BulkSetting;
  remove(id: string): void;
  /** Drops everything that happened to their accounts and devices. */
  forget(): void;
  find(id: string): BulkSetting | null;
  list(): readonly BulkSetting[];
  /** By number, from 0. */
  at(bulk: BulkSetting, index: number): BulkAccount;
  tokens(account: string): Pick<BulkAccount, 'accessToken' | 'refreshToken'> | null;
  account(id: string): DeviceAccount | null;
  device(id: string): Device | null;
  grant(id: string): DeviceGrant | null;
  /** Returns whether it belongs to a bulk. */
  keep(device: Device): boolean;
  keepGrant(grant: DeviceGrant): boolean;
  /** The account of a token. */
  bearer(kind: 'access' | 'refresh', token: string): DeviceGrant | null;
}

const NAME = /^bulk-([\da-f]{12})-(\d{1,7})(?:-(\d{1,2}))?$/;

export function createBulk(state: () => DevicesState, world: World): Bulk {
  const touched = new Map<string, Device>();
  const grants = new Map<string, DeviceGrant>();

  const parseId = (
    id: string,
  ): { readonly bulk: BulkSetting; readonly account: string; readonly device: number | null } | null => {
    const [, name = '', index = '', nth] = NAME.exec(id) ?? [];
    const bulk = state().bulk[`bulk-${name}`];
    if (!bulk || Number(index) >= bulk.accounts) return null;
    const device = nth === undefined ? null : Number(nth);
    return device !== null && device >= bulk.devicesEach
      ? null
      : { bulk, account: `${bulk.id}-${index}`, device };
  };
  const listDeviceIds = (account: string, { devicesEach }: BulkSetting): string[] =>
    Array.from({ length: devicesEach }, (_, i) => `${account}-${i}`);
  const createToken = (kind: 'access' | 'refresh', account: string): string =>
    `${kind}.${account}.${createHmac('sha256', world.secret('sandbox') ?? '')
      .update(`${kind}.${account}`)
      .digest('base64url')
      .slice(0, 24)}`;
  const grant = (id: string): DeviceGrant | null => {
    const parts = parseId(id);
    if (!parts || parts.device !== null) return null;
    return (
      grants.get(id) ?? {
        id,
        partner: parts.bulk.partner,
        account: id,
        hidden: [],
        terminal: null,
        active: true,
        subscription: null,
      }
    );
  };

  return {
    add: (partner, accounts, devicesEach) => {
      const bulk = { id: shortName('bulk'), partner, accounts, devicesEach };
      state().bulk[bulk.id] = bulk;
      world.changed();
      return bulk;
    },
    remove: (id) => {
      Reflect.deleteProperty(state().bulk, id);
      for (const kept of [touched, grants])
        for (const each of kept.keys()) if (each.startsWith(`${id}-`)) kept.delete(each);
      world.changed();
    },
    forget: () => {
      touched.clear();
      grants.clear();
    },
    find: (id) => (Object.hasOwn(state().bulk, id) ? (state().bulk[id] ?? null) : null),
    list: () => Object.values(state().bulk),
    at: (bulk, index) => {
      const account = `${bulk.id}-${index}`;
      return {
        account,
        accessToken: createToken('access', account),
        refreshToken: createToken('refresh', account),
        deviceIds: listDeviceIds(account, bulk),
      };
    },
    tokens: (id) =>
      grant(id) ? { accessToken: createToken('access', id), refreshToken: createToken('refresh', id) } : null,
    account: (id) => {
      const parts = parseId(id);
      if (!parts || parts.device !== null) return null;
      return {
        id,
        partner: parts.bulk.partner,
        email: `${id}@bulk.example`,
        deviceIds: listDeviceIds(id, parts.bulk),
      };
    },
    device: (id) => {
      const known = touched.get(id);
      const parts = parseId(id);
      if (!parts || parts.device === null) return null;
      const ready = readyDevices(parts.bulk.partner);
      const kind = ready[parts.device % ready.length]?.kind ?? 'default';
      return (
        known ??
        createDevice(parts.bulk.partner, parts.account, id, { kind, name: `Device ${parts.device + 1}` })
      );
    },
    grant,
    keep: (device) => {
      if (!parseId(device.id)) return false;
      touched.set(device.id, device);
      return true;
    },
    keepGrant: (each) => {
      if (!parseId(each.id)) return false;
      grants.set(each.id, each);
      return true;
    },
    bearer: (kind, token) => {
      const account = token.split('.')[1];
      return account !== undefined && sameSecret(token, createToken(kind, account)) ? grant(account) : null;
    },
  };
}
