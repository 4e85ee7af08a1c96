import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';
import { settled } from '../support/settled.ts';

const brand = 'ca-telecom';
const messages = join(import.meta.dirname, '../../src/client/i18n/messages');

function readTexts(locale: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(messages, locale)).flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(join(messages, locale, file), 'utf8')) as Record<string, string>,
      ),
    ),
  );
}

/** English sentences and labels without arguments that differ in French, as a page would show them. */
function englishTexts(): readonly string[] {
  const french = new Set([...readTexts('fr-CA').values()].map((text) => text.toLowerCase()));
  return [...readTexts('en-US').values()].filter(
    (text) => !/[{<]/.test(text) && text.length > 3 && !french.has(text.toLowerCase()),
  );
}

const english = englishTexts();

/** Every text that the page shows or gives to a screen reader, one a line. */
function shownLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...labels]
      .map((line) => line.trim())
      .filter((line) => line !== '');
  });
}

/** Names that a member chose are not our texts. */
const NO_NAMES: ReadonlySet<string> = new Set();

async function expectFrench(page: Page, names: ReadonlySet<string>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  const known = new Set(english.map((text) => text.toLowerCase()));
  const lines = await shownLines(page);
  expect(
    lines.filter(
      (line) =>
        (known.has(line.toLowerCase()) && !names.has(line)) ||
        /OhmHour|\b(?:your|the|with|points? earned)\b/i.test(line),
    ),
  ).toEqual([]);
}

/** Nothing overflows sideways, and no button or navigation label is cut off. */
async function expectNothingClipped(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cut = [
      ...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, dt, dd, legend, label, .badge'),
    ]
      .filter(
        (element) =>
          !element.closest('.visually-hidden') &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX !== 'visible',
      )
      .map((element) => element.innerText);
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...cut];
  });
  expect(faults).toEqual([]);
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1400, height: 900 },
];

async function look(page: Page, names = NO_NAMES): Promise<void> {
  await expectFrench(page, names);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNothingClipped(page);
  }
  await expectAccessible(page);
}

test.describe('French on the Canadian brand', () => {
  test('a stranger switches at the log-in page, and the landing page keeps the language', async ({
    page,
    baseURL,
  }) => {
    const address = new URL('/login', baseURL);
    address.hostname = `${brand}.localhost`;
    await page.goto(address.href);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    await expect(page).toHaveURL(address.href);
    await expect(page).toHaveTitle(/^Se connecter/);
    await hydrated(page);
    await look(page);

    await page.goto(new URL('/', address).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Votre maison est branchée. Faites‑la travailler pour vous.',
    );
    await hydrated(page);
    await look(page);

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your home’s already connected. Let it earn.',
    );
  });

  test('the server’s refusals are in French too', async ({ page, baseURL, faults }) => {
    faults.allow(/400|401/);
    const address = new URL('/login', baseURL);
    address.hostname = `${brand}.localhost`;
    await page.context().addCookies([{ name: 'ebbwatt_locale', value: 'fr-CA', url: address.origin }]);
    await page.goto(address.href);
    const asked = (path: string) => apiRead<{ error: string; fields?: Record<string, string> }>(page, path);
    expect(await asked('/settings')).toMatchObject({ error: 'Veuillez vous connecter.' });
    expect(await asked('/signup/check_zip_eligibility?zip=x')).toMatchObject({
      error: 'Ce n’est pas un code postal. Veuillez le vérifier.',
    });
  });

  test('a member who chose French at log-in sees Home, events and settings in French, with French number and time formats', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, brand);
    await page.context().addCookies([{ name: 'ebbwatt_locale', value: 'fr-CA', url: origin }]);
    const { devices } = await apiRead<{ devices: readonly { readonly display_name: string }[] }>(
      page,
      '/device/list',
    );
    const names = new Set(devices.map(({ display_name: name }) => name));
    for (const [path, heading] of [
      ['/', /Bonjour/],
      ['/events', 'Événements'],
      ['/rewards', 'Récompenses'],
      ['/wallet', 'Portefeuille'],
      ['/devices', 'Appareils'],
      ['/settings/language', 'Langue et thème'],
      ['/settings/vacation', 'Vacances et participation'],
      ['/settings/notifications', 'Notifications'],
    ] as const) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await settled(page);
      await look(page, names);
    }
    // The browser is English.
    await page.goto(`${origin}/settings/vacation`);
    await expect(page.getByLabel('Premier jour d’absence')).toHaveAccessibleDescription(
      /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d{1,2}(?:er)? \p{L}+ \d{4}$/u,
    );
    await page.goto(`${origin}/wallet`);
    await expect(page.locator('main')).toContainText(/\d+,\d{2}\u00a0\$/);
    await expect(page.locator('main')).toContainText(/\d{1,2}\u00a0h(?:\u00a0\d{2})?\s–\s\d{1,2}\u00a0h/);

    await page.goto(`${origin}/events`);
    await hydrated(page);
    await page.locator('main a[href^="/events/"]').last().click();
    await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await settled(page);
    await look(page, names);
    await expect(page.locator('main')).toContainText(
      /(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/,
    );
  });

  test('the language chosen in Settings belongs to the member and overrides the browser’s', async ({
    page,
    baseURL,
  }) => {
    const origin = await logInDemoMember(page, baseURL, brand);
    await page.context().addCookies([{ name: 'ebbwatt_locale', value: 'fr-CA', url: origin }]);
    await page.goto(`${origin}/settings/language`);
    await hydrated(page);
    await page.getByRole('group', { name: 'Langue' }).getByText('English').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await page.context().addCookies([{ name: 'ebbwatt_locale', value: 'fr-CA', url: origin }]);
    await page.goto(`${origin}/settings/language`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language and theme');
    await page.getByRole('group', { name: 'Language' }).getByText('Français').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Langue et thème');
    await page.context().clearCookies({ name: 'ebbwatt_locale' });
    await page.goto(origin);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });
});
