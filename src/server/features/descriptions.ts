import type { Locale } from '../../domain/brands/countries.ts';
import type { FeatureKey } from '../../domain/features/featureKeys.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';

const IDS = {
  nav_full_experience: 'features.about.nav_full_experience',
  nav_hide: 'features.about.nav_hide',
  nav_hide_in_partner_app: 'features.about.nav_hide_in_partner_app',
  nav_hide_on_wallet_first_visit: 'features.about.nav_hide_on_wallet_first_visit',
  nav_refer_link: 'features.about.nav_refer_link',
  nav_rewards_cash_icon: 'features.about.nav_rewards_cash_icon',
  banner_utility: 'features.about.banner_utility',
  banner_utility_suppress: 'features.about.banner_utility_suppress',
  banner_device: 'features.about.banner_device',
  banner_survey: 'features.about.banner_survey',
  dashboard_last_result: 'features.about.dashboard_last_result',
  dashboard_standing: 'features.about.dashboard_standing',
  dashboard_balance: 'features.about.dashboard_balance',
  dashboard_setup_steps: 'features.about.dashboard_setup_steps',
  dashboard_next_best_action: 'features.about.dashboard_next_best_action',
  dashboard_placements: 'features.about.dashboard_placements',
  dashboard_load_report: 'features.about.dashboard_load_report',
  dashboard_rate_plan: 'features.about.dashboard_rate_plan',
  dashboard_quit_carbon: 'features.about.dashboard_quit_carbon',
  rewards_wheel: 'features.about.rewards_wheel',
  wallet_transfer_gift_card: 'features.about.wallet_transfer_gift_card',
  wallet_transfer_payment_monthly_limit: 'features.about.wallet_transfer_payment_monthly_limit',
  wallet_transfer_payment_no_limit: 'features.about.wallet_transfer_payment_no_limit',
  signup_phone: 'features.about.signup_phone',
  signup_appliances: 'features.about.signup_appliances',
  signup_plug_offer: 'features.about.signup_plug_offer',
  signup_next_best_action: 'features.about.signup_next_best_action',
  referrals_invite: 'features.about.referrals_invite',
  referrals_leaderboard: 'features.about.referrals_leaderboard',
  device_connection_slate: 'features.about.device_connection_slate',
  device_connection_flint: 'features.about.device_connection_flint',
  device_connection_quartz: 'features.about.device_connection_quartz',
  device_connection_basalt: 'features.about.device_connection_basalt',
  device_connection_marl: 'features.about.device_connection_marl',
  device_connection_gneiss: 'features.about.device_connection_gneiss',
  device_connection_shale: 'features.about.device_connection_shale',
  device_connection_chert: 'features.about.device_connection_chert',
  first_device_offer: 'features.about.first_device_offer',
  appliance_inventory: 'features.about.appliance_inventory',
  settings_profile: 'features.about.settings_profile',
  settings_phones: 'features.about.settings_phones',
  settings_home: 'features.about.settings_home',
  settings_meter_data: 'features.about.settings_meter_data',
  settings_vacation: 'features.about.settings_vacation',
  settings_notifications: 'features.about.settings_notifications',
  settings_privacy: 'features.about.settings_privacy',
  settings_theme: 'features.about.settings_theme',
  settings_help: 'features.about.settings_help',
  internal_experience_manager_list: 'features.about.internal_experience_manager_list',
  internal_experience_manager_view: 'features.about.internal_experience_manager_view',
  internal_experience_manager_override: 'features.about.internal_experience_manager_override',
  internal_floating_tool: 'features.about.internal_floating_tool',
  internal_test: 'features.about.internal_test',
  internal_segmentation: 'features.about.internal_segmentation',
  internal_placements: 'features.about.internal_placements',
  internal_events: 'features.about.internal_events',
  internal_wallet: 'features.about.internal_wallet',
  internal_rewards: 'features.about.internal_rewards',
  internal_programs: 'features.about.internal_programs',
  internal_staff: 'features.about.internal_staff',
} as const satisfies Readonly<Record<FeatureKey, MessageId>>;

type Descriptions = ReadonlyMap<string, string>;

/** Few and constant: the list of features is read with almost every page. */
const byLocale = new Map<Locale, Descriptions>();

function featureDescriptions(locale: Locale): Descriptions {
  const known = byLocale.get(locale);
  if (known !== undefined) return known;
  const made = new Map(Object.entries(IDS).map(([key, id]) => [key, inWords(locale, say(id))]));
  byLocale.set(locale, made);
  return made;
}

/** What a feature does, for staff, in their language. */
export const describeFeature = (locale: Locale, key: string): string =>
  featureDescriptions(locale).get(key) ?? key;
