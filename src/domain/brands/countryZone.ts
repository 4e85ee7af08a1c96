import type { Country } from './countries.ts';

const ZONES: Readonly<Record<Country, string>> = {
  AU: 'Australia/Sydney',
  CA: 'America/Toronto',
  US: 'America/New_York',
};

/** The zone to assume for visitors, and for members until a home gives its own. */
export function countryZone(country: Country): string {
  return ZONES[country];
}
