import type { Country, Locale } from '../../brands/countries.ts';
import { AU_STATES } from './au.ts';
import { CA_PROVINCES } from './ca.ts';
import type { Region } from './region.ts';
import { US_STATES } from './us.ts';

/** Regions by country, in display order. */
export const REGIONS: Readonly<Record<Country, readonly Region[]>> = {
  AU: AU_STATES,
  US: US_STATES,
  CA: CA_PROVINCES,
};

/** A country's regions, sorted by their names in a language. */
export function regionsIn(country: Country, locale: Locale): readonly Region[] {
  if (!locale.startsWith('fr')) return REGIONS[country];
  const named = REGIONS[country].map(({ name, french, abbreviation }) => ({
    name: french ?? name,
    abbreviation,
  }));
  return named.toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

export function isRegion(abbreviation: string, country: Country): boolean {
  return REGIONS[country].some((region) => region.abbreviation === abbreviation);
}
