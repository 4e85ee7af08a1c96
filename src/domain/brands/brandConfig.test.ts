import { describe, expect, it } from 'vitest';
import { brandConfig, mergedSettings } from './brandConfig.ts';
import type { BrandFile } from './types.ts';

const file = {
  id: 'one',
  country: 'US',
  currency: 'USD',
  locales: ['en-US'],
  wattConversionRate: 100,
  pointsPerUnit: 100,
  themeId: 'ebbwatt',
  localHosts: ['one.localhost'],
  common: {
    hosts: [],
    captcha: { siteKey: 'common-key', secretVariable: 'SECRET' },
    subscriptions: ['account'],
    enrollmentUrls: { utility: 'https://one.example/join', texas_retail: 'https://one.example/texas' },
  },
  environments: {
    test: { captcha: null },
    alpha: { captcha: { siteKey: 'alpha-key' } },
    beta: {},
    staging: {},
    review: {},
    dev: {},
    production: { hosts: ['app.one.example'], enrollmentUrls: { utility: 'https://one.example/go' } },
  },
} as unknown as BrandFile;

describe('brandConfig', () => {
  it('BRD-07, BRD-08: uses the common settings in an environment that changes nothing', () => {
    expect(brandConfig(file, 'beta')).toMatchObject({
      id: 'one',
      environment: 'beta',
      hosts: [],
      captcha: file.common.captcha,
    });
  });

  it('merges objects key by key', () => {
    expect(mergedSettings(file, 'alpha').captcha).toEqual({ siteKey: 'alpha-key', secretVariable: 'SECRET' });
    expect(mergedSettings(file, 'production').enrollmentUrls).toEqual({
      utility: 'https://one.example/go',
      texas_retail: 'https://one.example/texas',
    });
  });

  it('replaces lists and takes null as "none"', () => {
    expect(mergedSettings(file, 'production').hosts).toEqual(['app.one.example']);
    expect(mergedSettings(file, 'test').captcha).toBeNull();
  });

  it('BRD-26: expands the subscription groups', () => {
    expect(brandConfig(file, 'dev').subscriptions).toEqual([
      'account_inactivity_warnings',
      'account_store_purchases',
      'account_event_reminders',
    ]);
  });

  it('leaves the file unchanged', () => {
    const before = structuredClone(file);
    brandConfig(file, 'production');
    expect(file).toEqual(before);
  });
});
