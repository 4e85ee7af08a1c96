import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { proceed, heading, open } from '../support/signupPage.ts';
import { signupAt, stubSignup } from '../support/stubSignup.ts';

/** Follows a link on `/new-user` inside the app. */
async function follow(page: Page, path: string): Promise<void> {
  await open(page, '/new-user');
  await page.evaluate((to) => {
    window.history.pushState({ usr: null, key: 'linked' }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test.describe('where the home is', () => {
  test('SGN-05, SGN-34, SGN-36, SGN-38, SGN-39: limits typing, refuses a short code, looks up a complete one immediately', async ({
    page,
  }) => {
    const api = await stubSignup(page, signupAt('zip_code'), { '/signup/zip_code': signupAt('full') });
    await open(page, '/signup');
    const input = page.getByLabel('Zip code');
    await input.pressSequentially('94a1');
    await proceed(page);
    await expect(page.getByText('Enter a zip code with 5 digits, such as 94103.')).toBeVisible();
    await expect(input).toBeFocused();
    await input.fill('');
    await input.pressSequentially('94103777');
    await expect(input).toHaveValue('94103');
    await expect(page.getByText('Cedar Power takes part here.')).toBeVisible();
    await proceed(page);
    await expect(page).toHaveURL('/signup/full');
    expect(api.sent.get('/signup/zip_code')?.postDataJSON()).toEqual({ zip_code: '94103' });
  });

  for (const [eligibility, title, button] of [
    [0, 'No utility in 94103 takes part', 'Join for offers and devices'],
    [2, 'Almost: no OhmHours in 94103 yet', 'Join and be ready'],
  ] as const) {
    test(`SGN-21: outcome ${eligibility} has its own ending, and another code can be tried`, async ({
      page,
    }) => {
      const zip = { zip: '94103', eligibility, utility_short_name: null, not_yet: false };
      const api = await stubSignup(page, signupAt('zip_code'), {
        '/signup/zip_code': signupAt('full', { zip }),
      });
      api.on('/signup/check_zip_eligibility', { body: zip });
      await open(page, '/signup/zip_code?zip=94103');
      await proceed(page);
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
      await expectAccessible(page);
      await proceed(page, 'Enter another zip code');
      await expect(page.getByLabel('Zip code')).toBeFocused();
      await proceed(page);
      await proceed(page, button);
      await expect(page).toHaveURL('/signup/full');
    });
  }

  test('SGN-41: a member who moves continues to the new utility, and returns to the starting page', async ({
    page,
  }) => {
    const api = await stubSignup(page, signupAt('dashboard'), {
      '/signup/zip_code': signupAt('dashboard'),
      '/signup/select_utility': signupAt('connect_utility', { connection: 'ACCOUNT_NUMBER' }),
      '/signup/update_utility': signupAt('check_eligible'),
    });
    api.on('/signup/zip_code', { body: signupAt('dashboard') });
    await follow(page, '/signup/zip_code?edit=true');
    await proceed(page);
    await expect(page).toHaveURL('/signup/utility?edit=true');
    await page.reload();
    await hydrated(page);
    await proceed(page);
    await expect(page).toHaveURL('/signup/connect_utility?edit=true');
    await page.getByLabel('Account number').fill('12345678');
    await proceed(page, 'Connect');
    await expect(page).toHaveURL('/new-user');
  });

  test('SGN-41: warns before a move that would end the connection, and moves only on confirmation', async ({
    page,
  }) => {
    const api = await stubSignup(page, signupAt('dashboard'), {
      '/signup/zip_code': signupAt('dashboard', {
        zip: { zip: '10001', eligibility: 0, utility_short_name: null, not_yet: false },
      }),
    });
    api.on('/signup/check_zip_eligibility', {
      body: { zip: '10001', eligibility: 0, utility_short_name: null, not_yet: false },
    });
    await follow(page, '/signup/zip_code?edit=true');
    await page.getByLabel('Zip code').fill('10001');
    await proceed(page);
    await expect(heading(page)).toHaveText('No utility in 10001 takes part');
    expect(api.sent.has('/signup/zip_code')).toBe(false);
    await page.locator('#main').getByRole('button').first().click();
    await expect(page).toHaveURL('/new-user');
    expect(api.sent.get('/signup/zip_code')?.postDataJSON()).toEqual({ zip_code: '10001' });
  });

  test('SGN-41: makes no move whose outcome cannot be determined', async ({ page, faults }) => {
    faults.allow(/500/);
    const api = await stubSignup(page, signupAt('dashboard'), { '/signup/zip_code': signupAt('dashboard') });
    api.on('/signup/check_zip_eligibility', {
      status: 500,
      body: { status: 500, error: 'Not now.', code: 'BROKEN' },
    });
    await open(page, '/signup/zip_code?edit=true');
    await page.getByLabel('Zip code').fill('10001');
    await proceed(page);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(api.sent.has('/signup/zip_code')).toBe(false);
    await expect(page).toHaveURL(/\/signup\/zip_code\?edit=true/);
  });

  for (const [state, substate, next] of [
    ['pending', null, 'connect_utility'],
    ['something new', null, 'connect_utility'],
    ['MarketReady', null, null],
  ] as const) {
    test(`UTL-54, UTL-74: the same home and utility again, ${state}: ${next === null ? 'nothing to do' : 'is reconnected'}`, async ({
      page,
    }) => {
      const answer = signupAt('dashboard', {
        connection: 'ACCOUNT_NUMBER',
        utility_widget_state: state,
        utility_widget_substate: substate,
      });
      await stubSignup(page, answer, { '/signup/select_utility': answer });
      await follow(page, '/signup/utility?edit=true');
      await proceed(page);
      await expect(page).toHaveURL(next === null ? '/new-user' : `/signup/${next}?edit=true`);
    });
  }
});
