import { describe, expect, it } from 'vitest';
import { accountSetupStatus } from '../signup/accountSetup.ts';
import { connectionPhase } from '../signup/connectionPhase.ts';
import type { ConnectionMethod } from './connectionMethod.ts';
import { connectionView } from './connectionView.ts';
import { isAdmitted, takingPart } from './takingPart.ts';
import { eligibilityLabel } from './eligibilityLabel.ts';
import { connectionState } from './connectionState.ts';
import { reportedStatus } from './reportedStatus.ts';

describe("a connection's raw status before the home is connected", () => {
  it.each<[string, string | null, ConnectionMethod | null, string, string | null]>([
    ['PreValid', 'LocationOK', 'INTERFACE', 'PreValid', 'LocationOK'],
    ['PreValid', 'LocationOK', 'FILES', 'PreValid', 'LocationOK'],
    ['PreValid', 'LocationOK', 'NONE', 'PreValid', 'NotYet'],
    ['AuthStart', 'Revoked', 'NONE', 'PreValid', 'NotYet'],
    ['AuthStart', 'AwaitingFile', 'FILES', 'AuthStart', 'AwaitingFile'],
    ['AuthStart', 'AwaitingFile', 'NONE', 'PreValid', 'NotYet'],
    ['AuthStart', 'AwaitingFile', 'INTERFACE', 'PreValid', 'LocationOK'],
    ['PreValid', 'NoLocation', 'NONE', 'PreValid', 'NoLocation'],
    ['PreValid', 'UtilityNotSupported', null, 'PreValid', 'UtilityNotSupported'],
    ['MarketEnrolled', null, 'NONE', 'MarketEnrolled', null],
  ])(
    '%s and %s where the utility connects by %s: %s and %s',
    (state, substate, method, toldState, toldSubstate) => {
      expect(reportedStatus({ state, substate }, method)).toEqual({
        state: toldState,
        substate: toldSubstate,
      });
    },
  );
});

describe.each([
  [
    'waits for the first delivery',
    { state: 'AuthStart', substate: 'AwaitingFile' },
    'awaitingFile',
    'waiting',
  ],
  ['cannot be connected yet', { state: 'PreValid', substate: 'NotYet' }, 'notYet', 'notYet'],
] as const)('a home that %s', (_what, { state, substate }, message, phase) => {
  const part = takingPart({
    connection: { state, substate, everReachedAuthDone: false },
    inProgram: false,
    area: 1,
  });

  it('is pending, has one message, and takes part in nothing yet', () => {
    expect(connectionView(state, substate, { locationKnown: true })).toMatchObject({
      status: 'Pending',
      message,
    });
    expect(isAdmitted(state, substate)).toBe(false);
    expect(eligibilityLabel(part)).toBe('Pending');
  });

  it("doesn't have to connect, and its account is in progress", () => {
    expect(connectionPhase({ method: 'ACCOUNT_NUMBER', state, substate })).toBe(phase);
    expect(
      connectionState({
        state,
        substate,
        everReachedAuthDone: false,
        daysSinceLastEnrollState: null,
        acronym: null,
        inOutage: false,
        readings: 'none',
        takingPart: part,
        locationKnown: true,
      }),
    ).toMatchObject({ turn: 'OTHERS', step: 'IN_PROGRESS' });
    expect(
      accountSetupStatus({
        zip: 1,
        utility: 'listed',
        connection: { method: 'ACCOUNT_NUMBER', state, substate },
      }),
    ).toBe('InProgress');
  });
});
