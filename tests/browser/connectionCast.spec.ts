import type { Locator, Page } from '@playwright/test';
import { DEMO_CAST, type DemoRole } from '../../src/server/demo/cast.ts';
import { expect, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

// The utility connection of every member of the demonstration is walked through: wherever the app names it, at both
// widths, it says the same. (account.spec.ts does it for each cause, with stubbed facts.)

test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1400, height: 900 };

/** Staff have no home. */
const ROLES = DEMO_CAST.map(({ role }) => role).filter((role) => role !== 'staff' && role !== 'colleague');

/** Members whose connection Home mentions, with its status and first action; the others are connected. */
const NAMED: Readonly<Partial<Record<DemoRole, readonly [status: string, action: string | null]>>> = {
  carbon: ['Issue', 'Connect my utility'],
  bronze: ['Issue', 'Connect my utility'],
  pending: ['Connected', 'See my meter data'],
  'half-hourly': ['Connected', null],
  approval: ['Pending', null],
  conflict: ['Connected', 'Disenroll to Earn Rewards'],
  duplicate: ['Issue', 'Contact Us'],
  moved: ['Issue', 'I moved'],
  attestation: ['Issue', 'Contact Us'],
  lost: ['Issue', 'Connect my utility'],
};
/** They read what to do, not that something is wrong. */
const NEWCOMERS: readonly DemoRole[] = ['carbon', 'bronze'];

const listActions = (within: Locator) =>
  within
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')] as const));

/** What Home says about the connection: its sentences, badge and buttons; null: nothing. */
async function onHome(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entry = page
    .getByRole('region', { name: /^(Needs your attention|Good to know|Get ready for your first event)$/ })
    .getByRole('listitem')
    .filter({ hasText: /Your utility connection|Connect your utility/ });
  if ((await entry.count()) === 0) return null;
  return {
    sentences: await entry.locator('p').allInnerTexts(),
    badge: (await entry.locator('.badge').allInnerTexts())[0] ?? null,
    actions: await listActions(entry),
  };
}

async function inSettings(page: Page) {
  const card = page.getByRole('region', { name: 'Home and utility' });
  await expect(card.locator('.badge')).toBeVisible();
  return {
    badge: await card.locator('.badge').innerText(),
    words: await card.innerText(),
    // Home's postal code and utility can always be changed.
    actions: (await listActions(card)).filter(([name]) => name !== 'Change'),
  };
}

for (const part of [0, 1, 2, 3])
  test(`UTL-20 to UTL-54: the connection reads the same on Home and in Settings, at both widths (part ${part + 1} of the cast)`, async ({
    page,
    baseURL,
  }) => {
    for (const role of ROLES.filter((_, index) => index % 4 === part)) {
      await page.context().clearCookies();
      const origin = await logInDemoMember(page, baseURL, 'default', role);
      // What the server sends is compared: hydration that changes a word is another fault.
      await page.setViewportSize(PHONE);
      await page.goto(origin);
      const home = await onHome(page);
      await page.setViewportSize(DESK);
      expect(await onHome(page), `${role}: Home`).toEqual(home);

      await page.goto(`${origin}/settings/home`);
      const settings = await inSettings(page);
      const index = await page
        .getByRole('link', { name: /^Home and utility/ })
        .evaluate((link) => link.textContent);
      await page.setViewportSize(PHONE);
      expect(await inSettings(page), `${role}: Settings`).toEqual(settings);

      const [status, action] = NAMED[role] ?? ['Connected', null];
      expect([role, settings.badge, index]).toEqual([role, status, `Home and utility${status}`]);
      expect(settings.actions[0]?.[0] ?? null, role).toBe(action);
      expect(home === null, `${role} on Home`).toBe(NAMED[role] === undefined);
      if (home === null) continue;
      expect(home.badge, role).toBe(NEWCOMERS.includes(role) ? null : status);
      expect(home.actions, role).toEqual(settings.actions.slice(0, 1));
      expect(home.sentences, role).not.toEqual([]);
      for (const sentence of home.sentences) expect(settings.words, role).toContain(sentence);
    }
  });
