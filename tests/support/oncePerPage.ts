import { configure, getConfig } from '@testing-library/react';

// A worker's files share one page: what is done here once would otherwise be done again, on top, by each of them.

const READS = '\n\nThe page reads: ';
const { asyncWrapper, eventWrapper } = getConfig();
let waiting = 0;
configure({
  // Everything a screen loads comes by imports and calls that a busy machine may delay.
  asyncUtilTimeout: 20_000,
  // The words of the page tell more than its elements, and are quick to find while a test waits.
  getElementError: (message, container) =>
    new Error(
      message?.includes(READS) === true
        ? message
        : `${message ?? ''}${READS}${container.textContent.replaceAll(/\s+/g, ' ').slice(0, 3_000)}`,
    ),
  // Where two parts of a page load at once, `act` renders in a circle without end. user-event waits for the page itself, so
  // its events come as in a browser. React's production build, on which the whole app's tests run, has no `act` at all.
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

// happy-dom loads no style sheets, but React shows a screen that needs one only once it is there.
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

// Without a layout, a computed style says no more than the element's own, and happy-dom reads every style sheet anew for
// each: a fifth of a staff screen's time.
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

// Whatever waits for the page watches all of it, and happy-dom starts and ends that at each of its nodes: one observer
// serves them all.
const looks = new Set<() => void>();
const Observer = window.MutationObserver;
new Observer(() => {
  for (const look of new Set(looks)) look();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
window.MutationObserver = class extends Observer {
  readonly #look: () => void;
  constructor(look: MutationCallback) {
    super(look);
    this.#look = () => look([], this);
  }
  override observe(target: Node, options: MutationObserverInit): void {
    if (target === document && options.attributes === true && options.attributeFilter === undefined)
      looks.add(this.#look);
    else super.observe(target, options);
  }
  override disconnect(): void {
    looks.delete(this.#look);
    super.disconnect();
  }
};

// happy-dom lacks it: no page here came by a link on another.
if (!('PerformanceNavigationTiming' in globalThis))
  Object.assign(globalThis, { PerformanceNavigationTiming: PerformanceEntry });
