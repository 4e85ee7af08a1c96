import { screen, waitFor } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InternalKey } from '../../../src/domain/features/roleKeys.ts';
import { targetingRequests } from '../../../src/server/approvals/tables.ts';
import { payoutDifferences, w9Forms } from '../../../src/server/cashout/tables.ts';
import { experiments } from '../../../src/server/experiments/tables.ts';
import { deviceOfferClaims } from '../../../src/server/offers/tables.ts';
import { orderDifferences, orders } from '../../../src/server/orders/tables.ts';
import { referrals } from '../../../src/server/referrals/tables.ts';
import { promoCodes } from '../../../src/server/rewards/tables.ts';
import { backtests } from '../../../src/server/settlement/backtest/tables.ts';
import { utilityConnections, utilityWaitlist } from '../../../src/server/utility/tables.ts';
import { wheelDraws, wheelSpins } from '../../../src/server/wheel/tables.ts';
import { cashoutPeople } from '../../support/cashoutPeople.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { offerDevice } from '../../support/offerShelf.ts';
import { counted, fill, layOut, list, saved, sortBy } from '../../support/staffPages.ts';
import { putOnWheel } from '../../support/wheelPrizes.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const at = (day: string) => new Date(`2026-06-${day}T08:00:00Z`);
const page = (type: string, id: string) => encodeURIComponent(toGlobalId(type, id));

/** Paths of what the lists belong to. */
const paths = { draw: '', utility: '', program: '', payouts: '', features: '' };
const email = 'dana@example.org';
const { person, cashOut } = cashoutPeople(() => ({
  server: app.server,
  settle: async () => {
    await app.server.worker.runUntilIdle();
  },
}));

