/**
 * What a masked copy has in a column. `name`, `email`, `phone`: another one, the same wherever the original stood.
 * `code`, `digits`: other letters and digits in the same places. `token`: what nothing opens and no one can log in with.
 * `text`, `json`: x and 0 in place of letters and digits. `choice`: the same, but a yes, a date or a name in capitals stays.
 * `unlisted`: the same, but a list of members in it is empty. `none`: nothing.
 */
export type Mask =
  | 'name'
  | 'email'
  | 'phone'
  | 'code'
  | 'digits'
  | 'token'
  | 'text'
  | 'json'
  | 'choice'
  | 'unlisted'
  | 'none';

/** Tables whose rows are left out: ways to log in, partners' keys, pictures, files for people, and what only passes. */
export const LEFT_OUT: readonly string[] = [
  'access_tokens',
  'account_pictures',
  'allowances',
  'api_keys',
  'archive_removals',
  'authenticators',
  'backtest_homes',
  'backtest_meters',
  'backtest_uploads',
  'cashout_browsers',
  'cashout_codes',
  'data_copies',
  'data_copy_parts',
  'device_auth_requests',
  'idempotency_keys',
  'kept_tax_records',
  'login_failures',
  'meter_claims',
  'open_adr_reports',
  'open_adr_resources',
  'open_adr_subscriptions',
  'open_adr_vens',
  'override_clearings',
  'passkey_challenges',
  'passkeys',
  'pending_logins',
  'previews',
  'push_devices',
  'push_keys',
  'recovery_codes',
  'saved_cards',
  'server_secrets',
  'sessions',
  'settlement_file_parts',
  'settlement_files',
  'sso_attempts',
  'sso_identities',
  'staff_drafts',
  'targeting_requests',
  'utility_auth_requests',
  'webhook_deliveries',
  'webhook_endpoints',
  'webhook_notes',
];

/** Columns that say something about a person, by table. */
export const MASKS: Readonly<Record<string, Readonly<Record<string, Mask>>>> = {
  alert_settings: { emails: 'json', webhook_url: 'none' },
  alerts: { facts: 'json', note: 'text', notified: 'json' },
  audit_log: { reason: 'text', before: 'json', after: 'json' },
  balance_adjustments: { note: 'text' },
  card_payments: { session_id: 'token', payment_intent: 'token', url: 'none', refund_reason: 'text' },
  cashout_accounts: {
    destination: 'email',
    destination_key: 'token',
    code_hash: 'token',
    blocked_reason: 'text',
  },
  delivery_faults: { file_name: 'text', sha256: 'token', number_last4: 'digits' },
  device_connections: { external_account: 'token', access_token: 'none', refresh_token: 'none' },
  device_orders: { address: 'json' },
  device_webhooks: { id: 'token' },
  devices: { external_id: 'token', display_name: 'text' },
  experiment_versions: { reason: 'text' },
  feature_overrides: { reason: 'text' },
  feature_schedules: { reason: 'text' },
  feature_versions: { reason: 'text' },
  grid_signals: { detail: 'json' },
  help_answers: { comment: 'text' },
  help_versions: { reason: 'text' },
  home_invitations: { email: 'email', email_key: 'email' },
  log_ins: { network: 'text', agent: 'text' },
  member_attributes: { value: 'choice' },
  member_notes: { text: 'text' },
  member_relations: { code: 'code' },
  member_signups: { data: 'json', skipped: 'json', utility_extras: 'json' },
  member_tags: { key: 'token', tag: 'code' },
  members: {
    email: 'email',
    email_key: 'email',
    password_hash: 'none',
    first_name: 'name',
    last_name: 'name',
    postal_code: 'code',
    shipping_address: 'json',
    picture_url: 'none',
  },
  meter_imports: { file_name: 'text', sha256: 'token', notes: 'json' },
  order_differences: { reference: 'token', settled_reason: 'text' },
  order_history: { detail: 'json' },
  orders: {
    recipient: 'name',
    address: 'json',
    shop_number: 'code',
    tracking_number: 'code',
    secret: 'none',
    destination: 'email',
    code_end: 'digits',
  },
  payout_accounts: { webhook_url: 'none', webhook_id: 'none' },
  payout_differences: { reference: 'token', settled_reason: 'text' },
  payout_reviews: {
    destination_key: 'token',
    browser_key: 'token',
    address_key: 'token',
    decision_reason: 'text',
  },
  phone_numbers: { number: 'phone', code_hash: 'token', replaces: 'phone' },
  placement_versions: { reason: 'text' },
  rate_plan_surveys: { responses: 'json' },
  referral_profiles: { code: 'code', shown_name: 'name' },
  referrals: { code: 'code' },
  segment_versions: { reason: 'text' },
  sent_messages: { key: 'token', reason: 'text', sealed: 'none', kept: 'none' },
  service_points: { number_hash: 'token', number_last4: 'digits' },
  signup_drafts: {
    token_hash: 'token',
    postal_code: 'code',
    first_name: 'name',
    last_name: 'name',
    email: 'email',
    referral_code: 'code',
    data: 'json',
  },
  sms_consents: { number: 'phone' },
  system_settings: { value: 'unlisted' },
  targeting_schedules: { reason: 'text' },
  utilities: { drp_email: 'email', partner_client_id: 'token' },
  utility_authorizations: {
    access_token: 'none',
    refresh_token: 'none',
    authorization_uri: 'none',
    resource_uri: 'none',
    account_number: 'code',
    nmi: 'code',
    nmi_hash: 'token',
    enrollment_id: 'token',
    account_hash: 'token',
  },
  utility_connections: { postal_code: 'code' },
  utility_waitlist: { email: 'email', email_key: 'email', postal_code: 'code' },
  w9_forms: { name: 'name', tin: 'none', tin_key: 'token', last_four: 'digits', address: 'json' },
  wheel_draws: { sealed: 'token' },
  wheel_seeds: { sealed: 'token' },
};

