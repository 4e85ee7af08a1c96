import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { consoleErrors } from './consoleErrors.ts';
import { emptyPage, someTurns } from './emptyPage.ts';

// Files share a worker's modules and its page, so that each test leaves both as it found them. Files without a page don't
// load React.
const library = typeof document === 'undefined' ? null : await import('@testing-library/react');
const READS = '\n\nThe page reads: ';
library?.configure({
  // Everything a screen loads comes by imports and calls that a busy machine may delay.
  asyncUtilTimeout: 20_000,
  // The words of the page tell more than its elements, and are quick to find while a test waits.
  getElementError: (message, container) =>
    new Error(
      message?.includes(READS) === true
        ? message
        : `${message ?? ''}${READS}${container.textContent.replaceAll(/\s+/g, ' ').slice(0, 3_000)}`,
    ),
});

// Where two parts of a page load at once, `act` renders in a circle without end. user-event waits for the page itself, so its
// events come as in a browser. React's production build, on which the whole app's tests run, has no `act` at all.
if (library !== null) {
  const { asyncWrapper, eventWrapper } = library.getConfig();
  let waiting = 0;
  library.configure({
    asyncWrapper: async (work): Promise<unknown> => {
      waiting += 1;
      try {
        return (await asyncWrapper(work)) as unknown;
      } finally {
        waiting -= 1;
      }
    },
    eventWrapper: (dispatch): unknown =>
      waiting > 0 || process.env['NODE_ENV'] === 'production' ? dispatch() : eventWrapper(dispatch),
  });
}

// happy-dom loads no style sheets, but React shows a screen that needs one only once it is there.
if (library !== null) {
  const { happyDOM } = window as unknown as {
    readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  const loaded = (node: unknown) => {
    if (node instanceof HTMLLinkElement && node.rel === 'preload') node.dispatchEvent(new Event('load'));
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) loaded(node);
  }).observe(document, { childList: true, subtree: true });
}

// Without a layout, a computed style says no more than the element's own, and happy-dom reads every style sheet anew for
// each: a fifth of a staff screen's time.
if (library !== null) {
  const none = document.createElement('p').style;
  const lengths = /width|height|padding|margin/i;
  const view = document.defaultView ?? window;
  view.getComputedStyle = window.getComputedStyle = (element, pseudo) =>
    new Proxy(pseudo == null && element instanceof HTMLElement ? element.style : none, {
      get(style, name) {
        const value: unknown = Reflect.get(style, name, style);
        if (typeof value === 'function') return value.bind(style) as unknown;
        return value === '' && lengths.test(String(name)) ? '0px' : value;
      },
    });
}

// Whatever waits for the page watches all of it, and happy-dom starts and ends that at each of its nodes: one observer
// serves them all.
if (library !== null) {
  const waiting = new Set<() => void>();
  const Observer = window.MutationObserver;
  new Observer(() => {
    for (const look of new Set(waiting)) look();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.MutationObserver = class extends Observer {
    readonly #look: () => void;
    constructor(look: MutationCallback) {
      super(look);
      this.#look = () => look([], this);
    }
    override observe(target: Node, options: MutationObserverInit): void {
      if (target === document && options.attributes === true && options.attributeFilter === undefined)
        waiting.add(this.#look);
      else super.observe(target, options);
    }
    override disconnect(): void {
      waiting.delete(this.#look);
      super.disconnect();
    }
  };
}

// happy-dom lacks it: no page here came by a link on another.
if (library !== null && !('PerformanceNavigationTiming' in globalThis))
  Object.assign(globalThis, { PerformanceNavigationTiming: PerformanceEntry });

beforeEach(() => {
  Object.assign(consoleErrors, { written: [], expected: false });
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    if (!values.some(isDropped)) consoleErrors.written.push(format(...values));
  });
});

afterEach(async () => {
  if (library !== null) {
    library.cleanup();
    await someTurns();
    emptyPage();
  }
  const { written, expected } = consoleErrors;
  vi.mocked(console.error).mockRestore();
  if (!expected) expect(written, 'What the test wrote to console.error').toEqual([]);
});

/** Relay reports a call that was given up because its screen is gone; members' browsers don't. */
const isDropped = (value: unknown): boolean =>
  value instanceof Error && 'kind' in value && value.kind === 'dropped';
