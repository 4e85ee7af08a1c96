import { describe, expect, it } from 'vitest';
import { parseWebhookSignal } from './webhook.ts';

const start = { id: 'ev-1', action: 'start', kind: 'real_time', duration_minutes: 30 };

describe('a grid webhook', () => {
  it.each([
    ['now, for a while', start, { action: 'START', start: null, lastsMs: 1_800_000 }],
    ['real-time, whatever start it names', { ...start, start: '2026-07-01T18:00:00Z' }, { start: null }],
    [
      'later',
      { ...start, kind: 'scheduled', start: '2026-07-01T18:00:00Z', end: '2026-07-01T14:00:00-05:00' },
      { start: new Date('2026-07-01T18:00:00Z'), end: new Date('2026-07-01T19:00:00Z') },
    ],
    [
      'another end',
      { id: 'ev-1', action: 'change', end: '2026-07-01T19:30:00Z' },
      { action: 'CHANGE', start: null, end: new Date('2026-07-01T19:30:00Z') },
    ],
    [
      'off',
      { id: 'ev-1', action: 'cancel', reason: ' It rains. ' },
      { action: 'CANCEL', reason: 'It rains.' },
    ],
  ])('%s', (_, body, expected) => {
    expect(parseWebhookSignal(body)).toMatchObject(expected);
  });

  it.each([
    [null, 'The body must be a JSON object.'],
    [{ ...start, id: 'a/b' }, 'id must be'],
    [{ ...start, action: 'toString' }, 'action must be'],
    [{ ...start, kind: 'soon' }, 'kind must be'],
    [{ ...start, kind: 'scheduled' }, 'A scheduled event needs its start.'],
    [{ ...start, duration_minutes: undefined }, 'end or duration_minutes'],
    [{ ...start, duration_minutes: 1.5 }, 'duration_minutes must be'],
    [{ ...start, end: '2026-07-01 18:00' }, 'end must be an ISO 8601 time'],
    [{ ...start, reason: 'x'.repeat(301) }, 'reason must be'],
  ])('refuses %j: %s', (body, sentence) => {
    expect(parseWebhookSignal(body)).toContain(sentence);
  });
});
