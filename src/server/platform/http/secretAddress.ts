/** Parameters that grant access: tokens of emailed links, codes of external log-ins. */
const SECRETS = ['access_token', 'token', 'code'];

/** Such an address must not be sent on as a referrer. */
export function isSecretAddress(url: string): boolean {
  const [, query = ''] = url.split(/\?(.*)/s, 2);
  const asked = new URLSearchParams(query);
  return SECRETS.some((name) => asked.has(name));
}
