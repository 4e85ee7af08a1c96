import { readFile } from 'node:fs/promises';
import type { Wallet, WalletMovement } from '../../codegen/rest/types.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, screenTest, test } from '../support/browserTest.ts';
import { apiRead, logInDemoMember, stayLoggedIn } from '../support/demoMember.ts';
import { openWithoutShifts } from '../support/layoutShift.ts';
import { settled } from '../support/settled.ts';

test.describe('the areas of a member', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const [path, heading] of [
    ['/', /^Hi, /],
    ['/events', 'Events'],
    ['/events?show=results', 'Events'],
    ['/devices', 'Devices'],
    ['/devices/add', 'Add a device'],
    ['/rewards', 'Rewards'],
    ['/rewards/wheel', 'Prize wheel'],
    ['/prize-form', 'Your prize'],
    ['/rewards/orders', 'All your orders'],
    ['/rewards/codes', 'Your gift cards'],
    ['/coupons/claimed', 'Your coupons'],
    ['/promo/redeem', 'Enter a promo code'],
    ['/device_offer', 'Device offers'],
    ['/stripe', 'Device offers'],
    ['/stripe/checkout/payment', 'Your payment'],
    ['/stripe/checkout/setup', 'Your card'],
    ['/wallet', 'Wallet'],
    ['/wallet?firstVisit=true', 'Wallet'],
    ['/wallet/cashout', 'Cash out'],
    ['/wallet/egift', 'Cash out as a gift card'],
    ['/wallet/w9', 'Your W-9 tax form'],
    ['/invite', 'Invite a neighbor'],
    ['/signup/zip_code?edit=true', 'Where is your home now?'],
    ['/signup/utility?edit=true', 'Which utility serves your home?'],
    ['/update-google-nest', /\S/],
    ['/new-user', 'Welcome to Ebbwatt'],
  ] as const) {
    screenTest(
      `NAV-34 to NAV-36, NAV-44 to NAV-47: ${path} answers, keeps its layout, fits on a phone and is accessible`,
      async ({ page, baseURL }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        const origin = await stayLoggedIn(page, baseURL);
        await openWithoutShifts(page, origin + path);
        // High enough that the navigation covers nothing under test.
        await page.setViewportSize({ width: 320, height: 4000 });
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await expectAccessible(page);
      },
    );
  }

  for (const [list, links, most] of [
    ['/events', 'main a[href^="/events/"]', 1],
    ['/events?show=results', 'main a[href^="/events/"]', 1],
    ['/devices', 'main a[href^="/devices/"]:not([href$="/add"])', Infinity],
    ['/device_offer', 'main a[href^="/device_offer/"]', Infinity],
  ] as const)
    screenTest(
      `NAV-35: what ${list} leads to fits on a phone and is accessible`,
      async ({ page, baseURL }) => {
        await page.setViewportSize({ width: 320, height: 6000 });
        const origin = await stayLoggedIn(page, baseURL);
        await page.goto(origin + list);
        await hydrated(page);
        await expect(page.locator(links).first()).toBeVisible();
        const hrefs = await page
          .locator(links)
          .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
        for (const href of hrefs.slice(0, most)) {
          await page.goto(origin + href);
          await settled(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
          await expectAccessible(page);
        }
      },
    );

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

  for (const path of ['/wallet', '/rewards/wheel'])
    test(`${path} is at most two and a half screens of a phone`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const origin = await logInDemoMember(page, baseURL);
      await page.goto(origin + path);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2.5 * 844);
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
  const LISTED = [
    '/stripe/checkout/setup',
    '/stripe/checkout/payment',
    '/promo/redeem',
    '/coupons/claimed',
    '/wallet/egift',
    '/update-google-nest',
    '/prize-form',
    '/device_offer',
    '/promo',
    '/stripe',
    '/coupons',
  ];

  test('NAV-47: each shows a screen or a not-found page inside the shell; none is blank', async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.allow(/404/);
    const origin = await logInDemoMember(page, baseURL);
    for (const path of LISTED) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });

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

