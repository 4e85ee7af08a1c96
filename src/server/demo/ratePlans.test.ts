import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../domain/brands/countries.ts';
import { planFault } from '../../domain/programs/ratePlan.ts';
import { demoRatePlans } from './ratePlans.ts';

describe('the made-up rate plans', () => {
  it.each(COUNTRIES.flatMap((country) => [0, 1, 2].map((index) => [country, index] as const)))(
    'for %s, utility %d: two or three, each with a price for every hour',
    (country, index) => {
      const plans = demoRatePlans(country, 'X', index);
      expect(plans.length).toBeGreaterThanOrEqual(2);
      expect(plans.map(planFault)).toEqual(plans.map(() => null));
      expect(new Set(plans.map(({ code }) => code)).size).toBe(plans.length);
    },
  );
});
