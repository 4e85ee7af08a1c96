import type { Page, Request, Route } from '@playwright/test';
import type { Feature, Settings, PushDevices, UserStatus } from '../../codegen/rest/types.ts';
import type { FeatureKey } from '../../src/domain/features/featureKeys.ts';

export interface ApiAnswer {
  readonly status?: number;
  readonly body?: unknown;
}

/** An answer, or what makes it from the call and its number. */
export type Answering<Call> = ApiAnswer | ((request: Call, count: number) => ApiAnswer | Promise<ApiAnswer>);

/** The user status that the stubbed backend returns. */
export const MEMBER: UserStatus = {
  user: {
    id: '0190a1b2-0000-7000-8000-000000000001',
    isAdmin: false,
    roleKeys: [],
    firstName: 'Dana',
    lastName: 'Reyes',
    email: 'dana@example.org',
    locale: null,
    theme: null,
    colorMode: 'auto',
    timeZone: 'America/Los_Angeles',
    pictureUrl: null,
    brandBarImageUrl: null,
    programEnrollment: { texas_retail: false },
    shippingAddress: null,
    ssoLogin: false,
  },
  attributes: {},
  via_access_token: false,
};

export const LOGGED_OUT: UserStatus = { user: null, attributes: {}, via_access_token: false };

const features = (...keys: FeatureKey[]): { features: Feature[] } => ({
  features: keys.map((key) => ({ key, description: key, isEnabled: true, userOverrideState: 'NONE' })),
});

/** Home of a member who has just joined; the shell's tests check what surrounds it. */
export const HOME = {
  data: {
    viewer: {
      session: null,
      googleRhr: null,
      uiAttributes: { dashboardQuitCarbonSectionSeen: 1 },
      placements: [],
      home: {
        greetingName: 'Dana',
        timeZone: 'America/Los_Angeles',
        nextEvent: null,
        lastResult: null,
        waitingResult: null,
        setupSteps: [],
        utility: null,
        takingPart: { can: 'YES', why: null },
        devicesInTrouble: [],
        phoneToConfirm: false,
        standing: {
          tier: 'Carbon',
          nextTier: 'Bronze',
          nextTierPercent: null,
          meanReductionPercent: null,
          resultsCounted: 0,
          multiplierHundredths: 100,
          streak: 0,
          streakBonusHundredths: 0,
          rules: {
            goldPercent: 15,
            platinumPercent: 40,
            diamondPercent: 80,
            tierMultipliersHundredths: [100, 100, 100, 150, 200, 250],
            tierResults: 5,
            tierWithFewerResults: 'Gold',
            streakStepHundredths: 5,
            streakMaximumHundredths: 100,
            streakSoftLandingAbove: 20,
            streakSoftLanding: 10,
          },
        },
        balance: { points: 0, watts: 0 },
        meterData: { hasReadings: false },
      },
    },
  },
};

/** The settings of a member whose utility connection works. */
export const SETTINGS: Settings = {
  email: 'dana@example.org',
  first_name: 'Dana',
  last_name: 'Reyes',
  user_picture_url: null,
  sso_login: false,
  theme: null,
  color_mode: 'auto',
  locale: null,
  auto_join: false,
  postal_code: '94103',
  time_zone: 'America/Los_Angeles',
  phone_numbers: [],
  event_subscriptions: {},
  utility_info: {
    acronym: 'CEDAR',
    short_name: 'Cedar Power',
    zip_code: '94103',
    current_oauth_is_in_outage: false,
    current_oauth_outage_end_dttm: null,
    program_name: 'Peak Hours',
  },
  utility_widget_state: 'MarketEnrolled',
  utility_widget_substate: null,
  ever_reached_auth_done: true,
  days_since_last_enroll_state: 3,
  meter_status: { current_meter_data: 'current' },
  ohmhour_eligible: { label: 'Eligible' },
  taking_part: { can: 'yes', why: null },
  vacation_end_dttm: null,
  calendar_address: null,
  subscriptions: {},
  sms_consent: false,
  sms_consent_text: 'Yes, you may send me text messages.',
  hardware_dr_notice: false,
  vacation_state: 'none',
  vacation_start_date: null,
  vacation_end_date: null,
};

/** What every page may ask for, by path. */
export const firstAnswers = (
  status: UserStatus,
  ...keys: FeatureKey[]
): Readonly<Record<string, ApiAnswer>> => ({
  '/user_status': { body: status },
  '/api/v2/features': { body: features(...keys) },
  '/api/v2/marketplace/rewards': { body: { balance_points: 0, rewards: [] } },
  '/experiments': { body: { experiments: [] } },
  '/track_key_experiments': { body: { experiments: [] } },
  '/reset_cookies': { body: { ok: true } },
  '/api/v2/privacy': { body: { groups: null, version: 1, decided_at: null } },
  '/api/v2/typical_month': { body: { typical_month: null } },
  '/messages': { body: { messages: [] } },
  '/api/v2/inbox/unread': { body: { unread: 0 } },
  '/graphql/internal': { body: HOME },
  '/settings': { body: SETTINGS },
  '/push_devices': { body: NO_PUSH },
});

/** No browser of the member's shows notifications. */
export const NO_PUSH: PushDevices = { public_key: 'B'.repeat(87), devices: [], topics: [] };

/** The answer to a call that a test doesn't expect. */
export const NOTHING_HERE: ApiAnswer = {
  status: 404,
  body: { status: 404, error: 'There is nothing here.' },
};

export interface StubbedApi {
  /** Method and path of each call, without the API's prefix. */
  readonly calls: string[];
  on(path: string, answer: Answering<Request>): void;
}

/** Answers the page's own calls to the backend; unstubbed calls get a 404. */
export async function stubApi(
  page: Page,
  status: UserStatus = LOGGED_OUT,
  ...keys: FeatureKey[]
): Promise<StubbedApi> {
  const answers = new Map<string, Answering<Request>>(Object.entries(firstAnswers(status, ...keys)));
  const counts = new Map<string, number>();
  const calls: string[] = [];
  await page.route('**/backend/**', async (route: Route, request: Request) => {
    const { pathname, search } = new URL(request.url());
    const path = pathname.slice('/backend'.length);
    calls.push(`${request.method()} ${path}${search}`);
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    const answer = answers.get(path) ?? NOTHING_HERE;
    const { status: code = 200, body = {} } =
      typeof answer === 'function' ? await answer(request, count) : answer;
    await route.fulfill({ status: code, json: body });
  });
  return { calls, on: (path, answer) => void answers.set(path, answer) };
}
