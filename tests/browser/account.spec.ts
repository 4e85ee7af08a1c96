import type { Locator, Page } from '@playwright/test';
import type { Settings } from '../../codegen/rest/types.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { messageCount, newestCode } from '../support/outbox.ts';
import { MEMBER, SETTINGS, stubApi, type StubbedApi } from '../support/stubApi.ts';
import { homeWith, toUtility } from '../support/stubHome.ts';

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
  second_step: false,
};

async function stubbed(page: Page, settings: Partial<Settings> = {}): Promise<StubbedApi> {
  const api = await stubApi(
    page,
    MEMBER,
    'settings_profile',
    'settings_home',
    'settings_phones',
    'settings_notifications',
    'settings_theme',
    'dashboard_setup_steps',
  );
  api.on('/settings', { body: { ...SETTINGS, ...settings } });
  api.on('/sessions', { body: SESSIONS });
  api.on('/api/meter_data', { body: { service_points: [], imports: [] } });
  return api;
}

interface Case {
  readonly what: string;
  readonly facts: Partial<Settings>;
  readonly status: string;
  /** The first action, as on Home; null: none. */
  readonly action: string | null;
  readonly setup?: boolean;
}

const STEPS = [
  { __typename: 'SetupStep', key: 'HOME_LOCATION', status: 'COMPLETE', path: '/signup/zip_code?edit=true' },
  { __typename: 'SetupStep', key: 'UTILITY', status: 'NOT_STARTED', path: '/signup/utility?edit=true' },
  { __typename: 'SetupStep', key: 'METER_DATA', status: 'NOT_STARTED', path: '/settings/meter-data' },
];

const raw = (state: string, substate: string | null, ever = true): Partial<Settings> => ({
  utility_widget_state: state,
  utility_widget_substate: substate,
  ever_reached_auth_done: ever,
});

/** An example of each cause: the table, of which connectionState.test.tsx has every row, consent, readings, an outage. */
const cases: readonly Case[] = [
  {
    what: 'in another program',
    facts: raw('AuthDone', 'ConflictingDRP'),
    status: 'Connected',
    action: 'Disenroll to Earn Rewards',
  },
  { what: 'lost consent', facts: raw('AuthStart', 'Revoked'), status: 'Issue', action: 'Connect my utility' },
  { what: 'approval is pending', facts: raw('MarketReady', 'ISOReady'), status: 'Pending', action: null },
  {
    what: 'readings stopped while approval is pending',
    facts: { ...raw('MarketReady', 'ISOReady'), meter_status: { current_meter_data: 'long-missing' } },
    status: 'Pending',
    action: 'See my meter data',
  },
  {
    what: 'the tab closed at the utility',
    facts: raw('AuthStart', 'Started', false),
    status: 'Issue',
    action: 'Connect my utility',
    setup: true,
  },
  {
    what: 'a newcomer',
    facts: raw('PreValid', 'LocationOK', false),
    status: 'Issue',
    action: 'Connect my utility',
    setup: true,
  },
  {
    what: 'an outage',
    facts: { utility_info: { ...SETTINGS.utility_info!, current_oauth_is_in_outage: true } },
    status: 'Connected',
    action: null,
  },
  {
    what: 'in no program for long',
    facts: { utility_widget_state: 'MarketReady', days_since_last_enroll_state: 15 },
    status: 'Connected',
    action: 'Contact Us',
  },
  { what: 'connected', facts: {}, status: 'Connected', action: null },
];

const readAction = async (link: Locator) => [await link.innerText(), await link.getAttribute('href')];

