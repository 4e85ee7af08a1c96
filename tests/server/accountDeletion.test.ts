import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOnDeletion, type DeletionDeps } from '../../src/server/account/deletion/endAccount.ts';
import { insertDeletion } from '../../src/server/account/store/deletions.ts';
import { forgetKeptTax, insertW9, sealedNumber } from '../../src/server/cashout/service.ts';
import { keptTaxRecords } from '../../src/server/cashout/tables.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { newFilledMember, uploadPicture, uploadReadings } from '../support/filledMember.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { fillMemberTables, findInTables } from '../support/memberRows.ts';
import { givePoints } from '../support/rewardShelf.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const PASSWORD = 'four quiet evening hours';
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newMember = () => newFilledMember(server, PASSWORD);
const execute = (statement: ReturnType<typeof sql>) => server.database.db.execute(statement);
const ask = (client: HttpClient, body: object = { password: PASSWORD, understood: true }) =>
  client.call('/api/account/deletion', { body });
type Shown = {
  deletion: { due_at: string; waits_for_orders: boolean } | null;
  consequences: { balance_points: number; orders: number };
};
const show = async (client: HttpClient) => (await client.call('/api/account')).json<Shown>();
const bannerOf = async (client: HttpClient) =>
  (await client.call('/user_status')).json<{ attributes: Record<string, string> }>().attributes[
    'ACCOUNT_DELETED_AT'
  ];
const mailTo = (email: string) => server.sentMail.findLast(({ to }) => to === email)?.subject;

describe('asking for the deletion of an account', () => {
  it('needs the password and a tick, and can be taken back for seven days', async () => {
    const { client, email } = await newMember();
    expect((await ask(client, { password: PASSWORD, understood: false })).json()).toMatchObject({
      fields: { understood: expect.any(String) as string },
    });
    expect((await ask(client, { password: 'a wrong one here', understood: true })).json()).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    expect((await show(client)).deletion).toBeNull();

    expect((await ask(client)).statusCode).toBe(200);
    const dueAt = new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect((await show(client)).deletion).toMatchObject({ due_at: dueAt, waits_for_orders: false });
    expect(await bannerOf(client)).toBe(dueAt);
    await server.worker.runUntilIdle();
    expect(mailTo(email)).toBe('Your account will be deleted');

    expect((await client.call('/api/account/deletion/withdraw', { body: {} })).statusCode).toBe(200);
    expect([(await show(client)).deletion, await bannerOf(client)]).toEqual([null, '']);
    server.clock.advance(8 * DAY_MS);
    await server.worker.runUntilIdle();
    expect(await findInTables(server.database.db, email)).toHaveProperty('members');
  });

  it('is not for staff, nor where the provider owns the account', async () => {
    const staff = await server.loggedIn(await server.addMember({ isAdmin: true, password: PASSWORD }));
    expect((await ask(staff)).json()).toMatchObject({ code: 'STAFF' });
    const host = 'ca-telecom.localhost';
    const theirs = await server.addMember({ brand: 'ca-telecom' });
    await execute(sql`update members set sso_login = true where id = ${theirs}`);
    expect((await ask(await server.loggedIn(theirs, host))).json()).toMatchObject({ code: 'PROVIDER' });
  });
});

