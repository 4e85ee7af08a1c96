import type { DeviceType } from '../../domain/devices/deviceTypes.ts';
import type { DeviceState } from '../devices/service.ts';
import type { DemoRole } from './cast.ts';

/** A device as the sandbox creates it for a new account, in the same order. Its watts follow its home. */
export interface DemoDevice {
  readonly type: DeviceType;
  readonly name: string;
  /** A name that reads the same in English and French, for members of a bilingual brand. */
  readonly bilingual: string;
  readonly state: Omit<DeviceState, 'watts'>;
}

const cooling = (setpoint: number): Omit<DemoDevice, 'name' | 'bilingual'> => ({
  type: 'thermostat',
  state: { online: true, on: true, mode: 'cool', temperature: setpoint + 4, setpoint },
});

/** The devices of an account at each partner. */
export const PARTNER_DEVICES = {
  slate: [
    { name: 'Hallway', bilingual: 'Corridor', ...cooling(240) },
    { name: 'Bedroom', bilingual: 'Studio', ...cooling(235) },
  ],
  flint: [
    {
      type: 'thermostat',
      name: 'Downstairs',
      bilingual: 'Garage',
      state: { online: true, on: true, mode: 'heat', temperature: 194, setpoint: 200 },
    },
  ],
  quartz: [
    {
      type: 'plug',
      name: 'Fan',
      bilingual: 'Ventilation',
      state: { online: true, on: true },
    },
    {
      type: 'light',
      name: 'Desk lamp',
      bilingual: 'Patio',
      state: { online: true, on: true },
    },
    {
      type: 'default',
      name: 'Fish tank',
      bilingual: 'Aquarium',
      state: { online: true, on: true },
    },
  ],
  basalt: [
    {
      type: 'battery',
      name: 'Home battery',
      bilingual: 'Basalt 10',
      state: { online: true, on: true, chargePercent: 84, canFeed: true, feeding: false, fedWh: 0 },
    },
    {
      type: 'solar',
      name: 'Roof',
      bilingual: 'Pergola',
      state: { online: true, on: null },
    },
  ],
  marl: [
    {
      type: 'ev',
      name: 'Family car',
      bilingual: 'Auto',
      state: { online: true, on: true, chargePercent: 61 },
    },
  ],
  gneiss: [
    {
      type: 'waterheater',
      name: 'Hot water',
      bilingual: 'Gneiss 60',
      state: { online: true, on: true },
    },
  ],
} as const satisfies Readonly<Record<string, readonly DemoDevice[]>>;

export type DemoPartner = keyof typeof PARTNER_DEVICES;

export interface DemoAccount {
  readonly role: DemoRole;
  readonly partner: DemoPartner;
  /** The partner has refused our tokens for two days. */
  readonly ended?: boolean;
}

/** Which members have connected which partners. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'demo', partner: 'slate' },
  { role: 'demo', partner: 'quartz' },
  { role: 'demo', partner: 'marl' },
  { role: 'demo', partner: 'gneiss' },
  { role: 'demo', partner: 'basalt' },
  { role: 'demo', partner: 'flint', ended: true },
  { role: 'diamond', partner: 'marl' },
  { role: 'diamond', partner: 'gneiss' },
  { role: 'gold', partner: 'slate' },
  { role: 'silver', partner: 'quartz' },
  { role: 'solar', partner: 'basalt' },
  { role: 'solar', partner: 'quartz' },
];
