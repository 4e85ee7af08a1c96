import {
  gone,
  kept,
  copy,
  without,
  nobody,
  bookmark,
  passing,
  STAFF_WORK,
  OF_METER,
  OF_AUDIT,
  IN_AUDIT,
  BOOKS,
  type TableCopy,
  type Removal,
  type MemberTable,
} from './memberTable.ts';

/**
 * Every table of the database. A test compares it with the database, so that a new table can't be forgotten: whoever adds
 * one decides here what of it a member gets, and what happens with it when their account is deleted.
 */
export const MEMBER_TABLES: Readonly<Record<string, MemberTable>> = {
  archive_months: nobody,
  archive_parts: nobody,
  archive_removals: without(
    'Names only a meter or a member that is gone, until its readings or receipts have left the archive, too.',
  ),
  ledger_days: nobody,
  liability_ages: nobody,
  members: copy('profile/profile', 'account.file.profile', {
    by: 'id',
    without: ['password_hash', 'email_key', 'organisation_id'],
  }),
  member_attributes: copy('profile/remembered', 'account.file.remembered'),
  member_notes: copy('profile/staff_notes', 'account.file.staff_notes', { without: ['author_id'] }, [
    ...gone(),
    kept('It is about the other one.', { author_id: null }, 't.author_id = m.id'),
  ]),
  member_tags: copy('profile/staff_tags', 'account.file.staff_tags', { without: ['key'] }),
  message_days: nobody,
  money_entries: nobody,
  phone_numbers: copy('profile/phone_numbers', 'account.file.phone_numbers', { without: ['code_hash'] }),
  member_signups: copy('profile/signup', 'account.file.signup', { without: ['draft_id'] }),
  program_rates: nobody,
  program_statement_items: nobody,
  signup_drafts: copy(
    'profile/signup_draft',
    'account.file.signup_draft',
    { without: ['token_hash'] },
    gone('t.member_id = m.id or (t.brand = m.brand and lower(trim(t.email)) = lower(trim(m.email)))'),
  ),

  utility_connections: copy('home/utility_connection', 'account.file.utility_connection'),
  utility_transitions: copy('home/utility_history', 'account.file.utility_history'),
  utility_authorizations: copy('home/utility_access', 'account.file.utility_access', {
    without: ['access_token', 'refresh_token', 'nmi_hash', 'account_hash'],
  }),
  utility_auth_requests: copy('home/utility_logins', 'account.file.utility_logins', {
    without: ['state_hash', 'verifier', 'code', 'session_id'],
  }),
  utility_waitlist: copy('home/utility_waitlist', 'account.file.utility_waitlist', {
    where: 't.brand = m.brand and t.email_key = lower(trim(m.email))',
    without: ['email_key'],
  }),
  service_points: copy('home/meters', 'account.file.meters', { without: ['number_hash'] }),
  meter_imports: copy('home/meter_files', 'account.file.meter_files'),
  delivery_faults: copy('home/meter_faults', 'account.file.meter_faults', {}, [
    kept('What the utility has to mend.', { member_id: null, number_last4: null }),
  ]),
  // A file of its own.
  account_pictures: { copies: [], removals: gone() },
  // Its own reader unpacks these two.
  reading_days: { copies: [], removals: gone(OF_METER) },
  reading_day_versions: { copies: [], removals: gone(OF_METER) },
  member_appliances: copy('home/appliances', 'account.file.appliances'),
  member_rate_plans: copy('home/chosen_rate_plan', 'account.file.chosen_rate_plan'),
  rate_plan_results: copy('home/rate_plan', 'account.file.rate_plan'),
  rate_plan_surveys: copy('home/rate_plan_answers', 'account.file.rate_plan_answers'),
  thermostat_send_offs: copy('home/thermostat_partner', 'account.file.thermostat_partner'),

  device_connections: copy('devices/accounts', 'account.file.accounts', {
    without: ['access_token', 'refresh_token'],
  }),
  device_auth_requests: copy('devices/logins', 'account.file.logins', {
    without: ['state_hash', 'verifier', 'session_id'],
  }),
  devices: copy('devices/devices', 'account.file.devices'),
  device_log: copy('devices/log', 'account.file.log'),
  device_hours: copy('devices/hourly_use', 'account.file.hourly_use', { as: 'csv' }),
  event_devices: copy('devices/in_events', 'account.file.in_events'),

  event_audience: copy('events/invitations', 'account.file.invitations'),
  event_reminders: copy('events/reminders', 'account.file.reminders'),
  event_ticks: copy('events/ticked', 'account.file.ticked'),
  participations: copy('events/results', 'account.file.results', { without: ['opt_by'] }, [
    ...gone(),
    kept('It is the home’s.', { opt_by: null }, 't.member_id = m.home_id and t.opt_by = m.id'),
  ]),
  help_answers: copy('account/help', 'account.file.help_answers'),
  results_seen: copy('events/results_seen', 'account.file.results_seen', { without: ['home_id'] }, [
    ...gone('t.member_id = m.id or t.home_id = m.id'),
  ]),
  // Its contents are read from where they are.
  receipts: copy('events/receipts', 'account.file.receipts', {
    without: ['receipt', 'archive_part', 'sha256'],
  }),
  month_results: copy('events/months', 'account.file.months'),
  standings: copy('events/tier_and_streak', 'account.file.tier_and_streak'),
  milestones: copy('events/milestones', 'account.file.milestones'),
  vacations: copy('events/vacations', 'account.file.vacations'),

  ledger_entries: copy('rewards/ledger', 'account.file.ledger', { as: 'csv' }, [
    kept(BOOKS, { member_id: 'former', account: 'renamed', cause_key: 'renamed' }),
  ]),
  member_balances: copy('rewards/balance', 'account.file.balance'),
  program_statement_counts: copy('rewards/statements', 'account.file.statements', {}, [
    kept('So that no statement counts the same earnings again.', { member_id: 'former' }),
  ]),
  program_enrollments: copy('home/enrollments', 'account.file.enrollments', {}, [
    kept('What was billed for the home stays so.', { member_id: 'former' }),
  ]),
  orders: copy('rewards/orders', 'account.file.orders', { without: ['secret', 'is_cashout'] }, [
    kept(BOOKS, {
      member_id: 'former',
      key: 'renamed',
      recipient: '',
      address: null,
      destination: null,
      secret: null,
      tracking_number: null,
      shop_number: null,
    }),
  ]),
  order_history: copy('rewards/order_history', 'account.file.order_history'),
  device_orders: copy('rewards/first_device', 'account.file.first_device'),
  balance_adjustments: copy('rewards/adjustments', 'account.file.adjustments', {
    without: ['actor_id', 'approver_id'],
  }),
  promo_redemptions: copy('rewards/promo_codes', 'account.file.promo_codes'),
  cashout_accounts: copy('rewards/cashout', 'account.file.cashout', {
    without: ['destination_key', 'code_hash'],
  }),
  payout_reviews: copy('rewards/payout_reviews', 'account.file.payout_reviews', {
    without: ['destination_key', 'browser_key', 'address_key', 'decided_by'],
  }),
  w9_forms: copy('rewards/w9', 'account.file.w9', { without: ['tin', 'tin_key'] }),
  device_offer_claims: copy('rewards/device_offers', 'account.file.device_offers'),
  card_payments: copy('rewards/card_payments', 'account.file.card_payments', {
    without: ['session_id', 'payment_intent', 'url'],
  }),
  saved_cards: copy('rewards/saved_card', 'account.file.saved_card', {
    without: ['customer_id', 'payment_method_id'],
  }),
  wheel_players: copy('rewards/wheel', 'account.file.wheel'),
  wheel_spins: copy('rewards/spins', 'account.file.spins', {}, [
    kept('So that anyone can still check the draws.', {
      member_id: 'former',
      cause_key: 'renamed',
      redeemable_id: null,
    }),
  ]),

  member_relations: copy('friends/codes', 'account.file.codes'),
  referral_profiles: copy('friends/invitation', 'account.file.invitation'),
  referrals: {
    copies: [
      {
        file: 'friends/invited_by',
        about: 'account.file.invited_by',
        without: ['referrer_id', 'referrer_points'],
      },
      {
        file: 'friends/invited',
        about: 'account.file.invited',
        by: 'referrer_id',
        without: ['member_id', 'friend_points'],
      },
    ],
    removals: [
      ...gone("t.state = 'open' and m.id in (t.member_id, t.referrer_id)"),
      kept('So that the other one still sees what it paid.', { member_id: 'former' }),
      kept(
        'So that the other one still sees what it paid.',
        { referrer_id: 'former' },
        't.referrer_id = m.id',
      ),
    ],
  },
  referral_boosts: copy('friends/boosts', 'account.file.boosts', { without: ['friend_id'] }, [
    ...gone(),
    kept('It is the other one’s.', { friend_id: null }, 't.friend_id = m.id'),
  ]),

  sent_messages: copy('messages/sent', 'account.file.sent', { without: ['key', 'sealed'] }),
  event_results_told: copy('messages/results_sent', 'account.file.results_sent'),
  dismissals: copy('messages/put_away', 'account.file.put_away'),

  subscriptions: copy('choices/notifications', 'account.file.notifications'),
  sms_consents: copy('choices/text_messages', 'account.file.text_messages', {
    where: `t.member_id = m.id or (t.member_id is null and t.brand = m.brand and exists (
      select from phone_numbers p where p.member_id = m.id and p.number = t.number and p.verified))`,
  }),
  push_devices: copy('choices/push_devices', 'account.file.push_devices', {
    without: ['session_id', 'address_hash', 'sealed'],
  }),
  privacy_choices: copy('choices/privacy', 'account.file.privacy'),

  sessions: copy('security/sessions', 'account.file.sessions', { without: ['token_hash'] }),
  log_ins: copy('security/log_ins', 'account.file.log_ins'),
  cashout_browsers: copy('security/browsers', 'account.file.browsers', { without: ['browser_key'] }),
  access_tokens: copy('security/emailed_links', 'account.file.emailed_links', { without: ['token_hash'] }),
  previews: copy('security/staff_views', 'account.file.staff_views', {
    without: ['token_hash', 'staff_id', 'session_id'],
  }),
  audit_log: copy(
    'security/staff_changes',
    'account.file.staff_changes',
    {
      where: OF_AUDIT,
      // What stood there before and after is in the other files; an entry may also name somebody else.
      without: ['actor_id', 'before', 'after'],
    },
    [
      kept(
        'What staff did can be checked later.',
        { subject: 'renamed', before: null, after: null },
        OF_AUDIT,
      ),
      kept('What staff did can be checked later.', { before: null, after: null }, IN_AUDIT),
      kept('What staff did can be checked later.', { actor_id: 'former' }, 't.actor_id = m.id'),
    ],
  ),
  sso_identities: copy('security/single_sign_on', 'account.file.single_sign_on'),
  authenticators: copy('security/authenticator', 'account.file.authenticator', {
    without: ['secret', 'last_step'],
  }),
  passkeys: copy('security/passkeys', 'account.file.passkeys', {
    without: ['credential_id', 'public_key', 'counter'],
  }),
  recovery_codes: copy('security/recovery_codes', 'account.file.recovery_codes', { without: ['code_hash'] }),
  staff_roles: copy('security/staff_roles', 'account.file.staff_roles', { without: ['granted_by'] }),
  staff_accounts: copy('security/staff_account', 'account.file.staff_account'),
  home_invitations: copy(
    'home/people',
    'account.file.people',
    { by: 'home_id', without: ['email_key', 'person_id'] },
    gone('m.id in (t.home_id, t.person_id)'),
  ),
  data_copies: copy('security/data_copies', 'account.file.data_copies'),

  feature_overrides: copy('app/features', 'account.file.features', { without: ['set_by', 'session_id'] }),
  experiment_assignments: copy('app/experiments', 'account.file.experiments'),
  segment_members: copy('app/segments', 'account.file.segments'),

  member_facts: without('Repeats what other tables hold, for speed.', gone()),
  // They go with their copies.
  data_copy_parts: without('The copies themselves.'),
  account_deletions: without('The deletion itself, which names nobody once it is done.'),
  override_clearings: without(STAFF_WORK, gone()),
  targeting_requests: without(STAFF_WORK, gone('t.object_id = m.id::text')),
  staff_drafts: without(STAFF_WORK, gone('t.object_id = m.id::text or t.author_id = m.id')),
  backtest_homes: without('Names a home only while a calculation for staff goes on.', gone()),
  kept_tax_records: without(
    'Kept for the tax office once their member’s account is gone, and no longer than the law asks.',
  ),
  meter_claims: without(STAFF_WORK, gone('m.id in (t.member_id, t.holder_id)')),
  order_differences: without(STAFF_WORK),
  payout_differences: without(STAFF_WORK),
  cashout_codes: passing,
  passkey_challenges: passing,
  pending_logins: passing,
  idempotency_keys: without(
    'Answers of the last days, kept so that a repeated click does nothing twice.',
    gone(),
  ),
  allowances: without('Counts attempts under hashes that name no one.'),
  login_failures: nobody,
  sso_attempts: nobody,

  accuracy_results: nobody,
  accuracy_runs: bookmark,
  backtest_meters: nobody,
  backtest_uploads: nobody,
  backtests: nobody,
  cashout_stops: nobody,
  deleted_experiments: nobody,
  departed_results: nobody,
  device_offers: nobody,
  device_webhooks: nobody,
  event_notices: bookmark,
  event_performance: nobody,
  event_templates: nobody,
  events: bookmark,
  experiment_versions: nobody,
  experiments: nobody,
  feature_schedules: nobody,
  feature_segments: nobody,
  feature_settings: nobody,
  feature_versions: nobody,
  first_device_offers: nobody,
  grid_events: nobody,
  grid_signals: nobody,
  grid_sources: nobody,
  order_lists: nobody,
  alerts: without(STAFF_WORK),
  api_keys: without(STAFF_WORK),
  webhook_endpoints: without(STAFF_WORK),
  webhook_deliveries: without(STAFF_WORK),
  webhook_notes: passing,
  open_adr_vens: nobody,
  open_adr_resources: nobody,
  open_adr_reports: nobody,
  open_adr_subscriptions: nobody,
  open_adr_changes: nobody,
  alert_settings: nobody,
  partner_failures: nobody,
  failing_sources: nobody,
  given_up_jobs: nobody,
  movement_weeks: nobody,
  payout_accounts: nobody,
  help_versions: nobody,
  placement_instances: nobody,
  placement_versions: nobody,
  postal_coverage: nobody,
  program_pay: nobody,
  program_statements: nobody,
  statement_payments: nobody,
  settlement_file_parts: nobody,
  settlement_files: nobody,
  programs: nobody,
  promo_codes: nobody,
  push_keys: nobody,
  rate_plans: nobody,
  reward_pictures: nobody,
  reward_stock: nobody,
  rewards: nobody,
  segment_references: nobody,
  segment_versions: nobody,
  segments: nobody,
  schema_migrations: nobody,
  server_secrets: nobody,
  shop_webhooks: nobody,
  system_settings: nobody,
  targeting_schedules: without(STAFF_WORK, gone('t.object_id = m.id::text')),
  targeting_versions: nobody,
  utilities: nobody,
  utility_partners: nobody,
  utility_webhooks: nobody,
  wheel_draws: nobody,
  wheel_prize_days: nobody,
  wheel_prizes: nobody,
  wheel_seeds: nobody,
};

/** The files that are taken from tables, in their order. */
export const TABLE_COPIES: readonly (TableCopy & { readonly table: string })[] = Object.entries(
  MEMBER_TABLES,
).flatMap(([table, held]) => ('copies' in held ? held.copies.map((each) => ({ ...each, table })) : []));

/** Tables whose rows are found by those of another one, and so go before it. */
export const FOUND_BY: readonly { readonly child: string; readonly parent: string }[] = [
  { child: 'reading_days', parent: 'service_points' },
  { child: 'reading_day_versions', parent: 'service_points' },
  { child: 'sms_consents', parent: 'phone_numbers' },
];

/** What happens with each table's rows at the end of an account. */
export const REMOVALS: ReadonlyMap<string, readonly Removal[]> = new Map(
  Object.entries(MEMBER_TABLES).flatMap(([table, { removals }]) =>
    removals.length === 0 ? [] : [[table, removals] as const],
  ),
);
