const FLAG = 'ebbwatt.log-in';

/** Called before a log-in leaves for the next page, which is loaded from the server. */
export function announceLogin(): void {
  try {
    window.sessionStorage.setItem(FLAG, '1');
  } catch {
    // Storage is blocked: the next page starts at its top.
  }
}

/** The page after a log-in starts at its heading, as after every other navigation (NAV-27). */
export function focusAfterLogin(): void {
  try {
    if (window.sessionStorage.getItem(FLAG) === null) return;
    window.sessionStorage.removeItem(FLAG);
  } catch {
    return;
  }
  const heading = document.querySelector('h1');
  if (heading === null || document.activeElement !== document.body) return;
  // A heading needs a tabindex to take the focus.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
