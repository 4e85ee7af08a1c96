import { toGlobalId } from 'graphql-relay';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '../../codegen/rest/types.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { buyOffer, holdOffer, noteConnected } from '../../src/server/offers/service.ts';
import { moveOrder } from '../../src/server/orders/service.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { offerDevice } from '../support/offerShelf.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const DAY = 86_400_000;
let server: TestServer;
let staff: HttpClient;
let member: HttpClient;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_rewards'] }));
  member = await server.loggedIn(await server.addMember());
});
afterAll(() => server.close());

const deps = () => server.core.deps;
const db = () => server.database.db;
const WORDS = {
  locale: 'en-US',
  title: 'Slate thermostat',
  subtitle: 'Learns when you are home',
  text: 'Eases off during events.',
  terms: '',
  agreement: 'Connect it within 60 days.',
};
const THERMOSTAT = {
  audience: 'EVERYONE',
  deviceType: 'thermostat',
  connectionConfigId: 'slate',
  texts: [WORDS],
  options: [
    { id: 'white', item: '418200031', names: [{ locale: 'en-US', name: 'White' }] },
    { id: 'black', item: '418200032', names: [{ locale: 'en-US', name: 'Black' }] },
  ],
  pricePoints: 4_900,
  usualPoints: 12_900,
  stock: 5,
  holdHours: 48,
  connectWithinDays: 60,
  startsAt: '2026-03-01T00:00:00Z',
  place: 3,
};
const PARTS = `__typename ... on DeviceOfferSaved { offer { id offerId version title state stock agreementVersion endsAt } }
  ... on Refusal { code fields { field message } }`;

interface Saved {
  readonly __typename: string;
  readonly code?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly offer?: {
    readonly id: string;
    readonly offerId: string;
    readonly version: number;
    readonly agreementVersion: number;
  };
}
const mutate = async (name: string, type: string, input: object, by = staff): Promise<Saved> =>
  (
    await by.graphql<Record<string, Saved>>(
      `mutation Write($input: ${type}!) { ${name}(input: $input) { ${PARTS} } }`,
      { input },
    )
  ).data?.[name] ?? { __typename: 'nothing' };
const create = (change: object = {}, reason = 'New in spring', by = staff): Promise<Saved> =>
  mutate('createDeviceOffer', 'CreateDeviceOfferInput', { offer: { ...THERMOSTAT, ...change }, reason }, by);
const change = (id: string, version: number, offer: object = {}): Promise<Saved> =>
  mutate('changeDeviceOffer', 'ChangeDeviceOfferInput', {
    id,
    version,
    offer: { ...THERMOSTAT, ...offer },
    reason: 'A better price',
  });
const end = (id: string, version: number, reason = 'Sold through'): Promise<Saved> =>
  mutate('endDeviceOffer', 'EndDeviceOfferInput', { id, version, reason });
const faulty = ({ fields = [] }: Saved) => fields.map(({ field }) => field);
const readAudit = (subject: string) =>
  db().select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.action);
const seenBy = async (by: HttpClient, id: string) => {
  const answer = await by.clone().call(`/offers/${id}`);
  return { status: answer.statusCode, offer: answer.json<{ offer: Offer }>().offer };
};

