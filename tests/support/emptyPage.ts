/** Leaves nothing of one browser to the next: files share a worker's page. */
export function emptyPage(): void {
  document.body.replaceChildren();
  // Styles of apps that are gone: whatever looks for something in the document passes all of them.
  for (const styles of document.head.querySelectorAll('style[data-emotion^=mui]')) styles.remove();
  window.sessionStorage.clear();
  window.localStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  setPageAddress('http://localhost:3000/');
}

/** Lets React, the router and the caches finish what they do in later turns. */
export async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** As if the page had been loaded from this address, on whichever host. */
export function setPageAddress(address: string): void {
  const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(address: string): void } };
  happyDOM.setURL(address);
  window.history.replaceState(null, '', address);
}

/** As if the window had this width, in pixels. */
export function setPageWidth(width: number): void {
  const { happyDOM } = window as unknown as {
    readonly happyDOM: { setViewport(viewport: { readonly width: number }): void };
  };
  happyDOM.setViewport({ width });
}
