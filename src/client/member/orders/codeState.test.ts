import { expect, it } from 'vitest';
import { codeState } from './codeState.ts';

const NOW = Date.parse('2026-06-15T20:00:00Z');
const ready = { status: 'fulfilled', used_at: null, expires_at: null } as const;

it.each([
  ['ready', ready, 'ready'],
  ['ready until its end', { ...ready, expires_at: '2026-06-15T20:00:01Z' }, 'ready'],
  ['expired at its end', { ...ready, expires_at: '2026-06-15T20:00:00Z' }, 'expired'],
  [
    'used, even after its end',
    { ...ready, used_at: '2026-06-01T00:00:00Z', expires_at: '2026-06-02T00:00:00Z' },
    'used',
  ],
  ['on its way', { ...ready, status: 'placed' }, 'waiting'],
  ['with the partner', { ...ready, status: 'accepted' }, 'waiting'],
  ['refunded', { ...ready, status: 'refunded' }, 'failed'],
] as const)('MKT-14: a coupon that is %s', (_name, code, expected) => {
  expect(codeState(code, NOW)).toBe(expected);
});
