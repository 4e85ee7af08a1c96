import { describe, expect, it } from 'vitest';
import { HEARTBEAT_DELAY_SECONDS, MINIMUM_VISIT_SECONDS, nextHeartbeatMs } from './heartbeat.ts';

describe('page-visit heartbeat', () => {
  it('CON-05, ANL-10: minimum visit 30, delay 10', () => {
    expect([MINIMUM_VISIT_SECONDS, HEARTBEAT_DELAY_SECONDS]).toEqual([30, 10]);
  });

  it.each([
    [0, 30_000],
    [1, 40_000],
    [3, 60_000],
  ])('ANL-10: after %d the next is due at %d ms', (sent, milliseconds) => {
    expect(nextHeartbeatMs(sent)).toBe(milliseconds);
  });
});
