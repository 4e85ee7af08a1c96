// @vitest-environment happy-dom
// (the query cache keeps time in browsers only)
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appQueries } from '../cache/queries.ts';
import { clientApp, DANA, toUserStatus } from '../../../../tests/support/clientApp.tsx';
import { followExperiments } from './experiments.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function appWith(user: typeof DANA | null, href = 'http://localhost:3000/') {
  const asked: string[] = [];
  const carried: unknown[] = [];
  const { services } = await clientApp({
    user,
    href,
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return Promise.resolve(
        Response.json({
          experiments: pathname === '/experiments' ? [] : [{ key: 'home_order', variation: 'b' }],
        }),
      );
    },
  });
  const { stop, refreshStale } = followExperiments({
    ...services,
    analytics: { carry: (experiments) => void carried.push(experiments) },
  });
  return { services, asked, carried, stop, refreshStale };
}

describe('experiments', () => {
  it("SES-34, SES-35: fetches a member's experiments, and adds tracked ones to analytics", async () => {
    const { asked, carried, stop } = await appWith(DANA);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.toSorted()).toEqual(['/experiments', '/track_key_experiments']);
    expect(carried.at(-1)).toEqual([{ key: 'home_order', variation: 'b' }]);
    await vi.advanceTimersByTimeAsync(900_000);
    expect(asked).toHaveLength(2);
    stop();
  });

  it.each(['another page opens', 'the member comes back to the tab'])(
    'SES-38: refetches when %s more than 30 seconds later, and not before',
    async (what) => {
      const { services, asked, stop, refreshStale } = await appWith(DANA);
      appQueries(services).mount();
      const happens = () =>
        what === 'another page opens' ? refreshStale() : window.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(29_000);
      happens();
      await vi.advanceTimersByTimeAsync(10);
      expect(asked).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1_500);
      happens();
      await vi.advanceTimersByTimeAsync(10);
      expect(asked.toSorted()).toEqual([
        '/experiments',
        '/experiments',
        '/track_key_experiments',
        '/track_key_experiments',
      ]);
      stop();
      appQueries(services).unmount();
    },
  );

  it("SES-09: doesn't fetch on the page that logs out", async () => {
    const { services, asked, stop } = await appWith(DANA, 'http://localhost:3000/logout');
    await services.session.logOut();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(['/logout']);
    stop();
  });

  it('SES-11: never fetches for a visitor; fetches after login, and forgets everything after log-out', async () => {
    const { services, asked, carried, stop } = await appWith(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    services.session.enter(toUserStatus(DANA));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveLength(2);
    await services.session.logOut();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.filter((path) => path.includes('experiments'))).toHaveLength(2);
    expect(carried.at(-1)).toEqual([]);
    stop();
  });
});
