import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { sampleGreenButton, sampleNem12 } from '../../src/domain/meter/sampleFiles.ts';
import { DEMO_PASSWORD, demoEmail } from '../../src/server/demo/people.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead } from '../support/demoMember.ts';
import { hourInFile, parseReadings } from '../support/fileReadings.ts';
import { operatorCommand } from '../support/operatorCommand.ts';

// The main job from end to end, on the running program: the demonstration's member logs in and joins; an operator
// replays a meter file; the member finds the result, and the receipt with the file's own readings in it.

interface Upcoming {
  readonly events: readonly { readonly opt: string | null; readonly start: string }[];
}
interface Receipt {
  readonly receipt: {
    readonly event: { readonly start: string; readonly zone: string };
    readonly provenance: string;
    readonly baselineWh: number;
    readonly usedWh: number;
    readonly daysUsed: readonly object[];
    readonly intervals: readonly { readonly usedMWh: number }[];
    readonly pay: { readonly points: number; readonly watts: number };
  };
  readonly versions: readonly object[];
  readonly ledger: readonly { readonly watts: number }[];
}

const real = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const files = [
  {
    brand: 'default',
    path: 'greenbutton/inland-single-family-2011-hourly.xml',
    intervals: 1,
    madeUp: () => sampleGreenButton({ start: Date.UTC(2020, 0, 6, 8) / 1000, count: 24 * 42 }),
  },
  {
    brand: 'au-retailer',
    path: 'nem12/Example_NEM12_month_solar.csv',
    intervals: 4,
    madeUp: () =>
      sampleNem12({ firstDay: '20200106', days: 42, intervalMinutes: 5, registers: ['B1', 'E1'] }),
  },
] as const;

