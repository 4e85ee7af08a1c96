import type { Page } from '@playwright/test';
import type { Signup, SignupStepName } from '../../codegen/rest/types.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { NOBODY } from '../support/stubApi.ts';
import { CEDAR, signupAt, stubSignup } from '../support/stubSignup.ts';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click();

/** As by a mailed link: the page does not know who comes, and asks. */
const WAY_IN = '/signup?access_token=by-mail';

/** Each step with the state that it is seen in, and its question. */
const SEEN: readonly (readonly [SignupStepName, string, Partial<Signup>?])[] = [
  ['zip_code', 'Where is your home?'],
  ['full', 'Who is joining?'],
  ['password', 'Choose a password'],
  ['legacy', 'Good to see you again, Dana'],
  ['check_if_moved', 'Have you moved?'],
  ['select_utility', 'Which utility serves your home?'],
  ['connect_utility', 'May Cedar Power share your meter readings?'],
  ['connect_utility', 'What is your account number at Cedar Power?', { connection: 'ACCOUNT_NUMBER' }],
  ['connect_utility_oauth', 'We are waiting for Cedar Power', { utility_widget_state: 'AuthStart' }],
  ['check_eligible', 'We are checking your home', { utility_widget_state: 'pending' }],
  ['check_eligible', 'Cedar Power could not connect your home', { utility_widget_state: 'pending', utility_widget_substate: 'Duplicate' }],
  ['utility_outage', 'Cedar Power cannot be reached', { utility_in_outage: true }],
  ['connect_phone', 'Where may we text you?'],
  ['confirm_phone', 'Enter the code'],
  ['appliances', 'What is in your home?'],
  ['select_tplink', 'How many smart plugs would you like?'],
];

test.describe('every step', () => {
  for (const [step, question, change] of SEEN) {
    test(`SGN-01 to SGN-17: ${step}: "${question}" fits on a phone, and is for everybody’s use`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const api = await stubSignup(page, signupAt(step, change));
      api.on('/signup/utility_outage', { body: { in_outage: true, short_name: 'Cedar Power', outageEndDttm: null } });
      await open(page, WAY_IN);
      await expect(page).toHaveURL(`/signup/${step}`);
      await expect(heading(page)).toHaveText(question);
      await expect(page.getByRole('progressbar', { name: 'Sign-up progress' })).toHaveAttribute('aria-valuetext', /^Step \d+ of \d+: /);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectAccessible(page);
    });
  }
});

