import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

test('engine (passkeys): staff add a passkey, log in with it the next time, and remove it', async ({
  page,
  baseURL,
  faults,
}) => {
  // The answer that asks for the second step.
  faults.allow(/401/);
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // No other test logs in as this brand's staff, who need the passkey from here on.
  const origin = await logInDemoMember(page, baseURL, 'home-security', 'staff');
  await page.goto(`${origin}/internal/security`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' }).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Work laptop')).toBeVisible();

  await page.goto(`${origin}/logout`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');

  await page.goto(`${origin}/login?next=%2Finternal%2Fsecurity`);
  await hydrated(page);
  await page.getByLabel('Email address').fill('staff@home-security.example');
  await page.getByLabel('Password', { exact: true }).fill('try-it-this-evening');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Use my passkey' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page).toHaveURL(`${origin}/internal/security`);
  await expect(page.getByText(/^Last used/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Only your password protects your login')).toBeVisible();
});
