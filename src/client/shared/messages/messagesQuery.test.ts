import { describe, expect, it } from 'vitest';
import { isKnown } from './messagesQuery.ts';

describe('MSG-02: the kinds of messages', () => {
  it.each([
    ['device_added', true],
    ['device_deactivated', true],
    ['points_expired', false],
  ])('%s', (kind, kept) => {
    expect(
      isKnown({ id: 'a', kind, at_dttm: '2026-07-14T18:20:00Z', device_id: 'd', device_name: 'Hallway' }),
    ).toBe(kept);
  });
});
