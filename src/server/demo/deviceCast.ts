import type { DeviceState } from '../devices/service.ts';
import type { DemoRole } from './cast.ts';

/** A device as the sandbox creates it for a new account, in the same order. */
export interface DemoDevice {
  readonly type: string;
  readonly name: string;
  /** A name that reads the same in English and French, for members of a bilingual brand. */
  readonly bilingual: string;
  readonly state: DeviceState;
  /** Typical watts in each hour of the home's day; negative: export. */
  readonly usual: readonly number[];
}

const hours = (watts: (hour: number) => number): readonly number[] =>
  Array.from({ length: 24 }, (_, hour) => watts(hour));
const within = (hour: number, from: number, to: number): boolean => hour >= from && hour < to;

const cooling = (setpoint: number, share: number): Omit<DemoDevice, 'name' | 'bilingual'> => ({
  type: 'thermostat',
  state: { online: true, on: true, watts: 900, mode: 'cool', temperature: setpoint + 4, setpoint },
  usual: hours((hour) => (within(hour, 13, 22) ? 1_150 : within(hour, 6, 13) ? 320 : 180) * share),
});

/** The devices of an account at each partner. */
export const PARTNER_DEVICES = {
  slate: [
    { name: 'Hallway', bilingual: 'Corridor', ...cooling(240, 1) },
    { name: 'Bedroom', bilingual: 'Studio', ...cooling(235, 0.6) },
  ],
  flint: [
    {
      name: 'Downstairs',
      bilingual: 'Garage',
      ...cooling(200, 0.5),
      state: { online: true, on: true, watts: 600, mode: 'heat', temperature: 194, setpoint: 200 },
    },
  ],
  quartz: [
    {
      type: 'plug',
      name: 'Heater',
      bilingual: 'Ventilation',
      state: { online: true, on: true, watts: 740 },
      usual: hours((hour) => (within(hour, 6, 9) || within(hour, 18, 22) ? 620 : 0)),
    },
    {
      type: 'light',
      name: 'Desk lamp',
      bilingual: 'Patio',
      state: { online: true, on: true, watts: 9 },
      usual: hours((hour) => (within(hour, 17, 23) ? 9 : 0)),
    },
    {
      type: 'default',
      name: 'Fish tank',
      bilingual: 'Aquarium',
      state: { online: true, on: true, watts: 45 },
      usual: hours(() => 45),
    },
  ],
  basalt: [
    {
      type: 'battery',
      name: 'Home battery',
      bilingual: 'Basalt 10',
      state: { online: true, on: true, watts: 800, chargePercent: 74 },
      usual: hours((hour) => (within(hour, 10, 15) ? 1_400 : within(hour, 17, 22) ? -1_150 : 0)),
    },
    {
      type: 'solar',
      name: 'Roof',
      bilingual: 'Pergola',
      state: { online: true, on: null, watts: -1_900 },
      usual: hours((hour) =>
        within(hour, 7, 18) ? -Math.round(3_200 * Math.sin(((hour - 6.5) / 12) * Math.PI)) : 0,
      ),
    },
  ],
  marl: [
    {
      type: 'ev',
      name: 'Family car',
      bilingual: 'Auto',
      state: { online: true, on: true, watts: 7_000, chargePercent: 61 },
      usual: hours((hour) => (within(hour, 18, 22) ? 3_400 : 0)),
    },
  ],
  gneiss: [
    {
      type: 'waterheater',
      name: 'Hot water',
      bilingual: 'Gneiss 60',
      state: { online: true, on: true, watts: 3_200 },
      usual: hours((hour) => (within(hour, 6, 9) ? 1_500 : within(hour, 17, 21) ? 1_100 : 240)),
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
];
