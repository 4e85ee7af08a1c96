import type { MemberFeatureKey } from '../features/memberFeatures.ts';
import type { DeviceType } from './deviceTypes.ts';

/**
 * How we integrate a partner's cloud: `traits` (OAuth; commands change devices' traits), `account` (the
 * member's partner account, exchanged for a token), `aggregator` (one cloud for many makers, with webhooks
 * for every change).
 */
export type CloudKind = 'traits' | 'account' | 'aggregator';

/** A partner whose devices a member can connect. */
export interface ConnectionConfig {
  readonly id: string;
  /** Shown as it is. Source: DEV-06. */
  readonly title: string;
  readonly cloud: CloudKind;
  /** The feature that lets members connect this partner's devices. Source: DEV-13, SES-28. */
  readonly featureKey: MemberFeatureKey;
  readonly deviceTypes: readonly DeviceType[];
}

/** Source: DEV-03, DEV-05, DEV-06, DEV-13; the names are ours. */
export const CONNECTION_CONFIGS: readonly ConnectionConfig[] = [
  {
    id: 'slate',
    title: 'Slate',
    cloud: 'traits',
    featureKey: 'device_connection_slate',
    deviceTypes: ['thermostat'],
  },
  {
    id: 'flint',
    title: 'Flint',
    cloud: 'traits',
    featureKey: 'device_connection_flint',
    deviceTypes: ['thermostat'],
  },
  {
    id: 'quartz',
    title: 'Quartz',
    cloud: 'account',
    featureKey: 'device_connection_quartz',
    deviceTypes: ['plug', 'light', 'default'],
  },
  {
    id: 'basalt',
    title: 'Basalt',
    cloud: 'aggregator',
    featureKey: 'device_connection_basalt',
    deviceTypes: ['battery', 'solar'],
  },
  {
    id: 'marl',
    title: 'Marl',
    cloud: 'aggregator',
    featureKey: 'device_connection_marl',
    deviceTypes: ['ev'],
  },
  {
    id: 'gneiss',
    title: 'Gneiss',
    cloud: 'aggregator',
    featureKey: 'device_connection_gneiss',
    deviceTypes: ['waterheater'],
  },
  {
    id: 'shale',
    title: 'Shale',
    cloud: 'traits',
    featureKey: 'device_connection_shale',
    deviceTypes: [
      'windowairconditioner',
      'portableairconditioner',
      'minisplitairconditioner',
      'airpurifier',
      'refrigerator',
      'tv',
    ],
  },
  {
    id: 'chert',
    title: 'Chert',
    cloud: 'aggregator',
    featureKey: 'device_connection_chert',
    deviceTypes: ['assistant', 'monitor'],
  },
];

/** null: unknown, or no longer offered. */
export function connectionConfig(id: string): ConnectionConfig | null {
  return CONNECTION_CONFIGS.find((config) => config.id === id) ?? null;
}
