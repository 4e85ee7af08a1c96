import { describe, expect, it } from 'vitest';
import { ATTRIBUTE, isSet, surveyAttribute } from './attributeKeys.ts';
import { ANONYMOUS, isMember, toVisitor } from './visitor.ts';

describe('the visitor', () => {
  it('SES-02: without an answer it is a visitor without rights', () => {
    expect(toVisitor(null)).toEqual({ id: null, isAdmin: false, roleKeys: [], attributes: {} });
    expect(isMember(ANONYMOUS)).toBe(false);
  });

  it.each([
    ['an id', { id: 'a1' }, true],
    ['no id', {}, false],
    ['an id of null', { id: null }, false],
    ['an empty id', { id: '' }, false],
  ])('SES-10: %s', (_what, user, member) => {
    expect(isMember(toVisitor(user))).toBe(member);
  });

  it('SES-10, SES-13: ignores rights without an id', () => {
    expect(toVisitor({ isAdmin: true, roleKeys: ['internal_staff'] }, { A: '1' })).toEqual(ANONYMOUS);
    expect(toVisitor({ id: 'a1', isAdmin: true, roleKeys: ['internal_staff'] }, { A: '1' })).toEqual({
      id: 'a1',
      isAdmin: true,
      roleKeys: ['internal_staff'],
      attributes: { A: '1' },
    });
  });
});

describe('user attributes', () => {
  it('SES-16: the keys', () => {
    expect(Object.values(ATTRIBUTE)).toEqual([
      'BILLBOARD_DEVICE_CONNECTION_COLLAPSED',
      'BILLBOARD_UTILITY_CONNECTION_COLLAPSED',
      'SPA_BETA_VOLUNTEER',
      'HIDE_UTILITY_ENROLLMENT_MODAL',
      'PARTNER_ACCOUNT_LINKING_REDIRECT',
      'HARDWARE_DR_ACK',
      'THERMOSTAT_PARTNER_ENROLLMENT',
      'DASHBOARD_QUIT_CARBON_SECTION_SEEN',
      'ACCOUNT_DELETED_AT',
      'CALENDAR_EDITION',
    ]);
    expect(surveyAttribute('SPRING_2027')).toBe('ANNOUNCE_SURVEY_SPRING_2027');
    expect(() => surveyAttribute('a b')).toThrow(RangeError);
  });

  it.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
    ['', false],
    [undefined, false],
  ])('SES-16: a flag of "%s" is set: %s', (value, set) => {
    expect(
      isSet(value === undefined ? {} : { HIDE_UTILITY_ENROLLMENT_MODAL: value }, ATTRIBUTE.hideUtilityPrompt),
    ).toBe(set);
  });
});
