import type { MemberFeatureKey } from '../features/memberFeatures.ts';
import type { SignupFacts } from './route.ts';

/** Sign-up steps that depend on a feature key. Source: SGN-32; the keys are ours. */
const SIGNUP_FEATURES = {
  phone: 'signup_phone',
  appliances: 'signup_appliances',
  plugOffer: 'signup_plug_offer',
} as const satisfies Readonly<Record<keyof SignupFacts['features'], MemberFeatureKey>>;

export function signupFeatures(isOn: (key: MemberFeatureKey) => boolean): SignupFacts['features'] {
  return {
    phone: isOn(SIGNUP_FEATURES.phone),
    // Without the inventory there is nothing to fill in, wherever it is asked for.
    appliances: isOn(SIGNUP_FEATURES.appliances) && isOn('appliance_inventory'),
    plugOffer: isOn(SIGNUP_FEATURES.plugOffer),
  };
}
