import type { BrandRates } from '../platform/brandRates.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Db } from '../platform/db/db.ts';

/** What settling takes: the process's `Deps`, or less. */
export interface SettlementDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly brands: BrandRates;
  /** Where a member whose figures cannot be settled is reported. */
  readonly log?: Pick<Logger, 'error'>;
}
