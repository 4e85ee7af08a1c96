import { expect, test } from '../support/browserTest.ts';
import { proceed, heading, open, WAY_IN } from '../support/signupPage.ts';
import { CEDAR, signupAt, stubSignup } from '../support/stubSignup.ts';
import { settled } from '../support/settled.ts';

test.describe('the server decides', () => {
  test('navigation and focus: an earlier step is answered again at its heading, and the Back button leads to the later one', async ({
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

  test('engine: continuing loads no code and waits for one response', async ({ page }) => {
    const api = await stubSignup(page, signupAt('password'), {
      '/signup/password': signupAt('select_utility'),
    });
    await open(page, WAY_IN);
    await expect.poll(() => api.calls).toContain('GET /signup/utility_lists?zip=94103');
    await settled(page);
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
