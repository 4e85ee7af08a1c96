import { describe, expect, it } from 'vitest';
import { eventNews, type EventState } from './eventNews.ts';

const before: EventState = { status: 'ENDED', version: 1, pending: 2, settled: 0, restated: 0 };

describe('the announcement of an event’s change', () => {
  it.each<[string, Partial<EventState>, Partial<EventState>, string | null]>([
    ['its start', { status: 'SCHEDULED' }, { status: 'ACTIVE' }, 'ACTIVE'],
    [
      'a cancellation, which also grows the version',
      { status: 'ACTIVE' },
      { status: 'CANCELLED', version: 2 },
      'CANCELLED',
    ],
    ['one of several results', {}, { pending: 1, settled: 1 }, null],
    ['the last result', {}, { pending: 0, settled: 2 }, 'results'],
    [
      'a result that was settled again',
      { pending: 0, settled: 2 },
      { pending: 0, settled: 1, restated: 1 },
      'restated',
    ],
    ['another time', { status: 'SCHEDULED' }, { status: 'SCHEDULED', version: 2 }, 'changed'],
    ['nothing', {}, {}, null],
  ])('%s', (_what, was, is, news) => {
    expect(eventNews({ ...before, ...was }, { ...before, ...is })).toBe(news);
  });
});
