import { focusHeading } from '../page/focusHeading.ts';

const FLAG = 'ebbwatt.log-in';

/** Tells two pages of a tab apart. */
const thisPage = (): string => String(window.performance.timeOrigin);

/** The heading of a screen that still loads its data comes within this time. */
const HEADING_MS = 10_000;

/** Called before a log-in leaves for the next page, which is loaded from the server. */
export function announceLogin(): void {
  try {
    window.sessionStorage.setItem(FLAG, thisPage());
  } catch {
    // Storage is blocked: the next page starts at its top.
  }
}

/**
 * The page after a log-in starts at its heading, as after every other navigation (NAV-27), also when the heading comes
 * late or replaces a skeleton's. Ends with the member's first press or key. `byLink`: an emailed link logged in.
 */
export function focusAfterLogin(byLink: boolean): void {
  if (!takeFlag() && !byLink) return;
  const ended = new AbortController();
  const { signal } = ended;
  const begin = (): void => {
    if (document.activeElement === document.body) focusHeading();
  };
  const headings = new MutationObserver(begin);
  headings.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => headings.disconnect());
  for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, () => ended.abort(), { signal });
  window.setTimeout(() => ended.abort(), HEADING_MS);
  begin();
}

function takeFlag(): boolean {
  try {
    const announcedOn = window.sessionStorage.getItem(FLAG);
    // The log-in page itself may get here after the button was pressed, and leaves the flag to the next page.
    if (announcedOn === null || announcedOn === thisPage()) return false;
    window.sessionStorage.removeItem(FLAG);
    return true;
  } catch {
    return false;
  }
}