describe('OFR-01: device offers, administered by staff', () => {
  it('a new offer is in the audit log, and members see it immediately', async () => {
    const saved = await create();
    expect(saved).toMatchObject({
      __typename: 'DeviceOfferSaved',
      offer: { version: 1, title: 'Slate thermostat', state: 'ON', stock: 5, agreementVersion: 1 },
    });
    const id = saved.offer?.offerId ?? '';
    expect(await seenBy(member, id)).toMatchObject({
      status: 200,
      offer: { title: 'Slate thermostat', price_points: 4_900, remaining: 5, may_reserve: true },
    });
    expect(await readAudit(`offer:${id}`)).toMatchObject([
      {
        action: 'offer.create',
        reason: 'New in spring',
        before: null,
        after: { pricePoints: 4_900, stock: 5 },
      },
    ]);
  });

  it('of two staff who change it at once, the second has to check again', async () => {
    const { offer } = await create();
    const { id = '', offerId = '' } = offer ?? {};
    const both = await Promise.all([change(id, 1, { place: 4 }), change(id, 1, { place: 5 })]);
    expect(both.map(({ __typename, code }) => code ?? __typename).toSorted()).toEqual([
      'DeviceOfferSaved',
      'STALE',
    ]);
    expect((await readAudit(`offer:${offerId}`)).map(({ action }) => action)).toEqual([
      'offer.change',
      'offer.create',
    ]);
  });

  it('a reservation keeps its price, and a new agreement has to be accepted again', async () => {
    const { offer } = await create();
    const { id = '', offerId = '' } = offer ?? {};
    const by = await server.loggedIn(await server.addMember());
    await by.clone().call(`/device_offer/reserve/${offerId}`, { body: {} });
    expect(
      await change(id, 1, {
        pricePoints: 5_900,
        stock: undefined,
        texts: [{ ...WORDS, agreement: 'Connect it within 30 days.' }],
      }),
    ).toMatchObject({ offer: { version: 2, agreementVersion: 2, stock: 4 } });
    expect(await seenBy(by, offerId)).toMatchObject({
      offer: { status: 'reserved', price_points: 4_900, agreement: { version: 2 } },
    });
    expect(await seenBy(member, offerId)).toMatchObject({ offer: { price_points: 5_900 } });
  });

  it('can be ended once; who has reserved one keeps it, and others cannot', async () => {
    const { offer } = await create();
    const { id = '', offerId = '' } = offer ?? {};
    const by = await server.loggedIn(await server.addMember());
    await by.clone().call(`/device_offer/reserve/${offerId}`, { body: {} });
    expect(faulty(await end(id, 1, ' '))).toEqual(['reason']);
    expect(await end(id, 1)).toMatchObject({ offer: { version: 2, state: 'ENDED' } });
    expect(await end(id, 1)).toMatchObject({ code: 'STALE' });
    expect(await end(id, 2)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await seenBy(by, offerId)).toMatchObject({ offer: { status: 'reserved' } });
    expect((await seenBy(member, offerId)).status).toBe(404);
    expect((await readAudit(`offer:${offerId}`)).at(-1)).toMatchObject({
      action: 'offer.end',
      reason: 'Sold through',
      before: { endsAt: null },
      after: { endsAt: '2026-03-02T20:00:00.000Z' },
    });
  });

  it.each<[string, object, string[]]>([
    ['without a title', { texts: [{ ...WORDS, title: ' ' }] }, ['texts.en-US.title']],
    ['without the brand’s language', { texts: [] }, ['texts.en-US.title']],
    ['in another brand’s language', { texts: [{ ...WORDS, locale: 'fr-CA' }] }, ['texts']],
    [
      'with a text that is too long',
      { texts: [{ ...WORDS, text: 'a'.repeat(1_001) }] },
      ['texts.en-US.text'],
    ],
    ['of an unknown device', { deviceType: 'toaster' }, ['deviceType', 'connectionConfigId']],
    ['by a partner of other devices', { connectionConfigId: 'quartz' }, ['connectionConfigId']],
    ['without options', { options: [] }, ['options']],
    [
      'whose option has a name in another brand’s language',
      { options: [{ id: 'a', item: '1', names: [{ locale: 'fr-CA', name: 'Blanc' }] }] },
      ['options'],
    ],
    ['with a negative price', { pricePoints: -1 }, ['pricePoints']],
    ['that costs more than elsewhere', { usualPoints: 4_899 }, ['usualPoints']],
    ['with a negative stock', { stock: -1 }, ['stock']],
    ['that holds nothing', { holdHours: 0 }, ['holdHours']],
    ['that leaves no time to connect', { connectWithinDays: 0 }, ['connectWithinDays']],
    ['that ends before it starts', { endsAt: '2026-02-01T00:00:00Z' }, ['endsAt']],
    ['with a picture that is not there', { pictureId: 'a'.repeat(64) }, ['pictureId']],
    [
      'for a program that is not there',
      { programId: toGlobalId('Program', '0190a1b2-0000-7000-8000-0000000000ff') },
      ['programId'],
    ],
    ['for a forged program', { programId: 'nonsense' }, ['programId']],
  ])('an offer %s is refused with its field', async (_case, given, fields) => {
    const saved = await create(given);
    expect([saved.code, faulty(saved)]).toEqual(['INVALID', fields]);
  });

  it('needs a reason, and refuses numbers beyond an integer', async () => {
    expect(faulty(await create({}, ' '))).toEqual(['reason']);
    expect((await create({ pricePoints: 2 ** 40 })).__typename).toBe('nothing');
  });

  it('can be for the members of one program; a free first device cannot', async () => {
    const place = await Neighbourhood.on(db(), server.clock);
    const programId = toGlobalId('Program', place.programId);
    const { offer } = await create({ programId });
    const id = offer?.offerId ?? '';
    expect((await seenBy(member, id)).status).toBe(404);
    expect((await member.clone().call(`/device_offer/reserve/${id}`, { body: {} })).statusCode).toBe(404);
    const enrolled = await server.loggedIn((await place.household()).memberId);
    expect((await seenBy(enrolled, id)).status).toBe(200);
    expect((await enrolled.clone().call(`/device_offer/reserve/${id}`, { body: {} })).statusCode).toBe(200);
    expect(faulty(await create({ programId, audience: 'FIRST_DEVICE', pricePoints: 0 }))).toEqual([
      'programId',
    ]);
  });

  it('another brand’s offer does not exist', async () => {
    const theirs = toGlobalId('StaffDeviceOffer', await offerDevice(deps(), { brand: 'org' }));
    const read = 'query Read($id: ID!) { node(id: $id) { id } staff { deviceOffer(id: $id) { id } } }';
    expect((await staff.graphql(read, { id: theirs })).data).toEqual({
      node: null,
      staff: { deviceOffer: null },
    });
    expect(await change(theirs, 1)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await end(theirs, 1)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await change('nonsense', 1)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('the list is sorted, filtered and paged by the server', async () => {
    await create({ texts: [{ ...WORDS, title: 'AAA plug' }], pricePoints: 100, place: 90 });
    await create({ startsAt: '2026-05-01T00:00:00Z', texts: [{ ...WORDS, title: 'ZZZ later' }] });
    const read = async (variables: Record<string, unknown>) =>
      (
        await staff.graphql<{
          staff: {
            deviceOffers: {
              totalCount: number;
              pageInfo: { endCursor: string | null };
              edges: { node: { title: string } }[];
            };
          };
        }>(
          `query Read($first: Int, $after: String, $show: RewardState, $orderBy: StaffDeviceOfferOrder) {
             staff { deviceOffers(first: $first, after: $after, show: $show, orderBy: $orderBy) {
               totalCount pageInfo { endCursor } edges { node { title } } } } }`,
          variables,
        )
      ).data?.staff.deviceOffers;
    const cheapest = await read({ first: 1, orderBy: { field: 'PRICE', direction: 'ASC' } });
    expect(cheapest?.edges.map(({ node }) => node.title)).toEqual(['AAA plug']);
    const later = await read({ show: 'UPCOMING' });
    expect([later?.totalCount, later?.edges.map(({ node }) => node.title)]).toEqual([1, ['ZZZ later']]);
    const names: string[] = [];
    for (let after: string | null = null, pages = 0; pages < 50; pages += 1) {
      const page = await read({ first: 2, after, orderBy: { field: 'ENDS_AT', direction: 'DESC' } });
      names.push(...(page?.edges.map(({ node }) => node.title) ?? []));
      after = page?.pageInfo.endCursor ?? null;
      if (names.length >= (page?.totalCount ?? 0)) break;
    }
    const all = await read({ first: 100 });
    expect(names.length).toBe(all?.totalCount);
  });
});

describe('OFR-03: who has an offered device, for staff', () => {
  it('lists each member with state, order and whether the device is late', async () => {
    const offerId = await offerDevice(deps(), { startsAt: new Date('2025-01-01T00:00:00Z') });
    const at = (days: number) => ({
      ...deps(),
      clock: { ...deps().clock, now: () => new Date(server.clock.now().getTime() - days * DAY) },
    });
    const claim = async (
      email: string,
      days: number,
      how: 'hold' | 'buy' | 'arrive' | 'cancel' | 'connect',
    ) => {
      const memberId = await server.addMember();
      await db().update(members).set({ email, emailKey: email }).where(eq(members.id, memberId));
      const given = { brandId: 'default', memberId, offerId };
      await holdOffer(db(), at(days), given);
      if (how === 'hold') return;
      const order = await buyOffer(db(), at(days), given);
      if (how === 'cancel') await moveOrder(db(), at(days), order, 'refunded');
      if (how === 'arrive' || how === 'connect') await moveOrder(db(), at(days), order, 'fulfilled');
      if (how === 'connect')
        await noteConnected(
          db(),
          memberId,
          [{ id: deps().newId(), type: 'thermostat', connectionConfigId: 'slate' }],
          server.clock.now(),
        );
    };
    await claim('held@example.com', 0, 'hold');
    await claim('lapsed@example.com', 5, 'hold');
    await claim('bought@example.com', 1, 'buy');
    await claim('late@example.com', 61, 'arrive');
    await claim('cancelled@example.com', 70, 'cancel');
    await claim('connected@example.com', 80, 'connect');
    const read = async (variables: object = {}) =>
      (
        await staff.graphql<{
          staff: {
            deviceClaims: {
              totalCount: number;
              edges: {
                node: {
                  state: string;
                  isLate: boolean;
                  orderId: string | null;
                  member: { email: string } | null;
                };
              }[];
            };
          };
        }>(
          `query Read($offerId: ID, $state: DeviceClaimState, $late: Boolean, $search: String, $orderBy: DeviceClaimOrder) {
             staff { deviceClaims(offerId: $offerId, state: $state, late: $late, search: $search, orderBy: $orderBy) {
               totalCount edges { node { state isLate orderId member { email } } } } } }`,
          { offerId: toGlobalId('StaffDeviceOffer', offerId), ...variables },
        )
      ).data?.staff.deviceClaims;
    const rows = await read({ orderBy: { field: 'MEMBER', direction: 'ASC' } });
    expect(
      rows?.edges.map(({ node: { member: who, state, isLate, orderId } }) => [
        who?.email,
        state,
        isLate,
        orderId !== null,
      ]),
    ).toEqual([
      ['bought@example.com', 'ORDERED', false, true],
      ['cancelled@example.com', 'CANCELLED', false, true],
      ['connected@example.com', 'CONNECTED', false, true],
      ['held@example.com', 'RESERVED', false, false],
      ['lapsed@example.com', 'LAPSED', false, false],
      ['late@example.com', 'DELIVERED', true, true],
    ]);
    const emails = async (variables: object) =>
      (await read(variables))?.edges.map(({ node }) => node.member?.email);
    expect(await emails({ late: true })).toEqual(['late@example.com']);
    expect(await emails({ state: 'LAPSED' })).toEqual(['lapsed@example.com']);
    expect(await emails({ search: 'bought' })).toEqual(['bought@example.com']);
    expect(await emails({ offerId: toGlobalId('Program', offerId) })).toEqual([]);
    const counts = await staff.graphql<{ staff: { deviceOffer: object } }>(
      'query Read($id: ID!) { staff { deviceOffer(id: $id) { reserved bought connected late } } }',
      { id: toGlobalId('StaffDeviceOffer', offerId) },
    );
    expect(counts.data?.staff.deviceOffer).toEqual({ reserved: 1, bought: 2, connected: 1, late: 1 });
  });
});
