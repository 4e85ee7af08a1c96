import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

/** Names of the scripts that the page requested. */
function recordScripts(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.push(pathname);
  });
  return names;
}

const staffScripts = (names: readonly string[]): readonly string[] =>
  names.filter((name) =>
    /staffRoutes|Overview|overviewLoader|Utilities|utilitiesLoader|StaffPage|\/mui-|\/grid-/.test(name),
  );

/** The staff area's addresses and role keys in the text of these scripts. */
async function staffWords(page: Page, names: readonly string[]): Promise<readonly string[]> {
  expect(names).not.toEqual([]);
  const texts = await Promise.all(
    [...new Set(names)].map(async (name) => (await page.request.get(name)).text()),
  );
  return texts.flatMap(
    (text) => text.match(/["'`](?:\/internal\/|internal_[a-z_]*(?:programs|staff|view))[^"'`]*/g) ?? [],
  );
}

test.describe('engine, navigation: INT-01: the staff area is closed', () => {
  test('to strangers, who log in first and load nothing of it', async ({ page }) => {
    const scripts = recordScripts(page);
    for (const path of ['/internal', '/internal/no-such-tool']) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
      await hydrated(page);
    }
    expect(staffScripts(scripts)).toEqual([]);
    expect(await staffWords(page, scripts)).toEqual([]);
  });

  test('to members, who get a not-found page and load nothing of it', async ({ page, baseURL, faults }) => {
    faults.allow(/404/);
    await logInDemoMember(page, baseURL);
    const scripts = recordScripts(page);
    for (const path of ['/internal', '/internal/utilities']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
      await expect(page.getByText('INTERNAL', { exact: true })).toHaveCount(0);
    }
    // Within the app as well.
    await page.goto('/settings');
    await hydrated(page);
    await page.evaluate(() => {
      window.history.pushState(null, '', '/internal/utilities');
      window.history.pushState(null, '', '/settings');
      window.history.back();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    expect(staffScripts(scripts)).toEqual([]);
    expect(await staffWords(page, scripts)).toEqual([]);
  });

  test('not to staff: addresses open, reload and go back, and one without a page says so', async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.allow(/404/);
    await logInDemoMember(page, baseURL, 'default', 'staff');
    const scripts = recordScripts(page);
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/settings');
    await hydrated(page);
    await page.getByRole('link', { name: 'Staff tools' }).click();
    await expect(page).toHaveURL('/internal');
    await hydrated(page);
    expect(staffScripts(scripts)).not.toEqual([]);
    await page
      .getByRole('navigation', { name: 'Staff tools' })
      .getByRole('link', { name: 'Maintenance' })
      .click();
    await expect(heading).toHaveText('Maintenance');
    await page.reload();
    await hydrated(page);
    await expect(heading).toHaveText('Maintenance');
    await page.goBack();
    await expect(page).toHaveURL('/internal');
    await page.goto('/internal/no-such-tool');
    await hydrated(page);
    await expect(heading).toHaveText('We can’t find that page');
    await expect(page.getByText('INTERNAL', { exact: true })).toBeVisible();
  });
});

test('policy, keyboard in grids: arrow keys lead to the links of a sorted list, and MUI’s styles carry the page’s nonce', async ({
  page,
  baseURL,
}) => {
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/members');
  await hydrated(page);
  const grid = page.getByRole('grid', { name: 'Members' });
  await grid.getByRole('columnheader', { name: 'Email' }).click();
  await expect(page).toHaveURL(/sort=email$/);
  // The arrow keys lead to the links in the cells.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/internal\/members\/.+/);
  // The console reports policy violations, and every test watches the console.
  const { nonce, styles } = await page.evaluate(() => ({
    nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
    styles: [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(
      (style) => style.nonce,
    ),
  }));
  expect(styles.length).toBeGreaterThan(0);
  expect(new Set(styles)).toEqual(new Set([nonce]));
});

test('layout: on a phone a list is cards, low and with whole names, which are sorted and walked as on a desk', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInDemoMember(page, baseURL, 'default', 'staff');
  for (const [path, name] of [
    ['/internal/referrals', 'Referrals'],
    ['/internal/offers', 'Device offers'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const cards = page.getByRole('list', { name, exact: true }).getByRole('listitem');
    await expect(cards.nth(1)).toBeVisible();
    const sizes = await cards.evaluateAll((items) =>
      items.map((item) => ({
        isLow: item.clientHeight <= 180,
        isCut: [...item.querySelectorAll(':not(.visually-hidden)')].some(
          (each) => each.scrollWidth > each.clientWidth + 1,
        ),
      })),
    );
    expect(sizes).toEqual(sizes.map(() => ({ isLow: true, isCut: false })));
    await expectAccessible(page);
  }
  const names = page.locator('a[data-row]');
  const usual = await names.allTextContents();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title, descending');
  await expect(page).toHaveURL(/sort=-title$/);
  await expect(names).toHaveText(usual.toSorted((a, b) => b.localeCompare(a, 'en')));
  await page.keyboard.press('Escape');
  await names.first().focus();
  await page.keyboard.press('j');
  await expect(names.nth(1)).toBeFocused();
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect(
    page.getByRole('grid', { name: 'Device offers' }).getByRole('columnheader', { name: 'Title' }),
  ).toHaveAttribute('aria-sort', 'descending');
});

test('keyboard in grids, layout: members selected in a program stay on their tab, the list is walked from a checkbox, and in a low window the last tool is in reach', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1400, height: 700 });
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/programs');
  await hydrated(page);
  await page.getByRole('link', { name: 'Evening Savers' }).first().click();
  const choice = page.getByRole('checkbox', { name: /@/ }).first();
  await choice.focus();
  await page.keyboard.press('Space');
  const actions = page.getByRole('group', { name: 'With the selected members' });
  await expect(actions).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('a[data-row]').nth(1)).toBeFocused();
  await page.getByRole('link', { name: /^Can be enrolled/ }).click();
  await expect(page).toHaveURL(/members=candidates/);
  await expect(actions).toBeHidden();
  await page.getByRole('navigation', { name: 'Staff tools' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/internal\/audit$/);
  await expect(
    page.getByRole('navigation', { name: 'Staff tools' }).locator('[aria-current]'),
  ).toBeInViewport({ ratio: 1 });
});

test('engine: a list is busy and accessible while the server sorts it', async ({ page, baseURL }) => {
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/members');
  await hydrated(page);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/graphql\//, async (route) => {
    await asked;
    await route.continue();
  });
  await grid.getByRole('columnheader', { name: 'Email' }).click();
  await expect(page.locator('[aria-busy=true]', { has: grid })).toBeVisible();
  await expect(page.locator('.MuiLinearProgress-root')).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('focus: a staff dialog takes focus and keys, shows a failure on top of it, and gives the focus back', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/502/);
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/accuracy');
  await hydrated(page);
  const open = page.getByRole('button', { name: 'Measure now' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Measure all active programs' });
  await expect(dialog).toBeFocused();
  // Keys of the list behind the dialog.
  await page.keyboard.press('j');
  await expect(dialog).toBeFocused();
  await page.route('**/graphql/internal', (route) => route.fulfill({ status: 502, body: '' }));
  await dialog.getByLabel('Reason').fill('Before the season');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('layout: an order’s history fits a tablet without scrolling sideways', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/orders');
  await page.locator('a[data-row]').first().click();
  const grid = page.getByRole('grid', { name: 'What happened' });
  await expect(grid.getByText(/our key /).first()).toBeVisible();
  const scrolled = grid.locator('.MuiDataGrid-virtualScroller');
  await expect
    .poll(() => scrolled.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
});

test('focus, layout: the filters of the audit log: / focuses one of the two searches, and the date fields are side by side', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/audit');
  await hydrated(page);
  const byKey = page.locator('input[aria-keyshortcuts="/"]');
  await expect(byKey).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(byKey).toBeFocused();
  const day = (name: string) => page.getByRole('textbox', { name, exact: true });
  expect((await day('To').boundingBox())?.y).toBe((await day('From').boundingBox())?.y);
});

test('focus: a day is typed as the locale writes it, or chosen in the calendar', async ({
  page,
  baseURL,
}) => {
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/audit');
  await hydrated(page);
  const from = page.getByRole('textbox', { name: 'From', exact: true });
  await from.fill('6/15/2026');
  await expect(page).toHaveURL(/from=2026-06-15$/);
  await page.keyboard.press('Tab');
  await expect(from).toHaveValue('06/15/2026');
  await expect(page.getByRole('button', { name: /06\/15\/2026/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('gridcell', { name: '20', exact: true }).press('Enter');
  await expect(page).toHaveURL(/from=2026-06-20$/);
  await expect(from).toHaveValue('06/20/2026');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await from.fill('next June');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Use the format MM/DD/YYYY.')).toBeVisible();
  await expect(page).toHaveURL(/\/audit$/);
  await expectAccessible(page);
});
