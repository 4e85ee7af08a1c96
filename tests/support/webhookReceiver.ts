import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly body: string;
  readonly json: {
    readonly id: string;
    readonly type: string;
    readonly account: string;
    readonly device_id?: string;
    readonly at: string;
    readonly data?: unknown;
  };
  readonly signature: string;
}

/** Receives webhooks in place of the product. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  close(): void;
}

export async function receiveWebhooks(path: string): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({
        body,
        json: JSON.parse(body) as Received['json'],
        signature: String(request.headers['x-signature']),
      });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://us-energy.localhost:${port}${path}`, received, close: () => void server.close() };
}
