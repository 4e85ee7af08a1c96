import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sandboxRoot, sandboxSecret } from '../../src/server/platform/partners.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/browserTest.ts';
import { program, type Program } from '../support/program.ts';
import { signupAt, stubSignup } from '../support/stubSignup.ts';

/**
 * The demonstration's brands have no captcha keys in the tests' environment, so these tests start their own server in an
 * environment with keys. The sandbox is its captcha provider.
 */
const sandbox = `http://localhost:${process.env['EBBWATT_TEST_SANDBOX_PORT']}`;
const SENT = { ...signupAt('full'), mail_sent_to: 'dana@example.org' };
let folder: string;
let server: Program;
let origin: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-captcha-'));
  const settings = {
    EBBWATT_ENV: 'beta',
    HOST: 'localhost',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    CAPTCHA_SECRET_DEFAULT: 'hush',
    CAPTCHA_SCRIPT_URL: `${sandbox}/captcha/api.js`,
  };
  server = program(settings, [], join(projectRoot(), 'dist/server/main.js'));
  // A slow machine takes minutes to start a product while other tests run.
  [origin] = await server.says(/http:\/\/localhost:\d+/, 300_000);
});
test.afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const box = (page: Page) =>
  page
    .frameLocator('iframe[title="Confirm you’re a person"]')
    .getByRole('checkbox', { name: 'I’m not a robot' });
const send = (page: Page) => page.getByRole('button', { name: 'Send me the link' }).click();

/** Resolves once the frame has posted the captcha's answer to the page. Call it before pressing the box. */
function captchaAnswer(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener(
          'message',
          ({ data }: MessageEvent<{ captcha?: { token?: unknown } } | null>) => {
            if (typeof data?.captcha?.token === 'string') resolve();
          },
        );
      }),
  );
}

async function fillIn(page: Page): Promise<void> {
  await page.goto(`${origin}/signup/full`);
  await hydrated(page);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email address').fill('dana@example.org');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

/** The captcha server's verdict on an answer. */
async function verified(page: Page, token: unknown): Promise<unknown> {
  const secret = sandboxSecret(sandboxRoot(process.env['EBBWATT_TEST_DATA'] ?? ''), 'captcha:default');
  return (
    await page.request.post(`${sandbox}/captcha/siteverify`, { data: { secret, response: token } })
  ).json();
}

test('SGN-04: engine (a frame of another policy): a stranger solves the captcha by keyboard, and the captcha’s server confirms the answer', async ({
  page,
}) => {
  const api = await stubSignup(page, signupAt('full'), { '/signup/full': SENT });
  await fillIn(page);
  await expect(box(page)).toBeVisible();
  await expectAccessible(page);
  // The frame is sandboxed: the captcha's script reaches neither the form nor the cookies.
  const frame = page.frames().find((each) => each.url().includes('/captcha/frame'));
  expect(
    await frame?.evaluate(() => {
      const reach = (read: () => unknown): string => {
        try {
          return String(read());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [self.origin, reach(() => parent.document.title), reach(() => document.cookie)];
    }),
  ).toEqual(['null', 'SecurityError', 'SecurityError']);
  await send(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Confirm you’re a person to continue.' }),
  ).toBeVisible();
  expect(api.sent.has('/signup/full')).toBe(false);

  await page.getByRole('checkbox', { name: /I accept/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(box(page)).toBeFocused();
  const answered = captchaAnswer(page);
  await page.keyboard.press('Space');
  await answered;
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  const sent = api.sent.get('/signup/full')?.postDataJSON() as Record<string, unknown> | undefined;
  expect(await verified(page, sent?.['captcha_token'])).toMatchObject({ success: true });
});

test('SGN-04: engine (a frame of another policy): a captcha that fails to load says so and can be retried', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await stubSignup(page, signupAt('full'));
  await page.route('**/captcha/api.js', (route) => route.abort(), { times: 1 });
  await fillIn(page);
  const frame = page.frameLocator('iframe[title="Confirm you’re a person"]');
  await expect(frame.getByText('We couldn’t load the check that you’re a person.')).toBeVisible();
  await frame.getByRole('link', { name: 'Try again' }).click();
  await expect(box(page)).toBeVisible();
});
