import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { bucketStore } from './bucketStore.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function storeThat(answers: Parameters<typeof createServer>[1]) {
  const opened = createServer(answers);
  server = opened;
  await new Promise<void>((listening) => void opened.listen(0, '127.0.0.1', listening));
  const { port } = opened.address() as AddressInfo;
  return bucketStore({
    bucket: 'archive',
    prefix: '',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'ebbwatt',
    secretAccessKey: 'anything',
    answerMs: 50,
  });
}

it('gives up a store that takes the connection and never answers', async () => {
  const store = await storeThat(() => undefined);
  await expect(store.read('part', 0, 4)).rejects.toThrow(/exceeded/);
});

it('gives up an answer that stops halfway', async () => {
  const store = await storeThat((_request, response) => {
    response.writeHead(206, { 'content-length': '4' });
    response.write('ab');
  });
  await expect(store.read('part', 0, 4)).rejects.toThrow();
});
