import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../codegen/rest/types.ts';
import { addDays } from '../../src/domain/meter/zone.ts';
import type { StoredEvent } from '../../src/server/events/service.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { auditLines } from '../../src/server/readmodels/auditLog.ts';
import { cashoutAccounts } from '../../src/server/cashout/tables.ts';
import { featureOverrides } from '../../src/server/features/tables.ts';
import { grantReferralSpin } from '../../src/server/app/referralSpin.ts';
import { ledgerEntries } from '../../src/server/ledger/tables.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { ensureProfile, grantBoost, payReferral } from '../../src/server/referrals/service.ts';
import { referralBoosts, referrals } from '../../src/server/referrals/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { utilityConnections, utilityTransitions } from '../../src/server/utility/tables.ts';
import { wheelSpins } from '../../src/server/wheel/tables.ts';
import { countBreaches, soundBooks } from '../support/books.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood, type Household, type Use } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

type Wallet = components['schemas']['Wallet'];

let server: TestServer;
let place: Neighbourhood;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
const db = () => server.database.db;
const deps = () => ({ ...server.core.deps, grantSpin: grantReferralSpin });

let day = '2026-03-01';
/** Its own month for each test, with its own neighborhood. */
beforeEach(async () => {
  day = addDays(day, 60);
  server.clock.set(`${day}T20:00:00Z`);
  place = await Neighbourhood.on(db(), server.clock);
});

const minuteLater = () => server.clock.set(new Date(server.clock.now().getTime() + 60_000));

/** A home of the program, with its own readings. */
async function home(options: Parameters<Neighbourhood['household']>[0] = {}): Promise<Household> {
  minuteLater();
  return place.household(options);
}
async function inviteCode({ memberId, brandId }: Household): Promise<string> {
  return (await ensureProfile(db(), { brandId, memberId, now: server.clock.now() })).code;
}
/** The browser of a member who opened a link before signing up. */
async function arrive(friend: Household, code: string): Promise<HttpClient> {
  const browser = await server.loggedIn(friend.memberId);
  const answer = await browser.call('/rel_user', { body: { kind: 'referrer', code } });
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  return browser;
}
async function bring(referrer: Household, options: Parameters<typeof home>[0] = {}): Promise<Household> {
  const friend = await home(options);
  await arrive(friend, await inviteCode(referrer));
  return friend;
}
let differs = 0;
/** 1 kWh an hour in the evening and less at other times, a little different in each home. */
function usual(saved = 0): Use {
  const own = (differs += 1);
  return (date, second) =>
    second >= 64_800 && second < 68_400 ? 250 - (date === eventDay() ? saved / 4 : 0) : 25 + own;
}
const eventDay = () => addDays(day, 3);
async function eventFor(...homes: readonly Household[]): Promise<StoredEvent> {
  const event = await place.event(eventDay(), 18, 19);
  for (const each of homes) await place.join(each, event);
  return event;
}
async function readingsFor(each: Household, use = usual(400), source: 'utility' | 'upload' = 'utility') {
  await place.deliver(each, { use, from: addDays(day, -45), to: eventDay(), source });
}
/** The event of the third day, with readings of these homes, settled; jobs have run. */
async function settleFor(...homes: readonly Household[]): Promise<StoredEvent> {
  const event = await eventFor(...homes);
  for (const each of homes) await readingsFor(each);
  await settleEvening();
  return event;
}
async function settleEvening(): Promise<void> {
  await place.goTo(addDays(eventDay(), 1), 9);
  await place.settle();
  await server.worker.runUntilIdle();
}
async function readReferral({ memberId }: Household) {
  const [row] = await db().select().from(referrals).where(eq(referrals.memberId, memberId));
  return row ?? null;
}
/** What referrals booked on a member's account, in watts by cause. */
async function paidTo({ memberId }: Household): Promise<(readonly [string, number])[]> {
  const rows = await db()
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, `member:${memberId}`));
  return rows
    .filter(({ cause }) => cause.startsWith('referral'))
    .map(({ cause, amountWatts }) => [cause, amountWatts] as const);
}
async function mailsTo({ memberId }: Household): Promise<string[]> {
  const [row] = await db().select().from(members).where(eq(members.id, memberId));
  return server.sentMail.filter(({ to }) => to === row?.email).map(({ subject }) => subject);
}
const ADDRESS = {
  line1: '12 Alder Street',
  line2: null,
  city: 'Davis',
  region: 'CA',
  postal_code: '95616',
  country: 'US',
} as const;
const moveTo = ({ memberId }: Household, line1: string) =>
  db()
    .update(members)
    .set({ shippingAddress: { ...ADDRESS, line1 } })
    .where(eq(members.id, memberId));

