import { describe, expect, it } from 'vitest';
import { isMobile, isSharingAvailable, type MachineFacts } from './handheld.ts';

const desktop: MachineFacts = {
  maxTouchPoints: 0,
  mobileFlag: false,
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};
const phone: MachineFacts = { ...desktop, mobileFlag: true };

describe('mobile detection', () => {
  it.each<[string, Partial<MachineFacts>, boolean]>([
    ['nothing', {}, false],
    ['no flag at all', { mobileFlag: undefined }, false],
    ['touch points', { maxTouchPoints: 5 }, true],
    ['the mobile flag', { mobileFlag: true }, true],
    ['an iPhone’s user agent', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }, true],
    ['an Android’s user agent', { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' }, true],
  ])('HLP-18: %s alone', (_what, facts, mobile) => {
    expect(isMobile({ ...desktop, ...facts })).toBe(mobile);
  });
});

describe('sharing', () => {
  it.each([
    [true, 'phone', phone, true],
    [true, 'desktop', desktop, false],
    [false, 'phone', phone, false],
    [false, 'desktop', desktop, false],
  ] as const)('HLP-19: share sheet %s on a %s', (hasShareSheet, _name, machine, available) => {
    expect(isSharingAvailable(hasShareSheet, machine)).toBe(available);
  });
});
