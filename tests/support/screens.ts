import type { Signup, SignupStepName } from '../../codegen/rest/types.ts';
import { ENERGY_PERIODS } from '../../src/domain/energy/periods.ts';
import { SETTINGS_SECTIONS } from '../../src/domain/settings/sections.ts';

/** A screen that a link of another one leads to. */
export interface Linked {
  /** Its row of the route table. */
  readonly route: string;
  /** A selector of the links. */
  readonly links: string;
  /** Which of them: `each` is the last one, and all of them with EBBWATT_DEEP=1. */
  readonly which?: 'first' | 'last' | 'each';
  readonly heading?: RegExp;
  readonly leadsTo?: readonly Linked[];
}

/** A screen of the sweep, with its address and its heading. */
export interface Screen {
  /** Its row of the route table. */
  readonly route: string;
  /** Its address; absent: the route itself. */
  readonly path?: string;
  readonly heading: string | RegExp;
  /** How many screens of a phone it may be high. */
  readonly phones?: number;
  readonly leadsTo?: readonly Linked[];
}

const screen = (route: string, heading: string | RegExp, more: Partial<Screen> = {}): Screen => ({
  route,
  heading,
  ...more,
});

/** The links of a list to its entries. */
const entries = (list: string, ...others: readonly string[]): string =>
  `main a[href^="${list}/"]${others.map((path) => `:not([href^="${list}/${path}"])`).join('')}`;

export const MEMBER_SCREENS: readonly Screen[] = [
  screen('/', /^Hi, /),
  screen('/events', 'Events', {
    leadsTo: [{ route: '/events/:id', links: entries('/events', 'season'), which: 'first' }],
  }),
  screen('/events', 'Events', {
    path: '/events?show=results',
    leadsTo: [{ route: '/events/:id', links: entries('/events', 'season'), which: 'last' }],
  }),
  screen('/events/season', 'Your season'),
  ...ENERGY_PERIODS.map((period) => screen('/energy', 'Energy', { path: `/energy?period=${period}` })),
  screen('/inbox', 'Messages', { phones: 3 }),
  screen('/settings', 'Settings'),
  ...SETTINGS_SECTIONS.map((section) => screen('/settings/:section', /\S/, { path: `/settings/${section}` })),
  screen('/devices', 'Devices', {
    leadsTo: [{ route: '/devices/:id', links: entries('/devices', 'add'), which: 'each' }],
  }),
  screen('/devices/add', 'Add a device'),
  screen('/rewards', 'Rewards', {
    leadsTo: [
      { route: '/rewards/:id', links: entries('/rewards', 'orders', 'codes', 'wheel'), which: 'last' },
    ],
  }),
  screen('/rewards', 'Rewards', { path: '/rewards?type=CASH' }),
  screen('/rewards', 'Rewards', { path: '/rewards?type=WHEEL' }),
  screen('/rewards/wheel', 'Prize wheel', { phones: 2.5 }),
  screen('/prize-form', 'Your prize'),
  screen('/rewards/orders', 'All your orders', {
    leadsTo: [{ route: '/orders/:id', links: entries('/orders') }],
  }),
  screen('/rewards/codes', 'Your gift cards'),
  screen('/coupons', 'Your coupons'),
  screen('/coupons/claimed', 'Your coupons'),
  screen('/promo', 'Enter a promo code'),
  screen('/promo/redeem', 'Enter a promo code'),
  screen('/device_offer', 'Device offers', {
    leadsTo: [{ route: '/device_offer/:id', links: entries('/device_offer'), which: 'each' }],
  }),
  screen('/stripe', 'Device offers'),
  screen('/stripe/checkout/payment', 'Your payment'),
  screen('/stripe/checkout/setup', 'Your card'),
  screen('/wallet', 'Wallet', { phones: 2.5 }),
  screen('/wallet', 'Wallet', { path: '/wallet?firstVisit=true' }),
  screen('/wallet/cashout', 'Cash out'),
  screen('/wallet/egift', 'Cash out as a gift card'),
  screen('/wallet/w9', 'Your W-9 tax form'),
  screen('/invite', 'Invite a neighbor'),
  screen('/help', 'Help', {
    leadsTo: [{ route: '/help/:id', links: entries('/help'), which: 'each' }],
  }),
  screen('/help', 'Help', { path: '/help?q=cash' }),
  screen('/signup/zip_code', 'Where is your home now?', { path: '/signup/zip_code?edit=true' }),
  screen('/signup/utility', 'Which utility serves your home?', { path: '/signup/utility?edit=true' }),
  screen('/update-google-nest', /\S/),
  screen('/new-user', /^Welcome to Ebbwatt/),
];

