import { describe, expect, it } from 'vitest';
import { ATTRIBUTE, surveyAttribute } from './attributeKeys.ts';
import { attributeFault, readCount } from './attributeValues.ts';

describe('GQL-05: which attributes a member may write', () => {
  it.each([
    ['BAN-21', ATTRIBUTE.deviceBillboardCollapsed, '1', null],
    ['BAN-21', ATTRIBUTE.deviceBillboardCollapsed, '0', null],
    ['BAN-21', ATTRIBUTE.deviceBillboardCollapsed, '2', 'wrongValue'],
    ['BAN-21', ATTRIBUTE.deviceBillboardCollapsed, '', 'wrongValue'],
    ['AMB-08', ATTRIBUTE.utilityBillboardCollapsed, '1', null],
    ['UTL-18', ATTRIBUTE.hideUtilityPrompt, '1', null],
    ['BAN-26', surveyAttribute('summer_2026'), '1', null],
    ['BAN-28', surveyAttribute('summer_2026'), '3', null],
    ['BAN-29', surveyAttribute('summer_2026'), '4', 'wrongValue'],
    ['BAN-25', 'ANNOUNCE_SURVEY_', '1', 'unknownKey'],
    ['BAN-25', `ANNOUNCE_SURVEY_${'x'.repeat(41)}`, '1', 'unknownKey'],
    ['HOM-05', ATTRIBUTE.quitCarbonSeen, '1', null],
    ['HOM-05', ATTRIBUTE.quitCarbonSeen, '-1', 'wrongValue'],
    ['HOM-05', ATTRIBUTE.quitCarbonSeen, '1.5', 'wrongValue'],
    ['an enrolment is not the member’s to write', ATTRIBUTE.thermostatEnrollment, 'x', 'unknownKey'],
    ['nor is where to be sent', ATTRIBUTE.partnerAccountLinking, '1', 'unknownKey'],
    ['nor who volunteered', ATTRIBUTE.betaVolunteer, '1', 'unknownKey'],
    ['a word of the language', '__proto__', '1', 'unknownKey'],
    ['a word of the language', 'constructor', '1', 'unknownKey'],
  ])('%s: %s = "%s"', (_row, key, value, fault) => {
    expect(attributeFault(key, value)).toBe(fault);
  });

  it('HOM-05: a missing or non-numeric value counts as 0', () => {
    const key = ATTRIBUTE.quitCarbonSeen;
    expect([readCount({}, key), readCount({ [key]: '2' }, key), readCount({ [key]: 'two' }, key)]).toEqual([
      0, 2, 0,
    ]);
  });
});
