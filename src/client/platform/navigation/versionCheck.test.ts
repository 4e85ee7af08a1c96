import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Environment } from '../../../domain/brands/environments.ts';
import { createVersionCheck, VERSION_FILE } from './versionCheck.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function make(environment: Environment, answer: () => Promise<Response>) {
  const asked: string[] = [];
  const check = createVersionCheck({
    environment,
    running: 'main-a.js',
    fetch: (path) => {
      asked.push(path);
      return answer();
    },
    setTimeout,
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  });
  return { check, asked };
}

const names = (main: string) => () => Promise.resolve(Response.json({ main }));

describe('the version check', () => {
  it('NET-31, NET-33, AMB-21: many triggers make one call, 180000 ms after the last of them', async () => {
    const { check, asked } = make('production', names('main-a.js'));
    check.touch();
    await vi.advanceTimersByTimeAsync(100_000);
    check.touch();
    await vi.advanceTimersByTimeAsync(179_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([VERSION_FILE]);
    await vi.advanceTimersByTimeAsync(900_000);
    expect(asked).toHaveLength(1);
  });

  it.each<Environment>(['dev', 'test', 'staging'])('NET-32: makes no request in %s', async (environment) => {
    const { check, asked } = make(environment, names('main-b.js'));
    check.touch();
    await vi.advanceTimersByTimeAsync(900_000);
    expect([asked, check.isOutdated()]).toEqual([[], false]);
  });

  it.each([
    ['another main chunk', names('main-b.js'), true],
    ['the same one', names('main-a.js'), false],
    ['a proxy’s page', () => Promise.resolve(new Response('<html>')), false],
    ['a missing file', () => Promise.resolve(new Response(null, { status: 404 })), false],
    ['no network', () => Promise.reject(new TypeError('offline')), false],
  ])('NET-34: with %s the app is outdated: %s', async (_what, answer, outdated) => {
    const { check } = make('production', answer);
    check.touch();
    await vi.advanceTimersByTimeAsync(181_000);
    expect(check.isOutdated()).toBe(outdated);
  });
});
