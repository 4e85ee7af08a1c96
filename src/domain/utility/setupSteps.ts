/** Source: HOM-14. */
export const STEP_STATUSES = ['COMPLETE', 'IN_PROGRESS', 'NOT_STARTED'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

export const SETUP_STEP_KEYS = [
  'VERIFY_EMAIL',
  'HOME_LOCATION',
  'UTILITY',
  'METER_DATA',
  'FIRST_EVENT',
  'DEVICE',
] as const;
export type SetupStepKey = (typeof SETUP_STEP_KEYS)[number];

export interface SetupStep {
  readonly key: SetupStepKey;
  readonly status: StepStatus;
  /** Where the step continues, or can be viewed when done. */
  readonly path: string;
}

/** What is known about an account. `null` leaves the step out: the brand or screen doesn't ask for it. */
export interface AccountFacts {
  /** `asked`: the request by email was sent. */
  readonly email: 'verified' | 'asked' | 'unverified' | null;
  readonly locationKnown: boolean;
  /** Progress of the connection; see `connectionState`. */
  readonly utility: StepStatus | null;
  /** Readings from any source. Relevant where there is a utility. */
  readonly hasReadings: boolean;
  readonly deviceCount: number | null;
  /** A device is ordered, but not connected yet. */
  readonly deviceOrdered: boolean;
  readonly joinedEvent: boolean | null;
}

/**
 * Where to connect the utility: directly when the location is known, else the location comes first. Source:
 * NAV-44, NAV-45, BAN-06, BAN-07.
 */
export function connectUtilityPath(locationKnown: boolean): string {
  return locationKnown ? '/signup/utility?edit=true' : '/signup/zip_code?edit=true';
}

function status(complete: boolean, begun: boolean): StepStatus {
  if (complete) return 'COMPLETE';
  return begun ? 'IN_PROGRESS' : 'NOT_STARTED';
}

/**
 * The setup steps in order; devices come last, because they are optional. Readings are in progress as soon as
 * the utility is: they arrive a day later. Source: HOM-14; experience, Home.
 */
export function setupSteps(account: AccountFacts): SetupStep[] {
  const { email, locationKnown, utility, hasReadings, deviceCount, deviceOrdered, joinedEvent } = account;
  const steps: SetupStep[] = [];
  if (email !== null) {
    steps.push({
      key: 'VERIFY_EMAIL',
      status: status(email === 'verified', email === 'asked'),
      path: '/settings/profile',
    });
  }
  steps.push({
    key: 'HOME_LOCATION',
    status: status(locationKnown, false),
    path: '/signup/zip_code?edit=true',
  });
  if (utility !== null) {
    steps.push(
      {
        key: 'UTILITY',
        status: utility,
        path: connectUtilityPath(locationKnown),
      },
      {
        key: 'METER_DATA',
        status: status(hasReadings, utility !== 'NOT_STARTED'),
        path: '/settings/meter-data',
      },
    );
  }
  if (joinedEvent !== null)
    steps.push({ key: 'FIRST_EVENT', status: status(joinedEvent, false), path: '/events' });
  if (deviceCount !== null) {
    steps.push({ key: 'DEVICE', status: status(deviceCount > 0, deviceOrdered), path: '/devices/add' });
  }
  return steps;
}
