import { describe, expect, it } from 'vitest';
import { activeGroups, allowsTargeting, CONSENT_STATES, TARGETING_CATEGORY } from './consent.ts';

describe('consent', () => {
  it('ANL-09: is BLOCKED, GRANTED or NONE', () => {
    expect(CONSENT_STATES).toEqual(['BLOCKED', 'GRANTED', 'NONE']);
  });

  it('CON-08, ANL-08: targeting is the category C0004', () => {
    expect(TARGETING_CATEGORY).toBe('C0004');
  });

  it.each([
    [',C0001,C0004,', true],
    [['C0001', 'C0004'], true],
    [',C0001,C0002,', false],
    [',C00041,', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('ANL-08: with the groups %j targeting is allowed: %s', (groups, allowed) => {
    expect(allowsTargeting(groups)).toBe(allowed);
  });

  it('ANL-07: groups are each named once', () => {
    expect(activeGroups(', C0001,C0004,C0001,')).toEqual(['C0001', 'C0004']);
  });
});
