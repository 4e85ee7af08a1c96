import { describe, expect, it } from 'vitest';
import type { InternalKey } from '../features/roleKeys.ts';
import { internalVerdict, isReadOnlyAt } from './internalGate.ts';

const holding = (...roleKeys: readonly InternalKey[]) => ({
  id: 'a-member',
  isAdmin: true,
  roleKeys,
  attributes: {},
});

describe('a page of the staff area', () => {
  it.each([
    ['/internal/events', 'open'],
    ['/internal/events/calendar', 'open'],
    ['/internal/events/e1', 'open'],
    ['/internal/events/e1/live', 'open'],
    ['/internal/events/new', 'hidden'],
    ['/internal/events/plan', 'hidden'],
    ['/internal/events/templates/t1', 'hidden'],
    ['/internal/programs', 'hidden'],
  ] as const)('%s is %s for support', (path, verdict) => {
    expect(internalVerdict(holding('internal_support'), path)).toBe(verdict);
  });

  it.each([
    [['internal_support'], '/internal/events/e1', true],
    [['internal_support', 'internal_events'], '/internal/events/e1', false],
    [['internal_support'], '/internal/members/m1', false],
    [['internal_support'], '/internal', false],
    [['internal_read'], '/internal', true],
    [['internal_read', 'internal_wallet'], '/internal/events', true],
    [['internal_read', 'internal_wallet'], '/internal/money', false],
    [['internal_read', 'internal_wallet'], '/internal/programs/p1', false],
  ] as const)('for %j, %s is only to read: %s', (keys, path, isReadOnly) => {
    expect(isReadOnlyAt(holding(...keys), path)).toBe(isReadOnly);
  });
});
