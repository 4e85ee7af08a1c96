/** Parameters that grant access: tokens of emailed links, codes of external log-ins. */
const SECRETS = ['access_token', 'token', 'code'];

/** Such an address must not be sent on as a referrer. */
export function isSecretAddress(url: string): boolean {
  const start = url.indexOf('?');
  if (start < 0) return false;
  const asked = new URLSearchParams(url.slice(start + 1));
  return SECRETS.some((name) => asked.has(name));
}