describe('REF-01: a friend’s first event', () => {
  it('pays both sides once, is named in both wallets, and both are notified', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    await server.worker.runUntilIdle();
    expect(await mailsTo(referrer)).toEqual(['Dana joined with your link']);
    expect(await readReferral(friend)).toMatchObject({ state: 'open', referrerId: referrer.memberId });
    await settleFor(friend);
    expect(await readReferral(friend)).toMatchObject({
      state: 'paid',
      referrerPoints: 2_000,
      friendPoints: 1_000,
    });
    expect(await paidTo(referrer)).toEqual([['referral', 200_000]]);
    expect(await paidTo(friend)).toEqual([['referral-welcome', 100_000]]);
    const spins = await db().select().from(wheelSpins).where(eq(wheelSpins.memberId, referrer.memberId));
    expect(spins.filter(({ source }) => source === 'referral')).toHaveLength(1);
    expect(await mailsTo(referrer)).toContain('You earned $20.00 for inviting Dana');
    expect(await mailsTo(friend)).toContain('Your welcome bonus: $10.00');
    const wallet = (await (await server.loggedIn(referrer.memberId)).call('/api/v2/wallet')).json<Wallet>();
    expect(wallet.movements).toMatchObject([{ cause: 'referral', points: 2_000, event: null, order: null }]);
    const csv = (await (await server.loggedIn(friend.memberId)).call('/api/v2/wallet/movements?format=csv'))
      .body;
    expect(csv).toContain('Your welcome bonus for your first event');
    const bonus = (await (await server.loggedIn(friend.memberId)).call('/api/v2/marketplace/bonus_export'))
      .body;
    expect(bonus).toContain('Welcome bonus for the first event,1000');
  });

  it('pays once when the first event is restated, and when a second one follows', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    await settleFor(friend);
    const first = await readReferral(friend);
    await readingsFor(friend, usual(100));
    await place.settle();
    const again = await place.event(addDays(eventDay(), 3), 18, 19);
    await place.join(friend, again);
    await place.goTo(addDays(eventDay(), 4), 9);
    await place.deliver(friend, { use: usual(), from: addDays(eventDay(), 1), to: addDays(eventDay(), 3) });
    await place.settle();
    await server.worker.runUntilIdle();
    expect(await readReferral(friend)).toEqual(first);
    expect(await paidTo(referrer)).toHaveLength(1);
    expect(await paidTo(friend)).toHaveLength(1);
  });

  it('pays once when two workers pay at the same moment', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    const event = await eventFor(friend);
    await readingsFor(friend);
    await place.goTo(addDays(eventDay(), 1), 9);
    await place.settle();
    await Promise.all(Array.from({ length: 8 }, () => payReferral(deps(), friend.memberId)));
    expect(await readReferral(friend)).toMatchObject({ state: 'paid', firstEventId: event.id, dueAt: null });
    expect(await paidTo(referrer)).toEqual([['referral', 200_000]]);
    expect(await paidTo(friend)).toEqual([['referral-welcome', 100_000]]);
  });

  it('pays for two friends whose events are settled at the same moment', async () => {
    const referrer = await home();
    const friends = [await bring(referrer), await bring(referrer), await bring(referrer)];
    await settleFor(...friends);
    expect(await paidTo(referrer)).toEqual(Array.from({ length: 3 }, () => ['referral', 200_000]));
    for (const friend of friends) expect(await paidTo(friend)).toHaveLength(1);
  });

  it('pays nothing when the friend leaves it', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    const event = await eventFor(friend);
    await readingsFor(friend);
    await place.goTo(eventDay(), 18.5);
    await place.leave(friend, event);
    await settleEvening();
    expect(await readReferral(friend)).toMatchObject({ state: 'open', firstEventId: null });
    expect(await paidTo(referrer)).toEqual([]);
  });

  it('pays nothing when the friend left the program before it', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    await eventFor(friend);
    await readingsFor(friend);
    await db().insert(utilityTransitions).values({
      memberId: friend.memberId,
      position: 1,
      brand: 'default',
      at: server.clock.now(),
      toState: 'AuthStart',
      toSubstate: 'Revoked',
      cause: 'authorization',
    });
    await settleEvening();
    expect(await readReferral(friend)).toMatchObject({ state: 'open', firstEventId: null, dueAt: null });
    expect(await paidTo(referrer)).toEqual([]);
  });

  it('pays nothing for readings that the friend uploaded', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    await eventFor(friend);
    await readingsFor(friend, usual(400), 'upload');
    await settleEvening();
    expect(await readReferral(friend)).toMatchObject({ state: 'open', firstEventId: null });
  });
});

