const KEY = 'ebbwatt.returned';
const AGAIN_MS = 60_000;

/**
 * Whether to go back to the page that maintenance led away from: once a minute for each page. If one of its calls keeps
 * answering 503 while the rest of the service is well, going back again would lead in a circle.
 */
export function mayReturn(page: string, now: number): boolean {
  try {
    const [at, last] = (window.sessionStorage.getItem(KEY) ?? '').split(' ');
    if (last === page && now - Number(at) < AGAIN_MS) return false;
    window.sessionStorage.setItem(KEY, `${now} ${page}`);
    return true;
  } catch {
    return false;
  }
}
