import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { logInDemoMember } from '../support/demoMember.ts';

const sandbox = `http://localhost:${process.env['EBBWATT_TEST_SANDBOX_PORT']}`;

interface Shown {
  readonly chats: readonly { readonly email: string; readonly loggedOutAt: string | null }[];
}

test('ANL-12, ANL-13: a member starts the chat in Help, logged in, and is logged out of it with the app', async ({
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
