import { describe, expect, it } from 'vitest';
import {
  checkSurvey,
  LONGEST_TEXT,
  RATE_PLAN_SURVEYS,
  SURVEY_PROMPTS,
  type SurveyResponse,
} from './ratePlanSurvey.ts';

const answer = (promptKey: string, optionKey: string | null, text: string | null = null): SurveyResponse => ({
  promptKey,
  optionKey,
  text,
});
const why = answer('WHY_STAY', 'TOO_LITTLE');

describe('GQL-28: the answers to a survey', () => {
  it('HOM-12: has questions in both cases, and requires a reason', () => {
    for (const type of RATE_PLAN_SURVEYS) {
      expect(SURVEY_PROMPTS[type][0].options.length).toBeGreaterThan(1);
      expect(checkSurvey(type, [])).toEqual({ fault: 'NOT_ANSWERED' });
    }
  });

  it('keeps trimmed answers and drops empty ones', () => {
    expect(
      checkSurvey('REASONS_FOR_NOT_SWITCHING', [
        why,
        answer('WHAT_WOULD_HELP', null),
        answer('COMMENT', null, '  Not yet. '),
      ]),
    ).toEqual({
      responses: [why, answer('COMMENT', null, 'Not yet.')],
    });
  });

  it.each<[string, readonly SurveyResponse[]]>([
    ['UNKNOWN_PROMPT', [why, answer('WHY_SWITCH', 'SAVINGS')]],
    ['UNKNOWN_OPTION', [answer('WHY_STAY', 'SAVINGS')]],
    ['UNKNOWN_OPTION', [why, answer('COMMENT', 'TOO_LITTLE')]],
    ['ANSWERED_TWICE', [why, why]],
    ['TEXT_NOT_ASKED', [why, answer('WHAT_WOULD_HELP', 'TRIAL', 'a month')]],
    ['TEXT_TOO_LONG', [why, answer('COMMENT', null, 'x'.repeat(LONGEST_TEXT + 1))]],
    ['NOT_ANSWERED', [answer('WHY_STAY', null, 'because')]],
    ['NOT_ANSWERED', [answer('COMMENT', null, 'because')]],
  ])('%s', (fault, given) => {
    expect(checkSurvey('REASONS_FOR_NOT_SWITCHING', given)).toEqual({ fault });
  });

  it('counts characters, not UTF-16 halves', () => {
    expect(
      checkSurvey('REASONS_FOR_NOT_SWITCHING', [why, answer('COMMENT', null, '⚡️'.repeat(LONGEST_TEXT / 2))]),
    ).toHaveProperty('responses');
  });
});
