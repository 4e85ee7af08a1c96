import { expect, test } from '../support/browserTest.ts';
import { proceed, heading, open, WAY_IN } from '../support/signupPage.ts';
import { LOGGED_OUT } from '../support/stubApi.ts';
import { CEDAR, signupAt, stubSignup } from '../support/stubSignup.ts';

test.describe('the server decides', () => {
  test('hides a later step, lets an earlier one be answered again, and supports the Back button', async ({
    page,
  }) => {
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

  test('SGN-02, SGN-30, SES-37: the referring partner is recorded immediately and notified at the end, which is Home', async ({
    page,
  }) => {
    const api = await stubSignup(page, signupAt('select_tplink', { handback_id: 'partner-7' }), {
      '/signup/plugs': signupAt('dashboard', { handback_id: 'partner-7' }),
    });
    api.on('/signup/server_side_pixel_ping/handback/partner-7', { body: { ok: true } });
    const related: unknown[] = [];
    api.on('/rel_user', (request) => {
      related.push(request.postDataJSON());
      return { body: { ok: true } };
    });
    await open(page, '/signup/select_tplink?partner=partner-7');
    await expect.poll(() => related).toEqual([{ kind: 'partner', code: 'partner-7' }]);
    await proceed(page);
    await expect(page).toHaveURL('/');
    await expect.poll(() => api.calls).toContain('GET /signup/server_side_pixel_ping/handback/partner-7');
  });

  test('SGN-29: an optional step is skipped by its name', async ({ page }) => {
    const api = await stubSignup(page, signupAt('connect_phone'), {
      '/signup/skip/connect_phone': signupAt('appliances'),
    });
    await open(page, '/signup/connect_phone');
    await proceed(page, 'Skip for now');
    await expect(page).toHaveURL('/signup/appliances');
    expect(api.calls).toContain('GET /signup/skip/connect_phone');
  });

  test('a stranger at a member’s step logs in first and returns, as does a member logged out while typing', async ({
    page,
    faults,
  }) => {
    faults.allow(/401/);
    await stubSignup(page, signupAt('full'));
    await open(page, '/signup/appliances');
    await expect(page).toHaveURL('/login?next=%2Fsignup%2Fappliances');
    const api = await stubSignup(page, signupAt('appliances'));
    await open(page, '/signup/appliances');
    await expect(heading(page)).toHaveText('What’s in your home?');
    api.on('/signup/appliances', { status: 401, body: { status: 401, error: 'Log in.' } });
    api.on('/logout', { status: 401, body: { status: 401, error: 'Log in.' } });
    api.on('/user_status', { body: LOGGED_OUT });
    await proceed(page, 'None of these');
    await expect(page).toHaveURL('/login?next=%2Fsignup%2Fappliances');
  });

  test('typed text is saved here and on the server, and survives a reload', async ({ page }) => {
    const api = await stubSignup(page, signupAt('full'));
    await open(page, '/signup/full');
    await page.getByLabel('First name').fill('Zoë');
    await expect
      .poll(() => api.sent.get('/signup/signup_data')?.postDataJSON() as unknown)
      .toEqual({ step: 'full', data: { first_name: 'Zoë', last_name: '', email: '' } });
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/signup/zip_code');
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Zoë');
    api.setSignup(signupAt('full', { data: { full: { first_name: 'Zoë' } } }));
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  });

  test('continuing waits for one response and nothing else', async ({ page }) => {
    const api = await stubSignup(page, signupAt('password'), {
      '/signup/password': signupAt('select_utility'),
    });
    await open(page, WAY_IN);
    await expect.poll(() => api.calls).toContain('GET /signup/utility_lists?zip=94103');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.getByLabel('Password', { exact: true }).fill('kettle moon staple orbit');
    await proceed(page);
    await expect(page.getByRole('option')).toHaveCount(4);
    expect(requests.filter((path) => path.startsWith('/backend/') || path.includes('SelectUtility'))).toEqual(
      ['/backend/signup/password'],
    );
  });
});
