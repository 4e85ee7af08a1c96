/** What lets somebody in: the token of a mailed link, the code of a log-in elsewhere. */
const SECRETS = ['access_token', 'token', 'code'];

/** Whether an address carries a secret, so that it must not go along as the referrer of what it leads to. */
export function isSecretAddress(url: string): boolean {
  const [, query = ''] = url.split(/\?(.*)/s, 2);
  const asked = new URLSearchParams(query);
  return SECRETS.some((name) => asked.has(name));
}
