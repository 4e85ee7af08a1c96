import { describe, expect, it } from 'vitest';
import { ZIP_ELIGIBILITY } from '../signup/zipEligibility.ts';
import { OWN_SUB_STATUSES, RAW_STATUSES, SUB_STATUSES } from './rawStatus.ts';
import { isAdmitted, takingPart, type HomeFacts, type TakingPart } from './takingPart.ts';

const home = (
  state: string,
  substate: string | null,
  facts: Partial<HomeFacts> & { readonly ever?: boolean } = {},
): HomeFacts => ({
  connection: { state, substate, everReachedAuthDone: facts.ever ?? true },
  inProgram: false,
  area: ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE,
  ...facts,
});
const place = (facts: Partial<HomeFacts>): HomeFacts => ({
  connection: null,
  inProgram: false,
  area: null,
  ...facts,
});
const PERKS = ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE;
const LATER = ZIP_ELIGIBILITY.OHM_PARTIALLY_INELIGIBLE;

describe('whether a home can take part in events', () => {
  it.each<[string, HomeFacts, TakingPart['can'], TakingPart['why']]>([
    ['a home in a program', home('MarketEnrolled', null, { inProgram: true }), 'yes', null],
    ['UTL-64: final approval is pending', home('MarketReady', 'ISOReady', { inProgram: true }), 'yes', null],
    ['connected, without a program', home('MarketEnrolled', null), 'not_yet', 'no_program'],
    ['nothing known yet', place({}), 'not_yet', 'not_connected'],
    ['SGN-21: an area without utility', place({ area: PERKS }), 'no', 'no_utility'],
    ['SGN-21: an area without events yet', place({ area: LATER }), 'not_yet', 'area_later'],
    ['connected in such an area', home('MarketEnrolled', null, { area: LATER }), 'not_yet', 'area_later'],
    [
      'put into a program there by staff',
      home('MarketEnrolled', null, { area: LATER, inProgram: true }),
      'yes',
      null,
    ],
    [
      'a utility that serves the home although its area is not listed',
      home('MarketEnrolled', null, { area: PERKS, inProgram: true }),
      'yes',
      null,
    ],
    ['UTL-61: unsupported', home('PreValid', 'UtilityNotSupported', { ever: false }), 'no', 'not_supported'],
    ['UTL-62: rejected by the utility', home('AuthDone', 'Rejected'), 'no', 'rejected'],
    ['UTL-62: rejected by the market', home('MarketReady', 'ISOIneligible'), 'no', 'rejected'],
    ['rejected, in an area without events', home('AuthDone', 'Rejected', { area: LATER }), 'no', 'rejected'],
    ['UTL-65: in another program', home('pending', 'ConflictingDRP'), 'not_yet', 'conflict'],
    ['UTL-33: claimed by another program', home('MarketEnrolled', 'LocDisputed'), 'not_yet', 'conflict'],
    ['UTL-68: a duplicate', home('AuthDone', 'Duplicate'), 'not_yet', 'duplicate'],
    ['a duplicate in the market', home('MarketEnrolled', 'Duplicate'), 'not_yet', 'duplicate'],
    ['UTL-66: moved', home('error', 'PossibleMove'), 'not_yet', 'moved'],
    ['UTL-32: moved out', home('MarketEnrolled', 'LocEndDated'), 'not_yet', 'moved'],
    ['UTL-63: awaiting attestation', home('AuthApproved', 'AttestationNeeded'), 'not_yet', 'attestation'],
    ['UTL-52: disconnected', home('AuthStart', 'Disconnected'), 'not_yet', 'disconnected'],
    ['connecting again', home('AuthStart', 'Started'), 'not_yet', 'disconnected'],
    ['connecting', home('AuthStart', 'Started', { ever: false }), 'not_yet', 'not_connected'],
    ['not yet connectable', home('PreValid', 'NotYet', { ever: false }), 'not_yet', 'utility_later'],
    [
      'waiting for a file',
      home('AuthStart', 'AwaitingFile', { ever: false }),
      'not_yet',
      'awaiting_readings',
    ],
    ['UTL-23: not found', home('pending', 'issue_matching_records'), 'not_yet', 'unmatched'],
    [
      'UTL-54: an unknown status',
      home('SomethingNew', 'Duplicate', { ever: false }),
      'not_yet',
      'not_connected',
    ],
  ])('%s: %s', (_who, facts, can, why) => {
    expect(takingPart(facts)).toEqual({ can, why });
  });

  it('takes part only with consent and in a program, whatever the status', () => {
    for (const state of [...RAW_STATUSES, 'SomethingNew'])
      for (const substate of [...SUB_STATUSES, ...OWN_SUB_STATUSES, 'SomethingNew', null]) {
        const admitted = isAdmitted(state, substate);
        expect(takingPart(home(state, substate)).can).not.toBe('yes');
        expect(takingPart(home(state, substate, { inProgram: true })).can === 'yes').toBe(admitted);
        if (admitted) expect(['PreValid', 'AuthStart', 'SomethingNew']).not.toContain(state);
      }
  });
});
