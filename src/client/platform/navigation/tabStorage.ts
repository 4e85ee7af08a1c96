/** Entries of the history whose state is kept over a full page load. */
const KEPT = 50;

/** What this tab kept of each entry of its history. */
export function readTab<Value>(page: Window, key: string): [string, Value][] {
  try {
    return JSON.parse(page.sessionStorage.getItem(key) ?? '[]') as [string, Value][];
  } catch {
    return [];
  }
}

export function writeTab(page: Window, key: string, entries: ReadonlyMap<string, unknown>): void {
  if (entries.size === 0) return;
  try {
    page.sessionStorage.setItem(key, JSON.stringify([...entries].slice(-KEPT)));
  } catch {
    // Storage may be blocked; pages then begin anew after a full load.
  }
}
