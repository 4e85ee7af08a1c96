import { describe, expect, it } from 'vitest';
import { isOnByDefault, subscriptionStates } from './subscriptionDefaults.ts';
import { subscriptionKeys } from './subscriptions.ts';

describe('the default of a subscription', () => {
  it.each([
    ['SET-11: a mail about an event', 'ohm_hour_start', false, true],
    ['a text message before there is a yes', 'ohm_hour_start_sms', false, false],
    ['a text message once there is a yes', 'ohm_hour_start_sms', true, true],
    ['advertising by mail', 'promos_offers', true, false],
    ['SET-27: the weekly summary, which is no advertising', 'promos_weekly_energy_snapshot', false, true],
    ['advertising by text message', 'promos_offers_sms', true, false],
  ])('%s', (_name, key, consent, on) => {
    expect(isOnByDefault(key, consent)).toBe(on);
  });
});

describe('subscriptionStates', () => {
  it('SET-12: has no email where the catalogue has none', () => {
    expect(subscriptionStates(subscriptionKeys(['auto_ohm_start']), {}, true)).toEqual({
      auto_ohm_start_sms: true,
    });
  });

  it("keeps the member's choice", () => {
    expect(
      subscriptionStates(
        subscriptionKeys(['ohm_hour_end']),
        { ohm_hour_end: false, ohm_hour_end_sms: true },
        true,
      ),
    ).toEqual({ ohm_hour_end: false, ohm_hour_end_sms: true });
  });

  it('shows text messages as off without consent', () => {
    expect(subscriptionStates(subscriptionKeys(['ohm_hour_end']), { ohm_hour_end_sms: true }, false)).toEqual(
      {
        ohm_hour_end: true,
        ohm_hour_end_sms: false,
      },
    );
  });
});
