import type { Page, Request } from '@playwright/test';
import type { Signup, SignupStep, SignupStepName, UtilityOption } from '../../codegen/rest/types.ts';
import { MEMBER, LOGGED_OUT, stubApi } from './stubApi.ts';
import type { ApiAnswer, StubbedApi } from './stubApi.ts';

/** All steps of a home whose utility is connected by its own log-in. */
const WAY: readonly SignupStepName[] = [
  'zip_code',
  'full',
  'password',
  'select_utility',
  'connect_utility',
  'connect_utility_oauth',
  'check_eligible',
  'connect_phone',
  'confirm_phone',
  'appliances',
  'select_tplink',
  'dashboard',
];
const NEVER_SKIPPED: ReadonlySet<SignupStepName> = new Set([
  'legacy',
  'zip_code',
  'full',
  'password',
  'check_if_moved',
  'dashboard',
]);

const option = (
  value: string,
  displayName: string,
  acronym: string,
  shortName: string,
  covers: boolean,
  primary: string | null = null,
): UtilityOption => ({
  value,
  displayName,
  displayLabel: `${displayName} (${acronym})`,
  acronym,
  short_name: shortName,
  covers,
  primary_utility_acronym: null,
  primary_utility_short_name: primary,
});

export const CEDAR = option(
  '0190a1b2-0000-7000-8000-0000000000c1',
  'Cedar Power & Light',
  'CPL',
  'Cedar Power',
  true,
);
const UTILITIES: readonly UtilityOption[] = [
  CEDAR,
  option(
    '0190a1b2-0000-7000-8000-0000000000c2',
    'Juniper Valley Electric Cooperative',
    'JVEC',
    'Juniper Valley',
    true,
    'Cedar Power',
  ),
  option('0190a1b2-0000-7000-8000-0000000000c3', 'Madrone Municipal Utilities', 'MMU', 'Madrone', false),
  {
    value: '999',
    displayLabel: "(I don't see my utility)",
    displayName: "(I don't see my utility)",
    acronym: null,
    short_name: null,
    covers: false,
    primary_utility_acronym: null,
    primary_utility_short_name: null,
  },
];

/** A sign-up at a step, with the earlier steps done. */
export function signupAt(
  step: SignupStepName,
  change: Partial<Signup> = {},
  way: readonly SignupStepName[] = WAY,
): Signup {
  const names = way.includes(step) || step === 'oauth' ? way : [...way.slice(0, 3), step, ...way.slice(3)];
  const at = names.indexOf(step);
  const steps: SignupStep[] = names.map((name, index) => ({
    name,
    done: index < at,
    skippable: !NEVER_SKIPPED.has(name),
  }));
  const member = step !== 'zip_code' && step !== 'full';
  return {
    step,
    steps,
    member,
    data: {},
    mail_sent_to: null,
    waiting_email: null,
    zip:
      step === 'zip_code'
        ? null
        : { zip: '94103', eligibility: 1, utility_short_name: 'Cedar Power', not_yet: false },
    utility: member && step !== 'password' && step !== 'select_utility' ? CEDAR : null,
    connection: member ? 'OAUTH' : null,
    connects_by: member ? 'INTERFACE' : null,
    utility_widget_state: member ? 'PreValid' : null,
    utility_widget_substate: null,
    utility_in_outage: false,
    phone: step === 'confirm_phone' ? '+14155550132' : null,
    appliances: [],
    appliance_watts: 50_000,
    plugs: null,
    shipping_address: null,
    handback_id: null,
    taking_part: { can: 'not_yet', why: 'not_connected' },
    ...change,
  };
}

/** What a sign-up asks for beside its own state. */
export const SIGNUP_ANSWERS: Readonly<Record<string, ApiAnswer>> = {
  '/signup/signup_data': { body: { ok: true } },
  '/signup/utility_lists': { body: { zip: '94103', utilities: UTILITIES } },
  '/signup/check_zip_eligibility': {
    body: { zip: '94103', eligibility: 1, utility_short_name: 'Cedar Power', not_yet: false },
  },
  '/nba/signup': { body: { actions: [] } },
};
export const SIGNUP_FEATURES = ['signup_next_best_action', 'signup_phone', 'signup_appliances'] as const;

/** The answer of a write that leads to this sign-up. */
export const leadingTo = (path: string, signup: Signup): ApiAnswer => ({
  body: path === '/signup/update_utility' ? { signup, auth_url: null } : signup,
});

export interface SignupBackend extends StubbedApi {
  /** Sets the sign-up that the backend returns from now on. */
  setSignup(signup: Signup): void;
  /** The last request of each path. */
  readonly sent: ReadonlyMap<string, Request>;
}

/** A backend with a sign-up at a step. `leads` maps the path of a write to the sign-up that it leads to. */
export async function stubSignup(
  page: Page,
  first: Signup,
  leads: Readonly<Record<string, Signup>> = {},
): Promise<SignupBackend> {
  const api = await stubApi(page, first.member ? MEMBER : LOGGED_OUT, ...SIGNUP_FEATURES);
  const sent = new Map<string, Request>();
  let now = first;
  const setSignup = (signup: Signup) => void (now = signup);
  api.on('/api/v2/signup', () => ({ body: now }));
  for (const [path, answer] of Object.entries(SIGNUP_ANSWERS)) api.on(path, answer);
  for (const [path, signup] of Object.entries(leads)) {
    api.on(path, (request) => {
      sent.set(path, request);
      setSignup(signup);
      return leadingTo(path, signup);
    });
  }
  return { ...api, setSignup, sent };
}
