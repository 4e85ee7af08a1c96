/** For what closes over the page: the focus was inside it, and would otherwise be lost. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
