import type { Country } from '../../brands/countries.ts';
import { AU_STATES } from './au.ts';
import { CA_PROVINCES } from './ca.ts';
import type { Region } from './region.ts';
import { US_STATES } from './us.ts';

/** The regions an address may lie in, by country, in the order of the list people choose from. */
export const REGIONS: Readonly<Record<Country, readonly Region[]>> = { AU: AU_STATES, US: US_STATES, CA: CA_PROVINCES };

export function isRegion(abbreviation: string, country: Country): boolean {
  return REGIONS[country].some((region) => region.abbreviation === abbreviation);
}
