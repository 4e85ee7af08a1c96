import type { Country } from './countries.ts';

const ZONES: Readonly<Record<Country, string>> = {
  AU: 'Australia/Sydney',
  CA: 'America/Toronto',
  US: 'America/New_York',
};

/** Where somebody of a country is taken to be until a home says it: times are shown by a home's zone, and a stranger has none. */
export function countryZone(country: Country): string {
  return ZONES[country];
}
