import { Agent, request as httpRequest } from 'node:http';

const DEADLINE_MS = 10_000;
const MOST_AT_ONCE = 64;

/** So many connections at once; the rest wait for their turn. */
const agent = new Agent({ maxSockets: MOST_AT_ONCE });

/** Posts to this machine, and answers with the status. A name below localhost leads here too, whether the machine's resolver knows that or not. */
export function postJson(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const hostname = url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname.replace(/^\[|\]$/g, '');
    const sent = httpRequest(
      {
        agent,
        hostname,
        port: url.port === '' ? 80 : Number(url.port),
        path: url.pathname + url.search,
        method: 'POST',
        headers: {
          ...headers,
          host: url.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
        timeout: DEADLINE_MS,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time'))).on('error', reject);
    sent.end(body);
  });
}
