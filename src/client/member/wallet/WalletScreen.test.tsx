import { expect, it } from 'vitest';
import { clientApp, DANA, renderHtml } from '../../../../tests/support/clientApp.tsx';
import type { SessionUser, Wallet, WalletMovement } from '../../../../codegen/rest/types.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { walletPage } from './walletQueries.ts';
import WalletScreen from './WalletScreen.tsx';

const EVENT = '0190a1b2-0000-7000-8000-0000000000e1';

const amount = (points: number, rate = 100) => ({ points, watts: points * rate, cents: points });
const EMPTY: Wallet = {
  balance: amount(0),
  held: amount(0),
  currency: 'USD',
  time_zone: 'America/Los_Angeles',
  history: { from: '2026-05-14', to: '2026-08-11', opening: amount(0), days: [] },
  movements: [],
  next_cursor: null,
  total: 0,
  cashout: null,
};

function movement(
  cause: WalletMovement['cause'],
  points: number,
  more: Partial<WalletMovement> = {},
): WalletMovement {
  return {
    id: `${cause}${points}`,
    cause,
    booked_at: '2026-01-10T20:00:00Z',
    points,
    watts: points * 100,
    balance_after: amount(500),
    event: null,
    month: null,
    order: null,
    paid_by: null,
    adjustment: null,
    ...more,
  };
}

const event: NonNullable<WalletMovement['event']> = {
  id: EVENT,
  type: 'PARTICIPATION_REDUCTION',
  starts_at: '2026-01-09T02:00:00Z',
  ends_at: '2026-01-09T03:00:00Z',
  time_zone: 'America/Los_Angeles',
};

/** The wallet's page of a member with this answer. */
async function htmlOfWallet(
  wallet: Partial<Wallet>,
  brand = 'default',
  path = '/wallet',
  user: SessionUser = DANA,
): Promise<string> {
  const app = await clientApp({ brand, user });
  appQueries(app.services).setQueryData(walletPage(app.services, null).queryKey, { ...EMPTY, ...wallet });
  return renderHtml(app, <WalletScreen />, path);
}
const toText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ');
const withMovements = (...movements: WalletMovement[]) => ({ movements, total: movements.length });

it.each([
  ['default', 20_000, 100],
  ['au-retailer', 50_000, 250],
])('HOM-09, WAL-02: the ledger of %s is explained in watts', async (brand, watts, rate) => {
  const text = toText(
    await htmlOfWallet(
      {
        balance: { points: watts / rate, watts, cents: 200 },
        ...withMovements(movement('appliance-inventory', 200)),
      },
      brand,
    ),
  );
  expect(text).toContain(`You have ${watts.toLocaleString('en-US')} watts`);
  expect(text).toContain('You told us what’s in your home');
  expect(text).toContain('+$2.00');
  expect(text).not.toContain('Nothing in here yet');
});

it('WAL-02: each movement has its cause in a sentence, when it was, its amount with a sign, and the balance after it', async () => {
  const html = await htmlOfWallet({
    balance: amount(500),
    ...withMovements(
      movement('event-correction', -30, { event }),
      movement('event-reduction', 150, { event }),
      movement('event-reduction', 2, { event: { ...event, type: 'PARTICIPATION_REDUCTION_RT' } }),
      movement('event-participation', 5, { event }),
      movement('month-reduction', 180, { month: '2025-12' }),
      movement('staff-adjustment', -200),
      movement('account-deleted', -70),
    ),
  });
  const text = toText(html);
  for (const line of [
    'We corrected your OhmHour result January 8, 2026, 6–7 PM. Corrected on January 10, 2026. −30¢ Balance $5.00',
    'You saved energy in an OhmHour January 8, 2026, 6–7 PM. Added on January 10, 2026. +$1.50',
    'Your devices saved energy in an AutoOhm',
    'You took part in an OhmHour',
    'Your savings in December 2025 January 10, 2026 +$1.80',
    'Our team adjusted your balance January 10, 2026 −$2.00',
    'Your balance ended with your account January 10, 2026 −70¢',
  ])
    expect(text).toContain(line);
  expect(html.match(new RegExp(`href="/events/${EVENT}"`, 'g'))).toHaveLength(4);
});

it('WAL-02: a movement of an order leads to it', async () => {
  const html = await htmlOfWallet(
    withMovements(
      movement('staff-adjustment', -200, { order: { id: EVENT, kind: 'gift_card', title: 'Gift card' } }),
    ),
  );
  expect(html).toContain(`href="/orders/${EVENT}"`);
});

it('WAL-02: held points are shown apart from the balance, and only if there are any', async () => {
  const held = 'on hold for orders';
  expect(toText(await htmlOfWallet({ balance: amount(500), held: amount(300) }))).toContain(
    `You have another $3.00 ${held}`,
  );
  expect(toText(await htmlOfWallet({ balance: amount(500) }))).not.toContain(held);
});

