import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../brands/countries.ts';
import { isRegion, normalRegion, REGIONS, regionsIn } from './regions.ts';

const abbreviations = (country: 'AU' | 'US' | 'CA') => REGIONS[country].map((region) => region.abbreviation);

describe('regions', () => {
  it('HLP-23: the US list has 50 states and the District Of Columbia', () => {
    expect(REGIONS.US).toHaveLength(51);
    expect(REGIONS.US).toContainEqual({ name: 'District Of Columbia', abbreviation: 'DC' });
    expect(new Set(abbreviations('US')).size).toBe(51);
    expect(abbreviations('US').every((text) => /^[A-Z]{2}$/.test(text))).toBe(true);
  });

  it('HLP-24: the AU list has 8 states and territories', () => {
    expect(abbreviations('AU').toSorted()).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  });

  it('HLP-25: the CA list has the 10 provinces and no territory', () => {
    expect(abbreviations('CA').toSorted()).toEqual([
      'AB',
      'BC',
      'MB',
      'NB',
      'NL',
      'NS',
      'ON',
      'PE',
      'QC',
      'SK',
    ]);
  });

  it.each(COUNTRIES)(
    'HLP-23 to HLP-25: the names of %s are in alphabetical order and all different',
    (country) => {
      const names = REGIONS[country].map((region) => region.name);
      expect(names).toEqual([...new Set(names)].toSorted());
    },
  );

  it('HLP-25: a French-speaking member finds the provinces by their French names', () => {
    expect(regionsIn('CA', 'fr-CA').map(({ name }) => name)).toEqual([
      'Alberta',
      'Colombie-Britannique',
      'Île-du-Prince-Édouard',
      'Manitoba',
      'Nouveau-Brunswick',
      'Nouvelle-Écosse',
      'Ontario',
      'Québec',
      'Saskatchewan',
      'Terre-Neuve-et-Labrador',
    ]);
    expect(regionsIn('CA', 'en-CA')).toBe(REGIONS.CA);
  });

  it.each([
    ['Ontario', 'ON'],
    ['new york', 'NY'],
    ['Quebec', 'QC'],
    ['Québec', 'QC'],
    ['Île-du-Prince-Édouard', 'PE'],
    ['nsw', 'NSW'],
    ['Atlantis', 'Atlantis'],
  ])('a region is known by its names and its abbreviation: %s is %s', (typed, expected) => {
    expect(normalRegion(typed)).toBe(expected);
  });

  it('a region belongs to its country', () => {
    expect(isRegion('WA', 'AU')).toBe(true);
    expect(isRegion('NSW', 'US')).toBe(false);
  });
});
