import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { meterImports, servicePoints } from '../../src/server/meter/tables.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';

// The partners run in the same process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let world: UtilityWorld;
let banksia: { utilityId: string; programId: string };
beforeAll(async () => {
  world = await utilityWorld({ daily: ['default', 'au-retailer'] });
  banksia = await world.addUtility('banksia', 'au-retailer');
}, 300_000);
afterAll(() => world.close());

const home = (lastName?: string) => world.addHome(banksia.utilityId, 'au-retailer', lastName);
const surname = (name: string | undefined) => name?.split(' ').at(-1) ?? '';
type Browser = Awaited<ReturnType<typeof home>>['browser'];
const connect = (browser: Browser, body: object) => browser.call('/signup/update_utility', { body });
const customers = () =>
  Object.values(world.sandbox.world.state.customers).filter(
    ({ utility, nmi, trait }) => utility === 'banksia' && nmi !== null && trait === 'plain',
  );

it.each([
  ['an account number without the NMI', { account_number: '12345678' }, ['nmi']],
  ['an NMI whose check digit is wrong', { nmi: '20019857329' }, ['nmi']],
  ['an NMI of nine characters', { nmi: '200198573' }, ['nmi']],
  ['nothing', { nmi: '' }, ['nmi']],
])('SGN-24: refuses %s at its field', async (_what, body, fields) => {
  const { browser, memberId } = await home();
  const answer = await connect(browser, body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(fields);
  expect(await world.state(memberId)).toEqual(['PreValid', 'LocationOK']);
});

it('connects by the NMI alone: the network confirms its holder, with readings from its own NEM12 drops only', async () => {
  const [customer, other] = customers();
  if (customer === undefined || other === undefined) throw new Error('no customers');
  const { browser, memberId } = await home(surname(customer.name));
  const neighbour = await home(surname(other.name));
  const numbers = { nmi: customer.nmi ?? '' };
  expect((await connect(browser, numbers)).statusCode).toBe(200);
  expect((await connect(browser, numbers)).statusCode).toBe(200);
  expect(await world.authorizations(memberId)).toHaveLength(1);
  expect((await connect(neighbour.browser, { nmi: other.nmi ?? '' })).statusCode).toBe(200);
  await world.settle();
  for (let step = 0; step < 5; step += 1) {
    await world.sandbox.tick();
    await world.settle();
  }
  world.setNow(new Date(world.server.clock.now().getTime() + 2 * 3_600_000));
  await world.settle();
  expect(await world.state(memberId)).toEqual(['MarketEnrolled', 'Connected']);
  expect(await world.connection(memberId)).toMatchObject({
    authStatus: 'active',
    programId: banksia.programId,
  });
  const { db } = world.server.database;
  const imports = await db.select().from(meterImports).where(eq(meterImports.memberId, memberId));
  expect(imports.length).toBeGreaterThan(0);
  for (const each of imports) expect(each).toMatchObject({ source: 'utility', format: 'nem12' });
  const meters = await db.select().from(servicePoints).where(eq(servicePoints.memberId, memberId));
  expect(meters.map(({ numberLast4 }) => numberLast4)).toEqual([customer.nmi?.slice(-4)]);

  const thief = await home(surname(customer.name));
  expect((await connect(thief.browser, numbers)).statusCode).toBe(200);
  expect(await world.state(thief.memberId)).toEqual(['AuthDone', 'Duplicate']);
  expect(await world.authorizations(thief.memberId)).toEqual([]);
}, 300_000);

it('asks again for an NMI that the network knows under another name', async () => {
  const [, , customer] = customers();
  const { browser, memberId } = await home();
  const answer = await connect(browser, { nmi: customer?.nmi ?? '' });
  expect(answer.statusCode).toBe(200);
  await world.settle();
  expect(await world.state(memberId)).toEqual(['issue_matching_records', 'issue_matching_records']);
  expect((await browser.call('/signup/is_utility_auth_done')).json()).toMatchObject({
    done: true,
    status: 'failed',
  });
});

it("unconfirmed numbers don't block the meter's owner", async () => {
  const [, , customer] = customers();
  const nmi = customer?.nmi ?? '';
  const [stranger, owner] = [await home(), await home(surname(customer?.name))];
  expect((await connect(stranger.browser, { nmi })).statusCode).toBe(200);
  expect((await connect(owner.browser, { nmi })).statusCode).toBe(200);
  expect(await world.state(owner.memberId)).toEqual(['AuthStart', 'Started']);
  await world.settle();
  await world.sandbox.tick();
  await world.settle();
  expect(await world.state(stranger.memberId)).toEqual(['issue_matching_records', 'issue_matching_records']);
  expect(await world.connection(owner.memberId)).toMatchObject({ authStatus: 'active' });
});
