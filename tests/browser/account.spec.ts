import type { Page } from '@playwright/test';
import type { Settings } from '../../codegen/rest/types.ts';
import { STATUS_TABLE, UNKNOWN_STATUS } from '../../src/domain/utility/statusTable.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { messageCount, newestCode } from '../support/outbox.ts';
import { MEMBER, SETTINGS, stubApi, type StubbedApi } from '../support/stubApi.ts';

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
  );
  api.on('/settings', { body: { ...SETTINGS, ...settings } });
  api.on('/sessions', { body: SESSIONS });
  api.on('/api/meter_data', { body: { service_points: [], imports: [] } });
  return api;
}

const states = STATUS_TABLE.flatMap(({ rawStatuses, rows, otherwise }) => [
  ...Object.entries(rows).map(([substate, row]) => ({ state: rawStatuses[0] ?? '', substate, row })),
  { state: rawStatuses[0] ?? '', substate: 'SomethingNew', row: otherwise },
]).concat([{ state: 'SomethingNew', substate: '', row: UNKNOWN_STATUS }]);

/** The code that loads after the first screen has arrived and decided whether to prompt. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

test.describe('the utility connection', () => {
  test('UTL-20 to UTL-54: Settings describes each state in a sentence and offers its actions', async ({
    page,
  }) => {
    const api = await stubbed(page);
    for (const [at, { state, substate, row }] of states.entries()) {
      api.on('/settings', {
        body: {
          ...SETTINGS,
          last_name: `Number ${at}`,
          utility_widget_state: state,
          utility_widget_substate: substate,
        },
      });
      // The answer to a saved setting brings the next state, which costs a tenth of loading the page again.
      if (at === 0) await page.goto('/settings/home');
      else {
        await page.getByRole('button', { name: 'Change: Where your home is' }).click();
        await page.getByRole('button', { name: 'Save' }).click();
      }
      await expect(page.getByText(`Dana Number ${at}`, { exact: true })).toBeVisible();
      const card = page.getByRole('region', { name: 'Home and utility' });
      await expect(card.getByText(row.status, { exact: true }), `${state} with ${substate}`).toBeVisible();
      await expect(card.locator('.button:not(button):not([aria-label])')).toHaveCount(row.actions.length);
      await expect(card).not.toContainText(/SomethingNew|\{|connection\./);
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

  test('UTL-06 to UTL-09: Home prompts to connect once a visit, and never again after an opt-out', async ({
    page,
  }) => {
    const begun = {
      utility_widget_state: 'AuthStart',
      utility_widget_substate: 'Retry',
      ever_reached_auth_done: false,
    };
    const api = await stubbed(page, begun);
    await page.goto('/');
    const prompt = page.getByRole('dialog', { name: 'One step to your first reward' });
    await expect(prompt).toContainText(
      "To get paid to save energy, you need to connect your utility to Ebbwatt. It's safe, secure, and takes 2 minutes!",
    );
    await expect(prompt.getByRole('link', { name: 'Connect my utility' })).toHaveAttribute(
      'href',
      '/signup/utility?edit=true',
    );
    await expectAccessible(page);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('[role=dialog]') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expect(prompt).toBeHidden();

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const saved = page.waitForRequest(
      (request) => request.url().endsWith('/settings') && request.method() === 'POST',
    );
    await prompt.getByRole('button', { name: 'Don’t show this again' }).click();
    expect((await saved).postDataJSON()).toEqual({ attributes: { HIDE_UTILITY_ENROLLMENT_MODAL: '1' } });
    await expect(prompt).toBeHidden();

    await page.evaluate(() => sessionStorage.clear());
    api.on('/user_status', { body: { ...MEMBER, attributes: { HIDE_UTILITY_ENROLLMENT_MODAL: '1' } } });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expect(prompt).toBeHidden();
  });

  test('UTL-06: closing the prompt returns the focus to where the page had put it', async ({ page }) => {
    await stubbed(page, {
      utility_widget_state: 'AuthStart',
      utility_widget_substate: 'Retry',
      ever_reached_auth_done: false,
    });
    await page.goto('/settings');
    await hydrated(page);
    await page.getByRole('link', { name: /to Home$/ }).click();
    await expect(page.getByRole('dialog', { name: 'One step to your first reward' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('UTL-10 to UTL-18: Home reports a problem in a dialog and on a card', async ({ page }) => {
    await stubbed(page, {
      utility_widget_state: 'AuthDone',
      utility_widget_substate: 'AttestationNeeded',
      ohmhour_eligible: { label: 'Issue' },
    });
    await page.goto('/');
    const prompt = page.getByRole('dialog', { name: 'Your utility connection needs you' });
    await expect(prompt).toContainText('Looks like you need to provide information about backup generators.');
    await prompt.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('region', { name: 'Your utility connection' })).toContainText(
      'Looks like you need to provide information about backup generators.',
    );
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
    ['expired', 'That log-in took too long'],
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
  await expect(section.getByText('None is sent between 9 PM and 8 AM.')).toBeVisible();
  api.on('/settings/subscriptions', { body: { ...settings, sms_consent: false } });
  await section.getByRole('button', { name: 'Stop all text messages' }).press('Enter');
  await expect(section.getByText('You get no more text messages.')).toBeFocused();
  api.on('/settings/subscriptions', { body: settings });
  await section.getByRole('button', { name: 'Agree' }).press('Enter');
  await expect(section.getByText('You get text messages from now on.')).toBeFocused();
});

test.describe('against the real server', () => {
  test('UTL-06: a message shown above the prompt outlives it', async ({ page, baseURL }) => {
    const origin = await logInDemoMember(page, baseURL, 'home-security', 'duplicate');
    await page.goto(`${origin}/`);
    const prompt = page.getByRole('dialog');
    await prompt.getByRole('button', { name: 'Don’t show this again' }).click();
    await expect(prompt).toBeHidden();
    const said = page.getByRole('status').filter({ hasText: 'We won’t bring it up again.' });
    await expect(said).toBeVisible();
    await page.waitForTimeout(600);
    await expect(said).toBeVisible();
  });

  const email = 'demo@home-security.example';

  test('verifies a phone by text message, logs in with an emailed code, and lists and ends every session', async ({
    page,
    baseURL,
    browser,
    faults,
  }) => {
    test.setTimeout(180_000);
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
    await index.getByRole('link', { name: 'Logging in' }).click();
    await page.getByRole('button', { name: 'Change: Code when you log in' }).click();
    await page.getByLabel('Your present password').fill('try-it-this-evening');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('From now on we send you a code when you log in.')).toBeVisible();

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
    await expect(page.getByText('Logged out everywhere else.')).toBeVisible();
    await there.goto(`${origin}/settings`);
    await expect(there).toHaveURL(/\/login/);
    await there.context().close();

    await page.getByRole('button', { name: 'Change: Code when you log in' }).click();
    await page.getByLabel('Your present password').fill('try-it-this-evening');
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('Your password alone is enough again.')).toBeVisible();
  });
});
