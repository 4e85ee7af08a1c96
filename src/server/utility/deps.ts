import type { MeterService } from '../meter/service.ts';
import type { Deps } from '../platform/context.ts';

/** What the room stands on. */
export interface UtilityDeps extends Pick<
  Deps,
  | 'brands'
  | 'clock'
  | 'config'
  | 'db'
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

/** Names of the room's jobs. */
export const JOBS = {
  exchange: 'utility.exchange',
  poll: 'utility.poll',
  fetch: 'utility.fetch',
  revoke: 'utility.revoke',
  drops: 'utility.drops',
  status: 'utility.status',
  tellOutage: 'utility.tellOutage',
  notifyWaiting: 'utility.notifyWaiting',
  conflictLetter: 'utility.conflictLetter',
} as const;
