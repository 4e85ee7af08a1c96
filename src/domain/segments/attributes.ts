import { LOCALES, COUNTRIES } from '../brands/countries.ts';
import { DEVICE_TYPES } from '../devices/deviceTypes.ts';
import { TIERS } from '../settlement/standingRules.ts';
import { DISPLAY_STATUSES } from '../utility/connectionWords.ts';
import type { Attribute } from './attributeTypes.ts';

/** The stored key-value text behind `beta_volunteer` (SES-16). */
export const BETA_ATTRIBUTE = 'SPA_BETA_VOLUNTEER';

/** Events of the program that `recent_events_joined` looks at. */
export const RECENT_EVENTS = 3;

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';

/**
 * The registry: what rules can ask about a member. The server's table of expressions gives each its value; the compiler
 * finds a missing one. Source: INT-11; the attributes are ours.
 */
export const ATTRIBUTES = {
  country: attribute('ONE_OF', 'PROFILE', { options: COUNTRIES }),
  region: attribute('ONE_OF', 'PROFILE', { personal: true, optionsFrom: 'REGIONS', written: 'REGION' }),
  postal_code: attribute('TEXT', 'PROFILE', { personal: true, written: 'POSTAL_CODE' }),
  time_zone: attribute('ONE_OF', 'PROFILE', { optionsFrom: 'TIME_ZONES' }),
  language: attribute('ONE_OF', 'PROFILE', { options: LOCALES }),
  brand: attribute('ONE_OF', 'PROFILE', { optionsFrom: 'BRAND' }),
  signed_up: attribute('DATE', 'PROFILE', { earliest: FIRST_DAY, latest: LAST_DAY }),
  account_setup: attribute('ONE_OF', 'PROFILE', {
    options: ['NotStarted', 'InProgress', 'Complete'],
    ordered: true,
  }),
  auto_join: attribute('BOOLEAN', 'PROFILE'),
  from_earlier_system: attribute('BOOLEAN', 'PROFILE'),
  texas_retail: attribute('BOOLEAN', 'PROFILE'),
  has_organisation: attribute('BOOLEAN', 'PROFILE'),
  is_staff: attribute('BOOLEAN', 'PROFILE'),
  has_verified_phone: attribute('BOOLEAN', 'PROFILE'),
  beta_volunteer: attribute('ONE_OF', 'PROFILE', { optionsFrom: 'VOLUNTEERS' }),
  tags: attribute('LIST', 'PROFILE', { optionsFrom: 'TAGS', isOpen: true }),
  utility: attribute('ONE_OF', 'UTILITY', { optionsFrom: 'UTILITIES' }),
  program: attribute('ONE_OF', 'UTILITY', { optionsFrom: 'PROGRAMS' }),
  connection_state: attribute('ONE_OF', 'UTILITY', { options: DISPLAY_STATUSES }),
  was_connected: attribute('BOOLEAN', 'UTILITY'),
  enrolled: attribute('DATE', 'UTILITY', { earliest: FIRST_DAY, latest: LAST_DAY }),
  device_types: attribute('LIST', 'DEVICES', { options: DEVICE_TYPES }),
  device_count: attribute('WHOLE_NUMBER', 'DEVICES', { minimum: 0, maximum: 1_000 }),
  controllable_devices: attribute('WHOLE_NUMBER', 'DEVICES', { minimum: 0, maximum: 1_000 }),
  tier: attribute('ONE_OF', 'EVENTS', { options: TIERS, ordered: true }),
  streak: attribute('WHOLE_NUMBER', 'EVENTS', { minimum: 0, maximum: 10_000 }),
  mean_reduction_percent: attribute('DECIMAL', 'EVENTS', { minimum: -100, maximum: 100 }),
  events_joined: attribute('WHOLE_NUMBER', 'EVENTS', { minimum: 0, maximum: 100_000 }),
  recent_events_joined: attribute('WHOLE_NUMBER', 'EVENTS', { minimum: 0, maximum: RECENT_EVENTS }),
  last_joined: attribute('DATE', 'EVENTS', { earliest: FIRST_DAY, latest: LAST_DAY }),
  kwh_saved: attribute('DECIMAL', 'EVENTS', { minimum: 0, maximum: 1_000_000 }),
  on_vacation: attribute('BOOLEAN', 'EVENTS'),
  balance_points: attribute('WHOLE_NUMBER', 'WALLET', { minimum: 0, maximum: 1_000_000_000 }),
  orders_placed: attribute('WHOLE_NUMBER', 'ORDERS', { minimum: 0, maximum: 100_000 }),
  last_seen: attribute('DATE', 'SESSION', { earliest: FIRST_DAY, latest: LAST_DAY }),
  was_referred: attribute('BOOLEAN', 'REFERRALS'),
  friends_joined: attribute('WHOLE_NUMBER', 'REFERRALS', { minimum: 0, maximum: 100_000 }),
} as const satisfies Readonly<Record<string, Omit<Attribute, 'key'>>>;

export type AttributeKey = keyof typeof ATTRIBUTES;
export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTES) as readonly AttributeKey[];

/** The registry with each attribute's own key. */
export const MEMBER_ATTRIBUTES: Readonly<Record<AttributeKey, Attribute>> = Object.fromEntries(
  ATTRIBUTE_KEYS.map((key) => [key, { key, ...ATTRIBUTES[key] }]),
) as Record<AttributeKey, Attribute>;

export const isAttributeKey = (text: string): text is AttributeKey => Object.hasOwn(ATTRIBUTES, text);

function attribute(
  type: Attribute['type'],
  source: Attribute['source'],
  rest: Partial<Omit<Attribute, 'key' | 'type' | 'source'>> = {},
): Omit<Attribute, 'key'> {
  return { personal: false, ...rest, type, source };
}
