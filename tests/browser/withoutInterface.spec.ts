import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browserTest.ts';
import { proceed, heading, open } from '../support/signupPage.ts';
import { signupAt, stubSignup } from '../support/stubSignup.ts';

const WAY = [
  'zip_code',
  'full',
  'password',
  'select_utility',
  'connect_utility',
  'check_eligible',
  'connect_phone',
  'dashboard',
] as const;

test('a visitor whose utility cannot be connected yet leaves an email address, and keeps seeing the confirmation', async ({
  page,
}) => {
  const zip = { zip: '94103', eligibility: 1, utility_short_name: 'Alma', not_yet: true } as const;
  const api = await stubSignup(page, signupAt('zip_code'), {
    '/signup/zip_code': signupAt('zip_code', { zip }),
  });
  let sent: unknown;
  api.on('/signup/waitlist', (request) => {
    sent = request.postDataJSON();
    api.setSignup(signupAt('zip_code', { zip, waiting_email: 'dana@example.org' }));
    return { body: { ok: true } };
  });
  await open(page, '/signup/zip_code');
  await page.getByLabel('Zip code').fill('94103');
  await proceed(page);
  await expect(heading(page)).toHaveText('Not yet in 94103');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('We can’t connect Alma homes yet.')).toBeVisible();
  await proceed(page, 'Email me when I can join');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('dana@example.org');
  await proceed(page, 'Email me when I can join');
  const confirmation = page.getByText('We’ll email dana@example.org when we can connect Alma.');
  await expect(confirmation).toBeVisible();
  expect(sent).toEqual({ email: 'dana@example.org' });
  await expectAccessible(page);
  await open(page, '/signup');
  await expect(confirmation).toBeVisible();
});

test('a member whose utility delivers files gives either number, and sees that the first readings are pending', async ({
  page,
}) => {
  const byFiles = {
    connection: 'ACCOUNT_NUMBER',
    connects_by: 'FILES',
    utility_widget_substate: 'LocationOK',
  } as const;
  const waits = {
    ...byFiles,
    utility_widget_state: 'AuthStart',
    utility_widget_substate: 'AwaitingFile',
  } as const;
  const api = await stubSignup(page, signupAt('connect_utility', byFiles, WAY), {
    '/signup/update_utility': signupAt('check_eligible', waits, WAY),
    '/signup/skip/check_eligible': signupAt('connect_phone', waits, WAY),
  });
  await open(page, '/signup');
  await expect(heading(page)).toHaveText('Which meter is yours with Cedar Power?');
  await proceed(page);
  await expect(page.getByText('Enter your account number or your meter number.')).toBeVisible();
  await page.getByLabel('Meter number').fill('MTR-0001');
  await expectAccessible(page);
  await proceed(page);
  await expect(heading(page)).toHaveText('You’ve done your part');
  await expect(page.getByText('Cedar Power hasn’t sent us your first meter readings yet.')).toBeVisible();
  expect(api.sent.get('/signup/update_utility')?.postDataJSON()).toEqual({
    account_number: '',
    meter_number: 'MTR-0001',
  });
  await expectAccessible(page);
  await proceed(page);
  await expect(page).toHaveURL('/signup/connect_phone');
});
