import { expect, it } from 'vitest';
import { regionLocale } from './regionLocale.ts';

it.each([
  ['CA', 'QC', null, 'fr-CA'],
  ['CA', null, 'h2x 1y4', 'fr-CA'],
  ['CA', 'ON', 'H2X 1Y4', null],
  ['CA', null, 'M5V 2T6', null],
  ['CA', null, null, null],
  ['US', null, 'J2X', null],
] as const)('%s, %s, %s: %s', (country, region, postalCode, locale) => {
  expect(regionLocale(country, { region, postalCode })).toBe(locale);
});
