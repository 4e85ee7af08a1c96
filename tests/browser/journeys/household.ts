import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, hydrated, test } from '../../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../../support/demoMember.ts';
import type { OwnProduct } from '../../support/ownProduct.ts';

// One household through a scheduled and a real-time event, with devices that the sandbox's partners simulate: one is
// turned on at home, one goes offline in the middle. The injected clock moves the evening along.

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const WHO = 'demo@default.example';

interface EventFacts {
  readonly id: string;
  readonly start_dttm: string;
  readonly end_dttm: string;
  readonly status: string;
  readonly settlement_state: string | null;
}

interface PartnerDevice {
  readonly id: string;
  readonly name: string;
  readonly on: boolean;
}

let product: OwnProduct;

/** Moves the clock to an instant, in whole seconds. An open page keeps its own time, so it is reopened. */
async function moveTo(at: number, page: Page): Promise<void> {
  await product.moveClock(new Date(Math.ceil(at / 1000) * 1000).toISOString().replace('.000', ''));
  await page.reload();
  await hydrated(page);
}

/** A device of the household as its maker has it. */
async function atHome(name: string): Promise<PartnerDevice> {
  const { accounts } = await product.control<{
    accounts: readonly { email: string; devices: readonly PartnerDevice[] }[];
  }>('GET', '/devices');
  const found = accounts
    .filter(({ email }) => email === WHO)
    .flatMap(({ devices }) => devices)
    .find((device) => device.name === name);
  if (found === undefined) throw new Error(`The household has no ${name}.`);
  return found;
}

const play = async (name: string, change: object): Promise<unknown> =>
  product.control('POST', `/devices/${(await atHome(name)).id}`, change);
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your devices' }).getByRole('listitem').filter({ hasText: name });
const comingEvent = async (page: Page): Promise<EventFacts | undefined> =>
  (await apiRead<{ events: readonly EventFacts[] }>(page, '/api/v2/upcoming_events')).events[0];

