import type { Page } from '@playwright/test';
import type { Settings } from '../../codegen/rest/types.ts';
import { STATUS_TABLE, UNKNOWN_STATUS } from '../../src/domain/utility/statusTable.ts';
import { MEMBER, SETTINGS, stubApi, type StubbedApi } from '../support/stubApi.ts';
import { homeWith } from '../support/stubHome.ts';
import type { Scene } from './scene.ts';

const SESSIONS = {
  sessions: [
    {
      id: 'here',
      agent: 'Firefox on Windows',
      created_at: '2026-07-01T12:00:00Z',
      last_seen_at: '2026-07-01T12:00:00Z',
      current: true,
    },
    {
      id: 'there',
      agent: 'Safari on iPhone',
      created_at: '2026-06-30T12:00:00Z',
      last_seen_at: '2026-06-30T12:00:00Z',
      current: false,
    },
  ],
  second_step: true,
};

const PHONES = [
  { number: '+14155550132', verified: true },
  { number: '+14155550199', verified: false },
];

/** A page of the app over a backend that answers what the state needs. */
function over(
  path: string,
  settings: Partial<Settings>,
  more: (page: Page, api: StubbedApi) => Promise<void> = async () => undefined,
) {
  return async (page: Page): Promise<void> => {
    const api = await stubApi(page, MEMBER, 'settings_profile', 'settings_home', 'settings_phones');
    api.on('/settings', { body: { ...SETTINGS, ...settings } });
    api.on('/graphql/internal', { body: homeWith({ ...SETTINGS, ...settings }) });
    api.on('/sessions', { body: SESSIONS });
    api.on('/api/meter_data', { body: { service_points: [], imports: [] } });
    await page.goto(`${new URL(page.url()).origin}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(900);
    await more(page, api);
    await page.waitForTimeout(300);
  };
}

const press =
  (name: string) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

/** Every row of the table of states, as shown in Settings. */
const states: readonly Scene[] = STATUS_TABLE.flatMap(({ rawStatuses: [state = ''], rows, otherwise }) => [
  ...Object.keys(rows).map((substate) => ({ state, substate })),
  ...(otherwise === UNKNOWN_STATUS ? [] : [{ state, substate: 'other' }]),
])
  .concat([{ state: 'unknown', substate: 'other' }])
  .map(({ state, substate }) => ({
    name: `utility-${state}-${substate}`,
    viewer: 'stranger',
    path: '/login',
    act: over('/settings/home', { utility_widget_state: state, utility_widget_substate: substate }),
  }));

const outage = {
  ...SETTINGS.utility_info,
  current_oauth_is_in_outage: true,
  current_oauth_outage_end_dttm: '2099-06-03T19:00:00Z',
} as Settings['utility_info'];

/** The two-factor step. */
function twoFactor(withCode: boolean) {
  return async (page: Page): Promise<void> => {
    const api = await stubApi(page);
    api.on('/login', {
      status: 401,
      body: {
        status: 401,
        error: 'A code is needed.',
        code: 'SECOND_STEP',
        verificationOptions: ['email', 'sms'],
      },
    });
    api.on('/verify', { body: { sent: 'email', status: null } });
    await page.reload();
    await page.waitForTimeout(600);
    await page.locator('input[name=email]').fill('dana@example.org');
    await page.locator('input[name=password]').fill('a few unrelated words');
    await page.locator('form button[type=submit]').click();
    await page.locator('.button-secondary').first().waitFor();
    if (withCode) await page.locator('.button-wide').first().click();
    await page.waitForTimeout(400);
  };
}

/** Two-factor login, and the account in Settings and on Home. */
export const accountScenes: readonly Scene[] = [
  ...states,
  {
    name: 'utility-outage',
    viewer: 'stranger',
    path: '/login',
    act: over('/settings/home', { utility_info: outage }),
  },
  {
    name: 'home-utility-connect',
    viewer: 'stranger',
    path: '/login',
    act: over('/', {
      utility_widget_state: 'AuthStart',
      utility_widget_substate: 'Retry',
      ever_reached_auth_done: false,
    }),
  },
  {
    name: 'home-utility-problem',
    viewer: 'stranger',
    path: '/login',
    act: over('/', { utility_widget_state: 'AuthDone', utility_widget_substate: 'AttestationNeeded' }),
  },
  { name: 'log-in-second-step', viewer: 'stranger', path: '/login', act: twoFactor(false) },
  { name: 'log-in-code', viewer: 'stranger', path: '/login', act: twoFactor(true) },
  { name: 'log-in-sso-denied', viewer: 'stranger', path: '/login?sso=denied' },
  {
    name: 'settings-phones',
    viewer: 'stranger',
    path: '/login',
    act: over('/settings/profile', { phone_numbers: PHONES }),
  },
  {
    name: 'settings-phones-add',
    viewer: 'stranger',
    path: '/login',
    act: over('/settings/profile', {}, press('Add a phone number')),
  },
  {
    name: 'settings-phones-code',
    viewer: 'stranger',
    path: '/login',
    act: over('/settings/profile', { phone_numbers: PHONES }, press('Enter code')),
  },
  {
    name: 'settings-phones-remove',
    viewer: 'stranger',
    path: '/login',
    act: over('/settings/profile', { phone_numbers: PHONES }, press('Remove: +1 415 555 0132')),
  },
  { name: 'settings-security', viewer: 'stranger', path: '/login', act: over('/settings/security', {}) },
  {
    name: 'settings-password',
    viewer: 'stranger',
    path: '/login',
    act: over('/settings/security', {}, press('Change: Password')),
  },
  {
    name: 'settings-second-step',
    viewer: 'stranger',
    path: '/login',
    act: over('/settings/security', {}, press('Change: Login code')),
  },
];
