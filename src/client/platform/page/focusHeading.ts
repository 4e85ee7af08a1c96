/** Moves the focus to the page's heading, and returns the heading; null when the page has none yet. */
export function focusHeading(): HTMLElement | null {
  const heading = document.querySelector('h1');
  if (heading === null) return null;
  // A heading needs a tabindex to take the focus.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
