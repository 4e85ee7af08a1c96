import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, hydrated, test } from '../../support/browserTest.ts';
import { logInDemoMember } from '../../support/demoMember.ts';
import type { OwnProduct } from '../../support/ownProduct.ts';

// Support answers three of the everyday questions without a mouse: why points are missing, whose a meter is, and where a gift
// card is.

/** The most presses of Tab that lead to anything on a member's page. */
const MOST_TABS = 40;

/** Moves on with Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab doesn’t lead there.');
}

/** Finds a member by the search that a key opens. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^Tool, member/ })).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: new RegExp(text) })).toBeVisible();
  await page.keyboard.press('Enter');
}

export function deskJourneys(started: () => OwnProduct): void {
  const logIn = async (page: Page): Promise<void> => {
    const origin = await logInDemoMember(page, started().origin('default'), 'default', 'support');
    await page.setViewportSize({ width: 1400, height: 900 });
    await page.goto(`${origin}/internal`);
    await hydrated(page);
  };
  const open = async (page: Page, target: Locator): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };

  test('journey: points are missing, and support says why and gives them, by keyboard', async ({ page }) => {
    await logIn(page);
    await find(page, 'pending@default');
    await open(page, page.getByRole('link', { name: /waiting for (?:its|their) results?/ }));
    await expect(page.getByRole('grid', { name: 'Events', exact: true })).toContainText(
      'no readings for over a week',
    );
    await open(page, page.getByRole('link', { name: 'Balance' }));
    await open(page, page.getByRole('button', { name: 'Give or take points' }));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Points' }));
    await page.keyboard.type('50');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Cause' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('The meter sends nothing');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid').last()).toContainText('50');
    await expectAccessible(page);
  });

  test('journey: two members claim one meter, and support decides on the page of one of them, by keyboard', async ({
    page,
  }) => {
    await logIn(page);
    await find(page, 'duplicate@default');
    await open(page, page.getByRole('link', { name: /^Their meter belongs to another account/ }));
    const claims = page.getByRole('grid', { name: 'Claimed meters' });
    await expect(claims).toContainText('since');
    await open(page, claims.getByRole('button', { name: 'Decide' }));
    const dialog = page.getByRole('dialog', { name: /^Whose is the number ending in/ });
    await expectAccessible(page);
    await tabTo(page, dialog.getByRole('radio', { name: /who claims it/ }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('The bill names the other one');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Decided. Both get a message.')).toBeVisible();
    await expect(claims).toBeHidden();
    for (const role of ['duplicate', 'silver'])
      await expect
        .poll(async () => (await started().messagesTo(`${role}@default.example`)).length)
        .toBeGreaterThan(0);
  });

  test('journey: a gift card never came, and support sends another one, by keyboard', async ({ page }) => {
    await logIn(page);
    await find(page, 'diamond@default');
    await expect(page.getByRole('main')).toContainText('diamond@default.example');
    // What the first section shows comes last.
    await expect(page.getByRole('grid').last()).toBeVisible();
    await page.keyboard.press('4');
    const orders = page.getByRole('grid', { name: 'Orders', exact: true });
    const card = orders.getByRole('row', { name: /gift card/ }).first();
    await open(page, card.getByRole('button', { name: 'Send a replacement' }));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('It never came');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(orders).toContainText('Replaced');
  });
}
