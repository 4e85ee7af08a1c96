import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';
import { settled } from '../support/settled.ts';

const sandbox = `http://localhost:${process.env['EBBWATT_TEST_SANDBOX_PORT']}`;

interface Shown {
  readonly chats: readonly { readonly email: string; readonly loggedOutAt: string | null }[];
}

test('engine: ANL-12, ANL-13: a member starts the chat in Help, logged in, and is logged out of it with the app', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const origin = await logInDemoMember(page, baseURL, 'default', 'silver');
  await page.goto(`${origin}/settings/help`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Chat with us' })).toBeVisible();
  // Nothing of the widget loads before the member asks for it.
  expect(requested.filter((url) => url.startsWith(sandbox) && url.includes('/chat'))).toEqual([]);
  await page.getByRole('button', { name: 'Start chat' }).click();
  const chat = page.frameLocator('iframe[title="Chat with us"]');
  await expect(chat.getByText(/^Hi /)).toBeVisible();
  await expectAccessible(page);
  await chat.getByLabel('Your message').fill('When is the next one?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('You: When is the next one?')).toBeVisible();

  const mine = async () =>
    ((await (await page.request.get(`${sandbox}/chat.json`)).json()) as Shown).chats.filter(
      ({ email }) => email === 'silver@default.example',
    );
  expect(await mine()).toMatchObject([{ loggedOutAt: null }]);
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
  await expect.poll(async () => (await mine())[0]?.loggedOutAt).toEqual(expect.any(String));
});

test('engine: ANL-07 to ANL-09: consent withdrawn in one tab counts in the other at its next page, and a browser that objects is not asked', async ({
  page,
  context,
  baseURL,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    // The brand's collector, which doesn't exist here.
    if (request.url().startsWith('https://collect.')) sent.push(request.postData() ?? '');
  });
  const origin = await logInDemoMember(page, baseURL, 'ca-telecom', 'silver');
  await page.goto(`${origin}/settings/privacy`);
  await hydrated(page);
  const question = page.getByRole('region', { name: 'Your privacy' });
  await expect(question).toBeVisible();
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: 'Yes, that’s OK' }).click();
  await expect(question).toHaveCount(0);
  const settings = page.getByRole('navigation', { name: 'Settings' });
  await settings.getByRole('link', { name: /^Language/ }).click();
  await expect.poll(() => sent.map(kindOf)).toEqual(expect.arrayContaining(['targeting', 'visit']));

  // Withdrawn in a second tab, first one, then the other.
  const other = await context.newPage();
  await other.goto(`${origin}/settings/privacy`);
  await hydrated(other);
  const [count, measure] = [
    other.getByRole('switch', { name: 'Count visits' }),
    other.getByRole('switch', { name: 'Measure advertising' }),
  ];
  await expect(measure).toBeChecked();
  await saved(other, () => count.click());
  sent.length = 0;
  await settings.getByRole('link', { name: /^Notifications/ }).click();
  await expect.poll(() => sent.map(kindOf)).toEqual(['targeting']);
  await saved(other, () => measure.click());
  sent.length = 0;
  await settings.getByRole('link', { name: /^Privacy/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy and terms' })).toBeVisible();
  await settled(page);
  expect(sent).toEqual([]);
  await other.close();

  // Global Privacy Control wins over a choice, for members and strangers.
  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Your browser tells sites not to track you, so both are off.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Measure advertising' })).toBeDisabled();
  expect(await agreeToAll(page)).toEqual(['C0001']);
  await context.clearCookies();
  await context.addCookies([{ name: 'ebbwatt_consent', value: '1.C0001.C0002.C0004', url: origin }]);
  await page.goto(`${origin}/`);
  await hydrated(page);
  await context.clearCookies({ name: 'ebbwatt_consent' });
  await page.reload();
  await settled(page);
  await expect(question).toHaveCount(0);
  expect(sent).toEqual([]);
});

const kindOf = (event: string): unknown => (JSON.parse(event) as { readonly kind: unknown }).kind;

/** Changes a choice, and waits until it is saved. */
async function saved(page: Page, change: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/update_privacy'));
  await change();
  expect((await answer).status()).toBe(200);
}

/** Posts all groups, as a page would that doesn't know the browser's objection; answers the groups that count. */
const agreeToAll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const token = /ebbwatt_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/backend/api/v2/update_privacy', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token) },
      body: JSON.stringify({ oneTrustActiveGroups: ',C0001,C0002,C0004,' }),
    });
    return ((await answer.json()) as { groups: readonly string[] }).groups;
  });
