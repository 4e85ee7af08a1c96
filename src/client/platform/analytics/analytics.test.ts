import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { createPageVisits } from './pageVisits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function make(collector: string | null = 'https://collect.ebbwatt.example/e') {
  const sent: { to: string; event: Record<string, unknown> }[] = [];
  const complaints: unknown[] = [];
  const analytics = createAnalytics({
    collector,
    path: () => '/events',
    beacon: (to, body) => sent.push({ to, event: JSON.parse(body) as Record<string, unknown> }) > 0,
    console: { error: (...words: unknown[]) => void complaints.push(words) },
  });
  return { analytics, sent, complaints };
}

describe('analytics', () => {
  it("ANL-01, ANL-04, ANL-06: sends a structured event to the brand's collector, in lower case", () => {
    const { analytics, sent } = make();
    analytics.track({ category: 'Banner', action: 'VIEW', value: 3 });
    expect(sent).toEqual([
      {
        to: 'https://collect.ebbwatt.example/e',
        event: { kind: 'structured', category: 'banner', action: 'view', value: 3, path: '/events' },
      },
    ]);
  });

  it.each([
    ['ANL-02', { category: 'banner' }],
    ['ANL-03', { category: 'banner', action: 'view', value: 'abc' }],
  ])("%s: doesn't send an invalid event", (_row, event) => {
    const { analytics, sent, complaints } = make();
    analytics.track(event);
    expect([sent, complaints.length]).toEqual([[], 1]);
  });

  it('SES-35: adds tracked variations to every event', () => {
    const { analytics, sent } = make();
    analytics.carry([{ key: 'home_order', variation: 'b' }]);
    analytics.visit();
    analytics.carry([]);
    analytics.visit();
    expect(sent.map(({ event }) => event)).toEqual([
      { kind: 'visit', path: '/events', experiments: [{ key: 'home_order', variation: 'b' }] },
      { kind: 'visit', path: '/events' },
    ]);
  });

  it('BRD-27: sends nothing without a collector', () => {
    const { analytics, sent } = make(null);
    analytics.track({ category: 'banner', action: 'view' });
    expect(sent).toEqual([]);
  });

  it('ANL-10, CON-05: the first heartbeat of a visit after 30 s, then one every 10 s, until it ends', () => {
    const { analytics, sent } = make();
    const visits = createPageVisits({
      analytics,
      now: Date.now,
      setTimeout,
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    });
    const beats = () =>
      sent.filter(({ event }) => event['kind'] === 'heartbeat').map(({ event }) => event['count']);
    visits.begin();
    vi.advanceTimersByTime(29_000);
    expect(beats()).toEqual([]);
    vi.advanceTimersByTime(22_000);
    expect(beats()).toEqual([1, 2, 3]);
    visits.begin();
    vi.advanceTimersByTime(31_000);
    expect(beats()).toEqual([1, 2, 3, 1]);
    visits.end();
    vi.advanceTimersByTime(60_000);
    expect(beats()).toHaveLength(4);
  });
});
