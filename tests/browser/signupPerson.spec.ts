import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browserTest.ts';
import { proceed, heading, open, WAY_IN } from '../support/signupPage.ts';
import { signupAt, stubSignup } from '../support/stubSignup.ts';

test.describe('name, email, password', () => {
  test('SGN-04, SES-37: reports missing values at their fields, sends a friend’s referral code, then waits for the email, which can be resent or redirected', async ({
    page,
  }) => {
    const waiting = signupAt('full', {
      mail_sent_to: 'dana@example.org',
      data: { full: { first_name: 'Dana', last_name: 'Reyes', email: 'dana@example.org' } },
    });
    const api = await stubSignup(page, signupAt('full'), { '/signup/full': waiting });
    await open(page, '/signup/full?ref=K7QX2M');
    await proceed(page, 'Send me the link');
    await expect(page.getByText('Check the box to continue.')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Last name').fill('Reyes');
    await page.getByLabel('Email address').fill('dana@example.org');
    await page.getByRole('checkbox').check();
    await proceed(page, 'Send me the link');
    await expect(heading(page)).toHaveText('Check your email');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('We sent a link to dana@example.org.')).toBeVisible();
    expect(api.sent.get('/signup/full')?.postDataJSON()).toEqual({
      first_name: 'Dana',
      last_name: 'Reyes',
      email: 'dana@example.org',
      terms: true,
      referral_code: 'K7QX2M',
    });
    await expectAccessible(page);
    await proceed(page, 'Send it again');
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
    await proceed(page, 'Use another email address');
    await expect(page.getByLabel('Email address')).toHaveValue('dana@example.org');
  });

  test('SGN-04, BRD-13: people who have an account already join with it, and see the terms they accept', async ({
    page,
    baseURL,
  }) => {
    await stubSignup(
      page,
      signupAt('full', {}, ['zip_code', 'full', 'select_utility', 'connect_utility', 'check_eligible']),
    );
    const address = new URL('/signup/full', baseURL);
    address.hostname = 'ca-telecom.localhost';
    await open(page, address.href);
    await expect(heading(page)).toHaveText(/^Continue with your .+ account$/);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Continue to log in' })).toHaveAttribute(
      'href',
      /\/connect\/ca-telecom\?return_to=%2Fsignup$/,
    );
    await expect(page.getByText('By continuing, you accept the terms').getByRole('link')).toHaveCount(2);
    await page.goto(`${address.href}?sso=denied`);
    await expect(page.getByText('You came back without logging in, so nothing has changed.')).toBeVisible();
    await expectAccessible(page);
  });

  test('SGN-11: shows the password rules first, refuses a short one, and can reveal it', async ({ page }) => {
    const api = await stubSignup(page, signupAt('password'), {
      '/signup/password': signupAt('select_utility'),
    });
    await open(page, WAY_IN);
    await expect(page.getByText('At least 10 characters', { exact: true })).toBeVisible();
    const input = page.getByLabel('Password', { exact: true });
    await input.fill('short');
    await proceed(page);
    await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
    await input.fill('kettle moon staple orbit');
    await expect(page.getByText('Very good')).toBeVisible();
    // Typing again clears the error.
    await expect(page.getByText('Use at least 10 characters.')).toBeHidden();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await proceed(page);
    await expect(page).toHaveURL('/signup/select_utility');
    expect(api.calls.filter((call) => call.includes('signup_data'))).toEqual([]);
  });
});