export const STRANGER_SCREENS: readonly Screen[] = [
  screen('/', 'Use less when it counts. Get paid for it.'),
  screen('/', /\S/, { path: '/?zip=95616' }),
  screen('/login', 'Log in'),
  screen('/forgot-password', 'Set a new password'),
  screen('/reset-password', 'This link isn’t complete'),
  screen('/reset-password', 'This link no longer works', { path: '/reset-password?token=made-up' }),
  screen('/logout', 'You’re logged out'),
  screen('*', 'We can’t find that page', { path: '/no-such-page' }),
];

/** What an emailed link and an outage lead to, which the stubbed server answers. */
export const STUBBED_SCREENS: readonly Screen[] = [
  screen('/maintenance', /undergoing maintenance/, { path: '/' }),
  screen('/disenroll', /\S/, { path: '/disenroll?access_token=abc' }),
  screen('/reset-password', 'Choose a new password', { path: '/reset-password?token=by-mail' }),
];

/** A list of the staff area and its first entry. */
const list = (
  path: string,
  heading: string,
  { key = 'id', leadsTo }: { readonly key?: string; readonly leadsTo?: readonly Linked[] } = {},
): Screen =>
  screen(path, heading, {
    leadsTo: [
      {
        route: `${path}/:${key}`,
        links: `main a[href^="${path}/"]:not([href$="/new"])`,
        ...(leadsTo === undefined ? {} : { leadsTo }),
      },
    ],
  });

/** The sections of a member's page beyond its overview. */
const MEMBER_SECTIONS = ['events', 'balance', 'orders', 'messages', 'connection', 'devices', 'access'];

