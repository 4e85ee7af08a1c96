import { Agent, request as httpRequest } from 'node:http';

const DEADLINE_MS = 10_000;
const MOST_AT_ONCE = 64;

/** Limits connections; further requests queue. */
const agent = new Agent({ maxSockets: MOST_AT_ONCE });

/**
 * Posts to this machine and returns the status. Names below localhost lead here even if the resolver doesn't
 * know them.
 */
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
