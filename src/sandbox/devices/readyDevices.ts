import { createHash } from 'node:crypto';
import type { DeviceType } from '../../domain/devices/deviceTypes.ts';
import { randomDigits, randomNumbers } from '../support/random.ts';
import { findPartner } from './partners.ts';
import type { Device, DeviceAccount } from './types.ts';

interface Ready {
  readonly kind: DeviceType;
  readonly name: string;
}

const READY: Readonly<Record<string, readonly Ready[]>> = {
  slate: [
    { kind: 'thermostat', name: 'Hallway' },
    { kind: 'thermostat', name: 'Bedroom' },
  ],
  flint: [{ kind: 'thermostat', name: 'Downstairs' }],
  quartz: [
    { kind: 'plug', name: 'Fan' },
    { kind: 'light', name: 'Desk lamp' },
    { kind: 'default', name: 'Fish tank' },
  ],
  basalt: [
    { kind: 'battery', name: 'Home battery' },
    { kind: 'solar', name: 'Roof' },
  ],
  marl: [{ kind: 'ev', name: 'Family car' }],
  gneiss: [{ kind: 'waterheater', name: 'Hot water' }],
  shale: [
    { kind: 'windowairconditioner', name: 'Bedroom window unit' },
    { kind: 'portableairconditioner', name: 'Office portable unit' },
    { kind: 'minisplitairconditioner', name: 'Living room split' },
    { kind: 'airpurifier', name: 'Air purifier' },
    { kind: 'refrigerator', name: 'Kitchen fridge' },
    { kind: 'tv', name: 'TV' },
  ],
  chert: [
    { kind: 'assistant', name: 'Kitchen speaker' },
    { kind: 'monitor', name: 'Whole-home meter' },
  ],
};

const COOLS: readonly DeviceType[] = [
  'thermostat',
  'minisplitairconditioner',
  'windowairconditioner',
  'portableairconditioner',
];
const HAS_SETPOINT: readonly DeviceType[] = ['thermostat', 'minisplitairconditioner'];

/** A new account's devices with a partner. */
export const readyDevices = (partner: string): readonly Ready[] => READY[partner] ?? [];

export function createDevice(partner: string, account: string, id: string, { kind, name }: Ready): Device {
  // Flint sells in cold regions, the others in hot ones.
  const mode = COOLS.includes(kind) ? (partner === 'flint' ? 'heat' : 'cool') : null;
  const usual = (mode === 'heat' ? 20 : 24) + Math.round(randomNumbers('setpoint', id)() * 2) / 2 - 0.5;
  const setting = { on: true, setpointC: HAS_SETPOINT.includes(kind) ? usual : null };
  return {
    id,
    partner,
    account,
    kind,
    name,
    mode,
    setting,
    hold: null,
    offline: false,
    silencedAt: null,
    silenceNoticed: false,
    history: [{ at: 0, ...setting, online: true }],
    done: [],
  };
}

/** The account id of an address: the same address is the same account. */
export function accountId(partner: string, email: string): string {
  return `${partner}-${createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 12)}`;
}

export function createAccount(
  partner: string,
  email: string,
): { readonly account: DeviceAccount; readonly devices: readonly Device[] } {
  const id = accountId(partner, email);
  const devices = readyDevices(partner).map((ready, i) => createDevice(partner, id, `${id}-${i + 1}`, ready));
  return {
    account: {
      id,
      partner,
      email: email.trim().toLowerCase(),
      deviceIds: devices.map((device) => device.id),
    },
    devices,
  };
}

const WORDS = ['amber', 'birch', 'cobalt', 'dune', 'ember', 'fjord', 'grove', 'harbor'];

/** The password of an account with a partner that needs one. The sandbox shows it openly. */
export function accountPassword({ partner, email }: Pick<DeviceAccount, 'partner' | 'email'>): string | null {
  if (findPartner(partner)?.cloud !== 'account') return null;
  return `${WORDS[Math.floor(randomNumbers('password', email)() * WORDS.length)] ?? 'amber'}-${randomDigits(4, 'password', email)}`;
}
