import { backendBase } from '../../src/domain/brands/backendBase.ts';

interface Asked {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: unknown;
}

/** The browser features that a request needs. */
export interface AskingPage {
  readonly origin: string;
  readonly cookies: () => string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/**
 * Sends an operation as the app does: with cookies and the anti-forgery header, and retries once after the cookie was
 * renewed. It uses the session of this host's other tabs.
 */
export function askBackend({ origin, cookies, fetch }: AskingPage): (asked: Asked) => Promise<object> {
  const base = backendBase({ environment: 'dev', backendBaseUrl: '/backend' }, origin);
  const ask = async (asked: Asked): Promise<object> => {
    const token = /(?:^|;\s*)ebbwatt_csrf=([^;]*)/.exec(cookies())?.[1] ?? '';
    const answer = await fetch(`${base}/graphql/internal`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRF-Token': decodeURIComponent(token) },
      body: JSON.stringify(asked),
    });
    return (await answer.json()) as object;
  };
  return async (asked) => {
    const first = await ask(asked);
    if (!('status' in first) || first.status !== -303) return first;
    await fetch(`${base}/reset_cookies`, { credentials: 'include' });
    return ask(asked);
  };
}
