/**
 * Link targets allowed in content: a page of the app, the web, or mail. Anything else, including spellings
 * browsers resolve to another host, is hidden. Source: BAN-40.
 */
export function isSafeLink(url: string): boolean {
  return (
    isOwnPath(url) ||
    (isPlain(url) && /^(?:https?:\/\/[^/\\@]+(?:[/?#]|$)|mailto:)/i.test(url) && URL.canParse(url))
  );
}

/** A path within the app. */
export function isOwnPath(url: string): boolean {
  return isPlain(url) && /^\/(?![/\\])/.test(url);
}

/** Our own pictures and https ones only. */
export function isSafePicture(url: string): boolean {
  return isOwnPath(url) || (isPlain(url) && /^https:\/\/[^/\\@]+\//i.test(url));
}

/** Browsers strip white space and control characters from addresses, and so would see a different one. */
const isPlain = (url: string): boolean => !/[\s\p{Cc}]/u.test(url);
