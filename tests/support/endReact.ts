import { afterAll } from 'vitest';
import { openRoots } from './openRoots.ts';

// React finishes its work in later turns and needs a window for it, but the page goes with the file's last test.
afterAll(async () => {
  if (openRoots.size === 0) return;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  for (const root of openRoots) root.unmount();
  openRoots.clear();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
});
