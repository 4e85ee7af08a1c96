import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { consoleErrors } from './consoleErrors.ts';
import { emptyPage, someTurns } from './emptyPage.ts';
import { expectNoOpenApp } from './openApps.ts';

// Files share a worker's modules and its page, so that each test leaves both as it found them. Files without a page don't
// load React.
const library = typeof document === 'undefined' ? null : await import('@testing-library/react');
if (library !== null) await import('./oncePerPage.ts');

beforeEach(() => {
  expectNoOpenApp();
  Object.assign(consoleErrors, { written: [], expected: false });
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    if (!values.some(isDropped)) consoleErrors.written.push(format(...values));
  });
});

afterEach(async () => {
  if (library !== null) {
    library.cleanup();
    await someTurns();
    emptyPage();
  }
  const { written, expected } = consoleErrors;
  vi.mocked(console.error).mockRestore();
  if (!expected) expect(written, 'What the test wrote to console.error').toEqual([]);
});

/** Relay reports a call that was given up because its screen is gone; members' browsers don't. */
const isDropped = (value: unknown): boolean =>
  value instanceof Error && 'kind' in value && value.kind === 'dropped';
