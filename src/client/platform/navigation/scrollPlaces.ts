const KEY = 'ebbwatt.scroll';
/** Entries of the history whose place is kept over a full page load. */
const KEPT = 50;

/** How far each entry of this tab's history was scrolled. */
export interface ScrollPlaces {
  /** The entry that the page shows from now on. */
  show(entry: string): void;
  /** Scrolls to where the entry was left. Returns how to stop; undefined: it wasn't scrolled in this tab. */
  returnTo(entry: string): (() => void) | undefined;
  stop(): void;
}

/**
 * Notes the places while the member scrolls, and over a full page load in the tab's storage. The browser must not scroll
 * by itself on Back: it would move the page that is still shown. After a reload it may.
 */
export function followScroll(page: Window & typeof globalThis, entry: string): ScrollPlaces {
  const places = new Map(readPlaces(page));
  let shown = entry;
  if (page.scrollY > 0) places.set(shown, page.scrollY);
  const listening = new page.AbortController();
  const { signal } = listening;
  page.history.scrollRestoration = 'manual';
  page.addEventListener('scroll', () => places.set(shown, page.scrollY), { signal, passive: true });
  const leave = (): void => {
    page.history.scrollRestoration = 'auto';
    if (places.size === 0) return;
    try {
      page.sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-KEPT)));
    } catch {
      // Storage may be blocked; pages then begin at their top after a full load.
    }
  };
  page.addEventListener('pagehide', leave, { signal });
  return {
    show: (next) => void (shown = next),
    returnTo(wanted) {
      const place = places.get(wanted);
      return place === undefined ? undefined : scrollTo(page, place);
    },
    stop() {
      listening.abort();
      leave();
    },
  };
}

function readPlaces(page: Window): [string, number][] {
  try {
    return JSON.parse(page.sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
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
