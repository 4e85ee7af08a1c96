import type { BrandRates } from '../platform/brandRates.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Db } from '../platform/db/db.ts';

/** What settlement needs of the process's `Deps`. */
export interface SettlementDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly brands: BrandRates;
  /** Reports members whose figures cannot be settled. */
  readonly log?: Pick<Logger, 'error'>;
}
