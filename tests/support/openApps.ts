import { expect } from 'vitest';

/** Apps that are mounted in the page, with the addresses at which they opened. */
export const openApps = new Map<object, string>();

/**
 * Files share a worker's page. An app that a test leaves open goes on there: at the next change of the address it asks its
 * own server, which is closed by then, and its errors are those of another file's test.
 */
export function expectNoOpenApp(): void {
  const left = [...openApps.values()];
  openApps.clear();
  expect(left, 'Apps that a test left open').toEqual([]);
}