describe('an account whose seven days are over', () => {
  it('is gone: nobody can log in, a mail says so, and the address can sign up anew', async () => {
    const { client, email, memberId } = await newMember();
    await givePoints(server.core.deps, memberId, 1_500);
    expect((await show(client)).consequences.balance_points).toBe(1_500);
    await ask(client);
    server.clock.advance(7 * DAY_MS);
    await server.worker.runUntilIdle();
    // The partners have been told meanwhile.
    server.clock.advance(60_000);
    await server.worker.runUntilIdle();
    expect((await client.call('/settings')).statusCode).toBe(401);
    const stranger = await server.client();
    expect((await stranger.call('/login', { body: { email, password: PASSWORD } })).statusCode).toBe(401);
    expect(mailTo(email)).toBe('Your account is deleted');
    for (const text of [memberId, email]) expect(await findInTables(server.database.db, text)).toEqual({});
    const booked = await rows<{ account: string; cause: string; points: number }>(
      server.database.db,
      sql`select split_part(e.account, ':', 1) as account, e.cause, (e.amount_watts / 100)::int as points from ledger_entries e
          where e.brand = 'default' order by e.booked_at, e.account desc`,
    );
    expect(booked).toEqual([
      { account: 'member', cause: 'staff-adjustment', points: 1_500 },
      { account: 'brand', cause: 'staff-adjustment', points: -1_500 },
      { account: 'member', cause: 'account-deleted', points: -1_500 },
      { account: 'brand', cause: 'account-deleted', points: 1_500 },
    ]);
    await server.addMember({ email, password: PASSWORD });
    expect((await stranger.call('/login', { body: { email, password: PASSWORD } })).statusCode).toBe(200);
  });

  it('keeps what the tax office may ask for, says so before, and no longer than the law asks', async () => {
    const { client, memberId, email } = await newMember();
    const { deps } = server.core;
    const at = server.clock.now();
    const [order, form] = [deps.newId(), deps.newId()];
    await execute(
      sql`insert into orders (id, member_id, brand, key, kind, item, quantity, state, recipient, value_hundredths, placed_at, fulfilled_at, changed_at)
          values (${order}, ${memberId}, 'default', ${order}, 'cash', 'x', 1, 'fulfilled', ${email}, 250000, ${at.toISOString()}, ${at.toISOString()}, now())`,
    );
    await insertW9(server.database.db, {
      id: form,
      memberId,
      brand: 'default',
      name: 'Dana Q. Reyes',
      tinType: 'SSN',
      ...sealedNumber(deps.secrets, 'default', form, '219099999'),
      address: {
        line1: '1 Elm St',
        line2: null,
        city: 'Austin',
        region: 'TX',
        postal_code: '78701',
        country: 'US',
      },
      signedAt: at,
      status: 'VALID',
      statusAt: at,
    });
    const year = at.getUTCFullYear();
    expect((await show(client)).consequences).toMatchObject({ tax: { years: [year], until_year: year + 5 } });
    await ask(client);
    for (const milliseconds of [7 * DAY_MS, 60_000]) {
      server.clock.advance(milliseconds);
      await server.worker.runUntilIdle();
    }
    for (const text of [memberId, email]) expect(await findInTables(server.database.db, text)).toEqual({});
    const [kept] = await server.database.db.select().from(keptTaxRecords);
    expect(kept).toMatchObject({
      year,
      name: 'Dana Q. Reyes',
      lastFour: '9999',
      cash: 250_000,
      total: 250_000,
    });
    expect(deps.secrets.open('w9-tin', kept?.id ?? '', kept?.tin ?? '')).toBe('219099999');
    const staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_wallet'] }),
    );
    const csv = (await staff.call(`/api/internal/payouts/tax/${year}`)).body;
    expect(csv).toContain(
      ',Dana Q. Reyes,SSN,9999,VALID,1 Elm St,Austin,TX,78701,USD,2500.00,0.00,0.00,2500.00',
    );
    await forgetKeptTax(server.database.db, new Date(Date.UTC(year + 5, 2, 31)));
    expect(await server.database.db.select().from(keptTaxRecords)).toHaveLength(1);
    await forgetKeptTax(server.database.db, new Date(Date.UTC(year + 5, 3, 1)));
    expect(await server.database.db.select().from(keptTaxRecords)).toEqual([]);
  });

  it('waits for an order under way', async () => {
    const { client, memberId } = await newMember();
    await ask(client);
    const order = server.core.deps.newId();
    await execute(
      sql`insert into orders (id, member_id, brand, key, kind, item, quantity, state, recipient, placed_at, changed_at)
          values (${order}, ${memberId}, 'default', 'k', 'gift_card', 'x', 1, 'accepted', 'Dana', now(), now())`,
    );
    server.clock.advance(7 * DAY_MS);
    await server.worker.runUntilIdle();
    const again = await server.loggedIn(memberId);
    expect((await show(again)).deletion).toMatchObject({ waits_for_orders: true });
    await execute(sql`update orders set state = 'fulfilled' where id = ${order}`);
    for (const milliseconds of [3_600_000, 60_000]) {
      server.clock.advance(milliseconds);
      await server.worker.runUntilIdle();
    }
    expect(await findInTables(server.database.db, memberId)).toEqual({});
  });
});

