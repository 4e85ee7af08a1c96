import { toGlobalId } from 'graphql-relay';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { rewardPictures } from '../../src/server/rewards/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { shelve } from '../support/rewardShelf.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

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
const made = (type: string) => toGlobalId(type, '0190a1b2-0000-7000-8000-0000000000ff');
const GIFT_CARD = {
  type: 'GIFT_CARD',
  service: 'BIRCH',
  item: 'BOOKS-25',
  texts: [{ locale: 'en-US', title: 'Book Nook gift card', text: 'Any book.', terms: 'Valid in stores.' }],
  denominationType: 'DENOMINATED',
  amounts: [2_500, 1_000],
  restricted: [],
  stock: 12,
  startsAt: '2026-03-01T00:00:00Z',
  place: 3,
};
const PARTS = `__typename ... on RewardSaved { reward { id rewardId version title state stock amounts service } }
  ... on Refusal { code fields { field message } }`;

interface Saved {
  readonly __typename: string;
  readonly code?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly reward?: { readonly id: string; readonly rewardId: string; readonly version: number };
}
const create = async (change: object = {}, reason = 'New in spring', by = staff): Promise<Saved> =>
  (
    await by.graphql<{ createReward: Saved }>(
      `mutation Create($input: CreateRewardInput!) { createReward(input: $input) { ${PARTS} } }`,
      { input: { reward: { ...GIFT_CARD, ...change }, reason } },
    )
  ).data?.createReward ?? { __typename: 'nothing' };
const change = async (id: string, version: number, reward: object, by = staff): Promise<Saved> =>
  (
    await by.graphql<{ changeReward: Saved }>(
      `mutation Change($input: ChangeRewardInput!) { changeReward(input: $input) { ${PARTS} } }`,
      { input: { id, version, reward: { ...GIFT_CARD, ...reward }, reason: 'A better text' } },
    )
  ).data?.changeReward ?? { __typename: 'nothing' };
const faulty = ({ fields = [] }: Saved) => fields.map(({ field }) => field);
const readAudit = async (subject: string) =>
  server.database.db.select().from(auditLog).where(eq(auditLog.subject, subject));

describe('MKT-02: the catalogue, administered by staff', () => {
  it('a new reward is in the audit log, and members see it immediately', async () => {
    const saved = await create();
    expect(saved).toMatchObject({
      __typename: 'RewardSaved',
      reward: { version: 1, title: 'Book Nook gift card', state: 'ON', stock: 12, amounts: [1_000, 2_500] },
    });
    const id = saved.reward?.rewardId ?? '';
    expect((await member.call(`/api/v2/marketplace/reward/${id}`)).json()).toMatchObject({
      reward: { title: 'Book Nook gift card', terms: 'Valid in stores.', remaining: 12 },
    });
    expect(await readAudit(`reward:${id}`)).toMatchObject([
      {
        action: 'reward.create',
        reason: 'New in spring',
        before: null,
        after: { stock: 12, item: 'BOOKS-25' },
      },
    ]);
  });

  it('a change counts the version up; one made from an earlier version is refused', async () => {
    const { reward } = await create();
    const { id = '', rewardId = '' } = reward ?? {};
    expect(await change(id, 1, { place: 4, stock: 5 })).toMatchObject({ reward: { version: 2, stock: 5 } });
    expect(await change(id, 1, { place: 5 })).toMatchObject({ code: 'STALE' });
    expect(
      (await readAudit(`reward:${rewardId}`))
        .toSorted((a, b) => b.action.localeCompare(a.action))
        .map(({ action, before, after }) => [action, before, after]),
    ).toMatchObject([
      ['reward.create', null, { place: 3 }],
      ['reward.change', { place: 3, stock: 12 }, { place: 4, stock: 5 }],
    ]);
  });

  it('a change that leaves the stock out keeps what is left, and null takes the limit away', async () => {
    const { reward } = await create({ stock: 7 });
    expect(await change(reward?.id ?? '', 1, { stock: undefined })).toMatchObject({ reward: { stock: 7 } });
    expect(await change(reward?.id ?? '', 2, { stock: null })).toMatchObject({ reward: { stock: null } });
  });

  it.each<[string, object, string[]]>([
    [
      'without a title',
      { texts: [{ locale: 'en-US', title: ' ', text: '', terms: '' }] },
      ['texts.en-US.title'],
    ],
    ['without the brand’s language', { texts: [] }, ['texts.en-US.title']],
    [
      'in another brand’s language',
      { texts: [{ locale: 'fr-CA', title: 'Carte', text: '', terms: '' }] },
      ['texts'],
    ],
    ['of a type that is not ordered', { type: 'CASH' }, ['type']],
    ['by a service of another type', { service: 'SHOP' }, ['service']],
    ['with an amount of nothing', { amounts: [0] }, ['amounts']],
    ['as a gift card below the smallest one', { amounts: [500, 999] }, ['amounts']],
    [
      'with a step that misses the end',
      { denominationType: 'CUSTOM', minimum: 500, maximum: 1_050, step: 100 },
      ['step'],
    ],
    ['with a negative stock', { stock: -1 }, ['stock']],
    ['that ends before it starts', { endsAt: '2026-02-01T00:00:00Z' }, ['endsAt']],
    ['with a picture that is not there', { pictureId: 'a'.repeat(64) }, ['pictureId']],
    ['for a program that is not there', { programId: made('Program') }, ['programId']],
  ])('a reward %s is refused with its field', async (_case, given, fields) => {
    const saved = await create(given);
    expect([saved.code, faulty(saved)]).toEqual(['INVALID', fields]);
  });

  it('needs a reason', async () => {
    expect(faulty(await create({}, ' '))).toEqual(['reason']);
  });

  it('can be for the members of one program of the brand', async () => {
    const place = await Neighbourhood.on(server.database.db, server.clock);
    const { reward } = await create({ programId: toGlobalId('Program', place.programId) });
    const path = `/api/v2/marketplace/reward/${reward?.rewardId ?? ''}`;
    expect((await member.call(path)).statusCode).toBe(404);
    const enrolled = await server.loggedIn((await place.household()).memberId);
    expect((await enrolled.call(path)).statusCode).toBe(200);
  });

  it('another brand’s reward and program do not exist', async () => {
    const theirs = toGlobalId('StaffReward', await shelve(deps(), { brand: 'org' }));
    const read = 'query Read($id: ID!) { node(id: $id) { id } staff { reward(id: $id) { id } } }';
    expect((await staff.graphql(read, { id: theirs })).data).toEqual({ node: null, staff: { reward: null } });
    expect(await change(theirs, 1, {})).toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_rewards'] }),
      'org.localhost',
    );
    const place = await Neighbourhood.on(server.database.db, server.clock);
    const programId = toGlobalId('Program', place.programId);
    expect(faulty(await create({ programId }, 'Ours', stranger))).toEqual(['programId']);
  });
});

