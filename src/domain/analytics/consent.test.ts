import { describe, expect, it } from 'vitest';
import {
  activeGroups,
  allowsTargeting,
  chosenGroups,
  CONSENT_STATES,
  consentMode,
  consentState,
  consentText,
  countedGroups,
  TARGETING_CATEGORY,
} from './consent.ts';

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

  it('is asked for where the law demands it', () => {
    expect((['CA', 'US', 'AU'] as const).map(consentMode)).toEqual(['ask', 'tell', 'tell']);
  });

  it('keeps known groups and the necessary one; Global Privacy Control takes the others', () => {
    expect(countedGroups(['C0004', 'C0002', 'C9999'], { objects: false })).toEqual([
      'C0001',
      'C0002',
      'C0004',
    ]);
    expect(countedGroups([], { objects: false })).toEqual(['C0001']);
    expect(countedGroups(['C0004', 'C0002'], { objects: true })).toEqual(['C0001']);
  });

  it('is read back from its cookie; an earlier version counts as no choice', () => {
    expect(chosenGroups(consentText(['C0001', 'C0004']))).toEqual(['C0001', 'C0004']);
    for (const text of [null, '', '0.C0001.C0004', 'nonsense']) expect(chosenGroups(text)).toBe(null);
  });

  it('ANL-09: a group is granted, blocked, or not decided', () => {
    expect(consentState(['C0001'], 'C0001')).toBe('GRANTED');
    expect(consentState(['C0001'], 'C0004')).toBe('BLOCKED');
    expect(consentState(null, 'C0004')).toBe('NONE');
  });
});
