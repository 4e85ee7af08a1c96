import { readTab, writeTab } from './tabStorage.ts';

const KEY = 'ebbwatt.folds';

/** What the member has opened and closed of each entry of this tab's history. */
export interface OpenFolds {
  /** Notes from now on for this entry. */
  show(entry: string): void;
  /** Opens and closes what was left so, also in parts that arrive later. Returns how to stop; undefined: nothing was. */
  returnTo(entry: string): (() => void) | undefined;
  /** Keeps all of it over a full page load. */
  save(): void;
}

type Folds = Readonly<Record<string, boolean>>;

/** Follows every `<details>` of the page: Back then finds them as they were left, whichever component made them. */
export function followFolds(page: Window & typeof globalThis, entry: string, signal: AbortSignal): OpenFolds {
  const left = new Map(readTab<Folds>(page, KEY));
  let shown = entry;
  // The event doesn't bubble.
  page.document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof page.HTMLDetailsElement) || !target.isConnected) return;
      const name = namedFolds(page.document).find(([, fold]) => fold === target)?.[0];
      if (name !== undefined) left.set(shown, { ...left.get(shown), [name]: target.open });
    },
    { signal, capture: true },
  );
  return {
    show: (next) => void (shown = next),
    returnTo(wanted) {
      const folds = left.get(wanted);
      return folds === undefined ? undefined : openAgain(page, folds);
    },
    save: () => writeTab(page, KEY, left),
  };
}

function openAgain(page: Window & typeof globalThis, folds: Folds): () => void {
  /** Each once: what the member does with it afterwards stays. */
  const done = new WeakSet<HTMLDetailsElement>();
  const apply = (): void => {
    for (const [name, fold] of namedFolds(page.document)) {
      if (done.has(fold)) continue;
      done.add(fold);
      const wasOpen = folds[name];
      if (wasOpen !== undefined && fold.open !== wasOpen) fold.open = wasOpen;
    }
  };
  apply();
  const arrivals = new page.MutationObserver(apply);
  arrivals.observe(page.document.body, { childList: true, subtree: true });
  return () => arrivals.disconnect();
}

/** Each by what stands before it and its own heading, and by its number where several have the same. */
function namedFolds(document: Document): [string, HTMLDetailsElement][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll('details')].map((fold) => {
    const words = `${rowAround(fold) || headingAbove(fold)} / ${ownHeading(fold)}`;
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return [`${words} / ${count}`, fold];
  });
}

/** Without the line below it, which may say how long ago something was. */
function ownHeading(fold: HTMLDetailsElement): string {
  const summary = fold.querySelector('summary');
  return (summary?.querySelector(HEADINGS) ?? summary)?.textContent.trim() ?? '';
}

/** How the row of a list begins, of which the fold is a part. */
function rowAround(fold: HTMLDetailsElement): string {
  const row = fold.closest('li')?.textContent ?? '';
  return row.replace(fold.textContent, '').trim().slice(0, 60);
}

function headingAbove(fold: HTMLDetailsElement): string {
  for (let around = fold.parentElement; around !== null; around = around.parentElement) {
    const heading = [...around.querySelectorAll(HEADINGS)].find((each) => !fold.contains(each));
    if (heading !== undefined) return heading.textContent.trim();
  }
  return '';
}

const HEADINGS = 'h1, h2, h3, h4';
