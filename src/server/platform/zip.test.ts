import { unzipSync, strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import { inPieces, zipped } from './zip.ts';

const at = new Date('2026-06-10T12:00:00Z');

async function* entries(texts: Readonly<Record<string, readonly string[]>>) {
  for (const [name, content] of Object.entries(texts)) yield { name, content };
}

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const found: Uint8Array[] = [];
  for await (const chunk of chunks) found.push(chunk);
  return found;
}

it('holds every text under its name, and none that is empty', async () => {
  const chunks = await all(
    zipped(entries({ 'a/one.txt': ['Zoë ', 'Quill'], 'b.txt': [], 'c.txt': ['3'] }), at),
  );
  const files = unzipSync(Buffer.concat(chunks));
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    'a/one.txt': 'Zoë Quill',
    'c.txt': '3',
  });
});

it('gives what it has made before it takes the next text', async () => {
  let taken = 0;
  async function* long() {
    for (let line = 0; line < 200; line += 1) {
      taken += 1;
      yield Array.from({ length: 2_000 }, () => Math.random().toString(36)).join('\n');
    }
  }
  async function* one() {
    yield { name: 'long.txt', content: long() };
  }
  const seen: number[] = [];
  let largest = 0;
  for await (const chunk of zipped(one(), at)) {
    seen.push(taken);
    largest = Math.max(largest, chunk.length);
  }
  expect(seen[0]).toBeLessThan(20);
  expect(largest).toBeLessThan(400_000);
});

it('is cut into pieces of one size, but for the last', async () => {
  async function* chunks() {
    for (const size of [3, 0, 10, 1, 4]) yield new Uint8Array(size).fill(size);
  }
  const pieces = await all(inPieces(chunks(), 4));
  expect(pieces.map(({ length }) => length)).toEqual([4, 4, 4, 4, 2]);
  expect(Array.from(Buffer.concat(pieces))).toEqual([3, 3, 3, ...Array<number>(10).fill(10), 1, 4, 4, 4, 4]);
});
