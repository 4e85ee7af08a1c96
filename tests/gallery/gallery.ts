import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD, demoEmail } from '../../src/server/demo/people.ts';
import { root, startProduct } from '../load/processes.ts';
import { chromiumArgs, haveChromium } from '../support/chromium.ts';
import { freePort } from '../support/freePort.ts';
import { countCalls, settled } from '../support/settled.ts';
import type { Scene, Viewer } from './scene.ts';
import { scenes } from './scenes.ts';
import { moveClock, SEASON_BRANDS, seasonStart, walkSeason } from './season.ts';

/**
 * `npm run gallery [name …]`: every screen in every state, two brands, light and dark, three widths, into gallery/index.html.
 * With names, only the scenes whose names begin with them. `npm run gallery -- --readme` makes the few pictures of the README,
 * `npm run gallery -- --season` those of a season as three members, into gallery/season.
 */
const brands = ['default', 'au-retailer'] as const;
/** For scenes that neither of those has. */
const otherBrands = ['ca-telecom'] as const;
const modes = ['light', 'dark'] as const;
const widths = [360, 800, 1400] as const;
const args = process.argv.slice(2);
const forReadme = args.includes('--readme');
const forSeason = args.includes('--season');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const folder = forReadme
  ? join(root, 'tests', 'gallery', 'readme')
  : join(root, 'gallery', ...(forSeason ? ['season'] : []));

const README = [
  { scene: 'home', brand: 'default', mode: 'light', width: 360 },
  { scene: 'event-result', brand: 'default', mode: 'light', width: 360 },
  { scene: 'rewards', brand: 'default', mode: 'light', width: 360 },
  { scene: 'home', brand: 'au-retailer', mode: 'dark', width: 360 },
  { scene: 'internal-events', brand: 'default', mode: 'light', width: 1400 },
] as const;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
const sessions = new Map<string, State>();
const data = mkdtempSync(join(tmpdir(), 'ebbwatt-gallery-'));
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const start = seasonStart(new Date());
// The demonstration is made by the clock of its first start.
if (forSeason) moveClock({ dataFolder: data, print }, start);
const sandboxPort = await freePort();
process.env['EBBWATT_TEST_SANDBOX_PORT'] = sandboxPort;
// With the sandbox, which has the support chat.
const product = await startProduct({
  DATA_DIR: data,
  // The payment provider's messages go to the address that the settings name.
  PORT: await freePort(),
  SANDBOX_PORT: sandboxPort,
  ...(forSeason ? { DEMO_BRANDS: SEASON_BRANDS.join(',') } : {}),
});
const browser = await chromium.launch({ executablePath: haveChromium(), args: chromiumArgs });
mkdirSync(folder, { recursive: true });
const made: { scene: Scene; brand: string; mode: string; width: number; file: string; faults: string[] }[] =
  [];
let count = 0;
try {
  if (forSeason)
    count = await walkSeason({
      browser,
      port: product.port,
      dataFolder: data,
      start,
      folder,
      print,
    });
  for (const brand of forSeason ? [] : [...brands, ...otherBrands]) {
    for (const width of widths) {
      for (const viewer of ['stranger', 'demo', 'carbon', 'pending', 'staff'] as const)
        await look(brand, width, viewer);
    }
  }
  if (!forReadme && !forSeason) writeFileSync(join(folder, 'index.html'), page());
} finally {
  await browser.close();
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}
const faults = made.flatMap(({ file, faults: seen }) => seen.map((fault) => `${file}: ${fault}`));
process.stdout.write(
  `${forSeason ? count : made.length} pictures in ${folder}\n${faults.length === 0 ? '' : `${[...new Set(faults)].join('\n')}\n`}`,
);

