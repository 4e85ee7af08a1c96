import { describe, expect, it } from 'vitest';
import type { FulfillerDeps } from '../fulfiller.ts';
import { jsonPage, listedOrder, readList } from './readList.ts';

/** Reads the list of a service that answers these pages, whose places are their numbers. */
async function read(pages: readonly object[]) {
  const asked: string[] = [];
  const outbound = {
    call: (_service: string, { url }: { readonly url: string }) => {
      asked.push(url);
      const body = pages[asked.length - 1] ?? pages.at(-1);
      const answer = { status: 200, json: () => body, ok: () => answer };
      return Promise.resolve(answer);
    },
  } as unknown as FulfillerDeps['outbound'];
  const found = await readList(
    { outbound },
    'alder',
    (place) => ({ url: `https://alder.example/orders?cursor=${place ?? ''}` }),
    (answer) =>
      jsonPage(answer, 'orders', 'next_cursor', ({ key }) =>
        listedOrder({ key, number: `number-${String(key)}`, state: 'delivered' }),
      ),
  );
  return { keys: found.map(({ key }) => key), asked: asked.map((url) => url.split('=')[1]) };
}
const page = (keys: readonly string[], next: unknown) => ({
  orders: keys.map((key) => ({ key })),
  next_cursor: next,
});

describe('the list of a fulfilment service', () => {
  it('is read page by page to its end', async () => {
    expect(await read([page(['a', 'b'], 2), page(['c'], 'third'), page(['d'], null)])).toEqual({
      keys: ['a', 'b', 'c', 'd'],
      asked: ['', '2', 'third'],
    });
  });

  it.each<[string, readonly object[]]>([
    ['has no orders', [{ next_cursor: null }]],
    [
      'has an order that isn’t one, on its second page',
      [page(['a'], 2), { orders: ['b'], next_cursor: null }],
    ],
    ['has an order without a key', [{ orders: [{}], next_cursor: null }]],
    ['never ends', [page(['a'], 1)]],
  ])('counts for nothing when it %s', async (_what, pages) => {
    await expect(read(pages)).rejects.toThrow();
  });
});
