import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { noteCost } from './costReport.ts';
import { countCalls } from './settled.ts';

export { expect };

/** Errors that a page does not show. A test fails unless this is empty at its end. */
export interface Faults {
  /** Allows a fault that the test provokes on purpose. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  readonly faults: Faults;
}

/** All tests have these, because Playwright starts another worker and browser for tests that don't. */
interface WorkerFixtures {
  /** The context that a group's tests share in this worker. */
  readonly sharedContext: (group: string) => Promise<BrowserContext>;
  /** Every context of this worker counts its pages' calls, also one that a test makes. */
  readonly callsCounted: Browser;
}

/** Contexts whose pages report violations of the security policy to their console. */
const reporting = new WeakSet<BrowserContext>();

/**
 * Every browser test runs in a page whose console is watched: a report of the security policy or of Trusted Types, a
 * hydration or other React error, or an uncaught one fails the test. The browser has another
 * country and time zone than the member, so that a page that reads the machine's fails.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  locale: 'de-DE',
  timezoneId: 'Asia/Kolkata',
  callsCounted: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await countCalls(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker', auto: true },
  ],
  sharedContext: [
    async ({ browser }, use) => {
      let open = null as { readonly group: string; readonly context: BrowserContext } | null;
      await use(async (group) => {
        if (open?.group === group) return open.context;
        // The page of an earlier group would go on polling.
        await open?.context.close();
        open = { group, context: await browser.newContext() };
        return open.context;
      });
      await open?.context.close();
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ context }, use, { file }) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      const watched: (() => void)[] = [];
      const watch = (page: Page): void => {
        const onConsole = (message: ConsoleMessage): void => {
          const { url } = message.location();
          // The brands' collectors do not exist here. Routing them would intercept all requests, at a fifth of the
          // processor time of a page.
          if (/^https:\/\/collect\.\S+\.example\//.test(url)) return;
          if (message.type() === 'error' || /hydrat|Content Security Policy|Trusted/i.test(message.text())) {
            seen.push(`${message.text()} (${url})`);
          }
        };
        const onError = (error: Error): void => void seen.push(`${error.name}: ${error.message}`);
        page.on('console', onConsole);
        page.on('pageerror', onError);
        watched.push(() => page.off('console', onConsole).off('pageerror', onError));
      };
      context.pages().forEach(watch);
      context.on('page', watch);
      if (!reporting.has(context)) {
        reporting.add(context);
        await context.addInitScript(() => {
          document.addEventListener(
            'securitypolicyviolation',
            ({ violatedDirective, blockedURI, sample }) => {
              console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sample}`);
            },
          );
        });
      }
      await use({ allow: (pattern) => void allowed.push(pattern) });
      context.off('page', watch);
      for (const stop of watched) stop();
      noteCost('file', file);
      expect(seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The same for a file's tests that open one screen after another and change nothing: they share a page, because starting
 * a page and logging in takes longer than most of these tests.
 */
export const screenTest = test.extend({
  context: async ({ sharedContext }, use, { titlePath }) => {
    await use(await sharedContext(titlePath.slice(0, -1).join(' › ')));
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
});

/** Waits until the app has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('app-hydrated').length > 0);
}

/** The scripts that a page lists for hydration, in request order. */
export function listedScripts(html: string): readonly string[] {
  return JSON.parse(/const urls=(\[[^\]]*\])/.exec(html)?.[1] ?? '[]') as string[];
}

/** Transferred bytes of every script requested before the app was hydrated; later ones delay no one. */
export function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const hydratedAt = performance.getEntriesByName('app-hydrated')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= hydratedAt)
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  });
}
