import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '../brands/environments.ts';
import { checksVersion, isOutdated, VERSION_CHECK_DEBOUNCE_MS } from './versionCheck.ts';

describe('version check', () => {
  it('CON-03, NET-33: is debounced at 180000 ms', () => {
    expect(VERSION_CHECK_DEBOUNCE_MS).toBe(180_000);
  });

  it('NET-32: runs in production only', () => {
    expect(ENVIRONMENTS.filter(checksVersion)).toEqual(['production']);
  });

  it.each([
    ['main-a1.js', 'main-a1.js', false],
    ['main-a1.js', 'main-b2.js', true],
    ['main-a1.js', '', false],
    ['main-a1.js', null, false],
    ['main-a1.js', undefined, false],
  ])('NET-34: running %s, latest %s: outdated %s', (running, latest, outdated) => {
    expect(isOutdated(running, latest)).toBe(outdated);
  });
});
