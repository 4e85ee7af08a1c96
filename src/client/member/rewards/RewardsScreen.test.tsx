import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import type { Reward } from '../../../../codegen/rest/types.ts';
import type { FeatureKey } from '../../../domain/features/featureKeys.ts';
import { clientApp, DANA, feature, renderHtml } from '../../../../tests/support/clientApp.tsx';
import { appQueries } from '../../platform/cache/queries.ts';
import { ScreenDataContext } from '../../platform/screen/screen.ts';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import { catalogue } from './rewardQueries.ts';
import { loader, rewardsLoaderQuery } from './rewardsLoader.ts';
import RewardsScreen from './RewardsScreen.tsx';

const NOW = Date.parse('2026-07-01T19:00:00Z');
const HOME = {
  __typename: 'HomeSummary',
  timeZone: 'America/Los_Angeles',
  balance: { points: 680, watts: 68_000 },
  nextEvent: null,
  takingPart: { can: 'YES', why: null },
  standing: { tier: 'Silver', multiplierHundredths: 100, streak: 0, streakBonusHundredths: 0 },
};
const card: Reward = {
  id: 'r1',
  type: 'GIFT_CARD',
  title: 'Corner Grocer',
  text: '',
  terms: '',
  picture_url: null,
  denomination: {
    type: 'DENOMINATED',
    amounts: [500, 1_000],
    minimum: null,
    maximum: null,
    step: null,
    restricted: [],
  },
  needs_address: false,
  remaining: null,
  ends_at: null,
  version: 1,
  is_affordable: true,
  short_points: 0,
  short_events: null,
};
const banner = {
  id: 'news',
  title: 'Twice the books in July',
  subtitle: null,
  icon: null,
  content: 'Have a look.',
  imageUrl: null,
  subtext: null,
  ctas: [],
};

