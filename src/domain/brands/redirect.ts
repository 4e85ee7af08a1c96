import { isWorkbench, type Environment } from './environments.ts';

export interface RedirectRules {
  readonly environment: Environment;
  readonly hosts: readonly string[];
  readonly localHosts: readonly string[];
  /** `host` or `host:port`. */
  readonly allowedRedirectHosts: readonly string[];
}

const LONGEST = 2048;
/** URLs on the wire are printable ASCII. Parsers disagree about anything else, and about the backslash. */
const WIRE_SAFE = /^[\x21-\x5b\x5d-\x7e]+$/;
/** A slash or backslash right after the first slash, also percent-encoded any number of times: "/%2f", "/%255C". */
const DOUBLE_SLASH = /^\/(?:\/|%(?:25)*(?:2f|5c))/i;
/** Percent-encoded control characters: something downstream may decode them into a second header line. */
const ENCODED_CONTROL = /%(?:25)*(?:[01][0-9a-f]|7f)/i;

/**
 * The normalized address to go to, or null when the app must not go there. Allowed: a path with one leading
 * slash, the page's own origin, the brand's hosts and the hosts it lists; https only, except towards loopback
 * and in dev and test. Use the result, not the input. Ambiguous input is refused, not repaired. Source:
 * architecture, "Server" ("redirect targets … are checked on both sides against the brand's allowed hosts").
 */
export function redirectTarget(url: unknown, brand: RedirectRules, origin: string): string | null {
  if (!isPlain(url)) return null;
  return url.startsWith('/') ? pathTarget(url, origin) : absoluteTarget(url, brand, origin);
}

/** The same for a page on the own origin: a normalized path with one leading slash, or null. */
export function ownPath(path: unknown, origin: string): string | null {
  return isPlain(path) && path.startsWith('/') ? pathTarget(path, origin) : null;
}

export function isAllowedRedirect(url: unknown, brand: RedirectRules, origin: string): boolean {
  return redirectTarget(url, brand, origin) !== null;
}

function isPlain(url: unknown): url is string {
  return (
    typeof url === 'string' && url.length <= LONGEST && WIRE_SAFE.test(url) && !ENCODED_CONTROL.test(url)
  );
}

function pathTarget(path: string, origin: string): string | null {
  if (DOUBLE_SLASH.test(path) || !URL.canParse(path, origin)) return null;
  const { origin: target, pathname, search, hash } = new URL(path, origin);
  // "/x/..//evil.example" starts with two slashes only after the dots are resolved.
  if (
    target !== new URL(origin).origin ||
    DOUBLE_SLASH.test(pathname) ||
    leavesWhenUnwrapped(pathname, origin)
  )
    return null;
  return pathname + search + hash;
}

/** "/.%2f/evil.example" becomes two slashes for a reader that decodes before resolving the dots. */
function leavesWhenUnwrapped(pathname: string, origin: string): boolean {
  const url = new URL(origin);
  for (let read = pathname, times = 0; read.includes('%') && times < 4; times += 1) {
    try {
      read = decodeURIComponent(read);
    } catch {
      return false;
    }
    url.pathname = read;
    if (DOUBLE_SLASH.test(url.pathname)) return true;
  }
  return false;
}

function absoluteTarget(text: string, brand: RedirectRules, origin: string): string | null {
  // The parser would repair "https:evil" and "https:///evil"; a genuine URL has exactly two slashes and a
  // host.
  const written = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (written === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (written.includes('@') || url.username !== '' || url.password !== '') return null;
  if (
    written.includes('%') ||
    DOUBLE_SLASH.test(url.pathname) ||
    leavesWhenUnwrapped(url.pathname, url.origin)
  )
    return null;
  if (url.origin === new URL(origin).origin) return url.href;
  if (!speaksSafely(url, brand.environment)) return null;
  return [...brand.hosts, ...brand.localHosts, ...brand.allowedRedirectHosts].some((host) => names(host, url))
    ? url.href
    : null;
}

function speaksSafely(url: URL, environment: Environment): boolean {
  return url.protocol === 'https:' || isWorkbench(environment) || isOwnMachine(url.hostname);
}

/** A listed loopback name allows every port; any other name allows the port it gives, or the default one. */
function names(host: string, url: URL): boolean {
  return host === url.host || (host === url.hostname && isOwnMachine(host));
}

/** Names that resolve to the local machine. */
export function isOwnMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
}
