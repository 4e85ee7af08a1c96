import { describe, expect, it } from 'vitest';
import { eligibilityLabel } from './eligibilityLabel.ts';

describe("SET-01: a home's eligibility label", () => {
  it.each([
    ['PreValid', null, false, 'Pending'],
    ['AuthStart', 'Started', false, 'Pending'],
    ['AuthDone', 'MappingDataVerified', true, 'Eligible'],
    ['MarketReady', 'ISOReady', true, 'Eligible'],
    ['MarketEnrolled', null, true, 'Eligible'],
    ['AuthDone', 'Rejected', true, 'Ineligible'],
    ['PreValid', 'UtilityNotSupported', false, 'Ineligible'],
    ['pending', 'ConflictingDRP', true, 'Issue'],
    ['error', 'PossibleMove', true, 'Issue'],
    ['AuthStart', 'Revoked', true, 'Issue'],
    ['AuthStart', 'Disconnected', true, 'Issue'],
    ['PreValid', 'LocationOK', true, 'Issue'],
  ] as const)('%s + %s, once connected %s: %s', (state, subStatus, everReachedAuthDone, label) => {
    expect(eligibilityLabel({ state, subStatus, everReachedAuthDone })).toBe(label);
  });

  it('is pending before a utility is chosen', () => {
    expect(eligibilityLabel(null)).toBe('Pending');
  });
});
