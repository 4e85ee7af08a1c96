import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { settled } from '../support/settled.ts';

/** This file changes only this brand's member. */
const CHANGED = 'us-mobile';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
async function open(page: Page, baseURL: string | undefined, path: string, brand = CHANGED): Promise<string> {
  const origin = await logInDemoMember(page, baseURL, brand);
  await page.goto(`${origin}${path}`);
  await hydrated(page);
  return origin;
}

test.describe('notifications', () => {
  test('SET-11 to SET-32: the matrix has groups, email and text message columns, and no email switch where none is sent', async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL, '/settings/notifications');
    const matrix = section(page, 'Notifications');
    for (const group of [
      'Events',
      'Account',
      'Devices',
      'Getting started',
      'Your energy',
      'Friends and teams',
    ])
      await expect(matrix.getByRole('table', { name: group })).toBeVisible();
    await expect(matrix.getByRole('table', { name: 'Events' }).getByRole('switch')).toHaveCount(12);
    await expect(matrix.getByRole('switch', { name: /AutoOhm: when it starts, by email/ })).toHaveCount(0);
    await expect(matrix.getByRole('switch', { name: /AutoOhm: when it starts, by text/ })).toHaveCount(1);
    await expectAccessible(page);
  });

  test('SET-34: a switch works by keyboard, saves immediately, and survives a reload', async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL, '/settings/notifications');
    const starts = page.getByRole('switch', { name: 'OhmHour: when it starts, by email' });
    await expect(starts).toBeChecked();
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/settings/subscriptions') && answer.ok(),
    );
    await starts.focus();
    await page.keyboard.press('Space');
    await expect(starts).not.toBeChecked();
    await saved;
    await page.reload();
    await hydrated(page);
    await expect(starts).not.toBeChecked();
  });

  test('fits on 360 px', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, baseURL, '/settings/notifications');
    await expect(section(page, 'Notifications')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('VAC-01 to VAC-04: plans a vacation, changes its days, shows it among the events while it runs, and ends it', async ({
  page,
  baseURL,
  faults,
}) => {
  // Days in the past and in the wrong order are refused.
  faults.allow(/400/);
  const origin = await open(page, baseURL, '/settings/vacation');
  const vacation = section(page, 'Vacation');
  const [first, last] = [vacation.getByLabel('First day away'), vacation.getByLabel('Last day away')];
  const inDays = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const save = vacation.getByRole('button', { name: /^Save/ });
  const said = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  const inWords = (days: number): string =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(inDays(days)));
  await expect(last).toHaveAccessibleDescription('No day chosen yet');
  await save.click();
  await expect(vacation.getByText('Choose your last day away.')).toBeVisible();
  await expect(last).toBeFocused();
  await first.fill('2020-01-01');
  await last.fill(inDays(10));
  await save.click();
  await expect(vacation.getByText('Choose today or a later day.')).toBeVisible();
  await expect(first).toBeFocused();
  await first.fill(inDays(20));
  await save.click();
  await expect(vacation.getByText('Your last day can’t be before your first day.')).toBeVisible();
  await expect(last).toBeFocused();

  await last.fill(inDays(25));
  await save.click();
  await expect(vacation.getByText(/^You’re on vacation \w+\s\d+–/)).toBeVisible();
  await expect(vacation.getByText('Until then, everything works as usual.')).toBeVisible();
  await expect(first).toHaveAccessibleDescription(inWords(20));
  await expect(last).toHaveAccessibleDescription(inWords(25));
  await expect(vacation.getByText('you can only change the last day')).toHaveCount(0);
  const placed = async () => Promise.all([first, last].map(async (field) => (await field.boundingBox())!));
  await page.setViewportSize({ width: 1400, height: 900 });
  const [left, right] = await placed();
  expect(left!.y).toBe(right!.y);
  expect(left!.x + left!.width).toBeLessThan(right!.x);
  // High enough that the navigation covers nothing under test.
  await page.setViewportSize({ width: 390, height: 3000 });
  const [upper, lower] = await placed();
  expect(upper!.x).toBe(lower!.x);
  expect(upper!.y + upper!.height).toBeLessThan(lower!.y);
  await expectAccessible(page);
  await vacation.getByRole('button', { name: 'Cancel vacation' }).click();
  await expect(said(/Vacation canceled/)).toBeVisible();
  await expect(vacation.getByRole('button', { name: 'Save vacation' })).toBeVisible();

  // The first day offered is today.
  await last.fill(inDays(10));
  await save.click();
  await expect(vacation.getByText(/^You’re on vacation until/)).toBeVisible();
  await expect(
    vacation.getByText(/^It began on \w+\s\d+, so you can only change the last day\.$/),
  ).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(last).toHaveAccessibleDescription(inWords(10));

  await page.goto(`${origin}/events`);
  await hydrated(page);
  const notice = page.getByText(/^You’re on vacation until/);
  await expect(notice.first()).toBeVisible();
  await expect(page.getByText(/^You’ll likely earn/)).toHaveCount(0);
  await page
    .getByRole('link', { name: /^(Change your vacation|Back early\?)$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vacation and auto-join' })).toBeFocused();
  await last.fill(inDays(5));
  await save.click();
  await expect(said(/You’re on vacation until/)).toBeVisible();
  await vacation.getByRole('button', { name: 'End vacation now' }).click();
  await expect(said(/Welcome back/)).toBeVisible();
  await expect(first).toBeVisible();
});

test('EVT-25: an event page shows the notice about devices once', async ({ page, baseURL }) => {
  const origin = await open(page, baseURL, '/');
  await page.goto(`${origin}/events`);
  await page.locator('a[href^="/events/"]').first().click();
  await expect(page).toHaveURL(/\/events\/./);
  const notice = page.getByRole('region', { name: 'Events control your devices' });
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('region', { name: 'Your devices' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
