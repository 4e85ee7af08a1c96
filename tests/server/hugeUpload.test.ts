import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';

const megabyte = 1_048_576;
let server: PlatformServer;
let read = 0;

beforeAll(async () => {
  server = await platformServer([
    { id: 'read', rule: 'anyone', path: '/read', handler: async () => ({ status: 200, body: {} }) },
    {
      id: 'upload',
      rule: 'anyone',
      method: 'POST',
      path: '/upload',
      bodyType: 'multipart/form-data',
      handler: async (_ctx, { files }) => {
        for await (const { stream } of files) for await (const piece of stream) read += piece.length;
        return { status: 200, body: {} };
      },
    },
  ]);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Sends 200 MB as fast as the server reads, until it responds. */
async function send(
  headers: Record<string, string>,
): Promise<{ status: number; sent: number; grown: number }> {
  const client = server.client();
  await client.call('/read');
  const { port } = server.app.server.address() as AddressInfo;
  const before = process.memoryUsage().rss;
  let [sent, most] = [0, 0];
  const piece = Buffer.alloc(megabyte, 'x');
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/backend/upload',
    headers: {
      host: 'localhost',
      cookie: `ebbwatt_csrf=${client.token}`,
      'x-csrf-token': client.token ?? '',
      'content-type': 'multipart/form-data; boundary=cut',
      ...headers,
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
  });
  const state = { answered: false };
  const note = (): void => void (state.answered = true);
  void answer.then(note, note);
  outgoing.write(
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="big.xml"\r\ncontent-type: text/xml\r\n\r\n',
  );
  while (sent < 200 * megabyte && !state.answered) {
    if (!outgoing.write(piece))
      await Promise.race([
        new Promise((resolve) => outgoing.once('drain', resolve)),
        answer.catch(() => undefined),
      ]);
    sent += megabyte;
    most = Math.max(most, process.memoryUsage().rss);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { statusCode = 0 } = await answer;
  outgoing.destroy();
  return { status: statusCode, sent, grown: most - before };
}

describe('a file of 200 MB', { timeout: 120_000 }, () => {
  it('is refused unread when it declares its size', async () => {
    const { status, sent } = await send({ 'content-length': String(200 * megabyte) });
    expect(status).toBe(413);
    expect(read).toBe(0);
    expect(sent).toBeLessThan(20 * megabyte);
  });

  it('is refused at the limit when it declares no size, and memory stays flat', async () => {
    const { status, sent, grown } = await send({ 'transfer-encoding': 'chunked' });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(60 * megabyte);
    expect(read).toBeLessThan(34 * megabyte);
    expect(grown).toBeLessThan(96 * megabyte);
  });
});
