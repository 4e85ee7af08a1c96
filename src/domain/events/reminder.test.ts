import { describe, expect, it } from 'vitest';
import { reminderObstacle } from './reminder.ts';

const ZONE = 'America/Los_Angeles';

describe('why a reminder would not come', () => {
  it.each([
    ['by email, at night', ['email', 'sms'], '2026-07-01T05:00:00-07:00', null],
    ['by text, by day', ['sms'], '2026-07-01T17:00:00-07:00', null],
    ['by text, when quiet hours end before the event', ['sms'], '2026-07-01T07:30:00-07:00', null],
    ['by text and notification, at night', ['sms', 'push'], '2026-07-01T22:00:00-07:00', 'quiet'],
    ['by text, when the event begins as quiet hours end', ['sms'], '2026-07-01T07:00:00-07:00', 'quiet'],
    ['on no channel', [], '2026-07-01T17:00:00-07:00', 'off'],
  ] as const)('%s', (_how, channels, at, obstacle) => {
    expect(reminderObstacle(channels, new Date(at), ZONE)).toBe(obstacle);
  });
});
