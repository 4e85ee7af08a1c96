import { afterAll, describe, expect, it } from 'vitest';
import { readRefusal, PASSWORD as password, startAccountsServer } from '../../support/accountsServer.ts';

const { server, account, minutes, stop } = await startAccountsServer();
afterAll(stop);

describe('the member’s own account', () => {
  it('lists open sessions, and ends one, or all others', async () => {
    const { memberId } = await account();
    const [here, there, elsewhere] = [
      await server.loggedIn(memberId),
      await server.loggedIn(memberId),
      await server.loggedIn(memberId),
    ];
    const stranger = await server.loggedIn((await account()).memberId);
    type Listed = { sessions: { id: string; current: boolean }[]; second_step: boolean };
    const list = (await here.call('/sessions')).json<Listed>();
    expect([
      list.sessions.length,
      list.sessions.filter(({ current }) => current).length,
      list.second_step,
    ]).toEqual([3, 1, false]);
    const other = list.sessions.find(({ current }) => !current)?.id ?? '';
    // Another member's session and a malformed id end nothing.
    for (const id of [other, 'nothing', "' or true --"])
      expect((await stranger.call('/sessions/end', { body: { id } })).statusCode).toBe(200);
    expect((await here.call('/sessions')).json<Listed>().sessions.length).toBe(3);
    expect((await here.call('/sessions/end', { body: { id: other } })).json<Listed>().sessions.length).toBe(
      2,
    );
    expect(
      (await here.call('/sessions/end', { body: {} })).json<Listed>().sessions.map(({ current }) => current),
    ).toEqual([true]);
    for (const client of [there, elsewhere]) expect((await client.call('/settings')).statusCode).toBe(401);
  });

  it('changes the password with the current one, ends other sessions, and sends an email', async () => {
    const { email, memberId } = await account();
    const [here, there] = [await server.loggedIn(memberId), await server.loggedIn(memberId)];
    const change = (present: string, wanted: string) =>
      here.call('/change_password', { body: { password: present, new_password: wanted } });
    expect(
      Object.keys(readRefusal(await change('a wrong one here', 'another long sentence')).fields ?? {}),
    ).toEqual(['password']);
    expect(Object.keys(readRefusal(await change(password, 'short')).fields ?? {})).toEqual(['new_password']);
    expect(Object.keys(readRefusal(await change(password, password)).fields ?? {})).toEqual(['new_password']);
    expect((await change(password, 'another long sentence')).statusCode).toBe(200);
    expect([(await here.call('/settings')).statusCode, (await there.call('/settings')).statusCode]).toEqual([
      200, 401,
    ]);
    await server.worker.runUntilIdle();
    expect(server.sentMail.findLast(({ to }) => to === email)?.subject).toContain('was changed');
  });

  it('throttles guesses of the current password', async () => {
    const { memberId } = await account();
    const client = await server.loggedIn(memberId);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push(
        (await client.call('/second_step', { body: { enabled: true, password: `guess ${guess}` } }))
          .statusCode,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    minutes(61);
  });
});
