/** The address that this browser registered last: a browser may change it while the app is closed. */
const KEY = 'ebbwatt.push-address';

export function readPushAddress({ localStorage }: Window): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be blocked; a changed address is then not known.
    return null;
  }
}

export function writePushAddress({ localStorage }: Window, address: string): void {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // As above.
  }
}
