import { describe, expect, it } from 'vitest';
import { isOtherUtility, OTHER_UTILITY } from './otherUtility.ts';
import { ZIP_ELIGIBILITY, zipEligibility } from './zipEligibility.ts';

describe("a postal code's eligibility", () => {
  it('CON-27, SGN-21: the three names and their numbers', () => {
    expect(ZIP_ELIGIBILITY).toEqual({
      OHM_PERKS_ELIGIBLE: 0,
      OHM_UTILITY_ELIGIBLE: 1,
      OHM_PARTIALLY_INELIGIBLE: 2,
    });
  });

  it.each([
    [0, 'OHM_PERKS_ELIGIBLE'],
    [1, 'OHM_UTILITY_ELIGIBLE'],
    [2, 'OHM_PARTIALLY_INELIGIBLE'],
    [3, null],
  ])('SGN-21: %d is %s', (code, name) => {
    expect(zipEligibility(code)).toBe(name);
  });
});

describe('a utility that is not listed', () => {
  it('CON-28, SGN-26, SGN-28: has the code 999 and its label', () => {
    expect(OTHER_UTILITY).toEqual({ value: '999', displayLabel: "(I don't see my utility)" });
    expect([isOtherUtility('999'), isOtherUtility(999), isOtherUtility('99')]).toEqual([true, true, false]);
  });
});
