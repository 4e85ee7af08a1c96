import { describe, expect, it } from 'vitest';
import { isSurveyOver, surveyLink, surveyState } from './survey.ts';

describe('BAN-25, CON-32: the state of a survey', () => {
  it.each([
    ['BAN-26: nothing kept', {}, 0, false],
    ['BAN-26: 0', { ANNOUNCE_SURVEY_A: '0' }, 0, false],
    ['shown', { ANNOUNCE_SURVEY_A: '1' }, 1, false],
    ['BAN-27: put away', { ANNOUNCE_SURVEY_A: '2' }, 2, true],
    ['BAN-28: followed', { ANNOUNCE_SURVEY_A: '3' }, 3, true],
    ['BAN-29: more', { ANNOUNCE_SURVEY_A: '10' }, 10, true],
    ['spoilt', { ANNOUNCE_SURVEY_A: 'yes' }, 0, false],
    ['another survey’s', { ANNOUNCE_SURVEY_B: '2' }, 0, false],
  ])('%s', (_name, attributes: Record<string, string>, state, over) => {
    expect(surveyState(attributes, 'A')).toBe(state);
    expect(isSurveyOver(state)).toBe(over);
  });
});

describe('BAN-24: the link', () => {
  const facts = { memberId: 'm1', attributes: {}, wasInLegacy: false, devices: 0 };

  it.each([
    ['a new member without devices', {}, 'new=yes&devices=no&user_id=m1&beta_type=voluntold'],
    [
      'one of an earlier system with devices',
      { wasInLegacy: true, devices: 2 },
      'new=no&devices=yes&user_id=m1&beta_type=voluntold',
    ],
    [
      'BAN-41: a volunteer',
      { attributes: { SPA_BETA_VOLUNTEER: '1' } },
      'new=yes&devices=no&user_id=m1&beta_type=volunteered',
    ],
  ])('%s', (_name, more, query) => {
    expect(surveyLink('https://go.brand.example/survey', { ...facts, ...more })).toBe(
      `https://go.brand.example/survey?${query}`,
    );
  });

  it('keeps the query the address already had', () => {
    expect(surveyLink('https://go.brand.example/s?lang=en', facts)).toBe(
      'https://go.brand.example/s?lang=en&new=yes&devices=no&user_id=m1&beta_type=voluntold',
    );
  });
});
