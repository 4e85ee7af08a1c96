import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { settled } from '../support/settled.ts';

const BRAND = 'us-mobile';
const hasWheel = async (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const answer = await fetch('/backend/api/v2/features');
    const { features } = (await answer.json()) as { features: { key: string; isEnabled: boolean }[] };
    return features.some(({ key, isEnabled }) => key === 'rewards_wheel' && isEnabled);
  });

test('journey, focus: staff build a segment by keyboard, switch a feature off and announce something for it, and a member alone sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const [member, other] = [await browser.newPage(), await browser.newPage()];
  const origin = await logInDemoMember(member, baseURL, BRAND, 'gold');
  await logInDemoMember(other, baseURL, BRAND, 'carbon');
  await Promise.all([member.goto(`${origin}/settings`), other.goto(`${origin}/settings`)]);
  expect([await hasWheel(member), await hasWheel(other)]).toEqual([true, true]);
  await logInDemoMember(page, baseURL, BRAND, 'staff');

  await page.setViewportSize({ width: 1400, height: 1200 });
  await page.goto(`${origin}/internal/segments`);
  await hydrated(page);
  await page.getByRole('link', { name: 'New segment' }).press('Enter');
  // The list has fields with such a label, too.
  await expect(page.getByRole('heading', { level: 1, name: 'New segment' })).toBeVisible();
  await page.getByLabel('Name').fill('Golden homes');
  await page.getByRole('button', { name: 'Add condition' }).press('Enter');
  await page.getByRole('combobox', { name: 'Attribute' }).selectOption({ label: 'Events: Tier' });
  await page.getByRole('combobox', { name: 'How it compares' }).selectOption('is at least');
  await page.getByRole('combobox', { name: /^Values of/ }).selectOption({ label: '4. Gold' });
  await page.getByRole('button', { name: 'Review change' }).press('Enter');
  const review = page.getByRole('dialog');
  await expectAccessible(page);
  await review.getByLabel('Reason').fill('The wheel is too much for them');
  await review.getByRole('button', { name: 'Save segment' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Golden homes' })).toBeVisible();

  await page.goto(`${origin}/internal/features/rewards_wheel`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add rule' }).press('Enter');
  await expect(page.getByLabel('Rule 1: for')).toBeFocused();
  await page.getByLabel('Rule 1: for').selectOption('Golden homes');
  await page.getByLabel('Then it’s').selectOption('Off');
  // The focus follows a second rule: added, moved as far as it goes, and removed.
  await page.getByRole('button', { name: 'Add rule' }).press('Enter');
  await expect(page.getByLabel('Rule 2: for')).toBeFocused();
  await page.getByRole('button', { name: 'Move up rule 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move down rule 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove rule 1' }).press('Enter');
  await expect(page.getByLabel('Rule 1: for')).toBeFocused();
  await page.getByRole('button', { name: 'Review change' }).click();
  await expect(review).toContainText(/loses? it/);
  await expectAccessible(page);
  await review.getByLabel('Reason').fill('Trying it without the wheel');
  await review.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Trying it without the wheel')).toBeVisible();
  expect([await hasWheel(member), await hasWheel(other)]).toEqual([false, true]);

  // An announcement for it (BAN-33 to BAN-36).
  await page.goto(`${origin}/internal/placements/new?place=PopupAnnouncement`);
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('golden-news');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Golden evenings');
  await page.getByLabel('For', { exact: true }).selectOption('Golden homes');
  await page.getByRole('button', { name: 'Add a button' }).press('Enter');
  await expect(page.getByLabel('What it says')).toBeFocused();
  await page.getByLabel('What it says').fill('Look');
  await page.getByLabel('Where it goes').fill('/rewards');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('[data-theme-part]')).toHaveCSS('color-scheme', 'dark');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review change' }).click();
  await review.getByLabel('Reason').fill('Good news');
  await review.getByRole('button', { name: 'Create content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Golden evenings' })).toBeVisible();
  await Promise.all([member.goto(`${origin}/rewards`), other.goto(`${origin}/rewards`)]);
  await hydrated(member);
  const panel = member.getByRole('region', { name: 'Golden evenings' });
  await expect(panel).toHaveCSS('max-width', '400px');
  await expectAccessible(member);
  await panel.getByRole('button', { name: 'Hide' }).press('Enter');
  await expect(panel).toHaveCSS('height', '36px');
  // The focus ring is inside the line, which cuts off the rest.
  await expect(panel.getByRole('button', { name: 'Show' })).toHaveCSS('outline-offset', '-3px');
  await panel.getByRole('button', { name: 'Show' }).click();
  await panel.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(member.getByRole('heading', { level: 1 })).toBeFocused();

  // Nothing is chosen after an override, so the button that opened the dialog can't take the focus back.
  await page.goto(`${origin}/internal/features/members?member=carbon@${BRAND}.example`);
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'rewards_wheel' }).check();
  await page.getByRole('button', { name: 'Override one feature' }).click();
  await review.getByLabel('State').selectOption('Off');
  await review.getByLabel('Reason').fill('For a moment');
  await review.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('For a moment')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await hasWheel(other)).toBe(false);

  // The feature as it was, for the tests beside this one.
  await page.goto(`${origin}/internal/features/rewards_wheel`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add rule' })).toBeFocused();
  await page.getByRole('button', { name: 'Review change' }).click();
  await review.getByLabel('Reason').fill('Back again');
  await review.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Back again')).toBeVisible();
  expect(await hasWheel(member)).toBe(true);
  await Promise.all([member.context().close(), other.context().close()]);
});