/**
 * Columns that stay as they are, by their names: states, kinds, figures and what staff wrote for all members. A text of
 * any other column that isn't masked stops the work, so that a new one can't be forgotten.
 */
export const STAYS: ReadonlySet<string> = new Set(
  (
    'account account_setup_status acronym action actor advance agent_kind algorithm amounts attributes audience auth_status ' +
    'band bands barcode base_url blocked_cause brand brand_bar_image_url brand_key cancel_cause cancel_reason carried ' +
    'carrier cashout_reason cause cause_key change channel cheapest_code client_id code color_mode comfort commitment ' +
    'connection connection_config_id connection_method content country ctas currency current_code cursor day_type decision ' +
    'denomination_type description device_config_id device_type device_types digest draft drp_name drp_url entries_hash ' +
    'external_id failure fault feature_key fed figures file forecast format from_month from_state from_substate groups ' +
    'held_for history happened hypothesis icon idempotency_key image_url issuer item job key kind kinds last_digits locale ' +
    'media_type member_number message_key milestone mode month name name_key object_id odds odds_hash operation opt ' +
    'option_id options other_utility outcome participation partner partner_state partner_url pays pending_reason performance ' +
    'picture_id placement plan postal_code prize_state prize_type program_id program_ids proposal purpose question ' +
    'rate_plan_survey_email reasons readings real_time_algorithm recent refusal region report report_id responses restricted ' +
    'result results_sums revision rights role_key rolled_out rule rules runs scheduled_algorithm scope screens seed segment ' +
    'segment_id service settlement sha256 shares shifted shipping short_name shown_plan skipped slug source stagger ' +
    'standing_after standing_before start_time end_time state status step subject subscription_id subtext subtitle taken_back ' +
    'template text_key texts theme their_state time_zone tin_type title to_state to_substate tree type value variants ' +
    'variation ven_id ven_targets vtn_event_id vtn_program vtn_program_id what webhook_id widget_state widget_substate wording ' +
    'zero_verdict before bytes hash id path receipt reference object_type client_name payload_descriptors resources targets home_group'
  ).split(' '),
);
