import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { startEmptyProduct, type EmptyProduct } from '../support/emptyProduct.ts';

const password = 'a-password-for-staff';

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

test.describe('INT-01: the staff area is closed', () => {
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
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/settings');
    await hydrated(page);
    await page.getByRole('link', { name: 'Staff tools' }).click();
    await expect(page).toHaveURL('/internal');
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

test('the staff’s pages use MUI: the server sorts their lists, and the styles carry the page’s nonce', async ({
  page,
  baseURL,
}) => {
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/members');
  await hydrated(page);
  await expect(page.getByRole('searchbox', { name: 'Search by name or email' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Members' });
  const first = grid.getByRole('rowheader').first();
  await expect(first).toHaveText('approval@default.example');
  // The server sorts the whole list, and the address holds the order.
  await grid.getByRole('columnheader', { name: 'Email' }).click();
  await expect(page).toHaveURL(/sort=email$/);
  await expect(grid.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
  await grid.getByRole('columnheader', { name: 'Email' }).click();
  await expect(page).toHaveURL(/sort=-email$/);
  await expect(grid.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'descending');
  await expect(first).not.toHaveText('approval@default.example');
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

test('on a phone a list is cards, low and with whole names, which are sorted and walked as on a desk', async ({
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

test('members selected in a program stay on their tab, the list is walked from a checkbox, and in a low window the last tool is in reach', async ({
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
  ).toBeInViewport();
});

test('a list is busy and accessible while the server sorts it', async ({ page, baseURL }) => {
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

test('a program’s members are sorted independently of its other lists, and selected with the space bar', async ({
  page,
  baseURL,
}) => {
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/programs');
  await hydrated(page);
  await page.getByRole('link', { name: 'Evening Savers' }).click();
  const grid = page.getByRole('grid', { name: 'In the program' });
  const first = grid.getByRole('rowheader').first();
  await expect(first).toHaveText('approval@default.example');
  const email = grid.getByRole('columnheader', { name: 'Email address' });
  await email.click();
  await expect(email).toHaveAttribute('aria-sort', 'ascending');
  await email.click();
  await expect(page).toHaveURL(/sort=-email$/);
  await expect(first).not.toHaveText('approval@default.example');
  const box = grid.getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
});

test('a staff dialog takes focus and keys, shows a failure on top of it, and gives the focus back', async ({
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

test('an order’s history fits a tablet without scrolling sideways', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await logInDemoMember(page, baseURL, 'default', 'staff');
  await page.goto('/internal/orders');
  await page.locator('a[data-row]').first().click();
  const grid = page.getByRole('grid', { name: 'What happened' });
  await expect(grid.getByText(/^key: /).first()).toBeVisible();
  const scrolled = grid.locator('.MuiDataGrid-virtualScroller');
  await expect
    .poll(() => scrolled.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
});

test('the filters of the audit log: / focuses one of the two searches, and the date fields are side by side', async ({
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

test('a day is typed as the locale writes it, or chosen in the calendar', async ({ page, baseURL }) => {
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

test.describe.serial('on a system without a demonstration', () => {
  let product: EmptyProduct;
  test.beforeAll(async () => {
    product = await startEmptyProduct({ migrated: true });
  });
  test.afterAll(() => product.stop());

  /** Sets the password by the link that the command printed, which logs in. */
  async function enterByCommand(
    page: Page,
    email: string,
    roles = 'internal_programs,internal_events',
  ): Promise<void> {
    const lines = await product.command('staff', '--', 'add', email, '--role', roles);
    const link = lines.find((line) => line.startsWith(`${product.origin}/reset-password`));
    await page.goto(link ?? '');
    await hydrated(page);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(page).not.toHaveURL(/reset-password/);
  }

  /** Enters a reason and saves. */
  async function confirm(page: Page, button: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Setting the system up');
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  }

  test('INT-01, INT-08: staff created by the command set up a utility, a program, postal codes and an event, and cancel it', async ({
    page,
  }) => {
    const scripts = recordScripts(page);
    await enterByCommand(page, 'sam@example.org');
    await page.goto(`${product.origin}/settings`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Staff tools' }).click();
    await expect(page).toHaveURL(`${product.origin}/internal`);
    await expect(page.getByText('INTERNAL', { exact: true })).toBeVisible();
    expect(staffScripts(scripts)).not.toEqual([]);

    await page.getByRole('link', { name: 'Start with a utility' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New utility');
    await page.getByLabel('Acronym').fill('CEDAR');
    await page.getByLabel('Name', { exact: true }).fill('Cedar Power');
    await page.getByLabel('Short name').fill('Cedar');
    await page.getByLabel('Other provider', { exact: true }).fill('GridShare');
    await page.getByLabel('Email address of the other provider').fill('leave@gridshare.example');
    await page.getByLabel('Time zone').fill('Mars/Olympus');
    await page.getByRole('button', { name: 'Review change' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add the utility' }).click();
    await expect(page.getByRole('dialog').getByText('Say why in a few words.')).toBeVisible();
    await page.getByRole('dialog').getByLabel('Reason').fill('First one');
    await page.getByRole('dialog').getByRole('button', { name: 'Add the utility' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Mars/Olympus isn’t a time zone');
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Time zone').fill('America/Los_Angeles');
    await page.getByRole('button', { name: 'Review change' }).click();
    await confirm(page, 'Add the utility');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cedar Power');
    await expect(page.getByText('“Setting the system up”')).toBeVisible();

    await page.getByRole('link', { name: 'New program' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New program');
    await page.getByLabel('Name', { exact: true }).fill('Evening Savers');
    await page.getByLabel('Points per kilowatt-hour').fill('300');
    await page.getByRole('button', { name: 'Review change' }).click();
    await confirm(page, 'Add the program');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening Savers');

    await page
      .getByRole('navigation', { name: 'Staff tools' })
      .getByRole('link', { name: 'Postal codes' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postal codes');
    await page.getByRole('textbox', { name: 'Postal codes' }).fill('94103, 94110\n94107');
    await page.getByRole('button', { name: 'Review change' }).click();
    await confirm(page, 'Set codes');
    await expect(page.getByRole('row')).toHaveCount(4);

    await page.getByRole('navigation', { name: 'Staff tools' }).getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    // The list takes keys once it is hydrated; an early press is repeated.
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule an event', {
        timeout: 2_000,
      });
    }).toPass();
    await page.getByLabel('Day', { exact: true }).fill('2099-06-15');
    await page.getByLabel('Start', { exact: true }).fill('18:05');
    await page.getByLabel('End', { exact: true }).fill('19:00');
    await expect(page.getByText(/15-minute intervals/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review change' })).toBeDisabled();
    await page.getByLabel('Start', { exact: true }).fill('18:00');
    await expect(page.getByText('2099-06-15 18:00')).toBeVisible();
    await page.getByRole('button', { name: 'Review change' }).click();
    await confirm(page, 'Schedule the event');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday, June 15, 2099, 18:00–19:00');

    await page.getByRole('button', { name: 'Call the event off' }).click();
    await confirm(page, 'Call it off for everyone');
    await expect(page.getByText('This event was called off. It doesn’t pay anyone.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Staff tools' }).getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(async () => {
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday, June 15, 2099, 18:00–19:00', {
        timeout: 2_000,
      });
    }).toPass();
  });

  test('the page of an event follows it: active immediately when started now, and cancelled in a second tab without a reload', async ({
    page,
    context,
  }) => {
    await enterByCommand(page, 'fay@example.org');
    await page.goto(`${product.origin}/internal/events/new`);
    await hydrated(page);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Review start' }) });
    await form.getByLabel('Program', { exact: true }).selectOption({ label: 'Evening Savers' });
    await form.getByRole('button', { name: 'Review start' }).click();
    await confirm(page, 'Start it now');
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Move the event' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible();

    const other = await context.newPage();
    await other.goto(page.url());
    await hydrated(other);
    // Typed text survives while the page polls the event.
    const end = other.getByLabel(/^Until/);
    await end.fill('2099-06-15T19:00');
    await end.focus();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Call the event off' }).click();
    await confirm(page, 'Call it off for everyone');
    await other.bringToFront();
    await expect(other.getByText('This event was called off. It doesn’t pay anyone.')).toBeVisible({
      timeout: 15_000,
    });
    await expect(other.getByRole('status').filter({ hasText: 'The event was called off.' })).toHaveCount(1);
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(other.getByRole('heading', { name: 'Now', exact: true })).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Call the event off' })).toHaveCount(0);
    await other.close();
  });

  test('INT-02 to INT-04: the list of features, their details and overrides each need their own role', async ({
    browser,
    page,
    faults,
  }) => {
    faults.allow(/404/);
    const heading = (of: Page) => of.getByRole('heading', { level: 1 });
    await enterByCommand(page, 'li@example.org', 'internal_experience_manager_list');
    await page.goto(`${product.origin}/internal/features`);
    await expect(page.getByText('rewards_wheel')).toBeVisible();
    await page.goto(`${product.origin}/internal/features/members?member=li@example.org`);
    await hydrated(page);
    await expect(page.getByText('rewards_wheel')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Override', exact: true })).toHaveCount(0);
    await page.goto(`${product.origin}/internal/features/rewards_wheel`);
    await expect(heading(page)).toHaveText('We can’t find that page');

    const context = await browser.newContext();
    const other = await context.newPage();
    await enterByCommand(other, 'vi@example.org', 'internal_experience_manager_view');
    await other.goto(`${product.origin}/internal/features/rewards_wheel`);
    await hydrated(other);
    await expect(heading(other)).toHaveText('rewards_wheel');
    await expect(other.getByRole('button', { name: 'Add rule' })).toHaveCount(0);
    await other.goto(`${product.origin}/internal/features`);
    await expect(other.getByText('Your roles don’t include this list.')).toBeVisible();
    await other.goto(`${product.origin}/internal/features/members?member=li@example.org`);
    await expect(other.getByText('Your roles don’t include members’ features.')).toBeVisible();
    await context.close();
  });

  test('NET-06, SYS-08 to SYS-11: the maintenance switch sends a member to /maintenance, and back once it is off', async ({
    browser,
    page,
    faults,
  }) => {
    faults.allow(/503/);
    await enterByCommand(page, 'mo@example.org');
    const context = await browser.newContext();
    const member = await context.newPage();
    await enterByCommand(member, 'di@example.org');
    // Removing staff rights logs the person out and leaves an ordinary member.
    await product.command('staff', '--', 'remove', 'di@example.org');
    await member.goto(`${product.origin}/login`);
    await hydrated(member);
    await member.getByLabel('Email address').fill('di@example.org');
    await member.getByLabel('Password', { exact: true }).fill(password);
    await member.getByRole('button', { name: 'Log in' }).click();
    await expect(member).toHaveURL(`${product.origin}/`);

    await page.goto(`${product.origin}/internal/maintenance`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Turn maintenance on' }).click();
    await confirm(page, 'Close it now');
    await expect(page.getByText('Under maintenance')).toBeVisible();
    await member.goto(`${product.origin}/events`);
    await expect(member).toHaveURL(`${product.origin}/maintenance`);

    await page.getByRole('button', { name: 'Turn maintenance off' }).click();
    await confirm(page, 'Open it now');
    await expect(member).toHaveURL(`${product.origin}/`, { timeout: 60_000 });
    await context.close();
  });
});
