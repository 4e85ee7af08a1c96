import { expect, test } from '../support/browserTest.ts';
import { proceed, open } from '../support/signupPage.ts';
import { signupAt, stubSignup } from '../support/stubSignup.ts';

test.describe('phone, appliances, plugs', () => {
  test('SGN-14, SGN-15: a number with a separate consent, then six digits', async ({ page }) => {
    const api = await stubSignup(page, signupAt('connect_phone'));
    api.on('/settings/phones', () => {
      api.setSignup(signupAt('confirm_phone'));
      return {
        body: { success: 'Sent.', info: null, phone_numbers: [{ number: '+14155550132', verified: false }] },
      };
    });
    api.on('/settings/phones/verify', () => {
      api.setSignup(signupAt('appliances'));
      return {
        body: {
          success: 'Verified.',
          info: null,
          phone_numbers: [{ number: '+14155550132', verified: true }],
        },
      };
    });
    await open(page, '/signup/connect_phone');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByLabel('Mobile number').fill('12');
    await proceed(page, 'Text me a code');
    await expect(page.getByText('Enter a mobile number, such as (415) 555-0132.')).toBeVisible();
    await page.getByLabel('Mobile number').fill('415 555 0132');
    await proceed(page, 'Text me a code');
    await expect(page).toHaveURL('/signup/confirm_phone');
    const code = page.getByLabel('Six-digit code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.pressSequentially('12a34 5678');
    await expect(code).toHaveValue('123456');
    await expect(page.getByRole('button', { name: /^Send a new code in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await proceed(page);
    await expect(page).toHaveURL('/signup/appliances');
    await expect(page.getByText('+1 415 555 0132 is confirmed.')).toBeVisible();
  });

  test('SGN-16, GQL-14: counts appliances and shows the watts they pay', async ({ page }) => {
    const api = await stubSignup(page, signupAt('appliances'), {
      '/signup/appliances': signupAt('select_tplink'),
    });
    await open(page, '/signup/appliances');
    await expect(page.getByText('$5.00')).toBeVisible();
    await page.getByRole('button', { name: 'One more: Electric vehicle' }).click();
    await page.getByRole('button', { name: 'One more: Electric vehicle' }).click();
    await page.getByRole('button', { name: 'One fewer: Electric vehicle' }).click();
    await proceed(page);
    await expect(page).toHaveURL('/signup/select_tplink');
    const sent = api.sent.get('/signup/appliances')?.postDataJSON() as
      | { appliances: readonly { kind: string; count: number }[] }
      | undefined;
    const appliances = sent?.appliances ?? [];
    expect(appliances.filter(({ count }) => count > 0)).toEqual([{ kind: 'ELECTRIC_VEHICLE', count: 1 }]);
    expect(appliances).toHaveLength(13);
  });

  test('SGN-31, HOM-01: the next best action shows in the sign-up', async ({ page }) => {
    const api = await stubSignup(page, signupAt('appliances'));
    api.on('/nba/signup', {
      body: {
        actions: [
          {
            id: 'a',
            placement: 'Signup',
            title: 'Do you have a friend here?',
            text: 'You both earn.',
            label: 'Invite them',
            path: '/invite',
          },
        ],
      },
    });
    await open(page, '/signup/appliances');
    await expect(
      page
        .getByRole('region', { name: 'Do you have a friend here?' })
        .getByRole('link', { name: 'Invite them' }),
    ).toHaveAttribute('href', '/invite');
  });

  for (const at of ['confirm_phone', 'appliances'] as const) {
    test(`SGN-31: the next best action is not offered when it is the current or next step: ${at}`, async ({
      page,
    }) => {
      const api = await stubSignup(page, signupAt(at));
      api.on('/nba/signup', {
        body: {
          actions: [
            {
              id: 'list-appliances',
              placement: 'Signup',
              title: 'What is in your home?',
              text: 'It pays.',
              label: 'Tell us',
              path: '/signup/appliances',
            },
          ],
        },
      });
      await open(page, `/signup/${at}`);
      await expect.poll(() => api.calls).toContain('GET /nba/signup');
      await expect(page.getByRole('link', { name: 'Tell us' })).toHaveCount(0);
    });
  }
});
