import { describe, expect, it } from 'vitest';
import { FEATURES_REFRESH_MS } from '../transport/freshness.ts';
import { isInternalKey } from './featureKeys.ts';
import { isRoleKey } from './roleKeys.ts';
import { MEMBER_FEATURES } from './memberFeatures.ts';
import { FEATURES, INTERNAL_FEATURES } from './features.ts';

const keys = FEATURES.map(({ key }) => key);
const startingWith = (start: string) => keys.filter((key) => key.startsWith(start));

describe('the list of feature keys', () => {
  it('SES-21: every key is unique and well-formed', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[a-z]+(_[a-z]+)*$/.test(key))).toEqual([]);
  });

  it.each([
    ['SES-22', 'dashboard widgets', 'dashboard_', 9],
    ['SES-23', 'the rewards wheel', 'rewards_wheel', 1],
    ['SES-24', 'wallet transfers to gift card', 'wallet_transfer_gift_card', 1],
    ['SES-25', 'wallet transfers to a payment provider', 'wallet_transfer_payment_', 2],
    ['SES-26', 'signup variations', 'signup_', 4],
    ['SES-27', 'referrals', 'referrals_', 2],
    ['SES-28', 'device connections by partner', 'device_connection_', 8],
    ['SES-29', 'settings sections', 'settings_', 9],
    ['SES-30', 'first-device offers', 'first_device_offer', 1],
    ['SES-31', 'appliance inventory', 'appliance_inventory', 1],
    ['NAV-05', 'the referral nav link', 'nav_refer_link', 1],
    ['NAV-06', 'the rewards cash icon', 'nav_rewards_cash_icon', 1],
    ['NAV-08, BAN-11, AMB-05', 'the full experience', 'nav_full_experience', 1],
    ['NAV-09, NAV-11', 'hiding the navigation', 'nav_hide', 3],
    ['BAN-08, BAN-09', 'the utility billboard and its suppression', 'banner_utility', 2],
    ['BAN-17', 'the device billboard', 'banner_device', 1],
    ['INT-02 to INT-04', 'the experience manager', 'internal_experience_manager_', 3],
  ])('%s: keys cover %s', (_row, _what, start, count) => {
    expect(startingWith(start)).toHaveLength(count);
  });

  it('staff keys are those of the decision, off by default, and recognised by their prefix', () => {
    expect(INTERNAL_FEATURES).toHaveLength(14);
    expect(
      INTERNAL_FEATURES.every(
        (feature) => isInternalKey(feature.key) && isRoleKey(feature.key) && !feature.default,
      ),
    ).toBe(true);
    expect(MEMBER_FEATURES.filter(({ key }) => isInternalKey(key))).toEqual([]);
    expect(isRoleKey('internal_everything')).toBe(false);
    expect(isRoleKey('rewards_wheel')).toBe(false);
  });

  it('CON-01, SES-33: features refresh every 300000 ms', () => {
    expect(FEATURES_REFRESH_MS).toBe(300_000);
  });
});
