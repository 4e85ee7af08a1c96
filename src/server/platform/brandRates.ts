/** The brands' conversion rates. */
export interface BrandRates {
  byId(brandId: string): { readonly config: { readonly wattConversionRate: number } } | null;
}

/** Watts per point of this brand. */
export function wattsPerPoint(brands: BrandRates, brandId: string): number {
  const brand = brands.byId(brandId);
  if (brand === null) throw new Error(`There is no brand "${brandId}".`);
  return brand.config.wattConversionRate;
}