beforeAll(async () => {
  const { core, clock, database } = app.server;
  const { db } = database;
  const { newId } = core.deps;
  const memberId = await app.newMember({ email, firstName: 'Dana', lastName: 'Reyes' });
  const common = { brand: 'default', memberId };

  const hood = await Neighbourhood.on(db, clock);
  await db.insert(utilityConnections).values({
    ...common,
    utilityId: hood.utilityId,
    programId: hood.programId,
    postalCode: '94103',
    widgetState: 'MarketEnrolled',
    everReachedAuthDone: true,
  });
  await db.insert(utilityWaitlist).values({
    id: newId(),
    brand: 'default',
    utilityId: hood.utilityId,
    email: 'waits@example.org',
    emailKey: 'waits@example.org',
    postalCode: '94107',
    locale: 'en-US',
    consentAt: at('02'),
  });
  await db.insert(backtests).values({
    id: newId(),
    brand: 'default',
    plan: {
      homes: {
        files: ['june.xml', 'july.xml'],
        utility: { id: hood.utilityId, name: 'Cedar Power' },
        segment: { id: newId(), name: 'In Canada' },
      },
      evenings: {
        from: '2026-01-01',
        to: '2026-03-31',
        startMinute: 1_080,
        endMinute: 1_140,
        weekdays: [1],
        every: 1,
      },
      settings: [],
    },
    state: 'DONE',
    startedAt: at('03'),
    endedAt: at('04'),
    homesTotal: 12,
    homesDone: 12,
  });

  const orderId = newId();
  await db.insert(orders).values({
    ...common,
    id: orderId,
    key: orderId,
    kind: 'device',
    item: 'smart_plug',
    quantity: 2,
    state: 'placed',
    recipient: 'Dana',
    placedAt: at('05'),
    changedAt: at('05'),
  });
  await db.insert(orderDifferences).values({
    brand: 'default',
    service: 'alder',
    kind: 'amount',
    reference: 'A-17',
    orderId,
    ours: 1_500,
    theirs: 1_250,
    currency: 'USD',
    foundAt: at('06'),
  });
  const who = await person({ ageDays: 3 });
  const payoutId = await cashOut(who, 2_500);
  paths.payouts = `/internal/payouts/members/${page('CashoutMember', who.memberId)}`;
  await db.insert(payoutDifferences).values({
    brand: 'default',
    kind: 'amount',
    reference: 'P-9',
    orderId: payoutId,
    ours: 2_500,
    theirs: 2_450,
    currency: 'USD',
    foundAt: at('07'),
  });
  await db.insert(w9Forms).values({
    ...common,
    id: newId(),
    name: 'Dana P. Reyes',
    tinType: 'SSN',
    tin: 'sealed',
    tinKey: 'key',
    lastFour: '6789',
    address: {
      line1: '12 Alder Street',
      line2: null,
      city: 'Davis',
      region: 'CA',
      postal_code: '95616',
      country: 'US',
    },
    signedAt: at('08'),
    status: 'PROCESSING',
    statusAt: at('08'),
  });

  const friendId = await app.newMember({ email: 'friend@example.org' });
  await db.insert(referrals).values({
    memberId: friendId,
    brand: 'default',
    referrerId: memberId,
    code: 'DANA1',
    joinedAt: at('09'),
  });
  await db.insert(promoCodes).values({
    id: newId(),
    brand: 'default',
    code: 'SUMMER',
    points: 250,
    remaining: 10,
    startsAt: at('01'),
    createdAt: at('01'),
  });
  const offerId = await offerDevice(core.deps);
  await db.insert(deviceOfferClaims).values({
    ...common,
    id: newId(),
    offerId,
    status: 'reserved',
    reservedAt: at('10'),
    reservedUntil: at('12'),
    pricePoints: 4_900,
    optionId: 'white',
    changedAt: at('10'),
  });

  const prizeId = await putOnWheel(core.deps);
  const entryId = await putOnWheel(core.deps, {
    type: 'PRIZE_ENTRY',
    texts: { 'en-US': { title: 'A heat pump', text: 'Drawn monthly.' } },
    worthPoints: 5_000,
    isOn: false,
  });
  const drawId = newId();
  paths.draw = `/internal/wheel/draws/${page('WheelDraw', drawId)}`;
  await db.insert(wheelDraws).values({
    id: drawId,
    brand: 'default',
    prizeId: entryId,
    month: '2026-06-01',
    commitment: 'c',
    sealed: 's',
    closesAt: new Date('2026-07-01T07:00:00Z'),
    createdAt: at('01'),
  });
  const spin = { ...common, source: 'weekly', grantedAt: at('10'), spunAt: at('11') } as const;
  await db.insert(wheelSpins).values([
    { ...spin, id: newId(), causeKey: 'one', prizeId, prizeType: 'CASH', prizeState: 'paid', points: 50 },
    {
      ...spin,
      id: newId(),
      causeKey: 'two',
      prizeId: entryId,
      prizeType: 'PRIZE_ENTRY',
      prizeState: 'redeemed',
      drawId,
      settledAt: at('11'),
    },
  ]);

  await db.insert(experiments).values({
    brand: 'default',
    key: 'cash_icon',
    hypothesis: 'More open Rewards.',
    featureKey: 'nav_rewards_cash_icon',
    segmentId: null,
    variants: [],
    tracked: false,
    state: 'DRAFT',
    version: 1,
    createdAt: at('01'),
    changedAt: at('01'),
  });
  await db.insert(targetingRequests).values({
    id: newId(),
    brand: 'default',
    kind: 'POINTS',
    objectId: memberId,
    version: 0,
    proposal: { kind: 'POINTS', points: 5_000, note: 'A goodwill gift' } as never,
    members: 1,
    authorId: friendId,
    reason: 'Lost a week',
    requestedAt: at('12'),
    state: 'WAITING',
  });
  paths.utility = `/internal/utilities/${page('Utility', hood.utilityId)}`;
  paths.program = `/internal/programs/${page('Program', hood.programId)}`;
  paths.features = `/internal/features/members?member=${memberId}`;
}, 120_000);

