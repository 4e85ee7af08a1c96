import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './browserTest.ts';
import { expectNothingMoved, goWithin, openWithoutShifts } from './layoutShift.ts';
import type { Linked, Screen } from './screens.ts';
import { settled } from './settled.ts';

const DEEP = process.env['EBBWATT_DEEP'] === '1';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1400, height: 900 };
/** Higher than nearly all screens: the navigation at the bottom may cover nothing under test. */
const HIGH = 4000;

/** The brands whose screens are swept; the others have the same screens in other colors and words. */
export const BRANDS = DEEP ? (['default', 'au-retailer'] as const) : (['default'] as const);

/** What is checked of a screen, beside its heading. */
type Check = Pick<Screen, 'heading' | 'phones'> & {
  /** Its place in the table: every other screen is looked at in the dark. */
  readonly place: number;
  /** The screen is reached from this one, within the app: the server takes a stubbed member for a stranger, and paints that one's Home. */
  readonly from?: string;
};

type CheckWithLinks = Check & Pick<Screen, 'leadsTo'>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Opens a member's screen with late answers, and checks that nothing moves as they arrive, its heading, its height, and
 * that it fits and is accessible; then one screen of each kind that it leads to.
 */
export async function sweep(
  page: Page,
  origin: string,
  path: string,
  { leadsTo = [], from, ...check }: CheckWithLinks,
): Promise<void> {
  for (const size of DEEP ? [DESK, PHONE] : [PHONE]) {
    await page.setViewportSize(size);
    await openWithoutShifts(page, origin + (from ?? path));
    if (from !== undefined) {
      await goWithin(page, path);
      await expectNothingMoved(page);
    }
  }
  await expect(heading(page)).toHaveText(check.heading);
  if (check.phones !== undefined)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      check.phones * PHONE.height,
    );
  const next = await addressesOf(page, leadsTo);
  // What is folded has to fit, too.
  await page
    .locator('main details')
    .evaluateAll((folded) => folded.forEach((each) => ((each as HTMLDetailsElement).open = true)));
  for (const width of DEEP ? [1400, 800, 320] : [320]) {
    await expectFits(page, { width, height: HIGH });
    // A part that comes into view may make the page higher.
    for (let last = HIGH; ;) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height <= last) break;
      await expectFits(page, { width, height });
      last = height;
    }
    if (width !== 800) await expectAccessibleInColors(page, check);
  }
  expect.soft(await lowTargets(page)).toEqual([]);
  for (const [linked, address] of next)
    await sweep(page, origin, address, { heading: /\S/, place: check.place + 1, ...linked });
}

/** The same for a staff screen, which is reached within the app and is made for a desk. */
export async function sweepStaff(
  page: Page,
  origin: string,
  path: string,
  { leadsTo = [], ...check }: CheckWithLinks,
): Promise<void> {
  if (page.url().startsWith(`${origin}/internal`)) {
    await goWithin(page, path);
    await expectNothingMoved(page);
  } else {
    await page.setViewportSize(DESK);
    await openWithoutShifts(page, origin + path);
  }
  await expect(heading(page)).toHaveText(check.heading);
  const next = await addressesOf(page, leadsTo);
  // All staff screens have the same frame, which fits a phone, too.
  const widths = DEEP ? [PHONE.width, 800, 1400] : check.place === 0 ? [PHONE.width, 1400] : [1400];
  for (const width of widths) await expectFits(page, { ...DESK, width });
  await expectAccessibleInColors(page, check);
  for (const [linked, address] of next)
    await sweepStaff(page, origin, address, { heading: /\S/, place: check.place + 1, ...linked });
}

/** Where links of the page lead to. */
async function addressesOf(
  page: Page,
  leadsTo: readonly Linked[],
): Promise<readonly (readonly [linked: Linked, address: string])[]> {
  const found: (readonly [Linked, string])[] = [];
  for (const linked of leadsTo) {
    const links = page.locator(linked.links);
    await expect(links.first()).toBeAttached();
    const all = new Set(
      await links.evaluateAll((each) => each.map((link) => link.getAttribute('href') ?? '')),
    );
    const chosen =
      linked.which === 'each' && DEEP
        ? [...all]
        : [...all].slice(...((linked.which ?? 'first') === 'first' ? [0, 1] : [-1]));
    for (const address of chosen) found.push([linked, address]);
  }
  return found;
}

async function expectFits(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  // What was far below is in view now.
  await settled(page);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), `at ${size.width} px`)
    .toBe(size.width);
}

async function expectAccessibleInColors(page: Page, { place }: Check): Promise<void> {
  const usual = [place % 2 === 0 ? 'light' : 'dark'] as const;
  for (const colorScheme of DEEP ? (['light', 'dark'] as const) : usual) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** What is tapped in the bar and the navigation, and is lower than 44 px. */
function lowTargets(page: Page): Promise<readonly string[]> {
  return page
    .locator('.nav a, .picture-link, .bar-logo')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
        .map(({ outerHTML }) => outerHTML),
    );
}