async function renderRewards(
  rewards: readonly Reward[],
  {
    brand = 'default',
    query = '',
    news = false,
    on = [],
    home = HOME,
  }: { brand?: string; query?: string; news?: boolean; on?: readonly FeatureKey[]; home?: object } = {},
): Promise<string> {
  const app = await clientApp({
    brand,
    user: DANA,
    features: on.map((key) => feature(key)),
    page: { now: NOW },
  });
  const { relay } = app.services;
  const put = (
    operation: ReturnType<typeof createOperationDescriptor>,
    data: Parameters<typeof relay.commitPayload>[1],
  ) => {
    relay.commitPayload(operation, data);
    relay.retain(operation);
  };
  put(createOperationDescriptor(getRequest(rewardsLoaderQuery), {}), { viewer: { home } });
  put(createOperationDescriptor(getRequest(pcePlacements), { names: ['RewardsAnnouncementBanner'] }), {
    viewer: {
      placements: [{ name: 'RewardsAnnouncementBanner', instances: news ? [banner] : [] }],
    },
  });
  appQueries(app.services).setQueryData(catalogue(app.services).queryKey, {
    balance_points: 680,
    rewards: [...rewards],
  });
  const path = `/rewards${query}`;
  const data = await loader({
    app: app.services,
    params: {},
    url: new URL(path, 'http://localhost:3000'),
    signal: new AbortController().signal,
    onLeave: () => undefined,
    onReplaced: () => undefined,
  });
  return renderHtml(
    app,
    <ScreenDataContext value={data}>
      <RewardsScreen />
    </ScreenDataContext>,
    path,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('MKT-01, MKT-02: the marketplace', () => {
  it.each<[string, Partial<Reward>, string]>([
    ['several amounts of money', {}, 'from $5.00'],
    ['one price', { denomination: { ...card.denomination, amounts: [2_400] } }, '$24.00'],
    [
      'an amount of one’s own',
      { denomination: { ...card.denomination, type: 'CUSTOM', minimum: 1_000, maximum: 5_000, step: 100 } },
      'from $10.00',
    ],
    [
      'all there is',
      { denomination: { ...card.denomination, type: 'BALANCE', minimum: 100 } },
      'all you have, from $1.00',
    ],
    ['a little short', { short_points: 320, short_events: 2 }, '$3.20 to go, about two more events'],
    ['short by one event', { short_points: 20, short_events: 1 }, '20¢ to go, about one more event'],
    ['short, by who knows how many', { short_points: 320 }, '$3.20 to go'],
    ['sold out', { remaining: 0 }, 'Sold out'],
    ['nearly sold out', { remaining: 3 }, 'Only 3 left'],
    ['ending soon', { ends_at: '2026-07-03T19:00:00Z' }, 'Ends on Friday'],
  ])('shows what a reward costs, and whether it can be had: %s', async (_name, given, expected) => {
    expect(await renderRewards([{ ...card, ...given }])).toContain(expected);
  });

  it('offers the rest of a long shelf, and nothing more for a short one', async () => {
    const shelf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...card, id: `card-${index}`, title: `Card ${index}` }));
    expect(await renderRewards(shelf(6))).toContain('Show all 6');
    expect(await renderRewards(shelf(5))).not.toContain('Show all');
  });

  it('explains what the next event will likely earn by the member’s own results', async () => {
    const nextEvent = {
      __typename: 'HomeEvent',
      isTest: false,
      eventId: 'e1',
      startAt: '2026-07-02T01:00:00Z',
      endAt: '2026-07-02T02:00:00Z',
      type: 'PARTICIPATION_REDUCTION',
      likelyPointsLow: 50,
      likelyPointsHigh: 120,
      likelyPointsOwn: [60, 110],
      likelyOtherResults: 12,
      toMakeUp: { __typename: 'ToMakeUp', wattHours: 300 },
    };
    const text = (await renderRewards([], { home: { ...HOME, nextEvent } })).replace(/<[^>]+>/g, '');
    for (const words of [
      /You’ll likely earn \$0\.50–\$1\.20\./,
      /Your last 2 results would earn 60¢ and \$1\.10 this time/,
      /12 recent results of homes like yours/,
      /You also have 300\sWh to make up first, so this time you may earn less than this range\./,
    ])
      expect(text).toMatch(words);
  });

  it('says nothing of an end that is far away, nor of much stock', async () => {
    const text = await renderRewards([{ ...card, ends_at: '2026-09-01T00:00:00Z', remaining: 400 }]);
    expect(text).not.toMatch(/Ends|left/);
  });

  it('leaves out what is not ordered here', async () => {
    const text = await renderRewards([
      card,
      { ...card, id: 'r2', type: 'CASH', title: 'A payout' },
      { ...card, id: 'r3', type: 'WHEEL', title: 'A spin' },
    ]);
    expect(text).toContain('Corner Grocer');
    expect(text).not.toMatch(/A payout|A spin/);
  });

  it('MKT-02: cash leads to cash-out and the wheel to its spins, where they are on', async () => {
    const on = ['wallet_transfer_gift_card', 'rewards_wheel'] as const;
    const text = await renderRewards([card], { on });
    expect(text).toMatch(/Cash out.*Spin the wheel/s);
    expect(await renderRewards([card], { on: ['rewards_wheel'] })).not.toContain('Cash out');
    const cash = await renderRewards([card], { on, query: '?type=CASH' });
    expect(cash).toContain('Cash out');
    expect(cash).not.toMatch(/Corner Grocer|Spin the wheel/);
    expect(await renderRewards([card], { query: '?type=CASH' })).toContain('Corner Grocer');
    expect(await renderRewards([], { on })).toContain('Spin the wheel');
  });

  it('filters by the type in the address', async () => {
    const lamp = { ...card, id: 'r2', type: 'SWAG', title: 'Reading lamp' } as const;
    const text = await renderRewards([card, lamp], { query: '?type=SWAG' });
    expect(text).toContain('Reading lamp');
    expect(text).not.toContain('Corner Grocer');
    expect(await renderRewards([card], { query: '?type=SWAG' })).toContain('There’s nothing of this kind');
    expect(await renderRewards([card], { query: '?type=NONSENSE' })).toContain('Corner Grocer');
  });

  it.each<[string, readonly FeatureKey[], string]>([
    ['a payment account', ['wallet_transfer_payment_no_limit'], 'Cash out Send it to your payment account.'],
    ['gift cards', ['wallet_transfer_gift_card'], 'Cash out Take it as a gift card.'],
    [
      'both',
      ['wallet_transfer_payment_monthly_limit', 'wallet_transfer_gift_card'],
      'Cash out Send it to your payment account or take it as a gift card.',
    ],
  ])('SES-24, SES-25: the card of cash says where it can go: %s', async (_name, on, expected) => {
    expect(await renderRewards([card], { on })).toContain(expected);
  });

  it.each<[string, readonly FeatureKey[], string]>([
    ['no cash', [], 'Orders Codes'],
    ['a payment account', ['wallet_transfer_payment_no_limit'], 'Cash out Orders Codes'],
    ['gift cards', ['wallet_transfer_gift_card'], 'Gift cards Orders Codes'],
    [
      'both',
      ['wallet_transfer_payment_no_limit', 'wallet_transfer_gift_card'],
      'Cash out Gift cards Orders Codes',
    ],
  ])('begins with the way to the money and to what was ordered: %s', async (_name, on, expected) => {
    expect(await renderRewards([card], { on })).toContain(`See your wallet ${expected} Spend your points`);
  });

  it('says so when there is nothing', async () => {
    expect(await renderRewards([])).toContain('No rewards yet');
  });

  it('MKT-13, BAN-38: shows what operators announce', async () => {
    expect(await renderRewards([card], { news: true })).toContain('Twice the books in July');
    expect(await renderRewards([card])).not.toContain('Twice the books');
  });
});