/** By list: its path or what it belongs to, who reads it, its name, its file’s first line, and a line in it. */
const files: readonly (readonly [
  path: keyof typeof paths | `/internal/${string}`,
  role: InternalKey,
  caption: string,
  head: string,
  line: RegExp,
])[] = [
  [
    'utility',
    'internal_programs',
    'Waiting',
    'email,postal_code,waits_for,since',
    /^waits@example\.org,94107,[A-Z_]+,2026-06-02T/,
  ],
  [
    'program',
    'internal_programs',
    'In the program',
    'email,name,postal_code,enrolled',
    /^dana@example\.org,Dana Reyes,94103,/,
  ],
  [
    '/internal/backtests',
    'internal_programs',
    'Backtests',
    'started,ended,state,utility,segment,files,from,to,homes,homes_done,settings',
    /^2026-06-03T08:00:00\.000Z,2026-06-04T08:00:00\.000Z,DONE,Cedar Power,In Canada,"june\.xml, july\.xml",2026-01-01,2026-03-31,12,12,0$/,
  ],
  [
    '/internal/orders',
    'internal_wallet',
    'Orders',
    'id,placed,item,kind,title,quantity,points,member,email,status,waits_for,since,promised_by',
    /^[^,]+,2026-06-05T08:00:00\.000Z,SMART_PLUG,DEVICE,,2,0,Dana Reyes,dana@example\.org,PLACED,ADDRESS,2026-06-05T/,
  ],
  [
    '/internal/orders/differences',
    'internal_wallet',
    'Reconciliation',
    'kind,service,reference,order_id,title,member,email,ours,theirs,currency,their_state,found,settled,settled_itself,settled_by,note',
    /^AMOUNT,ALDER,A-17,[^,]+,,Dana Reyes,dana@example\.org,15,12\.5,USD,,2026-06-06T08:00:00\.000Z,,no,,$/,
  ],
  [
    '/internal/payouts',
    'internal_wallet',
    'Payouts',
    'id,placed,member,email,amount,currency,state,since,review_reasons,failure,leaves,destination',
    /,25,USD,REVIEW,2026-[^,]+,[^,]+,,,person-\d+@pay\.example$/,
  ],
  [
    'payouts',
    'internal_wallet',
    'Payouts',
    'id,placed,amount,currency,state,destination',
    /^[^,]+,2026-[^,]+,25,USD,REVIEW,person-\d+@pay\.example$/,
  ],
  [
    '/internal/payouts/differences',
    'internal_wallet',
    'Reconciliation',
    'kind,reference,payout_id,member,email,ours,theirs,currency,their_state,found,settled,settled_itself,settled_by,note',
    /^AMOUNT,P-9,[^,]+,,member-[^,]+,25,24\.5,USD,,2026-06-07T08:00:00\.000Z,,no,,$/,
  ],
  [
    '/internal/payouts/forms',
    'internal_wallet',
    'W-9 forms',
    'member,email,name_on_form,number_type,last_four,status,signed,since',
    /^Dana Reyes,dana@example\.org,Dana P\. Reyes,SSN,6789,PROCESSING,2026-06-08T[^,]+,2026-06-08T[^,]+$/,
  ],
  [
    '/internal/referrals',
    'internal_wallet',
    'Referrals',
    'joined,friend,friend_email,referrer,referrer_email,code,state,stage,refusal,allowed,friend_points,referrer_points,decided',
    /^2026-06-09T[^,]+,,friend@example\.org,Dana Reyes,dana@example\.org,DANA1,OPEN,[A-Z_]+,,no,,,$/,
  ],
  [
    '/internal/rewards/promo-codes',
    'internal_rewards',
    'Promo codes',
    'code,points,reward,state,used,left,starts,ends',
    /^SUMMER,250,,ON,0,10,2026-06-01T[^,]+,$/,
  ],
  [
    '/internal/offers/claims',
    'internal_rewards',
    'Who has a device',
    'member,email,offer,option,state,late,reserved,reserved_until,bought,connect_by,connected,order_id',
    /^Dana Reyes,dana@example\.org,Slate thermostat,White,[A-Z]+,no,2026-06-10T[^,]+,2026-06-12T[^,]+,,,,$/,
  ],
  [
    '/internal/wheel',
    'internal_rewards',
    'Prizes',
    'title,type,on,chance,weight,worth_points,won_today,per_day,left',
    /^50 cents,CASH,yes,1,100,50,0,,$/,
  ],
  [
    '/internal/wheel',
    'internal_rewards',
    'Monthly draws',
    'month,prize,state,entries,closes,winner,winner_email',
    /^2026-06-01,A heat pump,[A-Z_]+,1,2026-07-01T07:00:00\.000Z,,$/,
  ],
  [
    'draw',
    'internal_rewards',
    'Entries',
    'number,member,email,entered,source,winner',
    /^\d+,Dana Reyes,dana@example\.org,2026-06-11T[^,]+,WEEKLY,no$/,
  ],
  [
    '/internal/wheel/spins',
    'internal_rewards',
    'Spins',
    'number,spun,member,email,prize,type,state,order_id',
    /^\d+,2026-06-11T[^,]+,Dana Reyes,dana@example\.org,50 cents,CASH,PAID,$/,
  ],
  [
    '/internal/placements',
    'internal_placements',
    'Places',
    'place,live,scheduled,ended,off',
    /^RewardsAnnouncementBanner,0,0,0,0$/,
  ],
  [
    '/internal/experiments',
    'internal_experience_manager_list',
    'Experiments',
    'key,state,hypothesis,feature,segment_id,segment,started,stopped',
    /^cash_icon,DRAFT,More open Rewards\.,nav_rewards_cash_icon,,,,$/,
  ],
  [
    '/internal/features',
    'internal_experience_manager_list',
    'Features',
    'key,description,on,rules,overrides,changed',
    /^nav_hide,Hides the bottom navigation everywhere\.,no,0,0,$/,
  ],
  [
    'features',
    'internal_experience_manager_list',
    'Features',
    'key,on,override,description',
    /^nav_hide,no,[A-Z_]+,Hides/,
  ],
  [
    '/internal/approvals',
    'internal_wallet',
    'Approvals',
    'id,kind,name,state,members,author,requested,reason,decider,decided,decision',
    /^[^,]+,POINTS,[^,]+,WAITING,1,friend@example\.org,2026-06-12T[^,]+,Lost a week,,,$/,
  ],
  [
    '/internal/staff',
    'internal_staff',
    'Staff and roles',
    'email,name,roles,waiting_roles,state,second_factors,last_seen',
    /^[^,]+@[^,]+,[^,]*,internal_staff,,[A-Z]+,,2026-/,
  ],
];

