import type { Country, Locale } from '../brands/countries.ts';

/** A state, territory or province. */
export interface Region {
  readonly name: string;
  /** Only if the French name differs. */
  readonly french?: string;
  readonly abbreviation: string;
}

/** HLP-24: the 8 states and territories, by name. */
const AU_STATES: readonly Region[] = [
  { name: 'Australian Capital Territory', abbreviation: 'ACT' },
  { name: 'New South Wales', abbreviation: 'NSW' },
  { name: 'Northern Territory', abbreviation: 'NT' },
  { name: 'Queensland', abbreviation: 'QLD' },
  { name: 'South Australia', abbreviation: 'SA' },
  { name: 'Tasmania', abbreviation: 'TAS' },
  { name: 'Victoria', abbreviation: 'VIC' },
  { name: 'Western Australia', abbreviation: 'WA' },
];

/** HLP-23: the 50 states and the District Of Columbia (written so), by name. */
const US_STATES: readonly Region[] = [
  { name: 'Alabama', abbreviation: 'AL' },
  { name: 'Alaska', abbreviation: 'AK' },
  { name: 'Arizona', abbreviation: 'AZ' },
  { name: 'Arkansas', abbreviation: 'AR' },
  { name: 'California', abbreviation: 'CA' },
  { name: 'Colorado', abbreviation: 'CO' },
  { name: 'Connecticut', abbreviation: 'CT' },
  { name: 'Delaware', abbreviation: 'DE' },
  { name: 'District Of Columbia', abbreviation: 'DC' },
  { name: 'Florida', abbreviation: 'FL' },
  { name: 'Georgia', abbreviation: 'GA' },
  { name: 'Hawaii', abbreviation: 'HI' },
  { name: 'Idaho', abbreviation: 'ID' },
  { name: 'Illinois', abbreviation: 'IL' },
  { name: 'Indiana', abbreviation: 'IN' },
  { name: 'Iowa', abbreviation: 'IA' },
  { name: 'Kansas', abbreviation: 'KS' },
  { name: 'Kentucky', abbreviation: 'KY' },
  { name: 'Louisiana', abbreviation: 'LA' },
  { name: 'Maine', abbreviation: 'ME' },
  { name: 'Maryland', abbreviation: 'MD' },
  { name: 'Massachusetts', abbreviation: 'MA' },
  { name: 'Michigan', abbreviation: 'MI' },
  { name: 'Minnesota', abbreviation: 'MN' },
  { name: 'Mississippi', abbreviation: 'MS' },
  { name: 'Missouri', abbreviation: 'MO' },
  { name: 'Montana', abbreviation: 'MT' },
  { name: 'Nebraska', abbreviation: 'NE' },
  { name: 'Nevada', abbreviation: 'NV' },
  { name: 'New Hampshire', abbreviation: 'NH' },
  { name: 'New Jersey', abbreviation: 'NJ' },
  { name: 'New Mexico', abbreviation: 'NM' },
  { name: 'New York', abbreviation: 'NY' },
  { name: 'North Carolina', abbreviation: 'NC' },
  { name: 'North Dakota', abbreviation: 'ND' },
  { name: 'Ohio', abbreviation: 'OH' },
  { name: 'Oklahoma', abbreviation: 'OK' },
  { name: 'Oregon', abbreviation: 'OR' },
  { name: 'Pennsylvania', abbreviation: 'PA' },
  { name: 'Rhode Island', abbreviation: 'RI' },
  { name: 'South Carolina', abbreviation: 'SC' },
  { name: 'South Dakota', abbreviation: 'SD' },
  { name: 'Tennessee', abbreviation: 'TN' },
  { name: 'Texas', abbreviation: 'TX' },
  { name: 'Utah', abbreviation: 'UT' },
  { name: 'Vermont', abbreviation: 'VT' },
  { name: 'Virginia', abbreviation: 'VA' },
  { name: 'Washington', abbreviation: 'WA' },
  { name: 'West Virginia', abbreviation: 'WV' },
  { name: 'Wisconsin', abbreviation: 'WI' },
  { name: 'Wyoming', abbreviation: 'WY' },
];

/** HLP-25: the 10 provinces, by name; the territories are not served. */
const CA_PROVINCES: readonly Region[] = [
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

/** A text for comparing names as people type them: without case, accents, dots and hyphens. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s.\p{Pd}]+/gu, ' ')
    .trim();

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.values(REGIONS)
    .flat()
    .flatMap(({ name, french = name, abbreviation }) =>
      [name, french, abbreviation].map((each): [string, string] => [fold(each), abbreviation]),
    ),
);

/** A region's abbreviation, as profiles have it, from its name or abbreviation in any case; any other text as it is. */
export function normalRegion(text: string): string {
  return BY_NAME.get(fold(text)) ?? text;
}

export function isRegion(abbreviation: string, country: Country): boolean {
  return REGIONS[country].some((region) => region.abbreviation === abbreviation);
}
