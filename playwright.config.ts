import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserServerEnv } from './tests/support/browserServer.ts';
import { chromiumArgs, findChromium } from './tests/support/chromium.ts';
import { freePort } from './tests/support/freePort.ts';

/**
 * Tests in a real browser against the built app with its demonstration, on its own data. Workers read this file again
 * and must find the same server, so its port and folder are passed in the environment.
 */
async function once(name: string, choose: () => string | Promise<string>): Promise<string> {
  const chosen = process.env[name] ?? (await choose());
  process.env[name] = chosen;
  return chosen;
}

/** Only the process that creates it deletes it, after the server has stopped. */
function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const port = await once('EBBWATT_TEST_PORT', freePort);
const sandboxPort = await once('EBBWATT_TEST_SANDBOX_PORT', freePort);
const dataDir = await once('EBBWATT_TEST_DATA', () => temporaryFolder('ebbwatt-browser-'));
const executablePath = await once('CHROMIUM_PATH', () => findChromium() ?? '');

export default defineConfig({
  outputDir: './test-results',
  forbidOnly: true,
  fullyParallel: false,
  // A test that passes at the second try keeps the run green, and `npm test` names it as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: availableParallelism(),
  // Long enough for a slow machine.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // What a service worker answers can't be routed; its own tests allow it.
    serviceWorkers: 'block',
    // Recording takes as long again as the test; `npm run test:browser -- --trace on` records.
    trace: 'off',
    launchOptions: {
      // Pages live too briefly for V8's optimizing compilers to pay off.
      args: [...chromiumArgs, '--js-flags=--no-opt --no-maglev'],
      ...(executablePath === '' ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'chromium', testDir: './tests/browser', use: { browserName: 'chromium' } },
    // A short journey in Firefox and WebKit, which are started by drivers of their own.
    ...(process.env['EBBWATT_DEEP'] === '1' ? [{ name: 'other engines', testDir: './tests/engines' }] : []),
  ],
  webServer: {
    command: 'node codegen/build/build.mjs && node dist/server/main.js',
    url: `http://localhost:${port}/login`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: browserServerEnv(port, sandboxPort, dataDir),
  },
});
