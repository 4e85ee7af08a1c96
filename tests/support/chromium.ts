import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Features the tests switch off. Chromium obeys only its last `--disable-features`, so Playwright's own list
 * (chromiumSwitches.ts) is repeated here; then come those that cost processor time and that no test needs.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each window would load two web pages for the address bar's suggestions, in their own process.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Each window would keep an unused process ready for its next site.
  'SpareRendererForSitePerProcess',
];

/** Switches for a browser that contacts only the server under test, even as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The made-up addresses of brands fail immediately.
  '--no-proxy-server',
  '--host-resolver-rules=MAP *.example ~NOTFOUND',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** The same engine without windows, which takes a third less processor time for the same tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium to test with: CHROMIUM_PATH, the one that Playwright downloaded, or the system's, preferably its headless
 * shell. Null without any.
 */
export function findChromium(): string | null {
  const { CHROMIUM_PATH: chosen } = process.env;
  const candidates = chosen === undefined ? [chromium.executablePath(), ...usualPlaces] : [chosen];
  return candidates.find((path) => path !== '' && existsSync(path) && runs(path)) ?? null;
}

/** The file may be a launcher that only says what to install, like Ubuntu's. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** Finds a Chromium or installs one by the means the machine has. Throws a sentence that says what to do otherwise. */
export function haveChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  console.log('There is no Chromium for the browser tests. Installing one…');
  for (const install of waysToInstall()) {
    install();
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed here. Install it by your package manager ' +
      '(for example `apt-get install chromium`) or by `npx playwright install --with-deps chromium`, ' +
      'or name the program in CHROMIUM_PATH, and run the tests again.',
  );
}

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian packages the browser under its name; elsewhere that may be something that does not run here. */
const isDebianRoot = (): boolean =>
  mayInstall() &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

function byApt(browser: string): void {
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', browser]);
}

function waysToInstall(): (() => void)[] {
  const byPlaywright = (): void =>
    run('npx', ['playwright', 'install', ...(mayInstall() ? ['--with-deps'] : []), 'chromium']);
  if (!mayInstall()) return [byPlaywright];
  const ways = [() => byApt('chromium-headless-shell'), () => byApt('chromium'), byPlaywright];
  return isDebianRoot() ? ways : ways.reverse();
}

function run(program: string, args: readonly string[]): void {
  spawnSync(program, args, {
    stdio: 'inherit',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
