import { afterAll, describe, expect, it } from 'vitest';
import { startAccountsServer } from '../../support/accountsServer.ts';

const { server, account, stop } = await startAccountsServer();
afterAll(stop);

describe('the smart-thermostat partner', () => {
  const mark =
    'mutation Done($programId: ID!) { markSendOffComplete(input: { programId: $programId }) { ... on ThermostatSendOff { status message user { id } } ... on Refusal { code } } }';
  const session =
    '{ viewer { session { hasPartnerAccountLinkingRedirect accountSetupStatus } googleRhr { id enrollmentAppUri } } }';

  it('SGN-42, SGN-43, GQL-27, GQL-30, GQL-31: is recorded once, and the member is not sent there again', async () => {
    const host = 'us-energy.localhost';
    const memberId = await server.addMember({ brand: 'us-energy' });
    await server.database.execute(
      "insert into member_attributes (member_id, key, value) values ($1, 'THERMOSTAT_PARTNER_ENROLLMENT', 'peak'), ($1, 'PARTNER_ACCOUNT_LINKING_REDIRECT', '1')",
      [memberId],
    );
    const client = await server.loggedIn(memberId, host);
    const look = async () =>
      (await client.graphql<{ viewer: { session: object; googleRhr: object } }>(session)).data?.viewer;
    expect(await look()).toEqual({
      session: { hasPartnerAccountLinkingRedirect: true, accountSetupStatus: expect.any(String) as string },
      googleRhr: { id: 'peak', enrollmentAppUri: 'https://www.lone-mesa.example/thermostat/enroll' },
    });
    const said = async (programId: string) =>
      Object.values(
        (await client.graphql<{ markSendOffComplete: object }>(mark, { programId })).data
          ?.markSendOffComplete ?? {},
      )[0] as unknown;
    expect([await said('another'), await said('peak'), await said('peak')]).toEqual([
      'NOT_FOUND',
      'RECORDED',
      'ALREADY_RECORDED',
    ]);
    const already = await client.graphql<{ markEnrollmentAlreadyDone: object }>(
      'mutation { markEnrollmentAlreadyDone(input: {}) { ... on ThermostatSendOff { status session { hasPartnerAccountLinkingRedirect } } } }',
    );
    expect(already.data?.markEnrollmentAlreadyDone).toEqual({
      status: 'ALREADY_RECORDED',
      session: { hasPartnerAccountLinkingRedirect: false },
    });
    expect(await look()).toMatchObject({ session: { hasPartnerAccountLinkingRedirect: false } });
  });

  it('has no program for members without one', async () => {
    const client = await server.loggedIn((await account()).memberId);
    expect(
      (await client.graphql<{ markSendOffComplete: { code: string } }>(mark, { programId: 'peak' })).data
        ?.markSendOffComplete.code,
    ).toBe('NOT_FOUND');
  });
});
