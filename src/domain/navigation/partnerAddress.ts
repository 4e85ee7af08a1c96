/** Where a plain connection is fine: this very machine, where the demonstration's utilities stand. */
const HERE = /^(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/**
 * The address of a utility's log-in page, ready to go to, or null. It is another house by its nature, so no list of
 * hosts can tell it; but it is a page of the web, reached safely, and carries nobody's password.
 */
export function partnerAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && HERE.test(url.hostname));
  return isSafe && url.username === '' && url.password === '' ? url.href : null;
}