describe('the file of a list', () => {
  it.each(files)('%s, for %s: %s', async (path, role, caption, head, line) => {
    await app.open(path in paths ? paths[path as keyof typeof paths] : path, {
      as: await app.newStaff([role]),
    });
    await waitFor(() => list(caption));
    const [first, ...lines] = await saved(caption);
    expect(first).toBe(head);
    expect(lines).toContainEqual(expect.stringMatching(line));
  });
});

/** By list: its path, who reads it, its name, its search, what finds something, and of what the list is empty. */
const searches: readonly (readonly [
  path: string,
  role: InternalKey,
  caption: string,
  label: string,
  finding: readonly string[],
])[] = [
  [
    '/internal/backtests',
    'internal_programs',
    'Backtests',
    'Search by utility, segment or file',
    ['JULY', 'june.xml', 'cedar', 'in canada'],
  ],
  [
    '/internal/orders/differences',
    'internal_wallet',
    'Reconciliation',
    'Search by reference, order or member',
    ['a-17', 'dana reyes', 'DANA@example'],
  ],
  [
    '/internal/payouts/differences',
    'internal_wallet',
    'Reconciliation',
    'Search by reference, order or member',
    ['p-9', 'MEMBER-'],
  ],
  [
    '/internal/approvals',
    'internal_wallet',
    'Approvals',
    'Search by name, person or reason',
    ['Dana Reyes', 'friend@example', 'lost a WEEK'],
  ],
  [
    '/internal/payouts/forms',
    'internal_wallet',
    'W-9 forms',
    'Search by name, email or last digits',
    ['dana p.', '6789', 'DANA@example'],
  ],
  ['/internal/rewards/promo-codes', 'internal_rewards', 'Promo codes', 'Search by code', ['summ']],
];

it.each(searches)('the list of %s is searched, for %s', async (path, role, caption, label, finding) => {
  await app.open(path, { as: await app.newStaff([role]) });
  for (const text of finding) {
    await fill({ [label]: 'zzz-nothing' });
    await waitFor(() => expect(list(caption).empty).toBe('No matches. Try a different search or filter.'));
    await fill({ [label]: text });
    await waitFor(() => expect([text, list(caption).rows.length]).toEqual([text, 1]));
    expect(new URLSearchParams(window.location.search).get('q')).toBe(text);
  }
});

it('a file has all of a list’s rows as they are searched and sorted, and the list on the page stays as it is', async () => {
  const { core, database } = app.server;
  const memberId = await app.newMember({ email: 'orders-often@example.org' });
  const rows = Array.from({ length: 120 }, (_, index) => {
    const placedAt = new Date(Date.UTC(2026, 4, 1, 0, index));
    const id = core.deps.newId();
    return {
      id,
      memberId,
      brand: 'default',
      key: id,
      kind: 'device' as const,
      item: 'smart_plug',
      quantity: 1,
      state: 'placed' as const,
      recipient: 'Kim',
      placedAt,
      changedAt: placedAt,
    };
  });
  await database.db.insert(orders).values(rows);
  await app.open('/internal/orders?q=orders-often', { as: await app.newStaff(['internal_wallet']) });
  await waitFor(() => expect(counted()).toBe('50 of 120 rows'));
  expect(await sortBy('Orders', 'Ordered')).toBe('ascending');
  await waitFor(() => expect(counted()).toBe('50 of 120 rows'));
  const [head = '', ...lines] = await saved('Orders');
  const column = head.split(',').indexOf('placed');
  expect(lines.map((line) => line.split(',')[column])).toEqual(
    rows.map(({ placedAt }) => placedAt.toISOString()),
  );
  expect(counted()).toBe('50 of 120 rows');
  expect(list('Orders').rows).toHaveLength(50);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
});
