import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';

/** What the brands' configuration says that events need. */
export interface BrandRates {
  byId(brandId: string): { readonly config: { readonly wattConversionRate: number } } | null;
}

/** What working on events takes: the process's `Deps`, or less. `db` may be an open transaction. */
export interface EventParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly brands: BrandRates;
}

/** Watts that make a point of this brand. */
export function wattsPerPoint(brands: BrandRates, brandId: string): number {
  const brand = brands.byId(brandId);
  if (brand === null) throw new Error(`There is no brand "${brandId}".`);
  return brand.config.wattConversionRate;
}