test.describe('the server decides', () => {
  test('a step ahead is not shown, one behind can be answered anew, and back works', async ({ page }) => {
    await stubSignup(page, signupAt('connect_utility'));
    await open(page, '/signup/appliances');
    await expect(page).toHaveURL('/signup/connect_utility');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/signup/select_utility');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('combobox')).toHaveValue(CEDAR.displayLabel);
    await page.goBack();
    await expect(page).toHaveURL('/signup/connect_utility');
  });

  test('SGN-02, SGN-30: the end is Home, and the partner that sent the member is told', async ({ page }) => {
    const api = await stubSignup(page, signupAt('select_tplink', { handback_id: 'partner-7' }), { '/signup/plugs': signupAt('dashboard', { handback_id: 'partner-7' }) });
    api.on('/signup/server_side_pixel_ping/handback/partner-7', { body: { ok: true } });
    await open(page, '/signup/select_tplink');
    await goOn(page);
    await expect(page).toHaveURL('/');
    await expect.poll(() => api.calls).toContain('GET /signup/server_side_pixel_ping/handback/partner-7');
  });

  test('SGN-29: a step that may be left out is, by its name', async ({ page }) => {
    const api = await stubSignup(page, signupAt('connect_phone'), { '/signup/skip/connect_phone': signupAt('appliances') });
    await open(page, '/signup/connect_phone');
    await goOn(page, 'Skip for now');
    await expect(page).toHaveURL('/signup/appliances');
    expect(api.calls).toContain('GET /signup/skip/connect_phone');
  });

  test('a stranger at a member’s step logs in first and comes back; who is logged out while typing, too', async ({ page, faults }) => {
    faults.allow(/401/);
    await stubSignup(page, signupAt('full'));
    await open(page, '/signup/appliances');
    await expect(page).toHaveURL('/login?next=%2Fsignup%2Fappliances');
    const api = await stubSignup(page, signupAt('appliances'));
    await open(page, '/signup/appliances');
    await expect(heading(page)).toHaveText('What is in your home?');
    api.on('/signup/appliances', { status: 401, body: { status: 401, error: 'Log in.' } });
    api.on('/logout', { status: 401, body: { status: 401, error: 'Log in.' } });
    api.on('/user_status', { body: NOBODY });
    await goOn(page, 'None of these');
    await expect(page).toHaveURL('/login?next=%2Fsignup%2Fappliances');
  });

  test('what was typed is kept, here and with the server, and is there after a reload', async ({ page }) => {
    const api = await stubSignup(page, signupAt('full'));
    await open(page, '/signup/full');
    await page.getByLabel('First name').fill('Zoë');
    await expect.poll(() => api.sent.get('/signup/signup_data')?.postDataJSON() as unknown).toEqual({ step: 'full', data: { first_name: 'Zoë', last_name: '', email: '' } });
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/signup/zip_code');
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Zoë');
    api.stand(signupAt('full', { data: { full: { first_name: 'Zoë' } } }));
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  });

  test('going on waits for one answer and nothing else', async ({ page }) => {
    const api = await stubSignup(page, signupAt('password'), { '/signup/password': signupAt('select_utility') });
    await open(page, WAY_IN);
    await expect.poll(() => api.calls).toContain('GET /signup/utility_lists?zip=94103');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.getByLabel('Password', { exact: true }).fill('kettle moon staple orbit');
    await goOn(page);
    await expect(page.getByRole('option')).toHaveCount(4);
    expect(requests.filter((path) => path.startsWith('/backend/') || path.includes('SelectUtility'))).toEqual(['/backend/signup/password']);
  });
});

test.describe('where the home is', () => {
  test('SGN-05, SGN-34, SGN-36, SGN-38, SGN-39: typing is limited, a short code is refused, a whole one is looked up at once', async ({ page }) => {
    const api = await stubSignup(page, signupAt('zip_code'), { '/signup/zip_code': signupAt('full') });
    await open(page, '/signup');
    const input = page.getByLabel('Zip code');
    await input.pressSequentially('94a1');
    await goOn(page);
    await expect(page.getByText('Enter a zip code with 5 digits, such as 94103.')).toBeVisible();
    await expect(input).toBeFocused();
    await input.fill('');
    await input.pressSequentially('94103777');
    await expect(input).toHaveValue('94103');
    await expect(page.getByText('Cedar Power takes part here.')).toBeVisible();
    await goOn(page);
    await expect(page).toHaveURL('/signup/full');
    expect(api.sent.get('/signup/zip_code')?.postDataJSON()).toEqual({ zip_code: '94103' });
  });

  for (const [eligibility, title, button] of [
    [0, 'No utility in 94103 takes part', 'Join for offers and devices'],
    [2, 'Almost: no OhmHours in 94103 yet', 'Join and be ready'],
  ] as const) {
    test(`SGN-21: outcome ${eligibility} has an honest ending, and another code can be tried`, async ({ page }) => {
      const zip = { zip: '94103', eligibility, utility_short_name: null };
      const api = await stubSignup(page, signupAt('zip_code'), { '/signup/zip_code': signupAt('full', { zip }) });
      api.on('/signup/check_zip_eligibility', { body: zip });
      await open(page, '/signup/zip_code?zip=94103');
      await goOn(page);
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
      await expectAccessible(page);
      await goOn(page, 'Enter another zip code');
      await expect(page.getByLabel('Zip code')).toBeVisible();
      await goOn(page);
      await goOn(page, button);
      await expect(page).toHaveURL('/signup/full');
    });
  }

  test('SGN-41: a member who moves goes on to the new utility, and returns to where they came from', async ({ page }) => {
    const api = await stubSignup(page, signupAt('dashboard'), {
      '/signup/zip_code': signupAt('dashboard'),
      '/signup/select_utility': signupAt('connect_utility', { connection: 'ACCOUNT_NUMBER' }),
      '/signup/update_utility': signupAt('check_eligible'),
    });
    api.on('/signup/zip_code', { body: signupAt('dashboard') });
    await open(page, '/signup/zip_code?edit=true&next=%2Fnew-user');
    await goOn(page);
    await expect(page).toHaveURL('/signup/utility?edit=true&next=%2Fnew-user');
    await goOn(page);
    await expect(page).toHaveURL('/signup/connect_utility?edit=true&next=%2Fnew-user');
    await page.getByLabel('Account number').fill('12345678');
    await goOn(page, 'Connect');
    await expect(page).toHaveURL('/new-user');
  });
});