test('engine: staff who see the app as a member sees it have a bar over it, by which it is dark, and leave by it', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1400, height: 1200 });
  const origin = await logInDemoMember(page, baseURL, BRAND, 'staff');
  await page.goto(`${origin}/internal/features/members?member=gold@${BRAND}.example`);
  await hydrated(page);
  await page.getByRole('button', { name: 'See their app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('They asked');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'See their app' }).click();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Nothing you do here is saved.');
  await hydrated(page);
  await page.goto(`${origin}/settings/vacation`);
  await hydrated(page);
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  const dark = bar.getByRole('button', { name: 'Dark' });
  const logo = page.locator('img[src^="/brand/logo.svg"]').first();
  const isDarkLogo = () => logo.evaluate((image: HTMLImageElement) => image.currentSrc.endsWith('mode=dark'));
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  expect(await isDarkLogo()).toBe(false);
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(isDarkLogo).toBe(true);
  // The next page is dark, too, and no one is logged out.
  await page.goto(`${origin}/logout`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is a preview');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect.poll(isDarkLogo).toBe(true);
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/\/internal\/features\/members\?member=/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One member’s features');
  await expect(bar).toHaveCount(0);
});

test('engine, focus: INT-05: the floating tool is over the member app for staff with its key; no one else loads any of it', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await browser.newPage();
  const scripts: string[] = [];
  member.on('request', (request) => scripts.push(request.url()));
  const origin = await logInDemoMember(member, baseURL, BRAND);
  await member.goto(`${origin}/`);
  await settled(member);
  expect(scripts.filter((url) => /staffRoutes|Floating/.test(url))).toEqual([]);
  await expect(member.getByText('INTERNAL')).toHaveCount(0);
  await member.context().close();

  await page.setViewportSize({ width: 390, height: 844 });
  await logInDemoMember(page, baseURL, BRAND, 'staff');
  await page.goto(`${origin}/rewards`);
  await hydrated(page);
  await page.getByRole('button', { name: /^INTERNAL/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  const tool = page.getByRole('complementary', { name: 'What this page asks for' });
  const row = tool.getByRole('listitem').filter({ hasText: 'rewards_wheel' });
  await expect(row).toContainText('On');
  await expect(tool.getByText('RewardsAnnouncementBanner')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Off' }).press('Enter');
  await expect(row).toContainText('Override');
  await expect(row.getByRole('button', { name: 'Off' })).toBeFocused();
  await expect(page.getByRole('link', { name: /wheel/i })).toHaveCount(0);
  await tool.getByRole('button', { name: 'Clear all my overrides' }).press('Enter');
  await expect(tool.getByRole('button', { name: 'Undo clearing' })).toBeFocused();
  await expect(row).not.toContainText('Override');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^INTERNAL/ })).toBeFocused();
  await page.goto(`${origin}/internal`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^INTERNAL:/ })).toHaveCount(0);
});
