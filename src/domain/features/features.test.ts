import { describe, expect, it } from 'vitest';
import {
  effectiveFeature,
  mayOverride,
  memberFeatures,
  OVERRIDE_STATES,
  type FeatureOverride,
  paymentTransfer,
} from './features.ts';
import type { FeatureAnswer } from './featureRules.ts';
import { MEMBER_FEATURES } from './memberFeatures.ts';

const now = new Date('2027-06-02T00:55:00Z');
const override = (state: FeatureOverride['state'], expiresAt: string | null = null): FeatureOverride => ({
  state,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
});

describe('one feature of one member', () => {
  it('SES-20: an override is ENABLED, DISABLED or NONE', () => {
    expect(OVERRIDE_STATES).toEqual(['ENABLED', 'DISABLED', 'NONE']);
  });

  it.each<[string, boolean, boolean | undefined, FeatureOverride | null, boolean, string]>([
    ['the default alone', true, undefined, null, true, 'NONE'],
    ['the default alone', false, undefined, null, false, 'NONE'],
    ['the brand over the default', true, false, null, false, 'NONE'],
    ['the brand over the default', false, true, null, true, 'NONE'],
    ['an override over both', false, false, override('ENABLED'), true, 'ENABLED'],
    ['an override over both', true, true, override('DISABLED'), false, 'DISABLED'],
    ['an override of NONE leaves it to the brand', true, false, override('NONE'), false, 'NONE'],
    [
      'an override that still holds',
      false,
      undefined,
      override('ENABLED', '2027-06-02T00:55:00.001Z'),
      true,
      'ENABLED',
    ],
    [
      'an override that has just expired',
      false,
      undefined,
      override('ENABLED', '2027-06-02T00:55:00Z'),
      false,
      'NONE',
    ],
    [
      'an override that expired long ago',
      true,
      undefined,
      override('DISABLED', '2027-01-01T00:00:00Z'),
      true,
      'NONE',
    ],
  ])(
    'SES-36: %s (default %s, brand %s, %j)',
    (_what, byDefault, brandDefault, set, isEnabled, userOverrideState) => {
      expect(effectiveFeature({ key: 'rewards_wheel', default: byDefault }, brandDefault, set, now)).toEqual({
        isEnabled,
        userOverrideState,
      });
    },
  );

  it('decisions, Staff: refuses to override keys that begin with internal_, known or not', () => {
    for (const key of ['internal_staff', 'internal_added_later']) {
      expect(mayOverride(key)).toBe(false);
      expect(effectiveFeature({ key, default: false }, true, override('ENABLED'), now)).toEqual({
        isEnabled: false,
        userOverrideState: 'NONE',
      });
    }
    expect(mayOverride('rewards_wheel')).toBe(true);
  });
});

describe('all features of a member', () => {
  const sources = {
    brandDefaults: {},
    overrides: new Map<string, FeatureOverride>(),
    grants: new Set<string>(),
    now,
  };

  it('SES-12: is empty for a visitor', () => {
    expect(memberFeatures(null)).toEqual([]);
  });

  it('lists every key except staff keys, in order', () => {
    expect(memberFeatures(sources).map(({ key }) => key)).toEqual(MEMBER_FEATURES.map(({ key }) => key));
  });

  it('only a grant gives a staff key', () => {
    const tried = {
      ...sources,
      brandDefaults: { internal_staff: true },
      overrides: new Map([['internal_staff', override('ENABLED')]]),
    };
    expect(memberFeatures(tried).some(({ key }) => key === 'internal_staff')).toBe(false);
    const granted = memberFeatures({ ...sources, grants: new Set(['internal_events', 'internal_made_up']) });
    expect(granted.filter(({ key }) => key.startsWith('internal_'))).toEqual([
      {
        key: 'internal_events',
        isEnabled: true,
        userOverrideState: 'NONE',
        variation: null,
        reason: { kind: 'GRANT' },
      },
    ]);
  });

  it('SES-36: applies brand and overrides by key', () => {
    const list = memberFeatures({
      ...sources,
      brandDefaults: { rewards_wheel: false, nav_rewards_cash_icon: true },
      overrides: new Map([['nav_rewards_cash_icon', override('DISABLED')]]),
    });
    const of = (key: string) => list.find((feature) => feature.key === key);
    expect(of('rewards_wheel')).toMatchObject({ isEnabled: false, userOverrideState: 'NONE' });
    expect(of('nav_rewards_cash_icon')).toMatchObject({ isEnabled: false, userOverrideState: 'DISABLED' });
    expect(of('nav_refer_link')).toMatchObject({ isEnabled: true, userOverrideState: 'NONE' });
  });
});

describe('why a feature is on or off', () => {
  const sources = { grants: new Set<string>(), now, brandDefaults: { rewards_wheel: false } };
  const reasonOf = (
    answers: ReadonlyMap<string, FeatureAnswer>,
    overrides: ReadonlyMap<string, FeatureOverride>,
  ) => memberFeatures({ ...sources, answers, overrides }).find(({ key }) => key === 'rewards_wheel');

  it('an override wins over a rule, a rule over the brand', () => {
    const rule = new Map<string, FeatureAnswer>([
      ['rewards_wheel', { isEnabled: true, variation: 'big', reason: { kind: 'RULE', rule: 2 } }],
    ]);
    expect(reasonOf(new Map(), new Map())).toMatchObject({ isEnabled: false, reason: { kind: 'BRAND' } });
    expect(reasonOf(rule, new Map())).toMatchObject({
      isEnabled: true,
      variation: 'big',
      reason: { rule: 2 },
    });
    expect(reasonOf(rule, new Map([['rewards_wheel', override('DISABLED')]]))).toMatchObject({
      isEnabled: false,
      variation: null,
      reason: { kind: 'OVERRIDE' },
    });
  });
});

describe('cashing out to the payment provider', () => {
  it.each([
    [[], 'off'],
    [['wallet_transfer_payment_monthly_limit'], 'monthly-limit'],
    [['wallet_transfer_payment_no_limit'], 'no-limit'],
    [['wallet_transfer_payment_monthly_limit', 'wallet_transfer_payment_no_limit'], 'no-limit'],
  ])('SES-25: with %j it is %s', (on: string[], state) => {
    expect(paymentTransfer((key) => on.includes(key))).toBe(state);
  });
});
