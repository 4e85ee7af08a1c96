import { describe, expect, it } from 'vitest';
import { eligibilityLabel } from './eligibilityLabel.ts';

describe('SET-01: whether a home can take part, in one word', () => {
  it.each([
    [null, false, 'Pending'],
    ['MappingDataVerified', true, 'Eligible'],
    ['Rejected', true, 'Ineligible'],
    ['UtilityNotSupported', false, 'Ineligible'],
    ['ConflictingDRP', true, 'Issue'],
    ['PossibleMove', true, 'Issue'],
  ] as const)('sub-status %s, once connected %s: %s', (subStatus, everReachedAuthDone, label) => {
    expect(eligibilityLabel({ subStatus, everReachedAuthDone })).toBe(label);
  });

  it('is pending before a utility is chosen', () => {
    expect(eligibilityLabel(null)).toBe('Pending');
  });
});
