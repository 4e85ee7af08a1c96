import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, hydrated, test } from '../../support/browserTest.ts';
import { apiRead } from '../../support/demoMember.ts';
import type { OwnProduct } from '../../support/ownProduct.ts';

// From a stranger to the first settled event, on three brands, with the sandbox as utility, identity provider and
// mail. The utility delivers the readings, and the injected clock moves the evening of the event into the past.

let product: OwnProduct;
const states = new Map<string, Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>>();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function atStep(page: Page, step: string, heading: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/signup/${step}(\\?|$)`));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page);
}

/** Opens the link in the latest email. */
async function followMail(page: Page, email: string): Promise<void> {
  let link: string | undefined;
  await expect(async () => {
    const [message] = await product.messagesTo(email);
    link = /https?:\/\/\S*access_token=\S+/.exec(message?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();
  await page.goto(link ?? '');
}

interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

/** zip_code, full, the link, password. */
async function becomeMember(
  page: Page,
  brand: string,
  code: RegExp,
  zip: string,
  { first, last, email }: Person,
): Promise<void> {
  await page.goto(product.origin(brand));
  await hydrated(page);
  await page.getByLabel(code).fill(zip);
  await press(page, 'Check my home');
  await page.getByRole('link', { name: /^Join/ }).click();
  // The sign-up doesn't ask again for the landing page's postal code.
  await atStep(page, 'full', 'Who’s joining?');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('checkbox').check();
  await press(page, 'Send me the link');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await followMail(page, email);
  await atStep(page, 'password', 'Choose a password');
  await expect(page).toHaveURL(/\/signup\/password$/);
  await page.getByLabel('Password', { exact: true }).fill('four quiet rivers sing');
  await press(page, 'Continue');
}

/** Logs in and consents on the utility's own pages. */
async function agreeAtUtility(
  page: Page,
  customer: string,
  words: { go: string; agree: string },
): Promise<void> {
  await expect(page).toHaveURL(/\/oauth\/authorize\?/);
  await page.getByRole('textbox').fill(customer);
  await press(page, words.go);
  await press(page, words.agree);
}

/** Skips the steps from the phone on, then finds the readings on Home and joins the next event. */
async function finish(
  page: Page,
  brand: string,
  words: { phone: string; skip: string; appliances: string; ready: RegExp; join: RegExp; joined: string },
): Promise<void> {
  await expect(page).toHaveURL(/\/signup\/connect_phone/, { timeout: 60_000 });
  await atStep(page, 'connect_phone', words.phone);
  await press(page, words.skip);
  await atStep(page, 'appliances', words.appliances);
  await press(page, words.skip);
  await expect(page).toHaveURL(`${product.origin(brand)}/`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(words.ready)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await hydrated(page);
  await press(page, words.join);
  await expect(page.getByText(words.joined, { exact: true })).toBeVisible();
  states.set(brand, await page.context().storageState());
}

const english = {
  phone: 'What’s your mobile number?',
  skip: 'Skip for now',
  appliances: 'What’s in your home?',
  ready: /^Received$/,
  join: /^Join this/,
  joined: 'You’re in',
};

interface Event {
  readonly id: string;
  readonly opt: string | null;
  readonly settlement_state: string | null;
}

export function joiningJourneys(given: () => OwnProduct): void {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(() => void (product = given()));

  test('journey: SGN-01: a stranger in the US joins by password and the log-in of the utility', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await becomeMember(page, 'default', /zip/i, '94103', {
      first: 'Riley',
      last: 'Novak',
      email: 'riley.novak@mail.example',
    });
    await atStep(page, 'select_utility', 'Which utility serves your home?');
    // The only utility that serves the home is chosen already.
    await expect(page.getByRole('combobox', { name: 'Your utility' })).toHaveValue(/^Cedar Power & Light/);
    await press(page, 'Continue');
    await atStep(page, 'connect_utility', /share your meter readings\?$/);
    await press(page, /^Go to/);
    await agreeAtUtility(page, 'Riley Novak', { go: 'Continue', agree: 'Agree and share' });
    await finish(page, 'default', english);
  });

  test('journey: SGN-09: a stranger in Australia joins by the NMI alone', async ({ page }) => {
    test.setTimeout(300_000);
    await becomeMember(page, 'au-retailer', /postcode/i, '2000', {
      first: 'Isla',
      last: 'Papadakis',
      email: 'isla.papadakis@mail.example',
    });
    await atStep(page, 'select_utility', 'Which network delivers your electricity?');
    await expect(page.getByRole('combobox', { name: 'Your network' })).toHaveValue(/^Banksia Networks/);
    await press(page, 'Continue');
    await atStep(page, 'connect_utility', 'What’s your NMI?');
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await expect(page.getByRole('img', { name: /the NMI is marked/ })).toBeVisible();
    await page.getByLabel(/^NMI/).fill('41021234567');
    await press(page, 'Connect');
    await expect(page.getByText('That NMI doesn’t look right. Check the last digit.')).toBeVisible();
    await page.getByLabel(/^NMI/).fill('4102123456');
    await press(page, 'Connect');
    await finish(page, 'au-retailer', english);
  });

  test('journey: SGN-10: a stranger in Canada joins in French by single sign-on and the log-in of the utility', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.goto(`${product.origin('ca-telecom')}/login`);
    await hydrated(page);
    await press(page, 'Français');
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    await page.goto(product.origin('ca-telecom'));
    await hydrated(page);
    await page.getByLabel('Code postal').fill('m5v 2t6');
    await press(page, 'Vérifier mon domicile');
    await page.getByRole('link', { name: /^S’inscrire/ }).click();
    await atStep(page, 'full', /^Continuez avec votre compte/);
    await page.getByRole('link', { name: 'Continuer vers la connexion' }).click();
    const desk = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if (desk !== null) await page.setViewportSize(desk);
    await page.getByRole('radio', { name: /Geneviève Marchand/ }).check();
    await press(page, 'Ouvrir une session');
    // What was entered before the log-in was kept.
    await atStep(page, 'select_utility', 'Quel fournisseur dessert votre domicile?');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('combobox')).toHaveValue(/^Birchwood Power/);
    await press(page, 'Continuer');
    await atStep(page, 'connect_utility', /transmettre vos relevés\?$/);
    await press(page, /^Aller chez/);
    await agreeAtUtility(page, 'Geneviève Marchand', { go: 'Continuer', agree: 'Accepter et partager' });
    await finish(page, 'ca-telecom', {
      phone: 'Quel est votre numéro de cellulaire?',
      skip: 'Passer pour l’instant',
      appliances: 'Qu’y a‑t‑il chez vous?',
      ready: /^Reçus$/,
      join: /^Participer à/,
      joined: 'Vous participez',
    });
  });

  test('journey: three days later each of them has a settled first event, with a receipt from readings that the utility delivered', async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    await product.moveClock('+3d');
    const results = {
      default: /^You (saved|used)/,
      'au-retailer': /^You (saved|used)/,
      'ca-telecom': /^Vous avez/,
    };
    for (const [brand, heading] of Object.entries(results)) {
      const storageState = states.get(brand);
      if (storageState === undefined) throw new Error(`No member has joined on ${brand}.`);
      const context = await browser.newContext({ storageState });
      const page = await context.newPage();
      await page.goto(`${product.origin(brand)}/events?show=results`);
      await hydrated(page);
      // The utility picks up the new time a moment later and notifies us of the readings.
      let joined: readonly Event[] = [];
      await expect(async () => {
        joined = (await apiRead<{ events: readonly Event[] }>(page, '/api/v2/events')).events.filter(
          ({ opt }) => opt === 'in',
        );
        expect(joined).toMatchObject([{ settlement_state: 'SETTLED' }]);
      }).toPass({ timeout: 90_000 });
      await page.reload();
      await hydrated(page);
      // The billboard appears late and covers the end of the list: a press begun before that would miss the link.
      await expect(page.getByRole('button', { name: /^(Hide|Masquer)/ })).toBeVisible();
      // The folded explanation of what is left to make up leads there, too.
      await page.locator(`main a[href="/events/${joined[0]?.id}"]`).filter({ visible: true }).click();
      await expect(page).toHaveURL(new RegExp(`/events/${joined[0]?.id}$`));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const { receipt } = await apiRead<{ receipt: { provenance: string; daysUsed: readonly object[] } }>(
        page,
        `/events/${joined[0]?.id}/receipt`,
      );
      expect(receipt.provenance).toBe('utility');
      expect(receipt.daysUsed.length).toBeGreaterThanOrEqual(4);
      await context.close();
    }
  });
}
