import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../brands/countries.ts';
import { ADDRESS_LABELS } from './addressLabels.ts';

describe('countries and their names for the parts of an address', () => {
  it('HLP-20: the countries are AU, US and CA', () => {
    expect(COUNTRIES).toEqual(['AU', 'US', 'CA']);
  });

  it.each([
    ['AU', 'Postcode'],
    ['US', 'Zip Code'],
    ['CA', 'Postal Code'],
  ] as const)('HLP-21: in %s it is the "%s"', (country, label) => {
    expect(ADDRESS_LABELS[country].postcode).toBe(label);
  });

  it.each([
    ['AU', 'State'],
    ['US', 'State'],
    ['CA', 'Province'],
  ] as const)('HLP-22, AMB-25: in %s it is the "%s"', (country, label) => {
    expect(ADDRESS_LABELS[country].region).toBe(label);
  });
});
