import { describe, expect, it } from 'vitest';
import { connectionPhase, type ConnectionPhase } from './connectionPhase.ts';

describe("a connection's phase during sign-up", () => {
  it.each<[string, string | null, ConnectionPhase]>([
    ['PreValid', null, 'open'],
    ['PreValid', 'LocationOK', 'open'],
    ['PreValid', 'NoLocation', 'open'],
    ['PreValid', 'UtilityNotSupported', 'refused'],
    ['AuthStart', 'Started', 'away'],
    ['AuthStart', 'Retry', 'open'],
    ['AuthStart', 'Cancelled', 'open'],
    ['AuthStart', 'Revoked', 'open'],
    ['AuthStart', 'Disconnected', 'open'],
    ['AuthStart', null, 'open'],
    ['AuthDone', null, 'connected'],
    ['AuthDone', 'Connected', 'checking'],
    ['AuthApproved', 'MissingMappingData', 'checking'],
    ['AuthDone', 'MappingDataVerified', 'checking'],
    ['AuthApproved', 'Duplicate', 'refused'],
    ['AuthApproved', 'AttestationNeeded', 'refused'],
    ['AuthDone', 'Rejected', 'refused'],
    ['AuthDone', 'ConflictingDRP', 'refused'],
    ['AuthDone', 'PossibleMove', 'moved'],
    ['AuthDone', 'Revoked', 'open'],
    ['pending', null, 'checking'],
    ['pending', 'issue_matching_records', 'open'],
    ['pending', 'ISOIneligible', 'refused'],
    ['issue_matching_records', null, 'open'],
    ['error', 'Connected', 'checking'],
    ['error', null, 'open'],
    ['MarketReady', 'ISOReady', 'checking'],
    ['MarketReady', 'ISOLocation', 'checking'],
    ['MarketEnrolled', null, 'connected'],
    ['MarketEnrolled', 'LocEndDated', 'moved'],
    ['MarketEnrolled', 'LocDisputed', 'refused'],
    ['something new', null, 'checking'],
    ['AuthDone', 'something new', 'connected'],
  ])('%s with %s: %s', (state, substate, phase) => {
    expect(connectionPhase({ method: 'OAUTH', state, substate })).toBe(phase);
  });

  it('by account number there is no login to be away at', () => {
    expect(connectionPhase({ method: 'ACCOUNT_NUMBER', state: 'AuthStart', substate: 'Started' })).toBe(
      'checking',
    );
  });
});
