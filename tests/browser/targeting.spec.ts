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

test('INT-02 to INT-07, INT-12: staff build a segment, target a feature at it, and a member alone sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const [member, other] = [await browser.newPage(), await browser.newPage()];
  const origin = await logInDemoMember(member, baseURL, BRAND, 'gold');
  await logInDemoMember(other, baseURL, BRAND, 'carbon');
  await Promise.all([member.goto(`${origin}/settings`), other.goto(`${origin}/settings`)]);
  expect([await hasWheel(member), await hasWheel(other)]).toEqual([true, true]);
  await logInDemoMember(page, baseURL, BRAND, 'staff');

  // A segment, by keyboard where the browser's own controls allow it.
  await page.setViewportSize({ width: 1400, height: 1200 });
  await page.goto(`${origin}/internal/segments`);
  await hydrated(page);
  await page.getByRole('link', { name: 'New segment' }).press('Enter');
  await page.getByLabel('Name').fill('Golden homes');
  await page.getByRole('button', { name: 'Add condition' }).press('Enter');
  await page.getByRole('combobox', { name: 'Attribute' }).selectOption({ label: 'Events: Tier' });
  await page.getByRole('combobox', { name: 'How it compares' }).selectOption('is at least');
  await page.getByRole('button', { name: 'Review change' }).press('Enter');
  await expect(page.getByText('Enter or choose a value.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: /^Values of/ }).selectOption({ label: '4. Gold' });
  await page.getByRole('button', { name: 'Review change' }).press('Enter');
  const review = page.getByRole('dialog');
  await expect(review).toContainText('after saving');
  await expectAccessible(page);
  await review.getByLabel('Reason').fill('The wheel is too much for them');
  await review.getByRole('button', { name: 'Save segment' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Golden homes' })).toBeVisible();
  await page.getByLabel('Member’s email or id').fill(`gold@${BRAND}.example`);
  await page.getByRole('button', { name: 'Explain' }).press('Enter');
  await expect(page.getByText('In this segment.', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // A feature for it.
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
  await expect(page.getByLabel('Rule 2: for').locator('option:checked')).toHaveText('Golden homes');
  await page.getByRole('button', { name: 'Remove rule 1' }).press('Enter');
  await expect(page.getByLabel('Rule 1: for')).toBeFocused();
  await page.getByRole('button', { name: 'Review change' }).click();
  const change = page.getByRole('dialog');
  await expect(change).toContainText(/loses? it/);
  await expectAccessible(page);
  await change.getByLabel('Reason').fill('Trying it without the wheel');
  await change.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Trying it without the wheel')).toBeVisible();
  expect([await hasWheel(member), await hasWheel(other)]).toEqual([false, true]);

  // Why, for both of them.
  for (const [who, words] of [
    ['gold', 'This rule decides'],
    ['carbon', 'This rule doesn’t fit'],
  ] as const) {
    await page.getByLabel('Member’s email or id').fill(`${who}@${BRAND}.example`);
    await page.getByRole('button', { name: 'Explain' }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByText(/^Would match if Tier were Gold/)).toBeVisible();
  await expectAccessible(page);

  // Content for it (BAN-38).
  await page.goto(`${origin}/internal/placements/new?place=RewardsAnnouncementBanner`);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A card for golden homes');
  await page.getByLabel('For', { exact: true }).selectOption('Golden homes');
  await page.getByRole('button', { name: 'Add a button' }).press('Enter');
  await expect(page.getByLabel('What it says')).toBeFocused();
  await page.getByLabel('What it says').fill('Look');
  await page.getByLabel('Where it goes').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Review change' }).click();
  await expect(page.getByText(/^Enter a page of the app/)).toBeVisible();
  await page.getByLabel('Where it goes').fill('/rewards');
  const preview = page.locator('[data-theme-part]');
  await expect(preview).toContainText('A card for golden homes');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(preview).toHaveCSS('color-scheme', 'dark');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review change' }).click();
  const content = page.getByRole('dialog');
  await expect(content).toContainText(/in Golden homes would see it/);
  await content.getByLabel('Reason').fill('Gift cards are new');
  await content.getByRole('button', { name: 'Create content' }).click();
  const cardTitle = page.getByRole('heading', { level: 1 });
  await expect(cardTitle).toHaveText('A card for golden homes');
  // An earlier version comes back as a new change.
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Another title');
  await page.getByRole('button', { name: 'Review change' }).click();
  await content.getByLabel('Reason').fill('A try');
  await content.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cardTitle).toHaveText('Another title');
  await page.getByRole('button', { name: 'Go back to version 1' }).click();
  await expect(content.locator('del')).toContainText('Another title');
  await content.getByLabel('Reason').fill('The first one was better');
  await content.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cardTitle).toHaveText('A card for golden homes');
  await expect(page.getByRole('button', { name: /^Go back to version/ })).toHaveCount(2);
  await expectAccessible(page);
  await Promise.all([member.goto(`${origin}/rewards`), other.goto(`${origin}/rewards`)]);
  await expect(member.getByText('A card for golden homes')).toBeVisible();
  await expect(other.getByText('A hundred points are worth a dollar')).toBeVisible();
  await expect(other.getByText('A card for golden homes')).toHaveCount(0);

  // An announcement for it (BAN-33 to BAN-36).
  await page.goto(`${origin}/internal/placements/new?place=PopupAnnouncement`);
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('golden-news');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Golden evenings');
  await page.getByLabel('For', { exact: true }).selectOption('Golden homes');
  await page.getByRole('button', { name: 'Review change' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Good news');
  await page.getByRole('dialog').getByRole('button', { name: 'Create content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Golden evenings' })).toBeVisible();
  await Promise.all([member.reload(), other.reload()]);
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
  await settled(other);
  await expect(other.getByRole('region', { name: 'Golden evenings' })).toHaveCount(0);

  // What uses the segment is on its page.
  await page.goto(`${origin}/internal/segments`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Golden homes' }).click();
  await page.getByRole('link', { name: 'A card for golden homes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A card for golden homes' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete this content' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Only a try');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Placements' })).toBeVisible();
  // Deleted content comes back from its versions.
  await page.goto(`${origin}/internal/placements?state=DELETED`);
  await hydrated(page);
  await page.getByRole('link', { name: 'A card for golden homes' }).click();
  await expect(page.getByText('Deleted: members don’t see it.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go back to version 2' }).click();
  await content.getByLabel('Reason').fill('Back again');
  await content.getByRole('button', { name: 'Bring it back' }).click();
  await expect(cardTitle).toHaveText('Another title');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete this content' }).click();
  await content.getByLabel('Reason').fill('And gone');
  await content.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Placements' })).toBeVisible();
  await page.goto(`${origin}/internal/features/rewards_wheel`);
  await hydrated(page);
  await page.getByLabel('Member’s email or id').fill(`carbon@${BRAND}.example`);
  await page.getByRole('button', { name: 'Explain' }).click();

  // An override that ends by itself, and wins until then.
  await page.getByRole('link', { name: 'All features of this member' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One member’s features');
  await page.getByRole('checkbox', { name: 'rewards_wheel' }).check();
  await page.getByRole('button', { name: 'Override one feature' }).click();
  const override = page.getByRole('dialog');
  await override.getByLabel('State').selectOption('Off');
  await override.getByLabel('Reason').fill('For a moment');
  await override.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('For a moment')).toBeVisible();
  // Nothing is chosen any more, so the button that opened the dialog can't take the focus back.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await hasWheel(other)).toBe(false);
  await page.getByRole('button', { name: 'Clear all overrides' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Enough');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('button', { name: 'Undo clearing' })).toBeVisible();
  expect(await hasWheel(other)).toBe(true);

  // Each step is in the audit log, linked to what it is about.
  await page.goto(`${origin}/internal/audit`);
  await hydrated(page);
  for (const action of [
    'Segment created',
    'Content created',
    'Feature changed',
    'Feature overrides set',
    'Feature overrides cleared',
  ])
    await expect(page.locator('main li', { hasText: action }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Golden homes' }).first()).toBeVisible();

  // The feature as it was, for the tests beside this one.
  await page.goto(`${origin}/internal/features/rewards_wheel`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add rule' })).toBeFocused();
  await page.getByRole('button', { name: 'Review change' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Back again');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Back again')).toBeVisible();
  expect(await hasWheel(member)).toBe(true);
  await Promise.all([member.context().close(), other.context().close()]);
});

test('SES-34: an experiment that staff start reaches a member at the next request, who counts once their app uses it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1400, height: 1200 });
  const origin = await logInDemoMember(page, baseURL, BRAND, 'staff');
  await page.goto(`${origin}/internal/experiments`);
  await hydrated(page);
  await page.getByRole('link', { name: 'New experiment' }).press('Enter');
  await page.getByLabel('Key', { exact: true }).fill('cash_icon');
  await page.getByLabel('Feature', { exact: true }).selectOption('nav_rewards_cash_icon');
  await page.getByLabel('What you expect').fill('More members open Rewards.');
  await page.getByRole('button', { name: 'Review change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A try');
  await dialog.getByRole('button', { name: 'Save experiment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'cash_icon' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await dialog.getByLabel('Reason').fill('It begins');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('No one has seen it yet.')).toBeVisible();

  const member = await browser.newPage();
  await logInDemoMember(member, baseURL, BRAND, 'carbon');
  const noted = member.waitForResponse((answer) => answer.url().endsWith('/experiments/shown'));
  await member.goto(`${origin}/settings`);
  expect((await noted).status()).toBe(200);
  const own = await member.evaluate(async () => {
    const answer = await fetch('/backend/experiments');
    return (await answer.json()) as { experiments: { key: string; variation: string; is_shown: boolean }[] };
  });
  expect(own.experiments).toContainEqual(expect.objectContaining({ key: 'cash_icon', is_shown: true }));

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('row', { name: /^(control|variant) 1 / }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await dialog.getByLabel('Reason').fill('Seen enough');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('Seen enough')).toBeVisible();
  await member.context().close();
});

test('staff see the app as a member sees it, save nothing there, and leave; time travel shows an earlier answer', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/403 \(Forbidden\).*vacation\/stop/);
  await page.setViewportSize({ width: 1400, height: 1200 });
  const origin = await logInDemoMember(page, baseURL, BRAND, 'staff');
  await page.goto(`${origin}/internal/features/members?member=gold@${BRAND}.example&at=2020-01-02T12:00:00Z`);
  await hydrated(page);
  await expect(page.getByText(/^As of /).first()).toBeVisible();
  await expectAccessible(page);
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
  const answer = await page.evaluate(async () => {
    const token = /ebbwatt_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/backend/vacation/stop', {
      method: 'POST',
      headers: { 'x-csrf-token': decodeURIComponent(token) },
    });
    return answer.status;
  });
  expect(answer).toBe(403);
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

test('INT-05: the floating tool is over the member app for staff with its key; no one else loads any of it', async ({
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
