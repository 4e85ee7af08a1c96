import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What the page itself counts; the clock's own functions, because a test may stand its clock still. */
interface Counted {
  readonly underWay: Set<string>;
  started: number;
  /** Whether a call leaves only once the page has painted without its answer. */
  late: boolean;
  readonly idle: (then: () => void) => void;
}

/** Makes the pages of a context count their calls, which `settled` needs. */
export async function countCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const [frame, idle, later] = [
      window.requestAnimationFrame.bind(window),
      window.requestIdleCallback.bind(window),
      window.setTimeout.bind(window),
    ];
    // A little more than the app waits for an answer before it shows that it loads (`patienceMs`).
    const PATIENCE = 320;
    const counted: Counted = {
      underWay: new Set(),
      started: 0,
      late: false,
      // A browser that is always busy would never be idle, and the wait could not say what it waits for.
      idle: (then) => void frame(() => idle(then, { timeout: 1_000 })),
    };
    Object.assign(window, { counted });
    const fetched = window.fetch.bind(window);
    // Some screens ask before they are hydrated, and are hydrated with the answer.
    const painted = (then: () => void, patience: number): void =>
      counted.idle(() =>
        patience > 0 && performance.getEntriesByName('app-hydrated').length === 0
          ? painted(then, patience - 1)
          : counted.idle(then),
      );
    window.fetch = async (...call) => {
      counted.started += 1;
      const [asked] = call;
      const name = `${counted.started} ${asked instanceof Request ? asked.url : String(asked)}`;
      counted.underWay.add(name);
      const ended = (): void => void counted.underWay.delete(name);
      try {
        if (counted.late) {
          await new Promise((then) => later(then, PATIENCE));
          await new Promise<void>((then) => painted(then, 12));
        }
        const answer = await fetched(...call);
        // It is under way until its last byte.
        void answer.clone().blob().then(ended, ended);
        return answer;
      } catch (error) {
        ended();
        throw error;
      }
    };
  });
}

/** Makes a page's calls leave only once it has painted what it shows without their answers. */
export async function holdCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    (window as unknown as { readonly counted: Counted }).counted.late = true;
  });
}

/** How often a page is looked at in one go. */
const LOOKS = 10;

/**
 * Waits for a screen's first full state: hydrated, no call under way, nothing marked busy, its fonts and pictures
 * loaded except those far below, and nothing left to do for the browser. A screen that asks again every few seconds is settled in between.
 */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() => whatIsLeft(page), { intervals: [0], timeout: 60_000, message: 'the screen settles' })
    .toEqual([]);
}

/** What a page still waits for; empty: nothing. */
async function whatIsLeft(page: Page): Promise<readonly string[]> {
  try {
    return await page.evaluate(async (looks) => {
      const { counted } = window as unknown as { readonly counted: Counted };
      const idle = (): Promise<void> => new Promise((then) => counted.idle(then));
      const list = (): readonly string[] => [
        ...(performance.getEntriesByName('app-hydrated').length > 0 ? [] : ['hydration']),
        ...counted.underWay,
        ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
        ...[...document.querySelectorAll('[aria-busy=true]')].map(({ outerHTML }) => outerHTML.slice(0, 120)),
        ...[...document.images]
          .filter(({ complete, loading }) => !complete && loading !== 'lazy')
          .map(({ src }) => src),
      ];
      let left = ['the first look'] as readonly string[];
      for (let look = 0; look < looks && left.length > 0; look += 1) {
        await idle();
        const { started } = counted;
        left = list();
        if (left.length > 0) continue;
        // What has just arrived is rendered, and may ask for more.
        await idle();
        await idle();
        left = counted.started === started ? list() : ['another call'];
      }
      return left;
    }, LOOKS);
  } catch (error) {
    // The page led elsewhere meanwhile.
    if (/context was destroyed|navigation/i.test(String(error))) return ['a navigation'];
    throw error;
  }
}
