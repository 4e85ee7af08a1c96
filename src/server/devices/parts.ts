import type { Deps } from '../platform/context.ts';

/** What the room stands on. */
export type DeviceParts = Pick<Deps, 'brands' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'newId' | 'notify' | 'outbound' | 'partners' | 'secrets'>;

/** Names of the room's jobs. */
export const JOBS = {
  poll: 'devices.poll',
  hours: 'devices.hours',
  revoke: 'devices.revoke',
} as const;