describe('staff’s list of rewards', () => {
  interface List {
    readonly staff: {
      readonly rewards: {
        readonly totalCount: number;
        readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
        readonly edges: readonly { readonly node: { readonly item: string; readonly state: string } }[];
      };
    };
  }
  const items = async (client: HttpClient, args: string, after: string | null = null) => {
    const { data } = await client.graphql<List>(
      `query List($after: String) { staff { rewards(after: $after, ${args}) { totalCount pageInfo { endCursor hasNextPage } edges { node { item state } } } } }`,
      { after },
    );
    return data?.staff.rewards;
  };

  it('is filtered by type and state, sorted and paged by the server', async () => {
    const org = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_rewards'] }),
      'org.localhost',
    );
    const brand = 'org';
    const at = (day: number) => new Date(Date.UTC(2026, 2, day));
    const titled = (title: string) => ({ 'en-US': { title, text: '', terms: '' } });
    await shelve(deps(), { brand, item: 'L-B', place: 2, texts: titled('beans'), stock: 3, amounts: [500] });
    await shelve(deps(), {
      brand,
      item: 'L-A',
      place: 3,
      texts: titled('Apples'),
      stock: 9,
      amounts: [300, 900],
    });
    await shelve(deps(), {
      brand,
      item: 'L-C',
      place: 1,
      texts: titled('Carrots'),
      type: 'COUPON',
      amounts: [400],
    });
    await shelve(deps(), {
      brand,
      item: 'L-D',
      place: 4,
      texts: titled('Dates'),
      endsAt: at(1),
      amounts: [100],
    });
    await shelve(deps(), {
      brand,
      item: 'L-E',
      place: 5,
      texts: titled('Eggs'),
      startsAt: at(9),
      amounts: [200],
    });
    const mine = async (args: string) =>
      ((await items(org, args))?.edges ?? [])
        .map(({ node }) => node.item)
        .filter((item) => item.startsWith('L-'));
    expect(await mine('first: 50')).toEqual(['L-C', 'L-B', 'L-A', 'L-D', 'L-E']);
    expect(await mine('show: ON')).toEqual(['L-C', 'L-B', 'L-A']);
    expect(await mine('show: UPCOMING')).toEqual(['L-E']);
    expect(await mine('show: ENDED')).toEqual(['L-D']);
    expect(await mine('type: COUPON')).toEqual(['L-C']);
    expect(await mine('orderBy: { field: TITLE, direction: DESC }')).toEqual([
      'L-E',
      'L-D',
      'L-C',
      'L-B',
      'L-A',
    ]);
    expect(await mine('orderBy: { field: PRICE }')).toEqual(['L-D', 'L-E', 'L-A', 'L-C', 'L-B']);
    expect((await mine('orderBy: { field: STOCK, direction: DESC }')).slice(0, 2)).toEqual(['L-A', 'L-B']);
    for (const field of ['PLACE', 'TITLE', 'TYPE', 'PRICE', 'STOCK', 'STARTS_AT', 'ENDS_AT', 'SERVICE']) {
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more;) {
        const page = await items(org, `first: 2, orderBy: { field: ${field}, direction: DESC }`, after);
        seen.push(...(page?.edges ?? []).map(({ node }) => node.item));
        after = page?.pageInfo.endCursor ?? null;
        more = page?.pageInfo.hasNextPage ?? false;
      }
      expect([field, seen.filter((item) => item.startsWith('L-')).toSorted()]).toEqual([
        field,
        ['L-A', 'L-B', 'L-C', 'L-D', 'L-E'],
      ]);
    }
  });
});

