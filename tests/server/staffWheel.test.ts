import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { auditLines } from '../../src/server/readmodels/auditLog.ts';
import { members } from '../../src/server/session/tables.ts';
import { wheelPrizes, wheelSeeds } from '../../src/server/wheel/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';
import { confirmAge, giveSpin, putOnWheel, spin, readWheel } from '../support/wheelPrizes.ts';

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_rewards'] }));
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T20:00:00Z');
  await db().update(wheelPrizes).set({ isOn: false });
});

const db = () => server.database.db;
const deps = () => server.core.deps;

async function player(firstName = 'Maya'): Promise<{ memberId: string; browser: HttpClient }> {
  // Without digits, so that the number of a spin finds no one's email.
  const name = deps()
    .newId()
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const memberId = await server.addMember({ email: `${name}@example.org` });
  await db().update(members).set({ firstName, region: 'CA' }).where(eq(members.id, memberId));
  await confirmAge(db(), memberId);
  return { memberId, browser: await server.loggedIn(memberId) };
}

const CASH = {
  type: 'CASH',
  texts: [{ locale: 'en-US', title: '50 cents', text: '' }],
  isOn: true,
  weight: 100,
  points: 50,
  worthPoints: 0,
  item: '',
  place: 1,
};
interface Saved {
  readonly __typename: string;
  readonly code?: string;
  readonly fields?: readonly { readonly field: string }[];
  readonly prize?: {
    readonly id: string;
    readonly version: number;
    readonly chance: number | null;
    readonly remaining: number | null;
  };
}
const PARTS = `__typename ... on WheelPrizeSaved { prize { id version chance remaining } } ... on Refusal { code fields { field } }`;
const create = async (prize: object = {}, reason = 'For spring', by = staff): Promise<Saved> =>
  (
    await by.graphql<{ createWheelPrize: Saved }>(
      `mutation Create($input: CreateWheelPrizeInput!) { createWheelPrize(input: $input) { ${PARTS} } }`,
      { input: { prize: { ...CASH, ...prize }, reason } },
    )
  ).data?.createWheelPrize ?? { __typename: 'nothing' };
const change = async (id: string, version: number, prize: object, by = staff): Promise<Saved> =>
  (
    await by.graphql<{ changeWheelPrize: Saved }>(
      `mutation Change($input: ChangeWheelPrizeInput!) { changeWheelPrize(input: $input) { ${PARTS} } }`,
      { input: { id, version, prize: { ...CASH, ...prize }, reason: 'Budget' } },
    )
  ).data?.changeWheelPrize ?? { __typename: 'nothing' };
const rotate = async (by = staff) =>
  (
    await by.graphql<{ rotateWheelSeed: { __typename: string; code?: string } }>(
      `mutation Rotate { rotateWheelSeed(input: { reason: "It leaked" }) { __typename ... on Refusal { code } } }`,
    )
  ).data?.rotateWheelSeed;

describe('staff change prizes', () => {
  it('a changed weight changes the odds immediately; a page with the old odds must look again', async () => {
    const one = (await create()).prize;
    const other = await create({ weight: 300 });
    expect([one?.chance, other.prize?.chance]).toEqual([1, 0.75]);
    const { browser } = await player();
    const { odds_hash } = await readWheel(browser);
    expect(await change(one?.id ?? '', 1, { weight: 900 })).toMatchObject({
      prize: { version: 2, chance: 0.75 },
    });
    expect(await spin(browser, { odds_hash })).toMatchObject({ status: 409, code: 'ODDS_CHANGED' });
    expect(await spin(browser)).toMatchObject({ status: 200 });
  });

  it('two changes of the same version: the later one is refused; both reasons stay in the audit log', async () => {
    const { prize } = await create();
    const id = prize?.id ?? '';
    const answers = await Promise.all([change(id, 1, { weight: 5 }), change(id, 1, { weight: 7 })]);
    expect(answers.map(({ code }) => code ?? 'saved').sort()).toEqual(['STALE', 'saved']);
    const own = Buffer.from(id, 'base64').toString().split(':')[1] ?? '';
    const log = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `wheelPrize:${own}`));
    expect(log.map(({ action, reason }) => [action, reason]).sort()).toEqual([
      ['wheelPrize.change', 'Budget'],
      ['wheelPrize.create', 'For spring'],
    ]);
    const { rows } = await auditLines(db(), 'default', { limit: 2, after: null }, `wheelPrize:${own}`);
    expect(rows.map(({ objectName }) => objectName)).toEqual(['50 cents', '50 cents']);
  });

  it('a change that leaves the budget out keeps what is left, however many are won meanwhile', async () => {
    const { prize } = await create({ remaining: 2 });
    const { memberId, browser } = await player();
    await giveSpin(deps(), memberId);
    expect(await spin(browser)).toMatchObject({ status: 200 });
    expect(await change(prize?.id ?? '', 1, { weight: 50 })).toMatchObject({ prize: { remaining: 1 } });
    expect(await change(prize?.id ?? '', 2, { remaining: 0 })).toMatchObject({
      prize: { remaining: 0, chance: null },
    });
    expect(await spin(browser)).toMatchObject({ status: 409, code: 'NOTHING_TO_WIN' });
    expect(await change(prize?.id ?? '', 3, { remaining: null })).toMatchObject({
      prize: { remaining: null },
    });
    expect(await spin(browser)).toMatchObject({ status: 200 });
  });

  it('the last prize taken off the wheel: spins wait, and nothing fails', async () => {
    const { prize } = await create();
    const { browser } = await player();
    expect(await change(prize?.id ?? '', 1, { isOn: false })).toMatchObject({ prize: { chance: null } });
    const wheel = await readWheel(browser);
    expect([wheel.odds, wheel.spins.length]).toEqual([[], 1]);
    expect(await spin(browser)).toMatchObject({ status: 409, code: 'NOTHING_TO_WIN' });
  });

  it.each<[string, object, string]>([
    ['a weight below nothing', { weight: -1 }, 'weight'],
    ['a weight beyond the most', { weight: 1_000_001 }, 'weight'],
    ['cash without points', { points: null }, 'points'],
    ['a budget below nothing', { remaining: -1 }, 'remaining'],
    ['none a day', { perDay: 0 }, 'perDay'],
    ['no title', { texts: [{ locale: 'en-US', title: ' ', text: '' }] }, 'texts.en-US.title'],
    ['another brand’s language', { texts: [{ locale: 'fr-CA', title: '50 ¢', text: '' }] }, 'texts'],
    [
      'a device from a gift card service',
      { type: 'FREE_DEVICE', points: null, service: 'ALDER', item: 'X' },
      'service',
    ],
  ])('%s is refused at its field', async (_name, prize, field) => {
    expect(await create(prize)).toMatchObject({ code: 'INVALID', fields: [{ field }] });
  });

  it('needs a reason, and a prize keeps its kind', async () => {
    expect(await create({}, ' ')).toMatchObject({ code: 'INVALID', fields: [{ field: 'reason' }] });
    const { prize } = await create();
    expect(await change(prize?.id ?? '', 1, { type: 'FREE_SPIN', points: null })).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'type' }],
    });
  });
});

