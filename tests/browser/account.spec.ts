import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { messageCount, newestCode } from '../support/outbox.ts';

test.describe('against the real server', () => {
  const email = 'demo@home-security.example';

  test('journey: verifies a phone by text message, logs in with an emailed code, and lists and ends every session', async ({
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
