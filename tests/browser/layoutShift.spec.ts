import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { expectStill, watchShifts } from '../support/layoutShift.ts';

// Late content takes the space that was kept for it; screens.spec.ts looks at every screen so.

test('layout: what moves is noticed', async ({ page, baseURL }) => {
  const shifts = await watchShifts(page);
  await page.goto(`${baseURL}/login`);
  // React would take what is inserted before that for a fault of its own.
  await hydrated(page);
  await page.evaluate(
    () =>
      new Promise((moved) => {
        const late = document.createElement('p');
        late.style.height = '200px';
        document.getElementById('main')?.prepend(late);
        requestAnimationFrame(() => requestAnimationFrame(moved));
      }),
  );
  await expect
    .poll(async () => (await shifts()).reduce((sum, { value }) => sum + value, 0))
    .toBeGreaterThan(0.01);
});

for (const path of ['/login', '/signup/utility?edit=true'])
  test(`layout: ${path}, painted in parts, begins at the same place with the first part`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const origin = path === '/login' ? (baseURL ?? '') : await logInDemoMember(page, baseURL);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const screen = await context.newPage();
    await screen.goto(origin + path);
    const parts = screen.locator('main > :first-child > *');
    const whole = await parts.first().boundingBox();
    const count = await parts.count();
    expect(count).toBeGreaterThan(1);
    for (let part = count - 1; part > 0; part--) await parts.nth(part).evaluate((last) => last.remove());
    expect(await parts.first().boundingBox()).toEqual(whole);
    await context.close();
  });

test('layout: what the app asks at the bottom of a short page stays there as the content arrives', async ({
  page,
  baseURL,
}) => {
  const origin = await logInDemoMember(page, baseURL, 'default', 'carbon');
  const screen = await page.context().newPage();
  await screen.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(screen);
  const billboard = screen.locator('.page-bottom');
  await screen.route('**/reward/wheel', async (route) => {
    await expect(billboard).toBeVisible();
    await route.continue();
  });
  await screen.goto(`${origin}/prize-form`);
  await expect(screen.getByText('Nothing to send right now')).toBeVisible();
  expectStill(await shifts());
});

test('layout: what removes a device stays in its place while its chart and its history arrive', async ({
  page,
  baseURL,
}) => {
  const origin = await logInDemoMember(page, baseURL);
  await page.goto(`${origin}/devices`);
  await hydrated(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/graphql/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: /^Hot water/ }).click();
  const remove = page.getByRole('button', { name: 'Remove device' });
  await expect(page.getByText('Loading history')).toBeAttached();
  const before = await remove.boundingBox();
  release();
  await expect(page.getByRole('list', { name: 'What happened' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'By hour' })).toBeAttached();
  const after = await remove.boundingBox();
  expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(1);
});
