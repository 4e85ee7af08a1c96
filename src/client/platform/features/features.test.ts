// @vitest-environment happy-dom
// (the query cache keeps time in browsers only)
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appQueries } from '../cache/queries.ts';
import { clientApp, DANA, feature, toUserStatus } from '../../../../tests/support/clientApp.tsx';
import { collectAnswers } from '../page/collectAnswers.ts';
import { keepFeaturesFresh } from './features.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An app whose backend returns these features and counts requests. */
async function appWith(user: typeof DANA | null) {
  const asked: string[] = [];
  const app = await clientApp({
    user,
    features: [feature('rewards_wheel')],
    fetch: (request) => {
      asked.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json({ features: [feature('rewards_wheel', false)] }));
    },
  });
  return { services: app.services, asked };
}

describe('features', () => {
  it("SES-33, CON-01: refetches a member's after 300000 ms, not before", async () => {
    const { services, asked } = await appWith(DANA);
    const stop = keepFeaturesFresh(services);
    await vi.advanceTimersByTimeAsync(299_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual(['/api/v2/features']);
    expect(services.features.get()).toEqual([]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(2);
    stop();
    await vi.advanceTimersByTimeAsync(900_000);
    expect(asked).toHaveLength(2);
  });

  it('SES-11: never fetches for a visitor; fetches after login', async () => {
    const { services, asked } = await appWith(null);
    const stop = keepFeaturesFresh(services);
    await vi.advanceTimersByTimeAsync(900_000);
    expect(asked).toEqual([]);
    services.session.enter(toUserStatus(DANA));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(['/api/v2/features']);
    stop();
  });

  it('keep the variations that came with the page', async () => {
    const { services } = await clientApp({
      user: DANA,
      features: [{ ...feature('dashboard_standing'), variation: 'lead' }, feature('rewards_wheel')],
    });
    const before = ['dashboard_standing', 'dashboard_standing=lead', 'rewards_wheel'];
    expect(services.features.get()).toEqual(before);
    const stop = keepFeaturesFresh(services);
    await vi.advanceTimersByTimeAsync(10);
    expect(services.features.get()).toEqual(before);
    stop();
  });

  it("aren't in the page twice", async () => {
    const { services } = await appWith(DANA);
    expect(collectAnswers(appQueries(services))).toEqual([]);
  });
});