export function householdJourneys(given: () => OwnProduct): void {
  // The second event is a few days after the first: the makers' access tokens have expired meanwhile.
  test.beforeAll(() => void (product = given()));
  test.beforeEach(() => test.setTimeout(300_000));

  test('journey: a scheduled event: devices are commanded, watched and restored, and the result comes with its receipt', async ({
    page,
  }) => {
    const origin = await logInDemoMember(page, product.origin('default'));
    const event = await comingEvent(page);
    if (event === undefined) throw new Error('There is no event to come.');
    const [start, end] = [Date.parse(event.start_dttm), Date.parse(event.end_dttm)];

    await page.goto(`${origin}/events/${event.id}`);
    await hydrated(page);
    await page.getByRole('button', { name: /^Join this/ }).click();
    await expect(row(page, 'Fan')).toContainText('We’ll switch it off');
    await expect(row(page, 'Hallway')).toContainText('We’ll ease the temperature');
    await expect(row(page, 'Roof')).toContainText('Only measures');
    await expectAccessible(page);

    await moveTo(start + MINUTE_MS, page);
    await expect(row(page, 'Fan')).toContainText('Switched off');
    await expect(row(page, 'Hallway')).toContainText('Temperature eased');
    await expect(row(page, 'Family car')).toContainText('Charging paused');
    expect((await atHome('Fan')).on).toBe(false);

    // A minute of the product's time, however fast this test runs.
    await moveTo(start + 2 * MINUTE_MS, page);
    await play('Family car', { on: true });
    await expect(row(page, 'Family car')).toContainText(/Was turned (on during|back on after)/);
    await play('Hot water', { online: false });
    await page.goto(`${origin}/devices`);
    await expect(page.getByText('We can’t reach Hot water')).toBeVisible();
    await page.goto(`${origin}/events/${event.id}`);
    await expectAccessible(page);

    await moveTo(end + 2 * MINUTE_MS, page);
    await expect(row(page, 'Fan')).toContainText(/Switched off for/);
    await expect.poll(async () => (await atHome('Fan')).on).toBe(true);
    await expect(row(page, 'Hot water')).toContainText('Switched off, but we couldn’t see for how long');
    await expect(row(page, 'Family car')).toContainText('Was turned back on after 1 min');
    await play('Hot water', { online: true });

    await moveTo(end + 72 * HOUR_MS, page);
    await expect
      .poll(async () => (await apiRead<EventFacts>(page, `/events/${event.id}`)).settlement_state)
      .toBe('SETTLED');
    await page.goto(`${origin}/events/${event.id}`);
    await expect(page.getByRole('heading', { name: 'How we worked this out' })).toBeVisible();
    await expectAccessible(page);
  });

  test('journey: a real-time event: starts immediately, pays for what devices did, and names them on its receipt', async ({
    page,
    browser,
  }) => {
    const origin = await logInDemoMember(page, product.origin('default'));
    const staff = await (await browser.newContext()).newPage();
    await logInDemoMember(staff, product.origin('default'), 'default', 'staff');
    await staff.goto(`${origin}/internal/events/new`);
    await hydrated(staff);
    const form = staff.locator('form').filter({ has: staff.getByRole('button', { name: 'Review start' }) });
    await form.getByLabel('Program', { exact: true }).selectOption({ label: 'Evening Savers' });
    await form.getByLabel('Minutes').fill('0');
    await expect(form.getByText('Enter a whole number from 1 to 1,440.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Review start' })).toBeDisabled();
    await form.getByLabel('Minutes').fill('30');
    await form.getByRole('button', { name: 'Review start' }).click();
    await staff.getByRole('dialog').getByLabel('Reason').fill('The grid is short');
    await staff.getByRole('dialog').getByRole('button', { name: 'Start it now' }).click();
    await expect(staff.getByText('The event is starting.')).toBeVisible();

    await expect.poll(async () => (await comingEvent(page))?.status).toBe('ACTIVE');
    const event = await comingEvent(page);
    if (event === undefined) throw new Error('The event did not start.');
    await page.goto(`${origin}/events/${event.id}`);
    await hydrated(page);
    await expect(row(page, 'Fan')).toContainText('Switched off');
    await expect(row(page, 'Hot water')).toContainText('Switched off');
    expect((await atHome('Fan')).on).toBe(false);

    await moveTo(Date.parse(event.start_dttm) + 10 * MINUTE_MS, page);
    await play('Hot water', { on: true });
    await expect(row(page, 'Hot water')).toContainText(/Was turned back on after (9|10|11) min/);
    await moveTo(Date.parse(event.end_dttm) + 20 * MINUTE_MS, page);
    await expect
      .poll(async () => (await apiRead<EventFacts>(page, `/events/${event.id}`)).settlement_state)
      .toBe('SETTLED');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'How we worked this out' })).toBeVisible();
    const receipt = page.getByRole('region', { name: 'How we worked this out' });
    await expect(receipt).toContainText('Fan');
    await expect(receipt).toContainText('Hot water');
    expect((await atHome('Fan')).on).toBe(true);
    await expectAccessible(page);
  });

  test('journey: a grid signal: an event announced for now runs within a minute, and its devices are commanded, then restored when it is cancelled', async ({
    page,
    browser,
  }) => {
    const origin = await logInDemoMember(page, product.origin('default'));
    // At night in America, so that no evening event of the demonstration overlaps.
    const coming = Date.parse((await comingEvent(page))?.start_dttm ?? '');
    await page.goto(`${origin}/events`);
    await moveTo(Math.ceil(coming / (24 * HOUR_MS)) * 24 * HOUR_MS + 10 * HOUR_MS, page);

    // The grid operator does not know which programs we subscribe to.
    const grid = await (await browser.newContext()).newPage();
    const announce = grid.locator('form').filter({ has: grid.getByRole('button', { name: 'Announce' }) });
    await grid.goto(`${product.sandbox}/grid`);
    for (const id of await announce
      .locator('option')
      .evaluateAll((options) =>
        options
          .map((option) => option.getAttribute('value') ?? '')
          .filter((value) => value.startsWith('program-')),
      )) {
      await announce.getByLabel('Program').selectOption(id);
      await announce.getByRole('button', { name: 'Announce' }).click();
      await grid.waitForURL(/#event-/);
    }

    await expect.poll(async () => (await comingEvent(page))?.status, { timeout: 60_000 }).toBe('ACTIVE');
    const event = await comingEvent(page);
    await page.goto(`${origin}/events/${event?.id ?? ''}`);
    await hydrated(page);
    await expect(row(page, 'Fan')).toContainText('Switched off');
    expect((await atHome('Fan')).on).toBe(false);

    for (const button of (await grid.getByRole('button', { name: 'Call it off' }).all()).reverse())
      await button.click();
    await expect
      .poll(async () => (await apiRead<EventFacts>(page, `/events/${event?.id ?? ''}`)).status)
      .toBe('CANCELLED');
    await expect.poll(async () => (await atHome('Fan')).on).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /called off|cancelled/i })).toBeVisible();
  });
}