test.describe('pages without a log-in', () => {
  for (const [path, heading] of [
    ['/login', 'Log in'],
    ['/forgot-password', 'Set a new password'],
    ['/reset-password', 'This link isn’t complete'],
    ['/reset-password?token=made-up', 'Choose a new password'],
    ['/logout', 'You’re logged out'],
    ['/no-such-page', 'We can’t find that page'],
  ] as const) {
    test(`${path} answers, fits on a phone and is accessible`, async ({ page, faults }) => {
      faults.allow(/404/);
      await page.setViewportSize({ width: 320, height: 1500 });
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);
    });
  }
});

test.describe('the staff area', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const [path, heading, hasRows] of [
    ['/internal', 'Overview', false],
    ['/internal/utilities', 'Utilities', true],
    ['/internal/utilities/new', 'New utility', false],
    ['/internal/programs', 'Programs', true],
    ['/internal/programs/new', 'New program', false],
    ['/internal/coverage', 'Postal codes', false],
    ['/internal/events', 'Events', true],
    ['/internal/events/new', 'Schedule an event', false],
    ['/internal/members', 'Members', true],
    ['/internal/orders', 'Orders', false],
    ['/internal/orders/differences', 'Reconciliation', false],
    ['/internal/rewards', 'Rewards', true],
    ['/internal/rewards/new', 'New reward', false],
    ['/internal/rewards/catalogue', 'Rewards on a date', false],
    ['/internal/wheel', 'Wheel', true],
    ['/internal/wheel/new', 'Add a prize', false],
    ['/internal/wheel/spins', 'Spins', false],
    ['/internal/payouts', 'Payouts', false],
    ['/internal/payouts/differences', 'Reconciliation', false],
    ['/internal/payouts/forms', 'W-9 forms', false],
    ['/internal/payouts/tax', 'Tax year', false],
    ['/internal/referrals', 'Referrals', false],
    ['/internal/rewards/promo-codes', 'Promo codes', false],
    ['/internal/offers', 'Device offers', true],
    ['/internal/offers/new', 'New offer', false],
    ['/internal/offers/claims', 'Who has a device', false],
    ['/internal/segments', 'Segments', true],
    ['/internal/segments/new', 'New segment', false],
    ['/internal/placements', 'Placements', true],
    ['/internal/placements/new', 'New content', false],
    ['/internal/features', 'Features', true],
    ['/internal/features/members?member=demo@default.example', 'One member’s features', false],
    ['/internal/experiments', 'Experiments', false],
    ['/internal/experiments/new', 'New experiment', false],
    ['/internal/approvals', 'Approvals', false],
    ['/internal/accuracy', 'Accuracy', false],
    ['/internal/staff', 'Staff and roles', true],
    ['/internal/security', 'Your login', false],
    ['/internal/maintenance', 'Maintenance', false],
    ['/internal/audit', 'Audit log', false],
  ] as const)
    screenTest(`INT-02: ${path} answers and is accessible`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 1400, height: 3000 });
      const origin = await stayLoggedIn(page, baseURL, 'default', 'staff');
      await page.goto(origin + path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectAccessible(page);
      if (!hasRows) return;
      await page.locator(`main a[href^="${path}/"]:not([href$="/new"])`).first().click();
      await expect(page).not.toHaveURL(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
      await settled(page);
      await expectAccessible(page);
    });

  screenTest('a month’s draw is opened from the wheel, and is accessible', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1400, height: 3000 });
    const origin = await stayLoggedIn(page, baseURL, 'default', 'staff');
    await page.goto(`${origin}/internal/wheel`);
    await hydrated(page);
    await page.locator('main a[href^="/internal/wheel/draws/"]').first().click();
    await expect(page).toHaveURL(/\/internal\/wheel\/draws\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Wheel');
    await settled(page);
    await expectAccessible(page);
  });

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