let folder: string;
test.beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'ebbwatt-main-job-'))));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Logs in by the form, with the printed credentials. */
async function logIn(page: Page, baseURL: string | undefined, brand: string): Promise<void> {
  const address = new URL(baseURL ?? '');
  if (brand !== 'default') address.hostname = `${brand}.localhost`;
  await page.goto(address.href);
  await hydrated(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByLabel('Email address').fill(demoEmail(brand, 'demo'));
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Where you stand')).toBeVisible();
  await hydrated(page);
}

/** An amount to the watt-hour, in the one unit of the event's page. */
const exact = (wattHours: number, { baselineWh, usedWh }: Receipt['receipt']) =>
  Math.max(baselineWh, usedWh) < 1000 ? `${wattHours} Wh` : `${(wattHours / 1000).toFixed(3)} kWh`;

/** Less than this before an event, a slow machine may no longer join it. */
const SPARE_MS = 10 * 60_000;

/**
 * Joins the next event from Home, if there is one to join: on a demonstration that is hours old, the evening may have
 * come. The two brands' evenings are at different times, so one of them always has an event to join.
 */
async function joinNextEvent(page: Page): Promise<void> {
  const next = async () => (await apiRead<Upcoming>(page, '/api/v2/upcoming_events')).events[0];
  const event = await next();
  if (event === undefined || Date.parse(event.start) < Date.now() + SPARE_MS) return;
  // A second try finds it joined.
  if (event.opt !== 'in') await page.getByRole('button', { name: /^Join this/ }).click();
  await expect(page.getByText('You’re in', { exact: true })).toBeVisible();
  expect((await next())?.opt).toBe('in');
}

for (const { brand, path, intervals, madeUp } of files) {
  const isReal = existsSync(join(real, path));
  const what = isReal
    ? `the real file ${path}`
    : `a file of our own making, because ../shared/data/${path} is not here`;

  test(`journey: EVT-02: the main job on ${brand} with ${what}`, async ({ page, baseURL }) => {
    await logIn(page, baseURL, brand);
    const origin = new URL(page.url()).origin;
    await joinNextEvent(page);

    const file = isReal ? join(real, path) : join(folder, path.replace(/.*\//, ''));
    if (!isReal) writeFileSync(file, madeUp());
    const { code, said } = await operatorCommand(['replay', '--', file]);
    expect(said).toContain(`${demoEmail(brand, 'demo')} of ${brand}`);
    expect(code).toBe(0);
    const eventId =
      new RegExp(`See the result and how it came about: ${origin}/events/([0-9a-f-]{36})`).exec(said)?.[1] ??
      said;
    const weeks = Number(/Moved by ([\d,]+) weeks?/.exec(said)?.[1]?.replaceAll(',', '') ?? NaN);

    const address = `/events/${eventId}`;
    await page.goto(`${origin}/events?show=results`);
    await hydrated(page);
    await page.locator(`main a[href="${address}"]`).click();
    await expect(page).toHaveURL(`${origin}${address}`);
    const { receipt, ledger, versions } = await apiRead<Receipt>(page, `${address}/receipt`);

    const hour = hourInFile(parseReadings(readFileSync(file, 'utf8')), { ...receipt.event, weeks });
    expect(hour.length).toBeGreaterThan(0);
    const inFile = hour.reduce((sum, { wattHours }) => sum + wattHours, 0);
    expect(receipt.intervals.reduce((sum, { usedMWh }) => sum + usedMWh, 0)).toBe(Math.round(inFile * 1000));
    expect(receipt).toMatchObject({ usedWh: Math.round(inFile), provenance: 'operator' });
    expect(receipt.intervals).toHaveLength(intervals);
    expect(versions).toHaveLength(1);
    expect(ledger.reduce((sum, { watts }) => sum + watts, 0)).toBe(receipt.pay.watts);
    const figures = `Usual for that hour: ${receipt.baselineWh.toLocaleString('en-US')} Wh. Used: ${receipt.usedWh.toLocaleString('en-US')} Wh`;
    expect(said).toContain(figures);

    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You (saved|used)/);
    await expect(main).toContainText(`You used ${exact(receipt.usedWh, receipt)} during the event`);
    await expect(main).toContainText(`Your usual is ${exact(receipt.baselineWh, receipt)}.`);
    await expect(main).toContainText(/Your (utility|network) or program sent us the readings\./);
    await page.getByRole('heading', { level: 3, name: 'Your usual' }).click();
    await page.getByText(/^The (\d+ days|day) we used/).click();
    await expect(
      page.getByRole('region', { name: /^The days behind your usual/ }).getByRole('row'),
    ).toHaveCount(receipt.daysUsed.length + 1);

    const again = await operatorCommand(['replay', '--', file]);
    expect(again.code).toBe(0);
    expect(again.said).toMatch(
      /was already replayed on \d{4}-\d\d-\d\d\. Nothing has changed\. This was the result:/,
    );
    expect(again.said).toContain(figures);
    expect(await apiRead<Receipt>(page, `${address}/receipt`)).toMatchObject({ receipt, ledger, versions });
  });
}

test('journey: another brand’s address shows a different product: its own name, colors and word for events', async ({
  page,
  baseURL,
}) => {
  const seen: { title: string; theme: string | null; colour: string; words: string }[] = [];
  for (const brand of ['default', 'au-retailer']) {
    await logIn(page, baseURL, brand);
    await expect(page.getByRole('link', { name: 'Details' }).first()).toBeVisible();
    const words = [await page.locator('body').innerText()];
    await page.goto(`${new URL(page.url()).origin}/events`);
    await hydrated(page);
    words.push(await page.title(), await page.locator('body').innerText());
    const root = page.locator('html');
    seen.push({
      title: await page.title(),
      theme: await root.getAttribute('data-theme'),
      colour: await root.evaluate((element) => getComputedStyle(element).getPropertyValue('--c-brand')),
      words: words.join('\n'),
    });
  }
  const [ours, theirs] = seen;
  expect(ours?.words).toContain('OhmHour');
  expect(theirs?.words).not.toMatch(/ohm|ebbwatt/i);
  expect(theirs?.words).toContain('SpikeHour');
  expect(ours?.theme).toBe('ebbwatt');
  expect(theirs?.theme).toBe('wattlebird');
  expect(theirs?.colour).not.toBe(ours?.colour);
  expect(theirs?.title).not.toBe(ours?.title);
});