describe('the job', () => {
  const job = () => ({ db: server.database.db, clock: server.clock, log: server.core.deps.log });
  async function dueDeletion(memberId: string): Promise<string> {
    const id = server.core.deps.newId();
    const now = server.clock.now();
    await insertDeletion(server.database.db, { id, memberId, brand: 'default', askedAt: now, dueAt: now });
    return id;
  }

  it('leaves nothing of the member in any table, and everything of everybody else', async () => {
    const [dana, other] = [await newMember(), await newMember()];
    for (const member of [dana, other]) {
      await uploadReadings(member);
      expect((await uploadPicture(member)).statusCode).toBe(200);
      await fillMemberTables(server.database.db, member);
    }
    const theirs = await findInTables(server.database.db, other.memberId);
    const id = await dueDeletion(dana.memberId);
    await workOnDeletion(server.core.deps, id, job());

    // Nothing goes before the partners have been told.
    expect((await dana.client.call('/settings')).statusCode).toBe(401);
    server.clock.advance(60_000);
    await workOnDeletion(server.core.deps, id, job());
    expect(await findInTables(server.database.db, dana.memberId)).toHaveProperty('devices');
    for (const table of [sql`device_connections`, sql`utility_authorizations`])
      await execute(sql`update ${table} set revoke_due_at = null where member_id = ${dana.memberId}`);

    server.clock.advance(60_000);
    await workOnDeletion(server.core.deps, id, job());
    const { memberId, email, name, phone } = dana;
    for (const text of [memberId, email, name, phone, `point-${dana.mark}`])
      expect([text, await findInTables(server.database.db, text)]).toEqual([text, {}]);
    expect(await findInTables(server.database.db, other.memberId)).toEqual(theirs);

    // What is kept is that of one stand-in.
    const kept = await rows<{ table: string; member: string }>(
      server.database.db,
      sql`select 'ledger_entries' as table, member_id as member from ledger_entries where cause = ${`${dana.mark} cause`}
          union select 'orders', member_id from orders where title = ${`${dana.mark} title`}
          union select 'wheel_spins', member_id from wheel_spins where source = ${`${dana.mark} source`}`,
    );
    expect(kept.map(({ table }) => table).sort()).toEqual(['ledger_entries', 'orders', 'wheel_spins']);
    expect(new Set(kept.map(({ member }) => member)).size).toBe(1);
  });

  it('changes nothing in a step that fails, and repeats it', async () => {
    const { memberId } = await newMember();
    const id = await dueDeletion(memberId);
    await workOnDeletion(server.core.deps, id, job());
    server.clock.advance(60_000);
    const broken: DeletionDeps = {
      ...server.core.deps,
      notify: { ...server.core.deps.notify, send: () => Promise.reject(new Error('no mail')) },
    };
    const before = await findInTables(server.database.db, memberId);
    await expect(workOnDeletion(broken, id, job())).rejects.toThrow('no mail');
    expect(await findInTables(server.database.db, memberId)).toEqual(before);
    await workOnDeletion(server.core.deps, id, job());
    expect(await findInTables(server.database.db, memberId)).toEqual({});
    await workOnDeletion(server.core.deps, id, job());
  });
});
