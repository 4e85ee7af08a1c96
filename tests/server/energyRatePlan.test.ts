import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnergyCost } from '../../codegen/rest/types.ts';
import { saveRatePlans } from '../../src/server/programs/service.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let place: Neighbourhood;
beforeAll(async () => {
  server = await testServer();
  server.clock.set(localInstant('2026-06-20', 12));
  place = await Neighbourhood.on(server.database.db, server.clock);
  await offer(place.utilityId, ['STEADY', 'NIGHTS']);
  const elsewhere = await Neighbourhood.on(server.database.db, server.clock);
  await offer(elsewhere.utilityId, ['ELSEWHERE']);
});
afterAll(() => server.close());

const offer = (utilityId: string, codes: readonly string[]) =>
  saveRatePlans(
    server.database.db,
    {
      brandId: 'default',
      utilityId,
      currency: 'USD',
      plans: codes.map((code, index) => ({
        code,
        name: code,
        daily: 5_000,
        bands: [{ days: 'all', fromHour: 0, toHour: 24, rate: 2_000 + 1_000 * index }],
      })),
      surveyEmail: null,
    },
    server.core.deps.newId,
  );

async function newHome() {
  const home = await place.household();
  await place.deliver(home, { use: () => 250, from: '2026-04-01', to: '2026-06-19' });
  return { ...home, client: await server.loggedIn(home.memberId) };
}

const choose = (client: HttpClient, code: string | null) =>
  client.call('/api/v2/energy/rate_plan', { body: { plan_code: code } });
const read = async (client: HttpClient) =>
  (await client.call('/api/v2/energy/cost?period=day')).json<{ cost: EnergyCost }>().cost;

describe('the rate plan of a home', () => {
  it('is the standard one until its people say which it is, and again when they take that back', async () => {
    const { client } = await newHome();
    expect(await read(client)).toMatchObject({
      plan: { code: 'STEADY', total_cents: 530 },
      is_plan_chosen: false,
      standard_plan_code: 'STEADY',
    });
    expect((await choose(client, 'NIGHTS')).json()).toEqual({ plan_code: 'NIGHTS' });
    expect(await read(client)).toMatchObject({
      plan: { code: 'NIGHTS', total_cents: 770 },
      is_plan_chosen: true,
      standard_plan_code: 'STEADY',
    });
    expect((await choose(client, null)).statusCode).toBe(200);
    expect(await read(client)).toMatchObject({ plan: { code: 'STEADY' }, is_plan_chosen: false });
  });

  it('is none of another utility', async () => {
    const { client } = await newHome();
    const answer = await choose(client, 'ELSEWHERE');
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      400,
      { plan_code: 'Your utility doesn’t offer that plan. Choose another one.' },
    ]);
    expect(await read(client)).toMatchObject({ is_plan_chosen: false });
  });

  it('is said by its owner and by the people invited into it, and by no one else', async () => {
    const [home, neighbor] = [await newHome(), await newHome()];
    const person = await server.addMember({});
    await server.database.db.update(members).set({ homeId: home.memberId }).where(eq(members.id, person));
    expect((await choose(await server.loggedIn(person), 'NIGHTS')).statusCode).toBe(200);
    expect(await read(home.client)).toMatchObject({ plan: { code: 'NIGHTS' }, is_plan_chosen: true });
    expect(await read(neighbor.client)).toMatchObject({ plan: { code: 'STEADY' }, is_plan_chosen: false });
    expect((await choose(await server.client(), 'NIGHTS')).statusCode).toBe(401);
    const withoutUtility = await server.loggedIn(await server.addMember({}));
    expect((await choose(withoutUtility, 'NIGHTS')).statusCode).toBe(400);
  });

  it('is what its comparison of plans starts from', async () => {
    const { client } = await newHome();
    const query =
      '{ viewer { ratePlanOptimizerResult { currentRatePlanCode isCurrentRatePlanChosen plans { code } } } }';
    const compared = (code: string, isChosen: boolean) => ({
      viewer: {
        ratePlanOptimizerResult: {
          currentRatePlanCode: code,
          isCurrentRatePlanChosen: isChosen,
          plans: [{ code: 'STEADY' }, { code: 'NIGHTS' }],
        },
      },
    });
    expect((await client.graphql(query)).data).toEqual(compared('STEADY', false));
    await choose(client, 'NIGHTS');
    await server.worker.runUntilIdle();
    expect((await client.graphql(query)).data).toEqual(compared('NIGHTS', true));
  });
});