/** The code that loads after the first screen has arrived. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

test.describe('the utility connection', () => {
  test('UTL-20 to UTL-54: Settings and Home show a state in the same sentence, with the same action, at both widths', async ({
    page,
  }) => {
    const api = await stubbed(page);
    const card = page.getByRole('region', { name: 'Home and utility' });
    const buttons = card.locator('.button:not(button):not([aria-label])');
    const entry = page
      .getByRole('region', { name: /^(Needs your attention|Good to know|Get ready for your first event)$/ })
      .getByRole('listitem')
      .filter({ hasText: /Your utility connection|Connect your utility/ });
    for (const [index, { what, facts, action, status, setup = false }] of cases.entries()) {
      const settings = { ...SETTINGS, ...facts, last_name: `Number ${index}` };
      api.on('/settings', { body: settings });
      api.on('/graphql/internal', { body: homeWith(settings, setup ? STEPS : []) });
      await page.setViewportSize({ width: 1400, height: 900 });
      // Saving a setting returns the next state, at a tenth of the cost of reloading the page.
      if (index === 0) await page.goto('/settings/home');
      else {
        await page.getByRole('button', { name: 'Change: Home zip code' }).click();
        await page.getByRole('button', { name: 'Save' }).click();
      }
      await expect(page.getByText(`Dana Number ${index}`, { exact: true })).toBeVisible();
      const inSettings = async (width: number) => {
        await page.setViewportSize({ width, height: 844 });
        await expect(card.locator('.badge'), `${what}, ${width} px`).toHaveText(status);
        await expect(card).not.toContainText(/SomethingNew|\{|connection\./);
        return {
          words: await card.innerText(),
          action: (await buttons.count()) === 0 ? null : await readAction(buttons.first()),
        };
      };
      const said = await inSettings(1400);
      expect(await inSettings(390)).toEqual(said);
      expect(said.action?.[0] ?? null, what).toBe(action);

      await page.getByRole('link', { name: / home$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hi, Dana/);
      const { turn, sentence } = toUtility(settings);
      for (const width of [390, 1400]) {
        await page.setViewportSize({ width, height: 844 });
        const asked = `${what}, Home at ${width} px`;
        // Home may briefly show the previous state while it refetches.
        await expect(async () => {
          await expect(entry, asked).toHaveCount(turn === 'NOBODY' ? 0 : 1, { timeout: 1_000 });
          if (turn === 'NOBODY') return;
          const words = await entry.locator('p').allInnerTexts();
          expect(words, asked).not.toEqual([]);
          for (const each of words) expect(said.words, asked).toContain(each);
          // Newcomers read what to do, not that something is wrong.
          if (sentence === 'message.connect') expect(await entry.locator('.badge').count(), asked).toBe(0);
          else expect(await entry.locator('.badge').innerText(), asked).toBe(status);
          const links = await entry.getByRole('link').all();
          expect(await Promise.all(links.map(readAction)), asked).toEqual(
            said.action === null ? [] : [said.action],
          );
        }).toPass({ timeout: 5_000, intervals: [50, 100, 200] });
      }
      await page.goBack();
      await expect(card).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('Settings polls while a connection is changing, and stops once it is connected', async ({ page }) => {
    const api = await stubbed(page);
    const at = (state: string, substate: string | null) => ({
      body: { ...SETTINGS, utility_widget_state: state, utility_widget_substate: substate },
    });
    api.on('/settings', (_request, count) =>
      count === 1
        ? at('AuthStart', 'Started')
        : count === 2
          ? at('AuthDone', 'MappingDataVerified')
          : at('MarketEnrolled', 'Connected'),
    );
    await page.goto('/settings/home');
    const card = page.getByRole('region', { name: 'Home and utility' });
    await expect(card.getByText('Issue', { exact: true })).toBeVisible();
    await expect(card.getByText('Pending', { exact: true })).toBeVisible({ timeout: 10_000 });
    await expect(card.getByText('Connected', { exact: true })).toBeVisible({ timeout: 10_000 });
    const asked = api.calls.filter((call) => call === 'GET /settings').length;
    await page.waitForTimeout(6_000);
    expect(api.calls.filter((call) => call === 'GET /settings')).toHaveLength(asked);
  });

  test('UTL-70 to UTL-73: an outage, with and without an end', async ({ page }) => {
    const utility = { ...SETTINGS.utility_info!, current_oauth_is_in_outage: true };
    const api = await stubbed(page, {
      utility_info: { ...utility, current_oauth_outage_end_dttm: '2099-06-03T19:00:00Z' },
    });
    await page.goto('/settings/home');
    await expect(
      page.getByText(
        "Cedar Power's data sharing will be offline until June 3. We'll let you know when it's back online",
      ),
    ).toBeVisible();
    api.on('/settings', { body: { ...SETTINGS, utility_info: utility } });
    await page.goto('/settings/home');
    await expect(
      page.getByText("Cedar Power's data sharing is offline. We'll let you know when it's back online"),
    ).toBeVisible();
  });

  test('UTL-06, UTL-10: Home asks no more after an opt-out, and covers nothing', async ({ page }) => {
    const api = await stubbed(page);
    const settings = {
      ...SETTINGS,
      utility_widget_state: 'AuthStart',
      utility_widget_substate: 'Retry',
      ever_reached_auth_done: false,
    };
    api.on('/settings', { body: settings });
    api.on('/graphql/internal', { body: homeWith(settings) });
    await page.goto('/');
    const list = page.getByRole('region', { name: 'Needs your attention' });
    await expect(list).toContainText(
      "To get paid to save energy, you need to connect your utility to Ebbwatt. It's safe, secure, and takes 2 minutes!",
    );
    await expect(list.getByRole('link')).toHaveText(['Connect my utility']);
    await expect(list.getByRole('link')).toHaveAttribute('href', '/signup/utility?edit=true');
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);

    api.on('/user_status', { body: { ...MEMBER, attributes: { HIDE_UTILITY_ENROLLMENT_MODAL: '1' } } });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expect(list).toHaveCount(0);
  });
});

test.describe('logging in with a second step', () => {
  test('NET-12: email or SMS, a wrong code, a new code, back to the log-in', async ({ page, faults }) => {
    faults.allow(/401|400/);
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
    api.on('/verify', (request) => {
      const { code } = request.postDataJSON() as { code?: string };
      if (code === undefined) return { body: { sent: 'sms', status: null } };
      const error = 'That is not the code. 4 tries are left.';
      return { status: 400, body: { status: 400, error, code: 'CODE_WRONG', fields: { code: error } } };
    });
    await page.goto('/login');
    await hydrated(page);
    await page.getByLabel('Email address').fill('dana@example.org');
    await page.getByLabel('Password', { exact: true }).fill('a few unrelated words');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Send it by text message' }).click();
    const code = page.getByLabel('Six-digit code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeVisible();
    await code.fill('123');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Enter all six digits.')).toBeVisible();
    await code.fill('123456');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('That is not the code. 4 tries are left.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to log in' }).click();
    await expect(page.getByLabel('Email address')).toBeVisible();
  });

  for (const [reason, words] of [
    ['denied', 'You came back without logging in'],
    ['expired', 'That login took too long'],
    ['unavailable', 'We can’t reach'],
  ] as const) {
    test(`single sign-on that returned ${reason} says why`, async ({ page, baseURL }) => {
      const address = new URL(`/login?sso=${reason}&next=%2Fevents`, baseURL);
      address.hostname = 'ca-telecom.localhost';
      await page.goto(address.href);
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue to log in' })).toHaveAttribute(
        'href',
        /\/connect\/ca-telecom\?return_to=%2Fevents$/,
      );
    });
  }
});

test.describe('phone numbers', () => {
  test('SET-05 to SET-10: a number is added, changed and removed, in order and with the right texts', async ({
    page,
  }) => {
    const api = await stubbed(page, { phone_numbers: [{ number: '+14155550132', verified: true }] });
    const old = { number: '+14155550132', verified: true };
    const next = { number: '+14155550199', verified: false };
    api.on('/settings/phones', {
      body: { success: null, info: 'A code is on its way.', phone_numbers: [old, next] },
    });
    api.on('/settings/phones/delete', {
      body: { success: 'Phone number removed.', info: null, phone_numbers: [next] },
    });
    api.on('/settings/phones/verify', {
      body: { success: 'Phone number added.', info: null, phone_numbers: [{ ...next, verified: true }] },
    });
    await page.goto('/settings/profile');
    await page.getByRole('button', { name: 'Change: +1 415 555 0132' }).click();
    await page.getByLabel('Mobile number').fill('415 555 0199');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await expect(page.getByText('Phone number changed.')).toBeVisible();
    expect(api.calls.filter((call) => call.includes('phones'))).toEqual([
      'POST /settings/phones',
      'POST /settings/phones/delete',
    ]);
    await page.getByLabel('Six-digit code').fill('123456');
    await page.getByRole('button', { name: 'Confirm the number' }).click();
    await expect(page.getByText('Phone number added.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove: +1 415 555 0199' }).click();
    const question = page.getByRole('dialog', { name: 'Remove this number?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Phone number removed.')).toBeVisible();
  });

  test('SET-09: refusing a new number keeps the old one', async ({ page, faults }) => {
    faults.allow(/400/);
    const api = await stubbed(page, { phone_numbers: [{ number: '+14155550132', verified: true }] });
    api.on('/settings/phones', {
      status: 400,
      body: { status: 400, error: 'That is no number.', fields: { phone_1: 'That is no number.' } },
    });
    await page.goto('/settings/profile');
    await page.getByRole('button', { name: 'Change: +1 415 555 0132' }).click();
    await page.getByLabel('Mobile number').fill('123 456 7890');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await expect(page.getByText('That is no number.')).toBeVisible();
    expect(api.calls.filter((call) => call.includes('delete'))).toEqual([]);
  });
});

test('SET-34: consent to text messages is withdrawn and given again, and the focus moves to the confirmation', async ({
  page,
}) => {
  const settings = {
    ...SETTINGS,
    phone_numbers: [{ number: '+14155550132', verified: true }],
    sms_consent: true,
  };
  const api = await stubbed(page, settings);
  await page.goto('/settings/notifications');
  const section = page.getByRole('region', { name: 'Notifications' });
  await expect(section.getByText('We never send any between 9 PM and 8 AM.')).toBeVisible();
  api.on('/settings/subscriptions', { body: { ...settings, sms_consent: false } });
  await section.getByRole('button', { name: 'Stop all texts' }).press('Enter');
  await expect(section.getByText('You won’t get any more texts.')).toBeFocused();
  api.on('/settings/subscriptions', { body: settings });
  await section.getByRole('button', { name: 'Agree' }).press('Enter');
  await expect(section.getByText('You’ll get texts from now on.')).toBeFocused();
});

test.describe('against the real server', () => {
  const email = 'demo@home-security.example';

  test('verifies a phone by text message, logs in with an emailed code, and lists and ends every session', async ({
    page,
    baseURL,
    browser,
    faults,
  }) => {
    faults.allow(/401/);
    const origin = await logInDemoMember(page, baseURL, 'home-security');
    await page.goto(`${origin}/settings/profile`);

    const number = `+1415555${String(1000 + (Date.now() % 9000))}`;
    await page.getByRole('button', { name: 'Add a phone number' }).click();
    await page.getByLabel('Mobile number').fill(number);
    await page.getByLabel(/^Text me about/).check();
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await page.getByLabel('Six-digit code').fill(await newestCode(number, 0));
    await page.getByRole('button', { name: 'Confirm the number' }).click();
    await expect(page.getByText('Phone number added.')).toBeVisible();

    const index = page.getByRole('navigation', { name: 'Settings' });
    await index.getByRole('link', { name: 'Login and security' }).click();
    await page.getByRole('button', { name: 'Change: Login code' }).click();
    await page.getByLabel('Current password').fill('try-it-this-evening');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('We’ll send you a code each time you log in.')).toBeVisible();

    const there = await (await browser.newContext()).newPage();
    await there.goto(`${origin}/login?next=%2Fsettings`);
    await hydrated(there);
    await there.getByLabel('Email address').fill(email);
    await there.getByLabel('Password', { exact: true }).fill('try-it-this-evening');
    await there.getByRole('button', { name: 'Log in', exact: true }).click();
    const before = await messageCount(email);
    await there.getByRole('button', { name: 'Send it by email' }).click();
    await there.getByLabel('Six-digit code').fill(await newestCode(email, before));
    await there.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(there).toHaveURL(`${origin}/settings`);

    await page.reload();
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(page.getByText('You’re logged out everywhere else.')).toBeVisible();
    await there.goto(`${origin}/settings`);
    await expect(there).toHaveURL(/\/login/);
    await there.context().close();

    await page.getByRole('button', { name: 'Change: Login code' }).click();
    await page.getByLabel('Current password').fill('try-it-this-evening');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('You only need your password now.')).toBeVisible();
  });
});
