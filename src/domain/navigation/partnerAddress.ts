/** Plain http is fine on this machine, where the demonstration's utilities run. */
const HERE = /^(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/**
 * The address of a utility's login page, or null if it isn't safe. Utilities' hosts can't be listed, so any
 * web page over https without credentials is accepted.
 */
export function partnerAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && HERE.test(url.hostname));
  return isSafe && url.username === '' && url.password === '' ? url.href : null;
}
