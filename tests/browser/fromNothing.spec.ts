import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sampleNem12 } from '../../src/domain/meter/sampleFiles.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { startEmptyProduct, type EmptyProduct } from '../support/emptyProduct.ts';

// Follows the operators' chapter word for word: its commands are run as they are written there, and every label that it
// prints in bold is pressed, filled or found. A label or a command that the test doesn't use fails it.

const readme = readFileSync(new URL('../../src/server/operations/programme.md', import.meta.url), 'utf8');
const chapter = /^## From nothing\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
const unused = new Set([...chapter.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label]) => label ?? ''));
const commands = [...chapter.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block]) =>
  (block ?? '').trim().split('\n'),
);

/** A label that the chapter prints in bold. */
function label(text: string): string {
  expect(chapter, `The chapter says nothing of "${text}"`).toContain(`**${text}**`);
  unused.delete(text);
  return text;
}

let product: EmptyProduct;
test.beforeAll(async () => {
  product = await startEmptyProduct({ migrated: false });
});
test.afterAll(() => product.stop());

/** Runs the chapter's next command, which has to begin like this. */
async function run(beginning: string): Promise<string> {
  const command = commands.shift() ?? '';
  expect(command).toMatch(new RegExp(`^${beginning}`));
  const words = command
    .replace(/^npm run /, '')
    .split(' ')
    .map((word) => (word.endsWith('.csv') ? join(product.dataDir, word) : word));
  return (await product.command(...words)).join('\n');
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name: label(name), exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function save(page: Page, button: string): Promise<void> {
  await press(page, 'Review change');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('Reason')).fill('Setting the programme up');
  await dialog.getByRole('button', { name: label(button), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The link in the newest email of the folder that the chapter names. */
function linkInMail(): string | undefined {
  const folder = join(product.dataDir, 'outbox');
  const [newest] = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  const text = readFileSync(newest ?? '', 'utf8')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  return /https?:\/\/\S*access_token=[\w.~-]+/.exec(text)?.[0];
}

/** The home's readings of whole days from then on, 48 a day, in the file that the chapter names. */
function writeDelivery(
  name: string,
  { first, days, value }: { first: number; days: number; value?: () => string },
): void {
  const firstDay = new Date(first).toISOString().slice(0, 10).replaceAll('-', '');
  writeFileSync(
    join(product.dataDir, name),
    sampleNem12({ nmi: 'CEDAR0001', firstDay, days, ...(value === undefined ? {} : { value }) }),
  );
}

const DAY = 86_400_000;

test('journey: an operator who follows the README gets from an empty system to a settled result', async ({
  page,
  browser,
}) => {
  expect(commands.shift()).toBe('npm start -- --no-demo');

  const link = /http\S+/.exec(await run('npm run staff -- add '))?.[0];
  await page.goto(link ?? '');
  await hydrated(page);
  await page.getByLabel(label('New password')).fill('a-password-for-staff');
  await press(page, 'Save and log in');

  await page.getByRole('link', { name: label('Start with a utility') }).click();
  await expect(heading(page)).toHaveText('New utility');
  await page.getByLabel(label('Acronym')).fill(label('CEDAR'));
  await page.getByLabel('Name', { exact: true }).fill('Cedar Power');
  await page.getByLabel('Short name').fill('Cedar');
  await page.getByLabel(label('Time zone')).fill('America/Los_Angeles');
  const method = page.getByLabel(label('How homes connect'));
  await expect(method.getByRole('option')).toHaveText([
    label('The utility’s interface'),
    label('Meter files that you or the utility deliver'),
    label('Not yet'),
  ]);
  await method.selectOption('FILES');
  await save(page, 'Add the utility');
  await expect(heading(page)).toHaveText('Cedar Power');

  await page.getByRole('link', { name: label('New program') }).click();
  await expect(heading(page)).toHaveText('New program');
  await page.getByLabel('Name', { exact: true }).fill('Evening Savers');
  await page.getByLabel(label('Settlement interval')).selectOption({ label: label('30 minutes') });
  await save(page, 'Add the program');
  await expect(heading(page)).toHaveText('Evening Savers');

  await page
    .getByRole('navigation', { name: 'Staff tools' })
    .getByRole('link', { name: label('Postal codes') })
    .click();
  await expect(heading(page)).toHaveText('Postal codes');
  await page.getByRole('textbox', { name: 'Postal codes' }).fill('94103');
  await save(page, 'Set codes');

  const member = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await member.goto(product.origin);
  await hydrated(member);
  await member.getByLabel(/zip/i).fill('94103');
  await press(member, 'Check my home');
  await member.getByRole('link', { name: /^Join/ }).click();
  await member.getByLabel('First name').fill('Dana');
  await member.getByLabel('Last name').fill('Whitfield');
  await member.getByLabel('Email address').fill('dana@example.com');
  await member.getByRole('checkbox').check();
  await press(member, 'Send me the link');
  await expect(heading(member)).toHaveText('Check your email');
  await expect.poll(() => linkInMail()).toBeDefined();
  await member.goto(linkInMail() ?? '');
  await member.getByLabel('Password', { exact: true }).fill('four quiet rivers sing');
  await press(member, 'Continue');
  await expect(heading(member)).toHaveText('Which utility serves your home?');
  await expect(member.getByRole('combobox')).toHaveValue(/^Cedar Power/);
  await press(member, 'Continue');
  await press(member, 'Continue');
  await member.getByLabel(label('Meter number')).fill(label('CEDAR0001'));
  await press(member, 'Continue');
  await expect(heading(member)).toHaveText(label('You’ve done your part'));
  await press(member, 'Continue');
  for (const step of ['connect_phone', 'appliances']) {
    await expect(member).toHaveURL(new RegExp(`/signup/${step}`));
    await press(member, 'Skip for now');
  }
  await expect(member).toHaveURL(`${product.origin}/`);

  await page.goto(`${product.origin}/internal`);
  await page
    .getByRole('navigation', { name: 'Staff tools' })
    .getByRole('link', { name: label('Utilities') })
    .click();
  await page.getByRole('link', { name: 'Cedar Power' }).click();
  await expect(page.getByText('dana@example.com')).toBeVisible();

  const today = Math.floor(Date.now() / DAY) * DAY;
  writeDelivery('history.csv', { first: today - 30 * DAY, days: 29 });
  expect(await run('npm run import-readings -- history.csv')).toContain('1 meter added, 1 home connected');

  await page
    .getByRole('navigation', { name: 'Staff tools' })
    .getByRole('link', { name: label('Events') })
    .click();
  await expect(heading(page)).toHaveText('Events');
  await page.getByRole('link', { name: label('Schedule an event') }).click();
  await expect(heading(page)).toHaveText('Schedule an event');
  await page.getByLabel('Day', { exact: true }).fill(new Date(today + 2 * DAY).toISOString().slice(0, 10));
  await page.getByLabel('Start', { exact: true }).fill('18:00');
  await page.getByLabel('End', { exact: true }).fill('19:00');
  await expect(page.getByText(/18:00/).first()).toBeVisible();
  await save(page, 'Schedule the event');

  await member.goto(product.origin);
  await hydrated(member);
  await member.getByRole('button', { name: /^Join this/ }).click();
  await expect(member.getByText(label('You’re in'), { exact: true })).toBeVisible();

  expect(await run('npm run clock -- \\+4d')).toMatch(/^It is /);
  writeDelivery('evening.csv', { first: today - DAY, days: 5, value: () => '0.050' });
  expect(await run('npm run import-readings -- evening.csv')).toContain('1 meter added');

  await expect(async () => {
    await member.goto(`${product.origin}/events`);
    await hydrated(member);
    await member.getByRole('link', { name: /earned \$\d+\.\d\d$|earned \d+¢$/ }).click({ timeout: 5_000 });
  }).toPass();
  await expect(heading(member)).toHaveText(/^You saved \d+\sWh and earned/);
  await expect(member.getByRole('heading', { name: label('How we worked this out') })).toBeVisible();
  expect(commands).toEqual([]);
  expect([...unused]).toEqual([]);
});
