import { describe, expect, it } from 'vitest';
import { INTERNAL_KEYS } from '../features/roleKeys.ts';
import { isStaffRole, keysOfRole, rolesOfKeys, STAFF_ROLES, withoutRole, withRole } from './staffRoles.ts';

const SUPPORT = keysOfRole('support');
const CONTENT = keysOfRole('content');

describe('roles of staff', () => {
  it.each([
    [[], [], []],
    [SUPPORT, ['support'], []],
    [['internal_support'], [], ['internal_support']],
    [['internal_wallet', 'internal_events'], ['finance'], ['internal_events']],
    [[...SUPPORT, 'internal_wallet'], ['support', 'finance'], []],
    [keysOfRole('owner'), ['owner'], []],
    [INTERNAL_KEYS, ['read_only', 'owner'], []],
    [['internal_read', 'internal_newer'], ['read_only'], ['internal_newer']],
  ])('%j are %j and %j', (keys, roles, custom) => {
    expect(rolesOfKeys(keys)).toEqual({ roles, custom });
  });

  it('are found again by their own keys', () => {
    for (const role of STAFF_ROLES) expect(rolesOfKeys(keysOfRole(role)).roles).toEqual([role]);
  });

  it('are given and taken without touching what another role needs', () => {
    const both = withRole(SUPPORT, 'content');
    expect(rolesOfKeys(both).roles).toEqual(['support', 'content']);
    expect(withoutRole(both, 'content').toSorted()).toEqual(SUPPORT.toSorted());
    expect(withoutRole(both, 'support').toSorted()).toEqual(CONTENT.toSorted());
    expect(withoutRole(['internal_test', 'internal_wallet'], 'finance')).toEqual(['internal_test']);
  });

  it('have names of their own', () => {
    expect(isStaffRole('support')).toBe(true);
    expect(isStaffRole('internal_support')).toBe(false);
  });
});
