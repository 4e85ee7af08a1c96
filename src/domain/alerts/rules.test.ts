import { describe, expect, it } from 'vitest';
import { ALERT_RULE_NAMES, ALERT_RULES, isBreached } from './rules.ts';
import { checkAlertSetting, usualAlertSetting } from './targets.ts';

describe('alert rules', () => {
  it.each([
    ['PARTNER_DOWN', 4.9, 5, false],
    ['PARTNER_DOWN', 5, 5, true],
    ['STOCK_LOW', 6, 5, false],
    ['STOCK_LOW', 5, 5, true],
    ['CERTIFICATE_ENDS', -3, 14, true],
  ] as const)('%s: %d against %d', (name, value, threshold, expected) => {
    expect(isBreached(ALERT_RULES[name], value, threshold)).toBe(expected);
  });

  it.each(ALERT_RULE_NAMES)('%s begins with a setting that is allowed', (name) => {
    expect(checkAlertSetting(name, usualAlertSetting(name, ['ops@default.example']))).toEqual([]);
  });

  it.each([
    [{ threshold: 0 }, ['threshold']],
    [{ threshold: 1_441 }, ['threshold']],
    [{ threshold: 2.5 }, ['threshold']],
    [{ emails: ['not an address'] }, ['emails']],
    [{ emails: Array.from({ length: 11 }, (_, at) => `a${at}@default.example`) }, ['tooManyEmails']],
    [{ webhookUrl: 'http://hooks.default.example/x' }, ['webhookUrl']],
    [{ webhookUrl: 'https://user:secret@hooks.default.example/x' }, ['webhookUrl']],
    [{ webhookUrl: 'https://hooks.default.example/x', threshold: 30 }, []],
  ])('of a changed setting, %j has the faults %j', (change, faults) => {
    expect(
      checkAlertSetting('PARTNER_DOWN', { ...usualAlertSetting('PARTNER_DOWN', []), ...change }),
    ).toEqual(faults);
  });
});
