import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browserTest.ts';
import { proceed, heading, open } from '../support/signupPage.ts';
import { signupAt, stubSignup } from '../support/stubSignup.ts';

test.describe('the utility', () => {
  test('SGN-23, SGN-27: lists utilities that serve the home first, and names the delivering utility only where it differs', async ({
    page,
  }) => {
    await stubSignup(page, signupAt('select_utility'));
    await open(page, '/signup/select_utility');
    await expect(page.getByRole('group', { name: 'Serves 94103' }).getByRole('option')).toHaveText([
      'Cedar Power & Light (CPL)',
      /^Juniper Valley.*Delivered by Cedar Power$/,
    ]);
    await expect(page.getByRole('group', { name: 'Other utilities' }).getByRole('option')).toHaveText([
      'Madrone Municipal Utilities (MMU)',
    ]);
    await expect(page.getByRole('option').last()).toHaveText("(I don't see my utility)");
  });

  test('SGN-08, SGN-23, SGN-25: is chosen by keyboard alone, and sent as form data', async ({ page }) => {
    const api = await stubSignup(page, signupAt('select_utility'), {
      '/signup/select_utility': signupAt('connect_utility'),
    });
    await open(page, '/signup/select_utility');
    const box = page.getByRole('combobox', { name: 'Your utility' });
    await box.focus();
    await page.keyboard.type('juni');
    await expect(page.getByRole('option')).toHaveText([/Juniper Valley/, "(I don't see my utility)"]);
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', /-0$/);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Juniper Valley Electric Cooperative (JVEC)');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/signup/connect_utility');
    const request = api.sent.get('/signup/select_utility');
    expect(request?.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect([...(request?.postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'utility',
      'utility_free_text',
      'zip_code',
      'extras',
    ]);
  });

  test('SGN-26, SGN-28: the last option asks for the name, and sends 999 with it', async ({ page }) => {
    const api = await stubSignup(page, signupAt('select_utility'), {
      '/signup/select_utility': signupAt('connect_phone'),
    });
    await open(page, '/signup/select_utility');
    await proceed(page);
    await expect(page.getByText('Choose your utility. If it isn’t listed')).toBeVisible();
    await page.getByRole('option').last().click();
    await proceed(page);
    await expect(page.getByText('Enter the name of your utility.')).toBeVisible();
    await page.getByLabel('Name of your utility').fill('Village Power');
    await proceed(page);
    await expect(page).toHaveURL('/signup/connect_phone');
    const body = api.sent.get('/signup/select_utility')?.postData() ?? '';
    expect(body).toMatch(/name="utility"\s+999\s/);
    expect(body).toMatch(/name="utility_free_text"\s+Village Power\s/);
    expect(body).toMatch(/name="zip_code"\s+94103\s/);
  });

  test('SGN-10: says what is shared and what is not, redirects to the utility, and refuses an unsafe address', async ({
    page,
  }) => {
    const api = await stubSignup(page, signupAt('connect_utility'));
    await page.route('https://utility.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Utility</title>' }),
    );
    await open(page, '/signup/connect_utility');
    await expect(page.getByText('we never see it')).toBeVisible();
    api.on('/signup/update_utility', {
      body: { signup: signupAt('connect_utility_oauth'), auth_url: 'javascript:alert(1)' },
    });
    await proceed(page, 'Go to Cedar Power');
    await expect(page.getByRole('alert')).toContainText('couldn’t reach Cedar Power’s login page');
    api.on('/signup/update_utility', {
      body: {
        signup: signupAt('connect_utility_oauth'),
        auth_url: 'https://utility.example/oauth/authorize?state=s',
      },
    });
    await proceed(page, 'Go to Cedar Power');
    await page.waitForURL('https://utility.example/**');
  });

  for (const [result, title] of [
    ['denied', 'You chose not to share'],
    ['narrowed', 'One choice is missing'],
    ['failed', 'That didn’t work'],
  ] as const) {
    test(`SGN-07: back from the utility: ${result}`, async ({ page }) => {
      await stubSignup(page, signupAt('connect_utility'));
      await open(page, `/signup/oauth?result=${result}`);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('button', { name: 'Go to Cedar Power again' })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('SGN-22: back from the utility with consent: polls until it arrives, then continues', async ({
    page,
  }) => {
    const api = await stubSignup(page, signupAt('connect_utility_oauth'));
    let isDone = false;
    api.on('/signup/is_utility_auth_done', () => {
      if (isDone) api.setSignup(signupAt('check_eligible', { utility_widget_state: 'AuthDone' }));
      return {
        body: {
          done: isDone,
          status: isDone ? 'active' : 'waiting',
          utility_widget_state: 'AuthStart',
          utility_widget_substate: null,
        },
      };
    });
    await open(page, '/signup/oauth?result=active');
    await expect(heading(page)).toHaveText('Checking with Cedar Power');
    await expect
      .poll(() => api.calls.filter((call) => call.includes('is_utility_auth_done')))
      .not.toEqual([]);
    isDone = true;
    await expect(page).toHaveURL('/signup/check_eligible');
    api.setSignup(signupAt('connect_phone'));
    await expect(page).toHaveURL('/signup/connect_phone');
  });

  test('SGN-07: back from the utility with a meter that is another member’s: says so, instead of asking once more', async ({
    page,
  }) => {
    const duplicate = { utility_widget_state: 'AuthDone', utility_widget_substate: 'Duplicate' };
    const api = await stubSignup(page, signupAt('connect_utility_oauth'));
    api.on('/signup/is_utility_auth_done', () => {
      api.setSignup(signupAt('check_eligible', duplicate));
      return { body: { done: true, status: 'failed', ...duplicate } };
    });
    await open(page, '/signup/oauth?result=active');
    await expect(page).toHaveURL('/signup/check_eligible');
    await expect(page.getByRole('main')).toContainText('connected to another account');
  });

  test('SGN-09: in Australia a typo in the meter’s number is reported before sending', async ({
    page,
    baseURL,
  }) => {
    const address = new URL('/signup/connect_utility', baseURL);
    address.hostname = 'au-retailer.localhost';
    const api = await stubSignup(page, signupAt('connect_utility', { connection: 'ACCOUNT_NUMBER' }), {
      '/signup/update_utility': signupAt('check_eligible'),
    });
    await open(page, address.href);
    const nmi = page.getByRole('textbox', { name: 'NMI' });
    await nmi.fill('20019857327');
    await nmi.blur();
    await expect(page.getByText('That NMI doesn’t look right.')).toBeVisible();
    await nmi.fill('2001 9857 328');
    await proceed(page, 'Connect');
    await expect(page).toHaveURL(/\/signup\/check_eligible$/);
    expect(api.sent.get('/signup/update_utility')?.postDataJSON()).toEqual({ nmi: '20019857328' });
  });

  test('SGN-09: reports details that failed the utility’s check, and keeps what was entered', async ({
    page,
  }) => {
    const data = { connect_utility: { account_number: '1111111111' } };
    await stubSignup(
      page,
      signupAt('connect_utility', {
        data,
        connection: 'ACCOUNT_NUMBER',
        utility_widget_state: 'issue_matching_records',
      }),
    );
    await open(page, '/signup');
    await expect(page.getByText('Those details don’t match their records.')).toBeVisible();
    await expect(page.getByLabel('Account number')).toHaveValue('1111111111');
    await expectAccessible(page);
  });

  test('SGN-13, UTL-70, UTL-73: an outage shows its end as a date in the home’s time zone', async ({
    page,
  }) => {
    const api = await stubSignup(page, signupAt('utility_outage'));
    api.on('/signup/utility_outage', {
      body: { in_outage: true, short_name: 'Cedar Power', outageEndDttm: '2099-06-04T03:00:00Z' },
    });
    await open(page, '/signup/utility_outage');
    await expect(
      page.getByText(
        "Cedar Power's data sharing will be offline until June 3. We'll let you know when it's back online",
      ),
    ).toBeVisible();
    api.setSignup(signupAt('connect_utility'));
    await proceed(page, 'Check again');
    await expect(page).toHaveURL('/signup/connect_utility');
  });

  test('SGN-06: moved or not', async ({ page }) => {
    const api = await stubSignup(page, signupAt('check_if_moved'), {
      '/signup/update_utility': signupAt('select_utility'),
    });
    await open(page, '/signup/check_if_moved');
    await proceed(page, 'Yes, I moved');
    await expect(page).toHaveURL('/signup/select_utility');
    expect(api.sent.get('/signup/update_utility')?.postDataJSON()).toEqual({ moved: true });
  });
});
