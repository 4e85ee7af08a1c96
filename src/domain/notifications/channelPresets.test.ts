import { describe, expect, it } from 'vitest';
import { subscriptionStates } from '../brands/subscriptionDefaults.ts';
import { CHANNEL_PRESETS, presetOf, presetSwitches } from './channelPresets.ts';

const KEYS = [
  'ohm_hour_start',
  'ohm_hour_start_sms',
  'auto_ohm_start_sms',
  'account_store_purchases',
  'promos_offers',
  'promos_offers_sms',
];
const OFFERED = new Set(KEYS);

describe('a preset of channels', () => {
  it.each([
    ['email', [true, false, false, true]],
    ['sms', [false, true, true, true]],
    ['both', [true, true, true, true]],
  ] as const)('%s sets what the brand offers, and leaves advertising alone', (preset, on) => {
    expect(presetSwitches(preset, OFFERED)).toEqual(
      Object.fromEntries(KEYS.slice(0, 4).map((key, index) => [key, on[index]])),
    );
  });

  it.each(CHANNEL_PRESETS)('%s is recognized by its switches, whatever advertising is on', (preset) => {
    const states = { ...presetSwitches(preset, OFFERED), promos_offers: true, promos_offers_sms: false };
    expect(presetOf(states)).toBe(preset);
    expect(presetOf({ ...states, account_store_purchases: false })).toBeNull();
  });

  it('is email for a new member, and both once texts are agreed to', () => {
    expect([false, true].map((consent) => presetOf(subscriptionStates(KEYS, {}, consent)))).toEqual([
      'email',
      'both',
    ]);
  });
});
