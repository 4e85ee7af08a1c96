import { ENVIRONMENTS, type Environment } from '../../domain/brands/environments.ts';
import { GIFT_SERVICES } from '../../domain/rewards/catalogue.ts';
import { operationsSettings } from './operationsSettings.ts';
import { roles, setting, type Role } from './setting.ts';
import {
  anyText,
  brandAddresses,
  devicePartners,
  oidcIssuers,
  oneOf,
  onOff,
  portOrOff,
  privateNetworks,
  proxies,
  secretKeys,
  serviceAddresses,
  url,
  wholeNumber,
  type DevicePartnerAddress,
  type OidcIssuer,
} from './settingParsers.ts';

/**
 * Every setting in one table. Parsing, defaults and the operators' table (`npm run settings`) follow from it, so no
 * setting can be undocumented.
 */
export const settings = {
  port: setting<number>({
    env: 'PORT',
    flag: '--port',
    meaning: 'Port to listen on; 0 takes a free one',
    shown: '3000',
    fallback: 3000,
    parse: wholeNumber(0, 65_535),
  }),
  host: setting<string>({
    env: 'HOST',
    meaning: 'Address to listen on; the default is reachable from this machine only',
    shown: 'localhost',
    fallback: 'localhost',
    parse: anyText,
  }),
  environment: setting<Environment | null>({
    env: 'EBBWATT_ENV',
    meaning: `Which of a brand's environments is served: ${ENVIRONMENTS.join(', ')}`,
    shown: 'production with DATABASE_URL, else review',
    fallback: null,
    parse: oneOf(ENVIRONMENTS),
  }),
  brand: setting<string>({
    env: 'EBBWATT_BRAND',
    meaning: 'Brand that is served on hosts no brand names',
    shown: 'default',
    fallback: 'default',
    parse: (text) =>
      /^[a-z][a-z0-9-]*$/.test(text) ? { value: text } : { fault: 'must be the name of a folder in brands/' },
  }),
  databaseUrl: setting<string | null>({
    env: 'DATABASE_URL',
    meaning: 'PostgreSQL server to use instead of the embedded database',
    shown: 'none: embedded',
    fallback: null,
    parse: url('postgres:', 'postgresql:'),
  }),
  databaseDirectUrl: setting<string | null>({
    env: 'DATABASE_DIRECT_URL',
    meaning:
      'The PostgreSQL server itself, where DATABASE_URL is a pooler in transaction mode such as PgBouncer: for migrations, ' +
      'locks and notifications, which need a connection of their own',
    shown: 'none: DATABASE_URL is the server',
    fallback: null,
    parse: url('postgres:', 'postgresql:'),
  }),
  databaseReadUrl: setting<string | null>({
    env: 'DATABASE_READ_URL',
    meaning:
      'A streaming replica of the PostgreSQL server, without a pooler between: staff lists, exports, members’ energy and backtests read it',
    shown: 'none: DATABASE_URL answers all',
    fallback: null,
    parse: url('postgres:', 'postgresql:'),
  }),
  databasePool: setting<number>({
    env: 'DATABASE_POOL',
    meaning: 'Most connections one process opens to the PostgreSQL server, and to its replica',
    shown: '10',
    fallback: 10,
    parse: wholeNumber(2, 200),
  }),
  distributed: setting<'citus' | null>({
    env: 'DISTRIBUTED',
    meaning:
      'citus: DATABASE_URL is the coordinator of a Citus cluster, whose workers hold the largest tables; a database in use ' +
      'needs `npm run distribute` once',
    shown: 'none: one server holds all',
    fallback: null,
    parse: oneOf(['citus'] as const),
  }),
  dataDir: setting<string>({
    env: 'DATA_DIR',
    meaning: 'Folder of the embedded database, the operator channel and the outbox',
    shown: './data',
    fallback: 'data',
    parse: anyText,
  }),
  embeddedSync: setting<boolean>({
    env: 'EMBEDDED_SYNC',
    meaning:
      'Whether the embedded database waits for the disk before it says that something is saved: on, or off for data that may be lost',
    shown: 'on',
    fallback: true,
    parse: onOff,
  }),
  role: setting<Role>({
    env: 'ROLE',
    meaning:
      'What this process does: all, web (answers requests) or worker (works on jobs, with the processor time that others leave)',
    shown: 'all',
    fallback: 'all',
    parse: oneOf(roles),
  }),
  apiPrefix: setting<string>({
    env: 'API_PREFIX',
    meaning: "Path of the API on this origin, as the brands' backendBaseUrl names it; empty for none",
    shown: '/backend',
    fallback: '/backend',
    parse: (text) =>
      /^(\/[a-z0-9_-]+)*$/.test(text)
        ? { value: text }
        : { fault: 'must be empty or a path such as /backend' },
  }),
  pages: setting<boolean>({
    env: 'PAGES',
    meaning: 'Serve pages and assets beside the API: on or off',
    shown: 'on',
    fallback: true,
    parse: onOff,
  }),
  demo: setting<boolean | null>({
    env: 'DEMO',
    flag: '--demo',
    meaning: 'Create the demonstration world on an empty database: on or off (also --no-demo)',
    shown: 'on for the embedded database, except in production',
    fallback: null,
    parse: onOff,
  }),
  demoBrands: setting<readonly string[] | null>({
    env: 'DEMO_BRANDS',
    meaning: 'Brands that the demonstration is created for, by their ids with commas between',
    shown: 'all',
    fallback: null,
    parse: (text) => ({ value: text.split(',').map((id) => id.trim()) }),
  }),
  trustProxy: setting<string>({
    env: 'TRUST_PROXY',
    meaning:
      'Proxies whose X-Forwarded-* headers are believed: addresses or networks with commas, or a number of hops',
    shown: 'none',
    fallback: '',
    parse: proxies,
  }),
  secretKeys: setting<readonly string[]>({
    env: 'SECRET_KEY',
    meaning:
      'Root of all server secrets, 64 hexadecimal digits. While it is changed: the new key, a comma, and the old one',
    shown: 'made at first start and kept in the database; none in production with DATABASE_URL',
    fallback: [],
    parse: secretKeys,
  }),
  smtpUrl: setting<string | null>({
    env: 'SMTP_URL',
    meaning: 'Mail server; without one, mail is written to DATA_DIR/outbox',
    shown: 'none; the sandbox in the demonstration',
    fallback: null,
    parse: url('smtp:', 'smtps:'),
  }),
  partnerSecrets: setting<string | null>({
    env: 'PARTNER_SECRETS',
    meaning:
      'JSON file with the secrets of partners, `{ "utility:<client id>": "…" }`, readable by this user only',
    shown: 'none',
    fallback: null,
    parse: anyText,
  }),
  partnerNetworks: setting<readonly string[]>({
    env: 'PARTNER_NETWORKS',
    meaning:
      'Private addresses or networks, with commas between, where partners may be called, also by plain http; without ' +
      'it only public addresses are',
    shown: 'none',
    fallback: [],
    parse: privateNetworks,
  }),
  oidcIssuers: setting<Readonly<Record<string, OidcIssuer>>>({
    env: 'OIDC_ISSUERS',
    meaning: 'Single sign-on: `brand=issuer|client id`, with commas between several',
    shown: 'none; the sandbox in the demonstration',
    fallback: {},
    parse: oidcIssuers,
  }),
  devicePartners: setting<Readonly<Record<string, DevicePartnerAddress>>>({
    env: 'DEVICE_PARTNERS',
    meaning:
      'Clouds of device partners: `partner=address|client id`, with commas between several; their ' +
      'secrets are the partner secrets `device:<partner>` and `device-webhook:<partner>`',
    shown: 'none; the sandbox in the demonstration',
    fallback: {},
    parse: devicePartners,
  }),
  shopUrl: setting<string | null>({
    env: 'SHOP_URL',
    meaning:
      'Shop that sends ordered devices; its token is the partner secret `shop`, its webhooks are signed with `shop-webhook`',
    shown: 'none; the sandbox in the demonstration',
    fallback: null,
    parse: url('http:', 'https:'),
  }),
  cardsUrl: setting<string | null>({
    env: 'CARDS_URL',
    meaning:
      'Card service with a hosted checkout; its key is the partner secret `cards`, its webhooks are signed with `cards-webhook`',
    shown: 'none; the sandbox in the demonstration',
    fallback: null,
    parse: url('http:', 'https:'),
  }),
  fulfilmentServices: setting<Readonly<Record<string, DevicePartnerAddress>>>({
    env: 'FULFILMENT_SERVICES',
    meaning:
      `Services of gift cards, coupons and donations (${GIFT_SERVICES.join(', ')}): ` +
      '`service=address|client id`, with commas between several; their secrets are the ' +
      'partner secrets `fulfilment:<service>` and `fulfilment-webhook:<service>`',
    shown: 'none; the sandbox in the demonstration',
    fallback: {},
    parse: serviceAddresses(GIFT_SERVICES),
  }),
  payoutAccounts: setting<Readonly<Record<string, DevicePartnerAddress>>>({
    env: 'PAYOUT_ACCOUNTS',
    meaning:
      'Brands’ accounts at the provider of payouts, whose interface is that of ' +
      'PayPal Payouts: `brand=address|client id`, with commas between several; ' +
      'their secrets are the partner secrets `payouts:<brand>`',
    shown: 'none; the sandbox in the demonstration',
    fallback: {},
    parse: brandAddresses,
  }),
  w9Url: setting<string | null>({
    env: 'W9_URL',
    meaning:
      'Checker of W-9 forms; its token and the secret of its webhook are the partner secrets `w9` and `w9-webhook`',
    shown: 'none; the sandbox in the demonstration',
    fallback: null,
    parse: url('http:', 'https:'),
  }),
  smsUrl: setting<string | null>({
    env: 'SMS_URL',
    meaning: 'HTTP gateway that sends text messages; its token is the partner secret `sms`',
    shown: 'none; the sandbox in the demonstration',
    fallback: null,
    parse: url('http:', 'https:'),
  }),
  captchaScriptUrl: setting<string | null>({
    env: 'CAPTCHA_SCRIPT_URL',
    meaning:
      'Script of the captcha, for brands with keys; it runs in a sandboxed frame, and it and what it shows come from this origin alone',
    shown: 'none; the sandbox in the demonstration',
    fallback: null,
    parse: url('http:', 'https:'),
  }),
  captchaVerifyUrl: setting<string | null>({
    env: 'CAPTCHA_VERIFY_URL',
    meaning: 'Where the answer of a captcha is checked',
    shown: 'none; the sandbox in the demonstration',
    fallback: null,
    parse: url('http:', 'https:'),
  }),
  supportWidgetUrl: setting<string | null>({
    env: 'SUPPORT_WIDGET_URL',
    meaning:
      'Script of the support chat, for brands with an account there; it runs in a frame of its own. ' +
      'Members are logged in with tokens that the partner secrets `support:<brand>` sign',
    shown: 'none; the sandbox in the demonstration',
    fallback: null,
    parse: url('http:', 'https:'),
  }),
  errorReportsUrl: setting<string | null>({
    env: 'ERROR_REPORTS_URL',
    meaning: 'Service that takes reports of errors in members’ browsers: one JSON text each, by POST',
    shown: 'none',
    fallback: null,
    parse: url('http:', 'https:'),
  }),
  sandboxPort: setting<number | null>({
    env: 'SANDBOX_PORT',
    meaning:
      'Port of the sandbox that plays the partners in the demonstration, or off; it takes mail on the port after it',
    shown: '6700',
    fallback: 6_700,
    parse: portOrOff(1, 65_534),
  }),
  deliveryLimit: setting<number>({
    env: 'DELIVERY_LIMIT_BYTES',
    meaning:
      'Largest file with the meters of many homes that staff may upload, in bytes; larger ones go by `npm run import-readings`',
    shown: '268435456 (256 MiB)',
    fallback: 268_435_456,
    parse: wholeNumber(1_024, 2_147_483_647),
  }),
  uploadLimit: setting<number>({
    env: 'UPLOAD_LIMIT_BYTES',
    meaning: 'Largest meter file a member may upload, in bytes',
    shown: '33554432 (32 MiB)',
    fallback: 33_554_432,
    parse: wholeNumber(1_024, 2_147_483_647),
  }),
  renderLimit: setting<number>({
    env: 'RENDER_LIMIT',
    meaning: 'Pages rendered at the same time; above it visitors get the skeleton',
    shown: '8',
    fallback: 8,
    parse: wholeNumber(0, 1_000),
  }),
  pageCacheBytes: setting<number>({
    env: 'PAGE_CACHE_BYTES',
    meaning: 'Size of the cache of rendered pages, in bytes',
    shown: '33554432 (32 MiB)',
    fallback: 33_554_432,
    parse: wholeNumber(0, 4_294_967_296),
  }),
  sessionDays: setting<number>({
    env: 'SESSION_DAYS',
    meaning: 'Days without a visit after which a session ends',
    shown: '30',
    fallback: 30,
    parse: wholeNumber(1, 400),
  }),
  sessionMaxDays: setting<number>({
    env: 'SESSION_MAX_DAYS',
    meaning: 'Days after the log-in when a session ends, however often it is used',
    shown: '180',
    fallback: 180,
    parse: wholeNumber(1, 400),
  }),
  appliancePoints: setting<number>({
    env: 'APPLIANCE_POINTS',
    meaning: 'Points that a member’s list of appliances pays, once',
    shown: '500',
    fallback: 500,
    parse: wholeNumber(1, 1_000_000),
  }),
  approvalMembers: setting<number>({
    env: 'TARGETING_APPROVAL_MEMBERS',
    meaning:
      'A change of targeting (a feature’s rules, a segment in use, content, an experiment) ' +
      'that reaches more members than this waits until a second person approves it',
    shown: '10000',
    fallback: 10_000,
    parse: wholeNumber(0, 1_000_000_000),
  }),
  approvalPoints: setting<number>({
    env: 'POINTS_APPROVAL',
    meaning:
      'Points that support and finance may give or take without a second person. What one member got within 7 days ' +
      'counts together; above it, someone with the role for money has to approve',
    shown: '5000',
    fallback: 5_000,
    parse: wholeNumber(0, 1_000_000),
  }),
  staffTwoFactor: setting<boolean | null>({
    env: 'STAFF_SECOND_STEP',
    meaning:
      'Whether staff need an authenticator app or a passkey to log in. Where it is off, ' +
      'as in the demonstration, staff who have set one up are still asked for it',
    shown: 'on in production, else off',
    fallback: null,
    parse: onOff,
  }),
  jobPollMs: setting<number>({
    env: 'JOB_POLL_MS',
    meaning: 'Milliseconds between looks for queued and due work',
    shown: '2000',
    fallback: 2_000,
    parse: wholeNumber(50, 60_000),
  }),
  drainSeconds: setting<number | null>({
    env: 'DRAIN_SECONDS',
    meaning:
      'Seconds that a stopping process still answers requests while `/readyz` says no, so that the load balancer can turn to others',
    shown: '5 in production, else 0',
    fallback: null,
    parse: wholeNumber(0, 600),
  }),
  stopSeconds: setting<number>({
    env: 'STOP_SECONDS',
    meaning: 'Seconds that requests and jobs in flight get to finish on stopping',
    shown: '10',
    fallback: 10,
    parse: wholeNumber(0, 600),
  }),
  ...operationsSettings,
};
