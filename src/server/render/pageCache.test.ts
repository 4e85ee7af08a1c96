import { describe, expect, it } from 'vitest';
import { PageCache } from './pageCache.ts';

const page = (name: string, bytes: number) => ({ name, bytes });

describe('the cache of rendered pages', () => {
  it('returns a stored page, and nothing for another key', () => {
    const cache = new PageCache<ReturnType<typeof page>>(100);
    cache.set('a', page('a', 10));
    expect(cache.get('a')?.name).toBe('a');
    expect(cache.get('b')).toBeUndefined();
  });

  it('evicts the least recently used page when the size limit is reached', () => {
    const cache = new PageCache<ReturnType<typeof page>>(100);
    cache.set('a', page('a', 40));
    cache.set('b', page('b', 40));
    cache.get('a');
    cache.set('c', page('c', 40));
    expect([cache.get('a')?.name, cache.get('b')?.name, cache.get('c')?.name]).toEqual(['a', undefined, 'c']);
    expect(cache.bytes).toBe(80);
  });

  it('counts a replaced page once, with its latest size', () => {
    const cache = new PageCache<ReturnType<typeof page>>(100);
    cache.set('a', page('a', 60));
    cache.set('a', page('a', 20));
    expect(cache.bytes).toBe(20);
    expect(cache.size).toBe(1);
  });

  it('evicts nothing for a page that can never fit', () => {
    const cache = new PageCache<ReturnType<typeof page>>(100);
    cache.set('a', page('a', 60));
    cache.set('huge', page('huge', 101));
    expect(cache.get('a')?.name).toBe('a');
    expect(cache.get('huge')).toBeUndefined();
  });

  it('stores nothing when its limit is zero', () => {
    const cache = new PageCache<ReturnType<typeof page>>(0);
    cache.set('a', page('a', 1));
    expect(cache.size).toBe(0);
  });
});
