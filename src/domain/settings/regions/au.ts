import type { Region } from './region.ts';

/** HLP-24: the 8 states and territories, by name. */
export const AU_STATES: readonly Region[] = [
  { name: 'Australian Capital Territory', abbreviation: 'ACT' },
  { name: 'New South Wales', abbreviation: 'NSW' },
  { name: 'Northern Territory', abbreviation: 'NT' },
  { name: 'Queensland', abbreviation: 'QLD' },
  { name: 'South Australia', abbreviation: 'SA' },
  { name: 'Tasmania', abbreviation: 'TAS' },
  { name: 'Victoria', abbreviation: 'VIC' },
  { name: 'Western Australia', abbreviation: 'WA' },
];
