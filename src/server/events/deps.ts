import type { BrandLanguages } from '../audit/service.ts';
import type { BrandRates } from '../platform/brandRates.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';

/** What the event use cases need of the process's `Deps`. `db` may be an open transaction. */
export interface EventDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly brands: BrandRates & BrandLanguages;
}
