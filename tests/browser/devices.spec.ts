import { accountPassword } from '../../src/sandbox/devices/readyDevices.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

// No other file changes this member, who has no device yet.
const ACCOUNT = 'somebody@homes.example';
const [BRAND, ROLE] = ['us-energy', 'hourly'] as const;

test.describe.configure({ mode: 'serial' });

test.describe('connecting devices', () => {
  test('DEV-12: by the maker’s log-in: finds the maker by search, consents there, returns to the list', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, BRAND, ROLE);
    await page.goto(`${origin}/devices/add`);
    await hydrated(page);
    await page.getByRole('searchbox', { name: 'Search brands and device types' }).fill('thermostat');
    await page.getByRole('button', { name: 'Connect Slate' }).click();
    await page.getByLabel('Email').fill(ACCOUNT);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.waitForURL((url) => url.origin === origin && url.pathname === '/devices');
    await expect(page.getByRole('link', { name: /^Hallway/ })).toContainText('°F');
  });

  test('DEV-12: by account and password: reports a wrong one at its field, lists the plugs for the right one', async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.allow(/400/);
    const origin = await logInDemoMember(page, baseURL, BRAND, ROLE);
    await page.goto(`${origin}/devices/add`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Connect Quartz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect Quartz' });
    await dialog.getByLabel('Account email').fill(ACCOUNT);
    await dialog.getByLabel('Password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText('Quartz doesn’t recognize that account and password.')).toBeVisible();
    await dialog
      .getByLabel('Password', { exact: true })
      .fill(accountPassword({ partner: 'quartz', email: ACCOUNT }) ?? '');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText('Quartz is connected.')).toBeVisible();
  });

  test('a list that doesn’t load says so, and loads when tried again', async ({ page, baseURL, faults }) => {
    faults.allow(/500|RequestFailure/);
    const origin = await logInDemoMember(page, baseURL, BRAND, ROLE);
    await page.goto(`${origin}/events`);
    await hydrated(page);
    await page.route('**/backend/device/list', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"status":500,"error":""}' }),
    );
    await page.getByRole('link', { name: 'Devices', exact: true }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/backend/device/list');
    await again.click();
    await expect(page.getByRole('link', { name: /^Hallway/ })).toBeVisible();
  });

  test('BAN-18: connecting a device removes the billboard that asks for one, without a reload', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, BRAND, 'pending');
    const billboard = page.getByRole('region', { name: 'Link devices and save more energy' });
    await page.goto(`${origin}/events`);
    await hydrated(page);
    await billboard.getByRole('link', { name: 'Link your devices' }).click();
    await page.getByRole('button', { name: 'Connect Quartz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect Quartz' });
    await dialog.getByLabel('Account email').fill(ACCOUNT);
    await dialog
      .getByLabel('Password', { exact: true })
      .fill(accountPassword({ partner: 'quartz', email: ACCOUNT }) ?? '');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText('Quartz is connected.')).toBeVisible();
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(billboard).toHaveCount(0);
  });

  test('the dialog reports an unreachable maker, in an alert that can be closed', async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.allow(/502/);
    const origin = await logInDemoMember(page, baseURL, BRAND, 'half-hourly');
    await page.goto(`${origin}/devices/add`);
    await hydrated(page);
    await page.route('**/device/connect', (route) =>
      route.fulfill({
        status: 502,
        json: { status: 502, error: 'Quartz does not answer.', code: 'PARTNER_AWAY' },
      }),
    );
    await page.getByRole('button', { name: 'Connect Quartz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect Quartz' });
    await dialog.getByLabel('Account email').fill(ACCOUNT);
    await dialog.getByLabel('Password', { exact: true }).fill('whatever');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Quartz does not answer.');
    await dialog.getByRole('alert').getByRole('button').click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

  test('DEV-01: a device is renamed, gets a comfort band, and is opted out of events', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, BRAND, ROLE);
    await page.goto(`${origin}/devices`);
    await hydrated(page);
    await page.getByRole('link', { name: /^Hallway/ }).click();
    await page.getByText('Comfort: 64 °F to 81 °F').click();
    await page.getByLabel('Lowest, °F').fill('66');
    await page.getByLabel('Highest, °F').fill('78');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('We’ll stay between 66 °F and 78 °F.')).toBeVisible();
    await page.getByText('Rename').click();
    await page.getByRole('textbox', { name: 'Device name' }).fill('Downstairs hall');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Downstairs hall' })).toBeVisible();
    const takesPart = page.getByRole('switch', { name: /Takes part/ });
    await takesPart.click();
    await expect(takesPart).not.toBeChecked();
    await expectAccessible(page);
    await page.reload();
    await hydrated(page);
    await expect(takesPart).not.toBeChecked();
    await expect(page.getByText('Comfort: 66 °F to 78 °F')).toBeVisible();
  });

  test('DEV-01: a device is removed, and a partner with all its devices', async ({
    page,
    baseURL,
    faults,
  }) => {
    // Its page polls every few seconds, so one poll may hit the removed device.
    faults.allow(/404.*device\/state/);
    const origin = await logInDemoMember(page, baseURL, BRAND, ROLE);
    await page.goto(`${origin}/devices`);
    await hydrated(page);
    await page.getByRole('link', { name: /^Bedroom/ }).click();
    await page.getByRole('button', { name: 'Remove device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.waitForURL(`${origin}/devices`);
    await expect(page.getByText('Bedroom is removed.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Bedroom/ })).toHaveCount(0);
    await page.getByRole('link', { name: /^Downstairs hall/ }).click();
    await page.getByRole('button', { name: 'Disconnect Slate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Slate is disconnected.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Downstairs hall/ })).toHaveCount(0);
  });
});