describe('a reward’s picture', () => {
  const upload = (by: HttpClient, bytes: Buffer, { name = 'file', files = 1 } = {}) => {
    const part = Buffer.concat([
      Buffer.from(
        `--cut\r\nContent-Disposition: form-data; name="${name}"; filename="picture"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]);
    return by.call('/staff/reward_pictures', {
      body: Buffer.concat([...Array.from({ length: files }, () => part), Buffer.from('--cut--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    });
  };
  const picture = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a7' } });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>alert(1)</script><rect width="300" height="200" fill="#a32"/></svg>',
  );

  it.each([
    [
      'JPEG',
      () =>
        picture()
          .jpeg()
          .withExif({ IFD0: { Copyright: 'A neighbor' } })
          .toBuffer(),
    ],
    ['PNG', () => picture().png().toBuffer()],
    ['WebP', () => picture().webp().toBuffer()],
    ['GIF', () => picture().gif().toBuffer()],
  ])('in %s is re-encoded, and members get it from us', async (_format, make) => {
    const answer = await upload(staff, await make());
    expect(answer.statusCode).toBe(200);
    const { id, url } = answer.json<{ id: string; url: string }>();
    const { reward } = await create({ pictureId: id });
    const seen = (await member.call(`/api/v2/marketplace/reward/${reward?.rewardId ?? ''}`)).json<{
      reward: { picture_url: string };
    }>();
    expect(seen.reward.picture_url).toBe(url);
    const shown = await member.call(`/reward_pictures/${id}`);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const [kept] = await server.database.db.select().from(rewardPictures).where(eq(rewardPictures.id, id));
    const { format, width, height, exif } = await sharp(kept?.bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 960,
      height: 600,
      exif: undefined,
    });
  });

  it.each([
    ['text', () => Promise.resolve(Buffer.from('not a picture'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['half a picture', async () => (await picture().jpeg().toBuffer()).subarray(0, 700)],
    ['another format', () => picture().tiff().toBuffer()],
    ['a drawing', () => Promise.resolve(svg)],
    ['too many pixels', () => picture().resize(8_000, 6_300, { kernel: 'nearest' }).png().toBuffer()],
  ])('that is %s is refused in a sentence', async (_case, make) => {
    const answer = await upload(staff, await make());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'PICTURE_FILE']);
    expect(answer.body).toContain('JPEG, PNG, WebP or GIF');
  });

  it('is one file, in the part `file`', async () => {
    const png = await picture().png().toBuffer();
    expect((await upload(staff, png, { name: 'picture' })).json()).toMatchObject({ code: 'PICTURE_FILE' });
    expect((await upload(staff, png, { files: 0 })).json()).toMatchObject({ code: 'PICTURE_FILE' });
    expect((await upload(staff, png, { files: 2 })).statusCode).toBeGreaterThanOrEqual(400);
  });

  it.each([1, 1_000_000])('%d bytes above 8 MB is refused', async (more) => {
    const answer = await upload(staff, Buffer.alloc(8 * 1_048_576 + more, 7));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(answer.body).toContain('8 MB');
  });

  it('of another brand does not exist', async () => {
    const stranger = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_rewards'] }),
      'org.localhost',
    );
    const png = await picture().png().toBuffer();
    const { id } = (await upload(stranger, png)).json<{ id: string }>();
    expect((await member.call(`/reward_pictures/${id}`)).statusCode).toBe(404);
    expect(faulty(await create({ pictureId: id }))).toEqual(['pictureId']);
  });
});

describe('promo codes, administered by staff', () => {
  const PROMO_PARTS = `__typename ... on PromoCodeSaved { promoCode { id code points reward { title } remaining used state endsAt } }
    ... on Refusal { code message fields { field } }`;
  interface PromoSaved {
    readonly __typename: string;
    readonly code?: string;
    readonly fields?: readonly { readonly field: string }[];
    readonly promoCode?: { readonly id: string };
  }
  const promo = async (given: object): Promise<PromoSaved | undefined> =>
    (
      await staff.graphql<{ createPromoCode: PromoSaved }>(
        `mutation Create($input: CreatePromoCodeInput!) { createPromoCode(input: $input) { ${PROMO_PARTS} } }`,
        { input: { startsAt: '2026-03-01T00:00:00Z', reason: 'Street party', ...given } },
      )
    ).data?.createPromoCode;
  const end = async (id: string, reason = 'Found on a forum'): Promise<PromoSaved | undefined> =>
    (
      await staff.graphql<{ endPromoCode: PromoSaved }>(
        `mutation End($input: EndPromoCodeInput!) { endPromoCode(input: $input) { ${PROMO_PARTS} } }`,
        { input: { id, reason } },
      )
    ).data?.endPromoCode;
  const use = async (code: string) => {
    const client = await server.loggedIn(await server.addMember());
    return (
      await client.call('/api/v2/marketplace/promo', {
        body: { code },
        headers: { 'idempotency-key': `staff promo ${code}` },
      })
    ).json<{ code?: string; points?: number; title?: string }>();
  };

  it('work immediately, are counted, and end immediately', async () => {
    const saved = await promo({ code: 'street party', points: 150, limit: 5 });
    expect(saved).toMatchObject({ promoCode: { code: 'STREETPARTY', remaining: 5, used: 0, state: 'ON' } });
    expect(await use('StreetParty')).toMatchObject({ points: 150 });
    const { data } = await staff.graphql(
      '{ staff { promoCodes { edges { node { code used remaining } } } } }',
    );
    expect(data).toMatchObject({
      staff: { promoCodes: { edges: [{ node: { code: 'STREETPARTY', used: 1, remaining: 4 } }] } },
    });
    const id = saved?.promoCode?.id ?? '';
    expect(await end(id)).toMatchObject({
      promoCode: { state: 'ENDED', endsAt: '2026-03-02T20:00:00.000Z' },
    });
    expect(await use('STREETPARTY')).toMatchObject({ code: 'PROMO_ENDED' });
    expect(await end(id)).toMatchObject({ code: 'NOT_ALLOWED' });
    const log = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.reason, 'Found on a forum'));
    expect(log).toMatchObject([{ action: 'promo.end', before: { endsAt: null } }]);
  });

  it('can give a reward, in its smallest amount', async () => {
    const { reward } = await create({ stock: null });
    expect(await promo({ code: 'FREEBOOK', rewardId: reward?.id })).toMatchObject({
      promoCode: { points: null, reward: { title: 'Book Nook gift card' } },
    });
    expect(await use('FREEBOOK')).toMatchObject({ points: 0, title: 'Book Nook gift card' });
  });

  it.each([
    ['too short', { code: 'abc', points: 10 }, ['code']],
    ['for nothing', { code: 'NOTHING' }, ['points']],
    ['for another brand’s reward', { code: 'THEIRS', rewardId: made('StaffReward') }, ['rewardId']],
    ['for something that is no reward', { code: 'THEIRS', rewardId: 'x' }, ['rewardId']],
    ['for no members', { code: 'NOBODY', points: 10, limit: 0 }, ['limit']],
    ['without a reason', { code: 'NOREASON', points: 10, reason: '' }, ['reason']],
  ])('%s are refused with their field', async (_case, given, fields) => {
    const saved = await promo(given);
    expect([saved?.code, saved?.fields?.map(({ field }) => field)]).toEqual(['INVALID', fields]);
  });

  it('have a name of their own in the brand', async () => {
    await promo({ code: 'TWICE', points: 10 });
    expect(await promo({ code: 'twice', points: 20 })).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'code' }],
    });
  });

  it('that do not exist cannot be ended', async () => {
    expect(await end(made('PromoCode'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await end('x')).toMatchObject({ code: 'NOT_FOUND' });
  });
});
