import { describe, expect, it } from 'vitest';
import { connectUtilityPath, setupSteps, STEP_STATUSES, type AccountFacts } from './setupSteps.ts';

const nothing: AccountFacts = {
  email: 'unverified',
  locationKnown: false,
  utility: 'NOT_STARTED',
  hasReadings: false,
  deviceCount: 0,
  deviceOrdered: false,
  joinedEvent: false,
};
const everything: AccountFacts = {
  ...nothing,
  email: 'verified',
  locationKnown: true,
  utility: 'COMPLETE',
  hasReadings: true,
  deviceCount: 1,
  joinedEvent: true,
};

const listSteps = (facts: AccountFacts) => setupSteps(facts).map(({ key, status }) => `${key} ${status}`);

describe('setup steps', () => {
  it('leave out utility and readings where no utility serves the home', () => {
    expect(
      listSteps({ ...nothing, utility: null, joinedEvent: null }).filter((step) =>
        /UTILITY|METER/.test(step),
      ),
    ).toEqual([]);
  });

  it('HOM-14: a step is COMPLETE, IN_PROGRESS or NOT_STARTED', () => {
    expect(STEP_STATUSES).toEqual(['COMPLETE', 'IN_PROGRESS', 'NOT_STARTED']);
  });

  it('HOM-14: a new account has started nothing, a full one has done everything', () => {
    const keys = ['VERIFY_EMAIL', 'HOME_LOCATION', 'UTILITY', 'METER_DATA', 'FIRST_EVENT', 'DEVICE'];
    expect(listSteps(nothing)).toEqual(keys.map((key) => `${key} NOT_STARTED`));
    expect(listSteps(everything)).toEqual(keys.map((key) => `${key} COMPLETE`));
  });

  it.each<[string, Partial<AccountFacts>, string]>([
    ['a mail that is sent', { email: 'asked' }, 'VERIFY_EMAIL IN_PROGRESS'],
    ['a place that is known', { locationKnown: true }, 'HOME_LOCATION COMPLETE'],
    ['a connection under way', { utility: 'IN_PROGRESS' }, 'UTILITY IN_PROGRESS'],
    ['a connection under way will bring readings', { utility: 'IN_PROGRESS' }, 'METER_DATA IN_PROGRESS'],
    ['a connection that has brought none yet', { utility: 'COMPLETE' }, 'METER_DATA IN_PROGRESS'],
    ['readings the member uploaded', { hasReadings: true }, 'METER_DATA COMPLETE'],
    ['a device that is ordered', { deviceOrdered: true }, 'DEVICE IN_PROGRESS'],
    ['a device that is connected', { deviceCount: 2, deviceOrdered: true }, 'DEVICE COMPLETE'],
    ['an event that was joined', { joinedEvent: true }, 'FIRST_EVENT COMPLETE'],
  ])('HOM-14: %s', (_what, facts, step) => {
    expect(listSteps({ ...nothing, ...facts })).toContain(step);
  });

  it("HOM-14: leaves out steps that aren't needed", () => {
    const keys = setupSteps({ ...nothing, email: null, deviceCount: null, joinedEvent: null }).map(
      ({ key }) => key,
    );
    expect(keys).toEqual(['HOME_LOCATION', 'UTILITY', 'METER_DATA']);
  });

  it.each([
    [true, '/signup/utility?edit=true'],
    [false, '/signup/zip_code?edit=true'],
  ])(
    'NAV-44, NAV-45, BAN-06, BAN-07: with a known location %s the utility is connected at %s',
    (locationKnown, path) => {
      expect(connectUtilityPath(locationKnown)).toBe(path);
      expect(setupSteps({ ...nothing, locationKnown }).find(({ key }) => key === 'UTILITY')?.path).toBe(path);
    },
  );
});
