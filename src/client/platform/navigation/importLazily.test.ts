import { describe, expect, it } from 'vitest';
import { createLazyImporter } from './importLazily.ts';

function page(isOffline = false) {
  const kept = new Map<string, string>();
  let reloads = 0;
  const went: (string | undefined)[] = [];
  const importLazily = createLazyImporter({
    flags: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    reload: (to) => {
      reloads += 1;
      went.push(to);
    },
    isOffline: () => Promise.resolve(isOffline),
  });
  return { importLazily, kept, reloads: () => reloads, went };
}

const gone = Object.assign(
  () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  { source: 'src/a.tsx' },
);
const fine = Object.assign(() => Promise.resolve({ default: 'screen' }), { source: 'src/a.tsx' });
const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'done',
      () => 'raised',
    ),
    new Promise((resolve) => setTimeout(resolve, 20, 'open')),
  ]);

describe('a lazy screen', () => {
  it("NET-29: reloads the page once when it doesn't load; a second failure throws", async () => {
    const { importLazily, reloads } = page();
    expect(await settled(importLazily(gone))).toBe('open');
    expect(reloads()).toBe(1);
    expect(await settled(importLazily(gone))).toBe('raised');
    expect(reloads()).toBe(1);
  });

  it('NET-29: reloads at the address the member was going to', async () => {
    const { importLazily, went } = page();
    expect(await settled(importLazily(gone, '/rewards?type=all'))).toBe('open');
    expect(went).toEqual(['/rewards?type=all']);
  });

  it('throws without a connection, and keeps the reload for later', async () => {
    const { importLazily, kept, reloads } = page(true);
    expect(await settled(importLazily(gone))).toBe('raised');
    expect([reloads(), kept.size]).toEqual([0, 0]);
  });

  it('NET-30: a success resets the flag', async () => {
    const { importLazily, kept } = page();
    void importLazily(gone);
    await settled(Promise.resolve());
    expect(kept.size).toBe(1);
    expect(await importLazily(fine)).toEqual({ default: 'screen' });
    expect(kept.size).toBe(0);
  });
});
