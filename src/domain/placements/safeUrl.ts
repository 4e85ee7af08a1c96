/**
 * Where content that an operator wrote may lead: a page of the app, the web, or a mail. Anything else, spellings that a
 * browser would take for another host among it, is not shown. Source: BAN-40.
 */
export function isSafeLink(url: string): boolean {
  return isOwnPath(url) || (isPlain(url) && /^(?:https?:\/\/[^/\\@]+(?:[/?#]|$)|mailto:)/i.test(url));
}

/** A page of the app, as the router takes it. */
export function isOwnPath(url: string): boolean {
  return isPlain(url) && /^\/(?![/\\])/.test(url);
}

/** A picture of our own or of the web; nothing that would be read without encryption, or that is no picture's address. */
export function isSafePicture(url: string): boolean {
  return isOwnPath(url) || (isPlain(url) && /^https:\/\/[^/\\@]+\//i.test(url));
}

/** Browsers drop white space and control characters from addresses, and so would see another one than we do. */
const isPlain = (url: string): boolean => !/[\s\p{Cc}]/u.test(url);