it('WAL-02: the chart of the balance says its figures in a sentence and in a table', async () => {
  const html = await htmlOfWallet({
    balance: amount(125),
    history: {
      from: '2026-05-14',
      to: '2026-08-11',
      opening: amount(50),
      days: [
        { date: '2026-07-02', balance: amount(155) },
        { date: '2026-08-11', balance: amount(125) },
      ],
    },
    ...withMovements(movement('event-reduction', 75, { event })),
  });
  expect(html).toContain('aria-label="Your balance was 50¢ on May 14 and is $1.25 today."');
  expect(toText(html)).toContain('Day Balance May 14 50¢ July 2 $1.55 August 11 $1.25');
});

it('WAL-02: offers all movements as a file, and the next page while there is one', async () => {
  const one = withMovements(movement('event-reduction', 75, { event }));
  const last = await htmlOfWallet(one);
  expect(last).toContain('/api/v2/wallet/movements?format=csv');
  expect(toText(last)).not.toContain('Show more');
  const more = await htmlOfWallet({ ...one, next_cursor: 'MQ', total: 21 });
  expect(toText(more)).toContain('Show more');
  expect(more).toContain('href="/wallet?pages=2"');
});

it('WAL-02: is empty before the first movement, without a chart or a file', async () => {
  const text = toText(await htmlOfWallet({}));
  expect(text).toContain('Nothing in here yet');
  expect(text).not.toContain('Your balance over 90 days');
  expect(text).not.toContain('Download');
});

it.each<[string, boolean, boolean, string]>([
  ['both', true, true, 'From $10.00, you can send it to your payment account or turn it into a gift card.'],
  ['payments only', true, false, 'From $10.00, you can send it to your payment account.'],
  ['gift cards only', false, true, 'From $10.00, you can turn it into a gift card.'],
  ['neither', false, false, ''],
])(
  'WAL-20, WAL-22, SES-24, SES-25: the first visit names the ways to cash out: %s',
  async (_name, pays, gives, ways) => {
    const way = {
      is_offered: true,
      most_points: 0,
      most_cents: 0,
      blockers: [],
      weekly: null,
      monthly: null,
      next: null,
    };
    const wallet: Partial<Wallet> = {
      cashout: {
        minimum_points: 1_000,
        minimum_cents: 1_000,
        paypal: { ...way, is_offered: pays },
        egift: { ...way, is_offered: gives },
        destination: null,
        tax: { year: 2026, total_cents: 0, threshold_cents: null },
        w9: null,
        code_above_cents: 5_000,
        under_way: [],
      },
    };
    const text = toText(await htmlOfWallet(wallet, 'default', '/wallet?firstVisit'));
    expect(text).toContain(`This is your wallet What you earn lands here. ${ways}`.trim());
    if (ways === '') expect(text).not.toContain('you can');
    expect(toText(await htmlOfWallet(wallet))).not.toContain('This is your wallet');
    const invited = { ...DANA, homeRole: 'member' } as const;
    const theirs = toText(await htmlOfWallet(wallet, 'default', '/wallet', invited));
    expect(theirs).toContain('Cashing out Only the owner of this home’s account can cash out.');
    expect(theirs).not.toContain('You can cash out');
  },
);

it.each<[string, readonly string[], string, string, RegExp]>([
  [
    'open, but for the address',
    ['paypal_missing_address'],
    'You can cash out $86.17 now We’ll ask where to send it. Cash out',
    '/wallet/cashout',
    /^(?!.*Where should your money go)/,
  ],
  [
    'blocked',
    ['w9_required', 'paypal_missing_address', 'weekly_cashout_limit'],
    'We need your tax form',
    '/wallet/w9',
    /^(?!.*(?:You can cash out \$|Where should your money go|this week’s limit))/,
  ],
])(
  'WAL-01, WAL-07 to WAL-14: %s is one sentence and one button',
  async (_name, reasons, sentence, to, rest) => {
    const remedies: Readonly<Record<string, 'add_address' | 'submit_w9' | 'wait'>> = {
      paypal_missing_address: 'add_address',
      w9_required: 'submit_w9',
      weekly_cashout_limit: 'wait',
    };
    const most = reasons.length === 1 ? 8_617 : 0;
    const closed = {
      is_offered: true,
      most_points: most,
      most_cents: most,
      blockers: reasons.map((reason) => ({
        reason: reason as 'w9_required',
        remedy: remedies[reason] ?? 'wait',
        until: null,
        amount_then_cents: null,
      })),
      weekly: null,
      monthly: null,
      next: null,
    };
    const html = await htmlOfWallet({
      balance: { points: 8_617, watts: 861_700, cents: 8_617 },
      cashout: {
        minimum_points: 1_000,
        minimum_cents: 1_000,
        paypal: closed,
        egift: { ...closed, is_offered: false },
        destination: null,
        tax: {
          year: 2026,
          total_cents: reasons.includes('w9_required') ? 199_500 : 0,
          threshold_cents: 200_000,
        },
        w9: null,
        code_above_cents: 5_000,
        under_way: [],
      },
    });
    const text = toText(html);
    expect(text).toContain(sentence);
    expect(text).toMatch(rest);
    const ways = [...html.matchAll(/href="(\/wallet\/[^"]*)"/g)].map(([, href]) => href);
    expect(ways).toEqual([to]);
  },
);
