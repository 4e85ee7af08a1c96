import { readFile } from 'node:fs/promises';
import type { Wallet, WalletMovement } from '../../codegen/rest/types.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';
import { settled } from '../support/settled.ts';

test.describe('the areas of a member', () => {
  test.describe.configure({ mode: 'parallel' });

  test('Wallet and Rewards show the ledger’s points, and every transaction links to its receipt', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, 'org');
    const agrees = async (path: string): Promise<string> => {
      await page.goto(origin + path);
      await hydrated(page);
      const { events } = await apiRead<{ events: readonly { readonly id: string }[] }>(
        page,
        '/api/v2/events?show=results',
      );
      const { movements } = await apiRead<Wallet>(page, '/api/v2/wallet?first=100');
      const points = movements.reduce((sum, movement) => sum + movement.points, 0);
      await expect(page.locator('.figure-value')).toContainText(
        new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(points / 100),
      );
      return events[0]?.id ?? '';
    };
    const latest = await agrees('/wallet');
    await page.locator(`a[href="/events/${latest}"]`).first().click();
    await expect(page).toHaveURL(/\/events\//);
    await agrees('/rewards');
  });

  test('WAL-02: the wallet has the balance as a chart and a table, and all movements as a file', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL);
    await page.goto(`${origin}/wallet`);
    await hydrated(page);
    await expect(page.getByRole('img', { name: /Your balance was .+ and is .+ today\./ })).toBeVisible();
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
    const rows = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'You took part in an OhmHour' }).first()).toContainText('+5¢');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('wallet.csv');
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFDate,What for,Points,Balance after,Event or order');
    expect(lines).toContainEqual(
      expect.stringMatching(/^\d{4}-\d{2}-\d{2},"You .+ OhmHour, .+",\d+,\d+,[0-9a-f-]{36}$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^\d{4}-\d{2}-\d{2},You ordered .+,-\d+,\d+,[0-9a-f-]{36}$/),
    );
  });

  test('WAL-02: "Show more" adds the next movements and moves the focus to the first of them', async ({
    page,
    baseURL,
  }) => {
    const amount = (points: number) => ({ points, watts: points * 100, cents: points });
    const adjusted = (points: number): WalletMovement => ({
      id: String(points),
      cause: 'staff-adjustment',
      booked_at: '2026-03-01T20:00:00Z',
      points: 1,
      watts: 100,
      balance_after: amount(points),
      event: null,
      month: null,
      order: null,
    });
    const firstPage = [500, 499, 498, 497, 496, 495, 494, 493, 492, 491];
    await page.route('**/backend/api/v2/wallet?*', async (route, request) => {
      const isFirst = new URL(request.url()).searchParams.get('after') === null;
      const wallet: Wallet = {
        balance: amount(500),
        held: amount(300),
        currency: 'USD',
        time_zone: 'America/Los_Angeles',
        history: { from: '2026-01-01', to: '2026-03-31', opening: amount(500), days: [] },
        movements: (isFirst ? firstPage : [490, 489]).map(adjusted),
        next_cursor: isFirst ? 'next' : null,
        total: 12,
        cashout: null,
      };
      await route.fulfill({ json: wallet });
    });
    const origin = await logInDemoMember(page, baseURL);
    await page.goto(`${origin}/wallet`);
    await hydrated(page);
    await expect(page.getByText('You have another $3.00 on hold')).toBeVisible();
    const rows = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
    // The latest come first, then the rest of the page, then the next one.
    await expect(rows).toHaveCount(6);
    const more = page.getByRole('link', { name: 'Show more' });
    for (const [before, after] of [
      [6, 10],
      [10, 12],
    ] as const) {
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(after);
      await expect(rows.nth(before).locator('.list-item')).toBeFocused();
    }
    await expect(more).toHaveCount(0);
    await expect(page).toHaveURL(/\/wallet\?pages=2$/);
    await page.reload();
    await expect(rows).toHaveCount(12);
    await expectAccessible(page);
  });

  test('NAV-04: the wallet belongs to Rewards in the navigation', async ({ page, baseURL }) => {
    const origin = await logInDemoMember(page, baseURL);
    await page.goto(`${origin}/wallet`);
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText(
      'Rewards',
    );
  });

  test('SGN-41: a member who moved enters the new postal code and continues to its utility', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, 'org');
    const move = async (code: string): Promise<void> => {
      await page.goto(`${origin}/signup/zip_code?edit=true`);
      await hydrated(page);
      await page.getByLabel('Zip code').fill(code);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/signup\/utility\?edit=true/);
      expect((await apiRead<{ postal_code: string }>(page, '/settings')).postal_code).toBe(code);
    };
    const before = (await apiRead<{ postal_code: string }>(page, '/settings')).postal_code;
    await move('94110');
    await move(before);
  });
});

test.describe('addresses that occur in lists only', () => {
  test('NAV-10, NAV-47, AMB-20: the lists’ upper addresses are pages with the navigation, those below them without', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL);
    for (const [path, below, heading] of [
      ['/coupons', '/coupons/claimed', 'Your coupons'],
      ['/promo', '/promo/redeem', 'Enter a promo code'],
    ] as const)
      for (const [address, count] of [
        [path, 1],
        [below, 0],
      ] as const) {
        await page.goto(origin + address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveURL(origin + address);
        await expect(
          page.getByRole('link', { name: 'Rewards', exact: true }).and(page.locator('nav *')),
        ).toHaveCount(count);
      }
  });

  test('NAV-44, NAV-45: a stranger starts at the first step', async ({ page }) => {
    for (const path of ['/signup/utility?edit=true', '/signup/zip_code?edit=true']) {
      await page.goto(path);
      await expect(page).toHaveURL('/signup/zip_code');
      await expect(page.getByRole('heading', { level: 1, name: 'Where is your home?' })).toBeVisible();
    }
  });
});

test.describe('the staff area', () => {
  test('an accountant follows an order to the member’s ledger, and a movement to the meter’s readings', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1400, height: 3000 });
    const origin = await logInDemoMember(page, baseURL, 'default', 'staff');
    await page.goto(`${origin}/internal/orders?status=DELIVERED`);
    await hydrated(page);
    const order = page.getByRole('row').filter({ hasText: 'Pageturner Books' }).first();
    await order.getByRole('link').first().click();
    await page.getByRole('link', { name: 'The member’s ledger' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/’s ledger$/);
    await expect(page.getByRole('grid', { name: 'Ledger' }).getByRole('link').first()).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    const saved = page.getByRole('row').filter({ hasText: 'Energy saved' }).first();
    await saved.getByRole('link', { name: /^Result of / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/’s result$/);
    await expect(page.getByRole('grid', { name: 'Meter readings' })).toContainText('Measured');
    await expect(page.getByRole('grid', { name: 'Booked in the ledger' })).toContainText('Energy saved');
    await settled(page);
    await expectAccessible(page);
  });
});
