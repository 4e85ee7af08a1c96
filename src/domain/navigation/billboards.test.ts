import { describe, expect, it } from 'vitest';
import type { FeatureKey } from '../features/featureKeys.ts';
import {
  isDeviceBillboardDue,
  isPartnerOrigin,
  isUtilityBillboardDue,
  mayShowInWebView,
  type BillboardFacts,
} from './billboards.ts';

const ON: readonly FeatureKey[] = ['banner_utility', 'banner_device', 'nav_full_experience'];
const withKeys = (keys: readonly FeatureKey[]) => ({ isOn: (key: FeatureKey) => keys.includes(key) });
const due: BillboardFacts = {
  isMember: true,
  ...withKeys(ON),
  path: '/',
  isSetUp: false,
  devices: 0,
  latestOrderStatus: null,
  isPartnerOrigin: false,
  mayShowInWebView: true,
};

describe('the account setup billboard', () => {
  it.each<[string, Partial<BillboardFacts>, boolean]>([
    ['all conditions hold', {}, true],
    ['BAN-08: its feature is off', withKeys(['nav_full_experience']), false],
    ['BAN-09: it is suppressed', withKeys([...ON, 'banner_utility_suppress']), false],
    ['BAN-10: no one is logged in', { isMember: false }, false],
    ['BAN-11: not the full experience', withKeys(['banner_utility']), false],
    ['BAN-12: on another firm’s host', { isPartnerOrigin: true }, false],
    ['BAN-13: in a web view that does not allow it', { mayShowInWebView: false }, false],
    ['AMB-08: the account is set up', { isSetUp: true }, false],
    ['on the page of devices', { path: '/devices' }, true],
    ['with devices', { devices: 2, latestOrderStatus: 'ordered' }, true],
  ])('%s', (_name, facts, expected) => {
    expect(isUtilityBillboardDue({ ...due, ...facts })).toBe(expected);
  });
});

describe('the devices billboard', () => {
  it.each<[string, Partial<BillboardFacts>, boolean]>([
    ['all conditions hold', {}, true],
    ['BAN-17: its feature is off', withKeys(['banner_utility', 'nav_full_experience']), false],
    ['no one is logged in', { isMember: false }, false],
    ['BAN-18: on /devices', { path: '/devices' }, false],
    ['BAN-18: below it', { path: '/devices/add' }, false],
    ['a path that only begins alike', { path: '/devices-of-others' }, true],
    ['BAN-19: one device', { devices: 1 }, false],
    ['BAN-20: an order, whatever became of it', { latestOrderStatus: 'cancelled' }, false],
    ['for who is set up', { isSetUp: true }, true],
    [
      'the conditions of the other one',
      { isPartnerOrigin: true, mayShowInWebView: false, ...withKeys(['banner_device']) },
      true,
    ],
  ])('%s', (_name, facts, expected) => {
    expect(isDeviceBillboardDue({ ...due, ...facts })).toBe(expected);
  });
});

describe('AMB-08: where the app runs', () => {
  const brand = {
    hosts: ['app.ebbwatt.example'],
    localHosts: ['default.localhost'],
    allowedRedirectHosts: [
      'go.ebbwatt.example',
      'partner.example:8443',
      'localhost',
      '127.0.0.1',
      'app.ebbwatt.example',
    ],
  };

  it.each([
    ['app.ebbwatt.example', false],
    ['default.localhost', false],
    ['localhost', false],
    ['127.0.0.1', false],
    ['review-12.example', false],
    ['go.ebbwatt.example', true],
    ['partner.example', true],
  ])('BAN-12: %s: %s', (host, expected) => {
    expect(isPartnerOrigin(host, brand)).toBe(expected);
  });

  it.each([
    [
      'Chromium on a desk',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      true,
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true],
    [
      'Safari on a phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ' +
        'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      true,
    ],
    [
      'from a phone’s home screen',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
      true,
    ],
    ['an unknown one', '', true],
    [
      'a web view on Android',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
        'Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
      false,
    ],
    [
      'a web view on a phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ' +
        'AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]',
      false,
    ],
  ])('BAN-13: %s', (_name, userAgent, expected) => {
    expect(mayShowInWebView(userAgent)).toBe(expected);
  });
});