describe('REF-06: a boost', () => {
  const boost = ({ memberId, brandId }: Household, key: string) =>
    transaction(db(), (tx) => grantBoost(tx, { brandId, memberId, key, now: server.clock.now() }));

  it('is granted once by a key, and doubles the referrer’s points for one friend', async () => {
    const referrer = await home();
    expect([await boost(referrer, 'spin:1'), await boost(referrer, 'spin:1')]).toEqual([true, false]);
    const friends = [await bring(referrer), await bring(referrer)];
    await settleFor(...friends);
    expect((await paidTo(referrer)).toSorted()).toEqual([
      ['referral', 200_000],
      ['referral-boosted', 400_000],
    ]);
    for (const friend of friends) expect(await paidTo(friend)).toEqual([['referral-welcome', 100_000]]);
  });

  it('is used once when many friends are paid at the same moment', async () => {
    const referrer = await home();
    await boost(referrer, 'spin:1');
    await boost(referrer, 'spin:2');
    const friends: Household[] = [];
    for (let count = 0; count < 5; count += 1) friends.push(await bring(referrer));
    await eventFor(...friends);
    for (const friend of friends) await readingsFor(friend);
    await place.goTo(addDays(eventDay(), 1), 9);
    await place.settle();
    await Promise.all(friends.map(({ memberId }) => payReferral(deps(), memberId)));
    const causes = (await paidTo(referrer)).map(([cause]) => cause).toSorted();
    expect(causes).toEqual(['referral', 'referral', 'referral', 'referral-boosted', 'referral-boosted']);
    const used = await db()
      .select()
      .from(referralBoosts)
      .where(eq(referralBoosts.memberId, referrer.memberId));
    expect(new Set(used.map(({ friendId }) => friendId)).size).toBe(2);
  });
});

describe('a code', () => {
  it('counts once: a second link later changes nothing', async () => {
    const [first, second] = [await home(), await home()];
    const friend = await bring(first);
    await arrive(friend, await inviteCode(second));
    expect(await readReferral(friend)).toMatchObject({ referrerId: first.memberId });
  });

  it('that is unknown leaves room for one that counts', async () => {
    const referrer = await home();
    const friend = await home();
    await arrive(friend, 'ZZZZZZZ');
    await arrive(friend, 'K7QX2M');
    expect(await readReferral(friend)).toBeNull();
    await arrive(friend, (await inviteCode(referrer)).toLowerCase());
    expect(await readReferral(friend)).toMatchObject({ referrerId: referrer.memberId });
  });

  it('of another brand counts for nothing', async () => {
    const memberId = await server.addMember({ brand: 'au-retailer' });
    const friend = await home();
    await arrive(
      friend,
      await inviteCode({ memberId, brandId: 'au-retailer', timeZone: 'Australia/Sydney' }),
    );
    expect(await readReferral(friend)).toBeNull();
  });

  it('of one’s own, or of one’s own friend, counts for nothing', async () => {
    const referrer = await home();
    await arrive(referrer, await inviteCode(referrer));
    const friend = await bring(referrer);
    await arrive(referrer, await inviteCode(friend));
    expect(await readReferral(referrer)).toBeNull();
  });

  it('counts for nothing after the first event', async () => {
    const referrer = await home();
    const member = await home();
    await settleFor(member);
    await arrive(member, await inviteCode(referrer));
    expect(await readReferral(member)).toBeNull();
  });

  it('is made once, however many ask at the same moment', async () => {
    const member = await home();
    const codes = await Promise.all(Array.from({ length: 8 }, () => inviteCode(member)));
    expect(new Set(codes).size).toBe(1);
  });
});

