/** What belongs to a log-in and goes with it when a home gets another owner. */
export const PERSONS_OWN = [
  'account_pictures',
  'phone_numbers',
  'sms_consents',
  'subscriptions',
  'privacy_choices',
  'sent_messages',
  'log_ins',
  'sso_identities',
  'member_notes',
  'member_tags',
  'event_reminders',
  'results_seen',
] as const;

/** What ends when a home gets another owner: sessions and links, and what was for the old owner's money and name. */
export const ENDS_WITH_OWNER = [
  'push_devices',
  'sessions',
  'pending_logins',
  'access_tokens',
  'previews',
  'cashout_codes',
  'cashout_accounts',
  'cashout_browsers',
  'w9_forms',
  'saved_cards',
  'wheel_players',
  'data_copies',
] as const;
