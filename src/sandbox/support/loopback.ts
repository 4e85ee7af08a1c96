/** Whether a host name is loopback. The sandbox talks only to this machine. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    name === '::1' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  );
}

/** The address if it is a local http URL that ends in `path`, else null. */
export function loopbackUrl(text: string | undefined, path: RegExp): URL | null {
  if (text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  const plain =
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '';
  return plain && isLoopback(url.hostname) && path.test(url.pathname) ? url : null;
}