describe('members can’t refer themselves', () => {
  const refused = async (referrer: Household, friend: Household) => {
    expect(await paidTo(referrer)).toEqual([]);
    expect(await paidTo(friend)).toEqual([]);
    return (await readReferral(friend))?.refusal;
  };

  it('from the same address', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    await moveTo(referrer, '12 Alder Street');
    await moveTo(friend, '12 alder st.');
    await settleFor(friend);
    expect(await refused(referrer, friend)).toBe('same-address');
  });

  it('with the same meter in two accounts', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    const use = usual(400);
    await eventFor(friend);
    await readingsFor(referrer, use, 'upload');
    await readingsFor(friend, use);
    await settleEvening();
    expect(await refused(referrer, friend)).toBe('same-meter');
  });

  it('with one destination for both payouts', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    for (const { memberId } of [referrer, friend])
      await db().insert(cashoutAccounts).values({
        memberId,
        brand: 'default',
        destination: 'robin@pay.example',
        destinationKey: 'one-destination',
        verifiedAt: server.clock.now(),
        changedAt: server.clock.now(),
      });
    await settleFor(friend);
    expect(await refused(referrer, friend)).toBe('same-payout');
  });

  it('with a meter that the utility calls a duplicate', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    await eventFor(friend);
    await readingsFor(friend);
    await db()
      .update(utilityConnections)
      .set({ widgetState: 'AuthDone', widgetSubstate: 'Duplicate' })
      .where(eq(utilityConnections.memberId, friend.memberId));
    await settleEvening();
    expect(await refused(referrer, friend)).toBe('same-meter');
  });
});

const INVITATION = `{ viewer { referrals { code link nextReferrerPoints friendPoints boosts paidFriendCount earnedPoints shownName
  friends { totalCount edges { node { firstName stage points } } } invitedBy { firstName stage points } } } }`;
const BOARD = `query Board($key: ReferralLeaderboardKey!) { viewer { referralLeaderboard(leaderboardKey: $key) {
  name type statName leaders { rank name statValue isViewer } own { rank statValue } } } }`;
interface Invitation {
  readonly code: string;
  readonly link: string;
  readonly friends: { readonly totalCount: number; readonly edges: readonly { readonly node: object }[] };
}
async function invitationFor(member: Household) {
  const browser = await server.loggedIn(member.memberId);
  const { viewer } = (await browser.graphql<{ viewer: { referrals: Invitation | null } }>(INVITATION))
    .data ?? { viewer: { referrals: null } };
  return viewer.referrals;
}

