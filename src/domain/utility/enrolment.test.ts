import { describe, expect, it } from 'vitest';
import { enrolmentFault, type EnrolmentSituation, type EnrolmentTarget } from './enrolment.ts';

const home: EnrolmentSituation = {
  programId: null,
  postalCode: '94103',
  covered: true,
  utilityId: 'cedar',
  state: 'MarketEnrolled',
  substate: null,
};
const enrol: EnrolmentTarget = {
  programId: 'evenings',
  utilityId: 'cedar',
  connectionMethod: 'INTERFACE',
  fromProgramId: null,
};
const move: EnrolmentTarget = { ...enrol, fromProgramId: 'mornings' };

describe('whether staff can put a home into a program', () => {
  it.each<[string, Partial<EnrolmentSituation>, EnrolmentTarget, string | null]>([
    ['a confirmed home in no program', {}, enrol, null],
    ['a home that is in it', { programId: 'evenings' }, enrol, 'already-in'],
    ['a home in another program is moved, not enrolled', { programId: 'mornings' }, enrol, 'elsewhere'],
    ['a home that is moved from where it is', { programId: 'mornings' }, move, null],
    ['a home that somebody else moved on', { programId: 'nights' }, move, 'not-in'],
    ['a home that left the program', {}, move, 'not-in'],
    ['a home at another utility', { utilityId: 'palmetto' }, enrol, 'other-utility'],
    [
      'a home at another utility cannot be moved there either',
      { programId: 'mornings', utilityId: 'palmetto' },
      move,
      'other-utility',
    ],
    ['a home without a postal code', { postalCode: null }, enrol, 'no-postal-code'],
    ['a home that the utility does not cover', { covered: false }, enrol, 'not-covered'],
    ['a move needs no coverage: the home is in', { programId: 'mornings', covered: false }, move, null],
    [
      'a home that its utility has not confirmed',
      { state: 'AuthStart', substate: 'Started' },
      enrol,
      'not-connected',
    ],
    [
      'a home without a utility, at one with an interface',
      { utilityId: null, state: null },
      enrol,
      'not-connected',
    ],
    [
      'a home that waits for its first delivery',
      { state: 'AuthStart', substate: 'Started' },
      { ...enrol, connectionMethod: 'FILES' },
      null,
    ],
    [
      'a home without a utility, at one without any interface',
      { utilityId: null, state: null },
      { ...enrol, connectionMethod: 'NONE' },
      null,
    ],
  ])('%s', (_name, change, target, fault) => {
    expect(enrolmentFault({ ...home, ...change }, target)).toBe(fault);
  });
});
