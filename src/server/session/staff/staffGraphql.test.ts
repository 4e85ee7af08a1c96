import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const staff = async (roles: readonly string[]) =>
  server.loggedIn(await server.addMember({ isAdmin: true, roles }));

describe('what staff read of themselves and of the service', () => {
  it('are their own roles, in the order of the alphabet', async () => {
    const browser = await staff(['internal_wallet', 'internal_events', 'internal_rewards']);
    expect(await browser.graphql('{ staff { roleKeys } }')).toMatchObject({
      data: { staff: { roleKeys: ['internal_events', 'internal_rewards', 'internal_wallet'] } },
      errors: [],
    });
  });

  it('is the brand’s maintenance, since when, and who began it', async () => {
    const browser = await staff(['internal_programs']);
    const ask = async () =>
      (await browser.graphql('{ staff { maintenance { on since byMemberId } } }')).data?.['staff'];
    expect(await ask()).toEqual({ maintenance: { on: false, since: null, byMemberId: null } });
    const input = { on: true, reason: 'New servers' };
    const saved = await browser.graphql(
      'mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { __typename } }',
      { input },
    );
    expect(saved).toMatchObject({ data: { setMaintenance: { __typename: 'MaintenanceSaved' } } });
    expect(await ask()).toEqual({
      maintenance: {
        on: true,
        since: server.clock.now().toISOString(),
        byMemberId: expect.stringMatching(/^\w+=*$/),
      },
    });
  });

  it('are the jobs that fail, by kind, since the oldest of them', async () => {
    const browser = await staff(['internal_programs']);
    const ask = async () =>
      (await browser.graphql('{ staff { failingJobs { job count since } } }')).data?.['staff'];
    expect(await ask()).toEqual({ failingJobs: [] });
    for (const hours of [2, 1])
      await server.database.db.execute(sql`
        insert into pgboss.job (name, state, created_on, started_on)
        values ('housekeeping', 'retry', now() - make_interval(hours => ${hours}), now())`);
    const [failing, ...others] = ((await ask()) as { failingJobs: { since: string }[] }).failingJobs;
    expect(others).toEqual([]);
    expect(failing).toMatchObject({ job: 'housekeeping', count: 2 });
    const hoursAgo = (server.clock.now().getTime() - Date.parse(failing?.since ?? '')) / 3_600_000;
    expect(hoursAgo).toBeCloseTo(2, 2);
  });
});