describe('staff replace today’s seed', () => {
  it('the old one is revealed and draws nothing more: a spin under way is refused and keeps its spin', async () => {
    await putOnWheel(deps());
    const { browser } = await player();
    const { seed } = await readWheel(browser);
    expect(await rotate()).toMatchObject({ __typename: 'WheelSeedRotated' });
    const [old] = await db().select().from(wheelSeeds).where(eq(wheelSeeds.commitment, seed.commitment));
    expect(
      createHash('sha256')
        .update(Buffer.from(old?.seed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(seed.commitment);
    expect(await spin(browser, { commitment: seed.commitment })).toMatchObject({
      status: 409,
      code: 'SEED_CHANGED',
    });
    const after = await readWheel(browser);
    expect(after.seed.commitment).not.toBe(seed.commitment);
    expect(after.past_seeds.map(({ commitment }) => commitment)).toContain(seed.commitment);
    expect(after.spins).toHaveLength(1);
    expect(await spin(browser)).toMatchObject({ status: 200, proof: { commitment: after.seed.commitment } });
  });

  it('while six members spin: each spin has a result from a seed that was hidden, or waits', async () => {
    await putOnWheel(deps());
    const players = await Promise.all(Array.from({ length: 6 }, () => player()));
    await readWheel(players[0]?.browser ?? staff);
    const [rotated, ...spins] = await Promise.all([rotate(), ...players.map(({ browser }) => spin(browser))]);
    expect(rotated).toMatchObject({ __typename: 'WheelSeedRotated' });
    for (const { status, code } of spins) expect(status === 200 || code === 'SEED_CHANGED').toBe(true);
    const again = await Promise.all(players.map(({ browser }) => readWheel(browser)));
    for (const [at, { spins: left }] of again.entries())
      expect(left.length).toBe(spins[at]?.status === 200 ? 0 : 1);
  });
});

describe('the list of spins', () => {
  interface Page {
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly edges: readonly { readonly node: { readonly number: number; readonly type: string } }[];
  }
  const list = async (args: string): Promise<Page> => {
    const { data } = await staff.graphql<{ staff: { wheelSpins: Page } }>(
      `{ staff { wheelSpins(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { node { number type } } } } }`,
    );
    if (data === null || data === undefined) throw new Error('The list was not answered.');
    return data.staff.wheelSpins;
  };
  const numbers = ({ edges }: Page) => edges.map(({ node }) => node.number);

  it('comes in pages, in every order, without repeating or leaving one out', async () => {
    await putOnWheel(deps());
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve']) await spin((await player(name)).browser);
    const all = await list('first: 100');
    for (const field of ['SPUN_AT', 'NUMBER', 'MEMBER', 'TYPE', 'STATE'])
      for (const direction of ['ASC', 'DESC']) {
        const seen: number[] = [];
        let after: string | null = null;
        do {
          const page: Page = await list(
            `first: 2, orderBy: { field: ${field}, direction: ${direction} }${after === null ? '' : `, after: "${after}"`}`,
          );
          expect(page.totalCount).toBe(all.totalCount);
          seen.push(...numbers(page));
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        } while (after !== null);
        expect(seen.toSorted((a, b) => a - b)).toEqual(numbers(all).toSorted((a, b) => a - b));
        if (field === 'NUMBER')
          expect(seen).toEqual(seen.toSorted((a, b) => (direction === 'ASC' ? a - b : b - a)));
      }
  });

  it('is filtered by kind, state, member and number', async () => {
    await putOnWheel(deps(), { type: 'STORE_DISCOUNT', service: 'alder', item: 'TEN-OFF' });
    const spun = await spin((await player('Zora')).browser);
    expect(numbers(await list('search: "zora"'))).toEqual([spun.number]);
    expect(numbers(await list(`search: "${spun.number}"`))).toEqual([spun.number]);
    expect(numbers(await list('type: STORE_DISCOUNT, state: WAITING'))).toEqual([spun.number]);
    expect(await list('type: STORE_DISCOUNT, state: GIVEN_UP')).toMatchObject({ totalCount: 0, edges: [] });
    expect(await list('search: "%"')).toMatchObject({ edges: [] });
  });
});
