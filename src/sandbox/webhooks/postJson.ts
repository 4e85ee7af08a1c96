import { callHere } from '../support/callHere.ts';

/** Posts to this machine and returns the status. */
export async function postJson(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const sent = { ...headers, 'content-type': 'application/json' };
  return (await callHere(address, { method: 'POST', headers: sent, body })).status;
}
