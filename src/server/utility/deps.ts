import type { MeterService } from '../meter/service.ts';
import type { Deps } from '../platform/context.ts';

export interface UtilityDeps extends Pick<
  Deps,
  | 'brands'
  | 'clock'
  | 'config'
  | 'db'
  | 'deadline'
  | 'jobs'
  | 'log'
  | 'newId'
  | 'notify'
  | 'outbound'
  | 'partners'
  | 'secrets'
> {
  readonly meter: MeterService;
}

/** Job queue names. */
export const JOBS = {
  exchange: 'utility.exchange',
  poll: 'utility.poll',
  fetch: 'utility.fetch',
  revoke: 'utility.revoke',
  drops: 'utility.drops',
  status: 'utility.status',
  notifyOutage: 'utility.notifyOutage',
  notifyWaiting: 'utility.notifyWaiting',
  conflictEmail: 'utility.conflictEmail',
} as const;