describe('GQL-26, REF-03, REF-04: the page of invitations', () => {
  it('shows link, offer and each friend’s stage to the referrer, and the friend’s own to the friend', async () => {
    const referrer = await home();
    await transaction(db(), (tx) => grantBoost(tx, { ...referrer, key: 'spin:1', now: server.clock.now() }));
    await transaction(db(), (tx) => grantBoost(tx, { ...referrer, key: 'spin:2', now: server.clock.now() }));
    const paid = await bring(referrer);
    const connected = await bring(referrer);
    const joined = await bring(referrer, { programId: null });
    await settleFor(paid);
    const shown = await invitationFor(referrer);
    expect(shown).toMatchObject({
      link: expect.stringMatching(new RegExp(`/\\?ref=${shown?.code ?? '-'}$`)),
      nextReferrerPoints: 4_000,
      friendPoints: 1_000,
      boosts: 1,
      paidFriendCount: 1,
      earnedPoints: 4_000,
      shownName: null,
      invitedBy: null,
    });
    expect(shown?.friends.totalCount).toBe(3);
    expect(shown?.friends.edges.map(({ node }) => node)).toEqual([
      { firstName: 'Dana', stage: 'JOINED', points: null },
      { firstName: 'Dana', stage: 'CONNECTED', points: null },
      { firstName: 'Dana', stage: 'PAID', points: 4_000 },
    ]);
    expect(await invitationFor(paid)).toMatchObject({
      invitedBy: { firstName: 'Dana', stage: 'PAID', points: 1_000 },
    });
    expect(await invitationFor(connected)).toMatchObject({ invitedBy: { stage: 'CONNECTED' } });
    expect(await invitationFor(joined)).toMatchObject({ invitedBy: { stage: 'JOINED' } });
  });

  it('ranks by friends and by what they saved, with chosen names only, and always the viewer', async () => {
    const [first, second] = [await home(), await home()];
    const friends = [await bring(first), await bring(first), await bring(second)];
    await settleFor(...friends);
    const browser = await server.loggedIn(second.memberId);
    const name =
      'mutation Name($input: SetReferralNameInput!) { setReferralName(input: $input) { __typename ... on Refusal { message fields { field } } } }';
    const set = async (text: string | null) =>
      (await browser.graphql<{ setReferralName: object }>(name, { input: { name: text } })).data
        ?.setReferralName;
    expect(await set('<b>Robin</b>')).toMatchObject({ __typename: 'Refusal', fields: [{ field: 'name' }] });
    expect(await set('Ebbwatt')).toMatchObject({ __typename: 'Refusal' });
    expect(await set('Robin R.')).toEqual({ __typename: 'ReferralNameSet' });
    const board = async (key: string) =>
      (await browser.graphql<{ viewer: { referralLeaderboard: object } }>(BOARD, { key })).data?.viewer
        .referralLeaderboard;
    expect(await board('FRIENDS_MONTH')).toEqual({
      name: 'Friends brought this month',
      type: 'FRIENDS_MONTH',
      statName: 'Friends',
      leaders: [
        { rank: 1, name: null, statValue: 2, isViewer: false },
        { rank: 2, name: 'Robin R.', statValue: 1, isViewer: true },
      ],
      own: { rank: 2, statValue: 1 },
    });
    expect(await board('SAVED_MONTH')).toMatchObject({
      statName: 'kWh saved',
      leaders: [
        { rank: 1, statValue: 0.8 },
        { rank: 2, statValue: 0.4, isViewer: true },
      ],
    });
    expect(await board('FRIENDS_ALL_TIME')).toMatchObject({ own: { statValue: 1 } });
    expect(await set(null)).toEqual({ __typename: 'ReferralNameSet' });
    expect(await board('FRIENDS_MONTH')).toMatchObject({ leaders: [{}, { name: null }] });
  });

  it('SES-27: is empty where the brand switched it off, and for a stranger', async () => {
    const member = await home();
    await db().insert(featureOverrides).values({
      memberId: member.memberId,
      key: 'referrals_invite',
      state: 'DISABLED',
    });
    expect(await invitationFor(member)).toBeNull();
    const stranger = await server.client();
    expect((await stranger.graphql<{ viewer: object }>(INVITATION)).data).toEqual({
      viewer: { referrals: null },
    });
  });

  it('REF-01: a visitor with a link sees who invites by the chosen name alone, and what both get', async () => {
    const referrer = await home();
    const code = await inviteCode(referrer);
    const read = async (typed: string, host = 'localhost') => {
      const answer = await (await server.client(host)).call(`/api/v2/referrals/invitation?code=${typed}`);
      return answer.json<{ invitation: object | null }>().invitation;
    };
    expect(await read(code)).toEqual({ name: null, friend_points: 1_000, referrer_points: 2_000 });
    await (
      await server.loggedIn(referrer.memberId)
    ).graphql(
      'mutation Name($input: SetReferralNameInput!) { setReferralName(input: $input) { __typename } }',
      {
        input: { name: 'Robin B' },
      },
    );
    expect(await read(code.toLowerCase())).toMatchObject({ name: 'Robin B' });
    await grantBoost(db(), {
      brandId: 'default',
      memberId: referrer.memberId,
      key: 'a prize',
      now: server.clock.now(),
    });
    expect(await read(code)).toMatchObject({ friend_points: 1_000, referrer_points: 4_000 });
    // An unknown code, another brand's, and something that isn't a code look the same.
    expect(await read('2222222')).toBe(null);
    expect(await read(code, 'au-retailer.localhost')).toBe(null);
    expect(await read('not-a-code')).toBe(null);
  });

  it('draws a picture that says what the member saved, and one that doesn’t', async () => {
    const member = await home();
    await settleFor(member);
    const browser = await server.loggedIn(member.memberId);
    const pictures = await Promise.all(
      ['', '?figure=none'].map((query) => browser.call(`/api/v2/referrals/picture.png${query}`)),
    );
    for (const picture of pictures) {
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(picture.rawPayload).metadata();
      expect([width, height]).toEqual([1_200, 630]);
      // The text is drawn whatever fonts the machine has.
      const { channels } = await sharp(picture.rawPayload)
        .extract({ left: 88, top: 240, width: 560, height: 120 })
        .stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    }
    expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('staff', () => {
  const LIST = `query List($state: StaffReferralState, $search: String) { staff { referrals(state: $state, search: $search) { totalCount
    edges { node { id version state refusal mayAllow mayRefuse friend { email } referrer { email } } } } } }`;
  interface Listed {
    readonly staff: {
      readonly referrals: {
        readonly totalCount: number;
        readonly edges: readonly { readonly node: { readonly id: string; readonly version: number } }[];
      };
    };
  }
  const change = (name: 'allowReferral' | 'refuseReferral') =>
    `mutation Change($input: ChangeReferralInput!) { ${name}(input: $input) { __typename ... on Refusal { code } } }`;

  it('see why a referral was refused, and pay it all the same, with a reason in the log', async () => {
    const referrer = await home();
    const friend = await bring(referrer);
    await moveTo(referrer, '3 Elm Road');
    await moveTo(friend, '3 Elm Rd');
    await settleFor(friend);
    const staffId = await server.addMember({ isAdmin: true, roles: ['internal_wallet'] });
    const browser = await server.loggedIn(staffId);
    const list = async () =>
      (await browser.graphql<Listed>(LIST, { state: 'REFUSED', search: friend.memberId })).data?.staff
        .referrals;
    const listed = await list();
    expect(listed).toMatchObject({
      totalCount: 1,
      edges: [{ node: { state: 'REFUSED', refusal: 'SAME_ADDRESS', mayAllow: true, mayRefuse: false } }],
    });
    const { id = '', version = 0 } = listed?.edges[0]?.node ?? {};
    const allow = async (reason: string) =>
      (
        await browser.graphql<{ allowReferral: object }>(change('allowReferral'), {
          input: { id, version, reason },
        })
      ).data?.allowReferral;
    expect(await allow('')).toMatchObject({ __typename: 'Refusal', code: 'INVALID' });
    expect(await allow('Two flats in one house')).toEqual({ __typename: 'ReferralChanged' });
    expect(await allow('Two flats in one house')).toMatchObject({ __typename: 'Refusal', code: 'STALE' });
    await server.worker.runUntilIdle();
    expect(await paidTo(referrer)).toEqual([['referral', 200_000]]);
    expect((await list())?.totalCount).toBe(0);
    const logged = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `referral:${friend.memberId}`));
    expect(logged).toMatchObject([
      {
        action: 'referral.allow',
        actorId: staffId,
        reason: 'Two flats in one house',
        before: { refusal: 'same-address' },
      },
    ]);
    const named = await auditLines(db(), 'default', { limit: 1, after: null }, `referral:${friend.memberId}`);
    expect(named.rows[0]?.objectName).toBe('Dana');
  });

  it('refuse an open one, but none of their own', async () => {
    const staffId = await server.addMember({ isAdmin: true, roles: ['internal_wallet'] });
    const own = { memberId: staffId, brandId: 'default', timeZone: 'America/Los_Angeles' };
    const friends = [await bring(await home()), await bring(own)];
    const browser = await server.loggedIn(staffId);
    const answers = await Promise.all(
      friends.map(async ({ memberId }) => {
        const { id = '', version = 0 } =
          (await browser.graphql<Listed>(LIST, { search: memberId })).data?.staff.referrals.edges[0]?.node ??
          {};
        return (
          await browser.graphql<{ refuseReferral: object }>(change('refuseReferral'), {
            input: { id, version, reason: 'Asked by phone' },
          })
        ).data?.refuseReferral;
      }),
    );
    expect(answers).toEqual([
      { __typename: 'ReferralChanged' },
      { __typename: 'Refusal', code: 'NOT_ALLOWED' },
    ]);
    await settleFor(...friends);
    expect(await Promise.all(friends.map(async (friend) => (await readReferral(friend))?.state))).toEqual([
      'refused',
      'paid',
    ]);
  });
});

it('a friend whose name is markup is not named in messages', async () => {
  const referrer = await home();
  const friend = await home();
  await db()
    .update(members)
    .set({ firstName: '<script>alert(1)</script>' })
    .where(eq(members.id, friend.memberId));
  await arrive(friend, await inviteCode(referrer));
  await server.worker.runUntilIdle();
  expect(await mailsTo(referrer)).toEqual(['A friend joined with your link']);
});

it('the books of everything above add up', async () => {
  expect(await countBreaches(db())).toEqual(soundBooks);
});
