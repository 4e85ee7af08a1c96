import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';

interface Event {
  readonly id: string;
  readonly opt: string | null;
  readonly participation_results_available: boolean;
  readonly reduction_wh: number | null;
  readonly baseline_wh: number | null;
  readonly used_wh: number | null;
  readonly watts: number | null;
  readonly total_participation_points: number | null;
}
interface Page {
  readonly events: readonly Event[];
  readonly total: number;
}
interface Receipt {
  readonly receipt: {
    readonly daysUsed: readonly object[];
    readonly daysRejected: readonly object[];
    readonly intervals: readonly object[];
  };
  readonly ledger: readonly { readonly watts: number }[];
}

/** An amount to the watt-hour, in the one unit of the event's page. */
const exactly = (wattHours: number | null, unit: string) =>
  unit === 'Wh' ? `${wattHours ?? 0} Wh` : `${((wattHours ?? 0) / 1000).toFixed(3)} kWh`;
const number = (value: number) => value.toLocaleString('en-US');

test.describe('the events', () => {
  test('lists coming and past events, filtered by the address', async ({ page, baseURL }) => {
    const origin = await logInDemoMember(page, baseURL);
    // The main job's test may add an event for this member meanwhile: then page and API are compared again.
    await expect(async () => {
      await page.goto(`${origin}/events`);
      await hydrated(page);
      const all = await apiRead<Page>(page, '/api/v2/events?first=100');
      await expect(page.getByText(`${all.total} events`, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'With results' }).click();
      await expect(page).toHaveURL(/\/events\?show=results$/);
      const settled = all.events.filter((event) => event.participation_results_available).length;
      await expect(page.getByText(new RegExp(`^${settled} events?$`))).toBeVisible();
    }).toPass({ timeout: 90_000 });
    await page.reload();
    await expect(page.getByRole('link', { name: 'With results' })).toHaveAttribute('aria-current', 'true');
  });

  test('a past event links to its page and back', async ({ page, baseURL }) => {
    await page.goto(`${await logInDemoMember(page, baseURL)}/events`);
    await hydrated(page);
    await page
      .getByRole('link', { name: /Saved .* earned/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^You saved .* and earned (\$[\d,]+\.\d\d|\d+¢)$/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'All events' }).click();
    await expect(page).toHaveURL(/\/events$/);
  });

  test('a page whose data is slow focuses its heading when it comes', async ({ page, baseURL }) => {
    await page.goto(`${await logInDemoMember(page, baseURL)}/events`);
    await hydrated(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/backend/**', async (route) => {
      await held;
      await route.fallback();
    });
    await page
      .getByRole('link', { name: /Saved .* earned/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/events\/.+/);
    await expect(page.locator('#main')).toBeFocused();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('is accessible and fits 320 pixels', async ({ page, baseURL }) => {
    // High enough that the navigation covers none of the list, however long it is on the day.
    await page.setViewportSize({ width: 320, height: 4000 });
    await page.goto(`${await logInDemoMember(page, baseURL)}/events`);
    await hydrated(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('an event with a result', () => {
  test('shows the API’s figures, from the opt-in to the ledger', async ({ page, baseURL }) => {
    const origin = await logInDemoMember(page, baseURL);
    const { events } = await apiRead<Page>(page, '/api/v2/events?first=100&show=results');
    const event = events.find(({ reduction_wh: reduction }) => (reduction ?? 0) > 0);
    if (event === undefined) throw new Error('The demonstration’s member has no result with a saving.');
    const { receipt, ledger } = await apiRead<Receipt>(page, `/events/${event.id}/receipt`);
    await page.goto(`${origin}/events/${event.id}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      `earned $${((event.total_participation_points ?? 0) / 100).toFixed(2)}`,
    );
    const main = page.getByRole('main');
    const unit = Math.max(event.baseline_wh ?? 0, event.used_wh ?? 0) < 1000 ? 'Wh' : 'kWh';
    await expect(main).toContainText(exactly(event.baseline_wh, unit));
    await expect(main).toContainText(
      `You used ${exactly(event.used_wh, unit)} during the event. That’s ${exactly(event.reduction_wh, unit)} less than usual.`,
    );
    await expect(main).toContainText(`${number(event.total_participation_points ?? 0)} points are worth $`);
    await expect(main).toContainText(`that’s ${number(event.watts ?? 0)} watts`);
    for (const entry of ledger)
      await expect(main).toContainText(`${entry.watts > 0 ? '+' : ''}${number(entry.watts)} watt`);

    await page.getByText(`The ${receipt.daysUsed.length} days we used`).click();
    await expect(
      page.getByRole('region', { name: /^The days behind your usual/ }).getByRole('row'),
    ).toHaveCount(receipt.daysUsed.length + 1);
    await page.getByText(`minutes, in ${unit}`).first().click();
    await expect(page.getByRole('region', { name: `minutes, in ${unit}` }).getByRole('row')).toHaveCount(
      receipt.intervals.length + 2,
    );
    expect(ledger.reduce((sum, entry) => sum + entry.watts, 0)).toBe(event.watts);
  });

  test('downloads its receipt', async ({ page, baseURL }) => {
    await page.goto(`${await logInDemoMember(page, baseURL)}/events?show=results`);
    await hydrated(page);
    await page.getByRole('link', { name: /Saved/ }).first().click();
    const csv = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Table (CSV)' }).click();
    expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
    const json = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Data (JSON)' }).click();
    expect((await json).suggestedFilename()).toMatch(/\.json$/);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible with every section open (${colorScheme})`, async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`${await logInDemoMember(page, baseURL, 'au-retailer')}/events?show=results`);
      await hydrated(page);
      await page.getByRole('link', { name: /Saved/ }).first().click();
      await expect(page.getByText('How we worked this out')).toBeVisible();
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((details) => (details.open = true)),
      );
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
});

test('another member’s event is not found', async ({ page, baseURL, faults }) => {
  faults.allow(/404/);
  const foreign = await logInDemoMember(page, baseURL, 'us-energy');
  await page.goto(foreign);
  const { events } = await apiRead<Page>(page, '/api/v2/upcoming_events');
  const origin = await logInDemoMember(page, baseURL);
  const answer = await page.goto(`${origin}/events/${events[0]?.id ?? ''}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
