import { Agent, request as httpRequest } from 'node:http';

const DEADLINE_MS = 10_000;
const MOST_AT_ONCE = 64;

/** Limits connections; further requests queue. */
const agent = new Agent({ maxSockets: MOST_AT_ONCE });

interface HereCall {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly stopping?: AbortSignal;
}

export interface HereAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Calls an address of this machine. Names below localhost lead here even if the resolver doesn't know them. Rejects without an
 * answer in time.
 */
export function callHere(
  address: string,
  { method, headers, body = '', stopping }: HereCall,
): Promise<HereAnswer> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const hostname = url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname.replace(/^\[|\]$/g, '');
    const sent = httpRequest(
      {
        agent,
        hostname,
        port: url.port === '' ? 80 : Number(url.port),
        path: url.pathname + url.search,
        method,
        headers: {
          ...headers,
          host: url.host,
          ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }),
        },
        timeout: DEADLINE_MS,
        ...(stopping && { signal: stopping }),
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
          )
          .on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time'))).on('error', reject);
    sent.end(body);
  });
}
