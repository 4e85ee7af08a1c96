import { describe, expect, it } from 'vitest';
import { afterLazyFailure, afterLazySuccess, type FlagStore } from './lazyReload.ts';

function storage(): FlagStore & { readonly size: number } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    get size() {
      return kept.size;
    },
  };
}

const forbidden = () => {
  throw new Error('The operation is insecure.');
};

describe('a lazy screen that does not load', () => {
  it('NET-29, HLP-29: reloads the page once, then throws', () => {
    const store = storage();
    expect([1, 2, 3].map(() => afterLazyFailure(store, 'events'))).toEqual(['reload', 'raise', 'raise']);
  });

  it('NET-30: a success resets the flag', () => {
    const store = storage();
    afterLazyFailure(store, 'events');
    expect(store.size).toBe(1);
    afterLazySuccess(store, 'events');
    expect(store.size).toBe(0);
    expect(afterLazyFailure(store, 'events')).toBe('reload');
  });

  it("NET-29: another screen's success doesn't cause an endless reload", () => {
    const store = storage();
    expect(afterLazyFailure(store, 'events')).toBe('reload');
    afterLazySuccess(store, 'shell');
    expect(afterLazyFailure(store, 'events')).toBe('raise');
  });

  it.each<[string, FlagStore]>([
    ['is forbidden', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
    ['is full', { getItem: () => null, setItem: forbidden, removeItem: () => undefined }],
    ['forgets', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }],
  ])('NET-29: throws immediately where storage %s', (_how, store) => {
    expect(afterLazyFailure(store, 'events')).toBe('raise');
    expect(() => afterLazySuccess(store, 'events')).not.toThrow();
  });
});
