import { expect, it } from 'vitest';
import { codeState } from './codeState.ts';

const TODAY = '2026-06-15';
const ready = { status: 'fulfilled', used_at: null, expires_at: null } as const;

it.each([
  ['ready', ready, 'ready'],
  ['ready on its last day', { ...ready, expires_at: '2026-06-15T23:59:59Z' }, 'ready'],
  ['ready before its last day', { ...ready, expires_at: '2026-06-16T23:59:59Z' }, 'ready'],
  ['expired on the day after it', { ...ready, expires_at: '2026-06-14T23:59:59Z' }, 'expired'],
  [
    'used, even after its end',
    { ...ready, used_at: '2026-06-01T00:00:00Z', expires_at: '2026-06-02T00:00:00Z' },
    'used',
  ],
  ['on its way', { ...ready, status: 'placed' }, 'waiting'],
  ['with the partner', { ...ready, status: 'accepted' }, 'waiting'],
  ['refunded', { ...ready, status: 'refunded' }, 'failed'],
] as const)('MKT-14: a coupon that is %s', (_name, code, expected) => {
  expect(codeState(code, TODAY)).toBe(expected);
});