/** Each screen is loaded once for both modes: a page follows the machine's choice while it is open. */
async function look(brand: string, width: number, viewer: Viewer): Promise<void> {
  const origin = `http://${brand === 'default' ? 'localhost' : `${brand}.localhost`}:${product.port}`;
  for (const scene of scenes) {
    const wantedModes = modes.filter((mode) => isWanted(scene, brand, mode, width));
    const [first] = wantedModes;
    if (scene.viewer !== viewer || first === undefined) continue;
    const state = viewer === 'stranger' ? undefined : await createSession(browser, origin, brand, viewer);
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: first,
      ...(state === undefined ? {} : { storageState: state }),
    });
    await prepare(context);
    const tab = await context.newPage();
    const seen: string[] = [];
    tab.on('pageerror', (error) => seen.push(error.message));
    tab.on(
      'console',
      (message) =>
        void (
          message.type() === 'error' &&
          !/status of [45]\d\d/.test(message.text()) &&
          seen.push(message.text())
        ),
    );
    try {
      await tab.goto(origin + scene.path);
      await settled(tab);
      await scene.act?.(tab);
    } catch (error) {
      // The picture shows where it got stuck; the others are still made.
      seen.push(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
    await tab.evaluate(() => window.scrollTo(0, 0));
    for (const mode of wantedModes) {
      await tab.emulateMedia({ colorScheme: mode });
      // A logo may have a file of its own for dark pages. A picture that nobody scrolls to is never decoded.
      await tab.waitForTimeout(100);
      await tab.evaluate(() =>
        Promise.allSettled(
          [...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode()),
        ),
      );
      const file = `${scene.name}--${brand}-${mode}-${width}.png`;
      await tab.screenshot({ path: join(folder, file), fullPage: !forReadme, animations: 'disabled' });
      made.push({ scene, brand, mode, width, file, faults: seen });
    }
    await context.close();
    if (scene.ends) sessions.delete(`${brand}/${viewer}`);
  }
}

function isWanted({ name, desk, brand: only }: Scene, brand: string, mode: string, width: number): boolean {
  if (only === undefined ? otherBrands.some((other) => other === brand) : only !== brand) return false;
  if (forReadme)
    return README.some(
      (one) => one.scene === name && one.brand === brand && one.mode === mode && one.width === width,
    );
  if (desk && width === 360 && brand !== 'default') return false;
  return wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix));
}

/** Makes a context's pages tell when they are settled. */
async function prepare(context: BrowserContext): Promise<void> {
  // Functions that run in a page are compiled with this helper, which pages don't have.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await countCalls(context);
}

async function createSession(
  from: Browser,
  origin: string,
  brand: string,
  viewer: Exclude<Viewer, 'stranger'>,
): Promise<State> {
  const key = `${brand}/${viewer}`;
  const known = sessions.get(key);
  if (known !== undefined) return known;
  const context = await from.newContext();
  await prepare(context);
  const tab = await context.newPage();
  await tab.goto(`${origin}/login`);
  await settled(tab);
  await tab.locator('input[name=email]').fill(demoEmail(brand, viewer));
  await tab.locator('input[name=password]').fill(DEMO_PASSWORD);
  await tab.locator('button[type=submit]').click();
  await tab.waitForURL(`${origin}/`);
  const state = await context.storageState();
  await context.close();
  sessions.set(key, state);
  return state;
}

function page(): string {
  const sections = scenes.map((scene) => {
    const pictures = made.filter((one) => one.scene === scene);
    const figures = pictures.map(
      ({ file, brand, mode, width, faults: seen }) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${brand}, ${mode}, ${width} px${seen.length > 0 ? ` <strong>${seen.length} faults</strong>` : ''}</figcaption></figure>`,
    );
    return `<section><h2>${scene.name}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Ebbwatt gallery</title><style>
body{font:14px system-ui;margin:2rem;background:#888}section>div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
figure{margin:0;flex:none}img{max-height:70vh;border-radius:6px;background:#fff}h2{margin:2rem 0 .5rem}</style>${sections.join('\n')}`;
}
