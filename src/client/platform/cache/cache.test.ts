// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appQueries } from './queries.ts';
import { clientApp, DANA } from '../../../../tests/support/clientApp.tsx';
import { clearCaches } from './clearCaches.ts';
import { refreshSubjects } from './refresh.ts';
import { restQuery } from './restQuery.ts';
import { subjectStaleTime } from './freshness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function start() {
  const asked: string[] = [];
  const app = await clientApp({
    user: DANA,
    fetch: (request) => {
      asked.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json({ events: [] }));
    },
  });
  return { app: app.services, asked };
}

describe('freshness windows', () => {
  it.each([
    ['EVT-24', 'events', 30_000],
    ['SET-03', 'settings', 30_000],
    ['MKT-12', 'rewards', 30_000],
    ['SES-38', 'experiments', 30_000],
    ['WAL-19', 'wallet', 5_000],
    ['SES-38', 'features', 300_000],
  ])('%s, SES-38, CON-02: %s are shown again for %d ms', (_row, subject, milliseconds) => {
    expect(subjectStaleTime([subject, '/any'])).toBe(milliseconds);
  });

  it('SES-38: re-entering a screen within the window makes no request, after it one', async () => {
    const { app, asked } = await start();
    const enter = async () => {
      const leave = new QueryObserver(
        appQueries(app),
        restQuery(app, 'events', '/api/v2/upcoming_events'),
      ).subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(50);
      leave();
    };
    await enter();
    await vi.advanceTimersByTimeAsync(28_000);
    await enter();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    await enter();
    expect(asked).toHaveLength(2);
  });
});

describe('after a write', () => {
  it('refetches everything that shows its subjects, and nothing else', async () => {
    const { app, asked } = await start();
    new QueryObserver(appQueries(app), restQuery(app, 'events', '/api/v2/upcoming_events')).subscribe(
      () => undefined,
    );
    new QueryObserver(appQueries(app), restQuery(app, 'settings', '/settings')).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(50);
    app.queriesAskedAt.set('a Relay query', 0);
    asked.length = 0;
    await refreshSubjects(app, ['events', 'wallet']);
    await vi.advanceTimersByTimeAsync(50);
    expect(asked).toEqual(['/api/v2/upcoming_events']);
    expect(app.queriesAskedAt.size).toBe(0);
  });

  it("SES-09: clearing removes the member's data from both caches", async () => {
    const { app } = await start();
    await appQueries(app).query(restQuery(app, 'settings', '/settings'));
    app.relay.commitUpdate((store) => void store.create('client:1', 'User').setValue('Dana', 'firstName'));
    clearCaches(app);
    expect(appQueries(app).getQueryCache().getAll()).toEqual([]);
    expect(app.relay.getStore().getSource().getRecordIDs()).toEqual([]);
  });
});
