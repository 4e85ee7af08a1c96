import { describe, expect, it } from 'vitest';
import { HEALTHY } from '../../../../tests/support/utilityFacts.ts';
import { duePrompt } from './utilityPrompt.ts';
import type { UtilityFacts } from './utilityFacts.ts';

const begun: UtilityFacts = {
  ...HEALTHY,
  utility_widget_state: 'AuthStart',
  utility_widget_substate: 'Started',
  ever_reached_auth_done: false,
};

describe('the prompts on Home', () => {
  it.each<[string, Partial<UtilityFacts>, boolean, unknown]>([
    ['UTL-07: begun, never completed', {}, false, { kind: 'connect' }],
    ['UTL-06: hidden', {}, true, null],
    [
      'UTL-08: completed once',
      { ever_reached_auth_done: true, days_since_last_enroll_state: null },
      false,
      null,
    ],
    [
      'UTL-09: not supported',
      { utility_widget_state: 'PreValid', utility_widget_substate: 'UtilityNotSupported' },
      false,
      null,
    ],
  ])('%s', (_name, facts, hidden, prompt) => {
    expect(duePrompt({ ...begun, ...facts }, hidden)).toEqual(prompt);
  });

  it.each<[string, Partial<UtilityFacts>, boolean, unknown]>([
    ['UTL-18: nothing is wrong', {}, false, null],
    [
      'UTL-14: Duplicate',
      { utility_widget_substate: 'Duplicate' },
      false,
      { kind: 'problem', problem: 'substate' },
    ],
    ['UTL-10: hidden', { utility_widget_substate: 'Duplicate' }, true, null],
    [
      'UTL-15: 15 days without an enrolment',
      { utility_widget_state: 'MarketReady', days_since_last_enroll_state: 15 },
      false,
      { kind: 'problem', problem: 'enrollment' },
    ],
    [
      'UTL-16: no readings for long',
      { meter_status: { current_meter_data: 'long-missing' } },
      false,
      { kind: 'problem', problem: 'meter' },
    ],
    [
      'UTL-17: the label says Issue',
      { ohmhour_eligible: { label: 'Issue' } },
      false,
      { kind: 'problem', problem: 'eligibility' },
    ],
  ])('%s', (_name, facts, hidden, prompt) => {
    expect(duePrompt({ ...HEALTHY, ...facts }, hidden)).toEqual(prompt);
  });
});
