const KEY = 'ebbwatt.returned';
const AGAIN_MS = 60_000;

/**
 * Whether to return to the page that maintenance interrupted: at most once a minute per page. If one of its calls keeps
 * answering 503 while the rest of the service is up, returning again would loop.
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
