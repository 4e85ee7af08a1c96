import type { Region } from './region.ts';

/** HLP-25: the 10 provinces, by name; the territories are not served. */
export const CA_PROVINCES: readonly Region[] = [
  { name: 'Alberta', abbreviation: 'AB' },
  { name: 'British Columbia', french: 'Colombie-Britannique', abbreviation: 'BC' },
  { name: 'Manitoba', abbreviation: 'MB' },
  { name: 'New Brunswick', french: 'Nouveau-Brunswick', abbreviation: 'NB' },
  { name: 'Newfoundland and Labrador', french: 'Terre-Neuve-et-Labrador', abbreviation: 'NL' },
  { name: 'Nova Scotia', french: 'Nouvelle-Écosse', abbreviation: 'NS' },
  { name: 'Ontario', abbreviation: 'ON' },
  { name: 'Prince Edward Island', french: 'Île-du-Prince-Édouard', abbreviation: 'PE' },
  { name: 'Quebec', french: 'Québec', abbreviation: 'QC' },
  { name: 'Saskatchewan', abbreviation: 'SK' },
];