export const STAFF_SCREENS: readonly Screen[] = [
  screen('/internal', 'Overview'),
  list('/internal/utilities', 'Utilities'),
  screen('/internal/utilities/new', 'New utility'),
  list('/internal/programs', 'Programs'),
  screen('/internal/programs', 'Programs', {
    // The demonstration's program whose utility pays its members.
    path: '/internal/programs?q=Peak',
    leadsTo: [
      {
        route: '/internal/programs/:id',
        links: entries('/internal/programs', 'new'),
        leadsTo: [
          {
            route: '/internal/statements/programs/:id/settlement',
            links: 'main a[href$="/settlement"]',
            heading: /^Settlement files$/,
          },
        ],
      },
    ],
  }),
  screen('/internal/programs/new', 'New program'),
  screen('/internal/coverage', 'Postal codes'),
  list('/internal/events', 'Events'),
  screen('/internal/events', 'Events', {
    // From the next one to the demonstration's event in groups, which is some days ahead.
    path: '/internal/events?status=SCHEDULED&sort=start',
    leadsTo: [
      {
        route: '/internal/events/:id',
        links: entries('/internal/events', 'new', 'plan', 'calendar', 'templates'),
        leadsTo: [
          { route: '/internal/events/:id/live', links: 'main a[href$="/live"]', heading: /^Event live$/ },
        ],
      },
      {
        route: '/internal/events/:id',
        links: entries('/internal/events', 'new', 'plan', 'calendar', 'templates'),
        which: 'last',
        leadsTo: [
          { route: '/internal/events/:id/groups', links: 'main a[href$="/groups"]', heading: /^Groups$/ },
        ],
      },
    ],
  }),
  screen('/internal/events/calendar', 'Event calendar'),
  screen('/internal/events/new', 'Schedule an event'),
  screen('/internal/events/plan', 'Schedule several events'),
  list('/internal/events/templates', 'Event templates'),
  screen('/internal/events/templates/new', 'New event template'),
  screen('/internal/members', 'Members', {
    // The demonstration's member has something in every section.
    path: '/internal/members?q=demo@default.example',
    leadsTo: [
      {
        route: '/internal/members/:id',
        links: entries('/internal/members'),
        leadsTo: MEMBER_SECTIONS.map((section) => ({
          route: `/internal/members/:id/${section}`,
          links: `main a[href$="/${section}"]`,
        })),
      },
    ],
  }),
  screen('/internal/money', 'Money'),
  screen('/internal/statements', 'Statements', {
    path: '/internal/statements?show=all',
    leadsTo: [
      {
        route: '/internal/statements/:id',
        links: entries('/internal/statements', 'programs'),
        heading: /^(Statement|Credit note|Correction) \d+$/,
        leadsTo: [
          {
            route: '/internal/statements/programs/:id',
            links: 'main a[href^="/internal/statements/programs/"]',
            heading: /^Billing$/,
          },
        ],
      },
    ],
  }),
  screen('/internal/money/entries', 'Entries', { path: '/internal/money/entries?account=members' }),
  screen('/internal/queues', 'Queues'),
  screen('/internal/queues/moved', 'Queues'),
  screen('/internal/queues/forms', 'Queues'),
  screen('/internal/queues/refused', 'Queues'),
  screen('/internal/queues/orders', 'Queues'),
  screen('/internal/orders', 'Orders', {
    // The demonstration's member has results, unlike those whom other tests make.
    path: '/internal/orders?status=DELIVERED&q=demo@default.example',
    leadsTo: [
      {
        route: '/internal/orders/:id',
        links: entries('/internal/orders', 'differences'),
        leadsTo: [
          {
            route: '/internal/payouts/members/:id/ledger',
            links: 'main a[href$="/ledger"]',
            heading: /’s ledger$/,
            leadsTo: [
              {
                route: '/internal/payouts/members/:id/results/:event',
                links: 'main a[href*="/results/"]',
                heading: /’s result$/,
              },
            ],
          },
        ],
      },
    ],
  }),
  screen('/internal/orders/differences', 'Reconciliation'),
  list('/internal/rewards', 'Rewards'),
  screen('/internal/rewards/new', 'New reward'),
  screen('/internal/rewards/catalogue', 'Rewards on a date'),
  screen('/internal/wheel', 'Wheel', {
    leadsTo: [
      { route: '/internal/wheel/:id', links: entries('/internal/wheel', 'new', 'spins', 'draws') },
      { route: '/internal/wheel/draws/:id', links: entries('/internal/wheel/draws') },
    ],
  }),
  screen('/internal/wheel/new', 'Add a prize'),
  screen('/internal/wheel/spins', 'Spins'),
  screen('/internal/payouts', 'Payouts', {
    path: '/internal/payouts?status=SENT',
    leadsTo: [
      {
        route: '/internal/payouts/:id',
        links: entries('/internal/payouts', 'differences', 'forms', 'tax', 'members'),
      },
    ],
  }),
  screen('/internal/payouts/differences', 'Reconciliation'),
  screen('/internal/payouts/forms', 'W-9 forms', {
    path: '/internal/payouts/forms?status=PROCESSING',
    leadsTo: [
      {
        route: '/internal/payouts/members/:id',
        links: 'main a[href^="/internal/payouts/members/"]',
      },
    ],
  }),
  screen('/internal/payouts/tax', 'Tax year'),
  screen('/internal/referrals', 'Referrals'),
  screen('/internal/alerts', 'Alerts'),
  screen('/internal/api-keys', 'API keys'),
  screen('/internal/openadr', 'OpenADR devices'),
  screen('/internal/webhooks', 'Webhooks'),
  screen('/internal/alerts/rules', 'Alert rules'),
  screen('/internal/rewards/promo-codes', 'Promo codes'),
  list('/internal/offers', 'Device offers'),
  screen('/internal/offers/new', 'New offer'),
  screen('/internal/offers/claims', 'Who has a device'),
  list('/internal/segments', 'Segments'),
  screen('/internal/segments/new', 'New segment'),
  list('/internal/placements', 'Placements'),
  screen('/internal/placements/new', 'New content'),
  list('/internal/help', 'Help articles'),
  screen('/internal/help/new', 'New article'),
  list('/internal/features', 'Features', { key: 'key' }),
  screen('/internal/features/members', 'One member’s features', {
    path: '/internal/features/members?member=demo@default.example',
  }),
  list('/internal/experiments', 'Experiments', { key: 'key' }),
  screen('/internal/experiments/new', 'New experiment'),
  screen('/internal/approvals', 'Approvals'),
  screen('/internal/accuracy', 'Accuracy'),
  list('/internal/backtests', 'Backtests'),
  screen('/internal/backtests/new', 'New backtest'),
  list('/internal/staff', 'Staff and roles'),
  screen('/internal/security', 'Your login'),
  screen('/internal/maintenance', 'Maintenance'),
  screen('/internal/audit', 'Audit log'),
];

