/** The readable half of the anti-forgery pair; the other half is bound to the session on the server. */
export const CSRF_COOKIE = 'ebbwatt_csrf';
export const CSRF_HEADER = 'X-CSRF-Token';

/** Reads one cookie from `document.cookie`; null: missing. */
export function cookieValue(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
