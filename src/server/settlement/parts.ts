import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';

/** What the brands' configuration says that settlement needs. */
export interface BrandRates {
  byId(brandId: string): { readonly config: { readonly wattConversionRate: number } } | null;
}

/** What settling takes: the process's `Deps`, or less. */
export interface SettlementParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly brands: BrandRates;
  /** Where a member whose figures cannot be settled is reported. */
  readonly log?: Pick<Logger, 'error'>;
}

/** Watts that make a point of this brand. */
export function wattsPerPoint({ brands }: Pick<SettlementParts, 'brands'>, brandId: string): number {
  const brand = brands.byId(brandId);
  if (brand === null) throw new Error(`There is no brand "${brandId}".`);
  return brand.config.wattConversionRate;
}