test.describe('name, email, password', () => {
  test('SGN-04: what is missing is said at its field; then the letter is waited for, and can be sent again or elsewhere', async ({ page }) => {
    const waiting = signupAt('full', { mail_sent_to: 'dana@example.org', data: { full: { first_name: 'Dana', last_name: 'Reyes', email: 'dana@example.org' } } });
    const api = await stubSignup(page, signupAt('full'), { '/signup/full': waiting });
    await open(page, '/signup/full');
    await goOn(page, 'Send me the link');
    await expect(page.getByText('Tick the box to go on.')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Last name').fill('Reyes');
    await page.getByLabel('Email address').fill('dana@example.org');
    await page.getByRole('checkbox').check();
    await goOn(page, 'Send me the link');
    await expect(heading(page)).toHaveText('Check your mail');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('We have written to dana@example.org.')).toBeVisible();
    expect(api.sent.get('/signup/full')?.postDataJSON()).toEqual({ first_name: 'Dana', last_name: 'Reyes', email: 'dana@example.org', terms: true });
    await expectAccessible(page);
    await goOn(page, 'Send it again');
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
    await goOn(page, 'Use another address');
    await expect(page.getByLabel('Email address')).toHaveValue('dana@example.org');
  });

  test('SGN-11: the rules stand there before, a short one is refused, and it can be looked at', async ({ page }) => {
    const api = await stubSignup(page, signupAt('password'), { '/signup/password': signupAt('select_utility') });
    await open(page, WAY_IN);
    await expect(page.getByText('At least 10 characters', { exact: true })).toBeVisible();
    const input = page.getByLabel('Password', { exact: true });
    await input.fill('short');
    await goOn(page);
    await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
    await input.fill('kettle moon staple orbit');
    await expect(page.getByText('Very good')).toBeVisible();
    await goOn(page);
    await expect(page).toHaveURL('/signup/select_utility');
    expect(api.calls.filter((call) => call.includes('signup_data'))).toEqual([]);
  });
});