/** Each step of a sign-up with a state that shows it, and its question. */
export const SIGNUP_SCREENS: readonly (readonly [SignupStepName, string, Partial<Signup>?])[] = [
  ['zip_code', 'Where is your home?'],
  ['full', 'Who’s joining?'],
  ['password', 'Choose a password'],
  ['legacy', 'Good to see you again, Dana'],
  ['check_if_moved', 'Have you moved?'],
  ['select_utility', 'Which utility serves your home?'],
  ['connect_utility', 'Can Cedar Power share your meter readings?'],
  ['connect_utility', 'What’s your account number with Cedar Power?', { connection: 'ACCOUNT_NUMBER' }],
  ['connect_utility_oauth', 'Waiting for Cedar Power', { utility_widget_state: 'AuthStart' }],
  ['check_eligible', 'Checking your home', { utility_widget_state: 'pending' }],
  [
    'check_eligible',
    'Cedar Power couldn’t connect your home yet',
    {
      utility_widget_state: 'pending',
      utility_widget_substate: 'Duplicate',
      taking_part: { can: 'not_yet', why: 'duplicate' },
    },
  ],
  ['utility_outage', 'We can’t reach Cedar Power', { utility_in_outage: true }],
  ['connect_phone', 'What’s your mobile number?'],
  ['confirm_phone', 'Enter the code'],
  ['appliances', 'What’s in your home?'],
  ['select_tplink', 'How many smart plugs would you like?'],
];

/** The rows of the route table that the sweep leaves out, and why. */
export const NOT_SWEPT: Readonly<Record<string, string>> = {
  '/signup': 'leads to the step',
  '/signup/:step': 'leads to the step',
  '/signup/oauth': 'leads on to the utility and back',
};

/** Every row of the route table that the sweep opens. */
export function sweptRoutes(): ReadonlySet<string> {
  const routes = new Set<string>(SIGNUP_SCREENS.map(([step]) => `/signup/${step}`));
  const add = ({ route, leadsTo = [] }: Pick<Linked, 'route' | 'leadsTo'>): void => {
    routes.add(route);
    leadsTo.forEach(add);
  };
  [...MEMBER_SCREENS, ...STRANGER_SCREENS, ...STUBBED_SCREENS, ...STAFF_SCREENS].forEach(add);
  return routes;
}
