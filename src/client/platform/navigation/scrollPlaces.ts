import { followFolds } from './openFolds.ts';
import { readTab, writeTab } from './tabStorage.ts';

const KEY = 'ebbwatt.scroll';

/** How each entry of this tab's history was left: how far it was scrolled, and what was folded. */
export interface ScrollPlaces {
  /** The entry that the page shows from now on. */
  show(entry: string): void;
  /** Scrolls to where the entry was left. Returns how to stop; undefined: nothing of it was changed in this tab. */
  returnTo(entry: string): (() => void) | undefined;
  stop(): void;
}

/**
 * Notes the places while the member scrolls, and over a full page load in the tab's storage. The browser must not scroll
 * by itself on Back: it would move the page that is still shown. After a reload it may.
 */
export function followScroll(page: Window & typeof globalThis, entry: string): ScrollPlaces {
  const places = new Map(readTab<number>(page, KEY));
  let shown = entry;
  if (page.scrollY > 0) places.set(shown, page.scrollY);
  const listening = new page.AbortController();
  const { signal } = listening;
  const folds = followFolds(page, entry, signal);
  let stopFolds = wasLeft(page) ? folds.returnTo(entry) : undefined;
  page.history.scrollRestoration = 'manual';
  page.addEventListener('scroll', () => places.set(shown, page.scrollY), { signal, passive: true });
  const leave = (): void => {
    page.history.scrollRestoration = 'auto';
    writeTab(page, KEY, places);
    folds.save();
  };
  page.addEventListener('pagehide', leave, { signal });
  return {
    show(next) {
      shown = next;
      stopFolds?.();
      stopFolds = undefined;
      folds.show(next);
    },
    returnTo(wanted) {
      stopFolds = folds.returnTo(wanted);
      const place = places.get(wanted) ?? (stopFolds === undefined ? undefined : 0);
      return place === undefined ? undefined : scrollTo(page, place);
    },
    stop() {
      stopFolds?.();
      listening.abort();
      leave();
    },
  };
}

/** Whether this page load is a reload or comes by Back or Forward. */
function wasLeft(page: Window): boolean {
  const [load] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/**
 * Scrolls to a place, and again while the parts of the page arrive that make it long enough, until the member does
 * something. Returns how to stop.
 */
function scrollTo(page: Window & typeof globalThis, place: number): () => void {
  const going = new page.AbortController();
  const go = (): void => {
    if (page.scrollY !== place) page.scrollTo(0, place);
  };
  const growth = new page.ResizeObserver(go);
  const stop = (): void => {
    going.abort();
    growth.disconnect();
  };
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    page.addEventListener(act, stop, { signal: going.signal, passive: true });
  go();
  growth.observe(page.document.body);
  return stop;
}