test.describe('the utility', () => {
  test('SGN-23, SGN-27: those that serve the home stand first, and who delivers is said only where it is another', async ({ page }) => {
    await stubSignup(page, signupAt('select_utility'));
    await open(page, '/signup/select_utility');
    await expect(page.getByRole('group', { name: 'Serves 94103' }).getByRole('option')).toHaveText(['Cedar Power & Light (CPL)', /^Juniper Valley.*Delivered by Cedar Power$/]);
    await expect(page.getByRole('group', { name: 'Other utilities' }).getByRole('option')).toHaveText(['Madrone Municipal Utilities (MMU)']);
    await expect(page.getByRole('option').last()).toHaveText("(I don't see my utility)");
  });

  test('SGN-08, SGN-23, SGN-25: chosen by the keyboard alone, and sent as form data', async ({ page }) => {
    const api = await stubSignup(page, signupAt('select_utility'), { '/signup/select_utility': signupAt('connect_utility') });
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
    expect([...(request?.postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['utility', 'utility_free_text', 'zip_code', 'extras']);
  });

  test('SGN-26, SGN-28: the last option asks for the name, and sends 999 with it', async ({ page }) => {
    const api = await stubSignup(page, signupAt('select_utility'), { '/signup/select_utility': signupAt('connect_phone') });
    await open(page, '/signup/select_utility');
    await goOn(page);
    await expect(page.getByText('Choose your utility from the list.')).toBeVisible();
    await page.getByRole('option').last().click();
    await goOn(page);
    await expect(page.getByText('Enter the name of your utility.')).toBeVisible();
    await page.getByLabel('Name of your utility').fill('Village Power');
    await goOn(page);
    await expect(page).toHaveURL('/signup/connect_phone');
    const body = api.sent.get('/signup/select_utility')?.postData() ?? '';
    expect(body).toMatch(/name="utility"\s+999\s/);
    expect(body).toMatch(/name="utility_free_text"\s+Village Power\s/);
    expect(body).toMatch(/name="zip_code"\s+94103\s/);
  });

  test('SGN-10: says what is shared and what is not, leaves to the utility, and does not go where no utility is', async ({ page }) => {
    const api = await stubSignup(page, signupAt('connect_utility'));
    await page.route('https://utility.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Utility</title>' }));
    await open(page, '/signup/connect_utility');
    await expect(page.getByText('we never see it')).toBeVisible();
    api.on('/signup/update_utility', { body: { signup: signupAt('connect_utility_oauth'), auth_url: 'javascript:alert(1)' } });
    await goOn(page, 'Go to Cedar Power');
    await expect(page.getByRole('alert')).toContainText('did not give us an address');
    api.on('/signup/update_utility', { body: { signup: signupAt('connect_utility_oauth'), auth_url: 'https://utility.example/oauth/authorize?state=s' } });
    await goOn(page, 'Go to Cedar Power');
    await page.waitForURL('https://utility.example/**');
  });

  for (const [result, title] of [
    ['denied', 'You did not allow the sharing'],
    ['failed', 'That did not work'],
  ] as const) {
    test(`SGN-07: back from the utility: ${result}`, async ({ page }) => {
      await stubSignup(page, signupAt('connect_utility'));
      await open(page, `/signup/oauth?result=${result}`);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('button', { name: 'Go to Cedar Power again' })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('SGN-22: back from the utility with a yes: asks until it is there, then goes on', async ({ page }) => {
    const api = await stubSignup(page, signupAt('connect_utility_oauth'));
    let isDone = false;
    api.on('/signup/is_utility_auth_done', () => {
      if (isDone) api.stand(signupAt('check_eligible', { utility_widget_state: 'AuthDone' }));
      return { body: { done: isDone, status: isDone ? 'active' : 'waiting', utility_widget_state: 'AuthStart', utility_widget_substate: null } };
    });
    await open(page, '/signup/oauth?result=active');
    await expect(heading(page)).toHaveText('We are asking Cedar Power');
    await expect.poll(() => api.calls.filter((call) => call.includes('is_utility_auth_done'))).not.toEqual([]);
    isDone = true;
    await expect(page).toHaveURL('/signup/check_eligible');
    api.stand(signupAt('connect_phone'));
    await expect(page).toHaveURL('/signup/connect_phone');
  });

  test('SGN-09: in Australia a slip in the meter’s number is told before it is sent', async ({ page, baseURL }) => {
    const address = new URL('/signup/connect_utility', baseURL);
    address.hostname = 'au-retailer.localhost';
    const api = await stubSignup(page, signupAt('connect_utility', { connection: 'ACCOUNT_NUMBER' }), { '/signup/update_utility': signupAt('check_eligible') });
    await open(page, address.href);
    await page.getByLabel('Account number').fill('1234 5678');
    const nmi = page.getByLabel('NMI, the number of your meter');
    await nmi.fill('20019857327');
    await nmi.blur();
    await expect(page.getByText('This NMI has a slip somewhere')).toBeVisible();
    await nmi.fill('2001 9857 328');
    await goOn(page, 'Connect');
    await expect(page).toHaveURL(/\/signup\/check_eligible$/);
    expect(api.sent.get('/signup/update_utility')?.postDataJSON()).toEqual({ account_number: '1234 5678', nmi: '20019857328' });
  });

  test('SGN-13, UTL-70, UTL-73: an outage says until when, in the home’s days', async ({ page }) => {
    const api = await stubSignup(page, signupAt('utility_outage'));
    api.on('/signup/utility_outage', { body: { in_outage: true, short_name: 'Cedar Power', outageEndDttm: '2099-06-04T03:00:00Z' } });
    await open(page, '/signup/utility_outage');
    await expect(page.getByText("Cedar Power's data sharing will be offline until June 3. We'll let you know when it's back online")).toBeVisible();
    api.stand(signupAt('connect_utility'));
    await goOn(page, 'Look again');
    await expect(page).toHaveURL('/signup/connect_utility');
  });

  test('SGN-06: moved or not', async ({ page }) => {
    const api = await stubSignup(page, signupAt('check_if_moved'), { '/signup/update_utility': signupAt('select_utility') });
    await open(page, '/signup/check_if_moved');
    await goOn(page, 'Yes, I moved');
    await expect(page).toHaveURL('/signup/select_utility');
    expect(api.sent.get('/signup/update_utility')?.postDataJSON()).toEqual({ moved: true });
  });
});

test.describe('phone, appliances, plugs', () => {
  test('SGN-14, SGN-15: a number with a consent of one’s own, then six digits', async ({ page }) => {
    const api = await stubSignup(page, signupAt('connect_phone'));
    api.on('/settings/phones', () => {
      api.stand(signupAt('confirm_phone'));
      return { body: { success: 'Sent.', info: null, phone_numbers: [{ number: '+14155550132', verified: false }] } };
    });
    api.on('/settings/phones/verify', () => {
      api.stand(signupAt('appliances'));
      return { body: { success: 'Verified.', info: null, phone_numbers: [{ number: '+14155550132', verified: true }] } };
    });
    await open(page, '/signup/connect_phone');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByLabel('Mobile number').fill('12');
    await goOn(page, 'Text me a code');
    await expect(page.getByText('Enter a mobile number, such as 415 555 0132.')).toBeVisible();
    await page.getByLabel('Mobile number').fill('415 555 0132');
    await goOn(page, 'Text me a code');
    await expect(page).toHaveURL('/signup/confirm_phone');
    const code = page.getByLabel('Six-digit code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.pressSequentially('12a34 5678');
    await expect(code).toHaveValue('123456');
    await expect(page.getByRole('button', { name: /^Send again in/ })).toHaveAttribute('aria-disabled', 'true');
    await goOn(page);
    await expect(page).toHaveURL('/signup/appliances');
  });

  test('SGN-16, GQL-14: appliances are counted, with the watts they pay', async ({ page }) => {
    const api = await stubSignup(page, signupAt('appliances'), { '/signup/appliances': signupAt('select_tplink') });
    await open(page, '/signup/appliances');
    await expect(page.getByText('50,000 watts')).toBeVisible();
    await page.getByRole('button', { name: 'One more: Electric vehicle' }).click();
    await page.getByRole('button', { name: 'One more: Electric vehicle' }).click();
    await page.getByRole('button', { name: 'One fewer: Electric vehicle' }).click();
    await goOn(page);
    await expect(page).toHaveURL('/signup/select_tplink');
    const sent = api.sent.get('/signup/appliances')?.postDataJSON() as { appliances: readonly { kind: string; count: number }[] } | undefined;
    const appliances = sent?.appliances ?? [];
    expect(appliances.filter(({ count }) => count > 0)).toEqual([{ kind: 'ELECTRIC_VEHICLE', count: 1 }]);
    expect(appliances).toHaveLength(13);
  });

  test('SGN-31, HOM-01: the next best action shows in the sign-up', async ({ page }) => {
    const api = await stubSignup(page, signupAt('appliances'));
    api.on('/nba/signup', { body: { actions: [{ id: 'a', placement: 'Signup', title: 'Do you have a friend here?', text: 'You both earn.', label: 'Invite them', path: '/invite' }] } });
    await open(page, '/signup/appliances');
    await expect(page.getByRole('region', { name: 'Do you have a friend here?' }).getByRole('link', { name: 'Invite them' })).toHaveAttribute('href', '/invite');
  });

  for (const at of ['confirm_phone', 'appliances'] as const) {
    test(`SGN-31: the next best action is not offered where it is asked now or next: ${at}`, async ({ page }) => {
      const api = await stubSignup(page, signupAt(at));
      api.on('/nba/signup', { body: { actions: [{ id: 'list-appliances', placement: 'Signup', title: 'What is in your home?', text: 'It pays.', label: 'Tell us', path: '/signup/appliances' }] } });
      await open(page, `/signup/${at}`);
      await expect.poll(() => api.calls).toContain('GET /nba/signup');
      await expect(page.getByRole('link', { name: 'Tell us' })).toHaveCount(0);
    });
  }
});
