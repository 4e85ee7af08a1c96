import { describe, expect, it } from 'vitest';
import { apiKeyState, checkApiKey } from './rights.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));

describe('a key of the partner API', () => {
  it('is good until the instant at which it expires', () => {
    expect(apiKeyState({ expiresAt: at(2), endedAt: null }, at(1))).toBe('ACTIVE');
    expect(apiKeyState({ expiresAt: at(2), endedAt: null }, at(2))).toBe('EXPIRED');
    expect(apiKeyState({ expiresAt: at(2), endedAt: at(1) }, at(1))).toBe('ENDED');
  });

  it('needs a name, a right and a time', () => {
    expect(checkApiKey({ name: 'Grid desk', rights: ['EVENTS_READ'], validDays: 90 })).toEqual([]);
    expect(checkApiKey({ name: '  ', rights: [], validDays: 0 })).toEqual(['name', 'rights', 'validDays']);
    expect(checkApiKey({ name: 'x'.repeat(81), rights: ['EVENTS_READ'], validDays: 731 })).toEqual([
      'name',
      'validDays',
    ]);
  });
});
