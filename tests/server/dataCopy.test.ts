import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOnCopy } from '../../src/server/account/copy/makeCopy.ts';
import { MEMBER_TABLES, TABLE_COPIES } from '../../src/server/account/queries/memberTables.ts';
import { findLatestCopy, insertCopy, insertPart } from '../../src/server/account/store/copies.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { newFilledMember, uploadPicture, uploadReadings } from '../support/filledMember.ts';
import { fillMemberTables, type FilledMember } from '../support/memberRows.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const PASSWORD = 'four quiet evening hours';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newMember = () => newFilledMember(server, PASSWORD);

const ask = (client: HttpClient, password?: string) =>
  client.call('/api/account/copy', { body: password === undefined ? {} : { password } });
type Shown = {
  copy: { id: string; state: string; ready_until: string | null } | null;
  next_copy_at: string | null;
};
const show = async (client: HttpClient) =>
  (await client.call('/api/account')).json<Shown & { confirmation: string }>();

async function download(client: HttpClient, id: string): Promise<Record<string, string>> {
  const answer = await client.call(`/api/account/copy/${id}`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-length']]).toEqual([
    200,
    'application/zip',
    String(answer.rawPayload.length),
  ]);
  return Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

describe('the list of tables', () => {
  it('names every table of the database, and only columns that there are', async () => {
    const columns = await rows<{ table: string; name: string }>(
      server.database.db,
      sql`select c.table_name as table, c.column_name as name
          from information_schema.columns c
          join information_schema.tables t using (table_schema, table_name)
          where table_schema = 'public' and t.table_type = 'BASE TABLE'
            and not exists (select from pg_inherits where inhrelid = format('%I', c.table_name)::regclass)`,
    );
    expect(Object.keys(MEMBER_TABLES).sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
    const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
    const named = TABLE_COPIES.flatMap(({ table, by = 'member_id', where, without = [] }) =>
      [...without, ...(where === undefined ? [by] : [])].map((name) => `${table}.${name}`),
    );
    expect(named.filter((column) => !known.has(column))).toEqual([]);
    const copied = TABLE_COPIES.flatMap(({ table, without = [] }) =>
      columns.filter((column) => column.table === table && !without.includes(column.name)),
    );
    // The hash of a spin's odds is public.
    const open = copied.filter(({ name }) => name !== 'odds_hash');
    expect(open.filter(({ name }) => /hash|token|secret|sealed|verifier|password/.test(name))).toEqual([]);
  });
});

describe('a copy of a member’s data', () => {
  it('is asked for with the password, made by a job, announced by email, and fetched by its member alone for a day', async () => {
    const [dana, other] = [await newMember(), await newMember()];
    for (const { client } of [dana, other]) expect((await ask(client, PASSWORD)).statusCode).toBe(200);
    expect(await show(dana.client)).toMatchObject({
      confirmation: 'password',
      copy: { state: 'making', ready_until: null },
    });
    expect((await ask(dana.client, PASSWORD)).json()).toMatchObject({ code: 'COPY_MAKING' });

    await server.worker.runUntilIdle();
    const { copy, next_copy_at: nextAt } = await show(dana.client);
    const tomorrow = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    expect([copy?.state, copy?.ready_until, nextAt]).toEqual(['ready', tomorrow, tomorrow]);
    expect((await ask(dana.client, PASSWORD)).json()).toMatchObject({ code: 'COPY_TODAY' });
    const mail = server.sentMail.findLast(({ to }) => to === dana.email);
    expect(mail?.subject).toBe('Your copy of your data is ready');
    expect(mail?.text).toContain('/settings/account');

    const id = copy?.id ?? '';
    expect((await other.client.call(`/api/account/copy/${id}`)).statusCode).toBe(404);
    expect((await (await server.client()).call(`/api/account/copy/${id}`)).statusCode).toBe(401);
    const files = await download(dana.client, id);
    expect(JSON.parse(files['profile/profile.json'] ?? '')).toMatchObject([
      { email: dana.email, first_name: dana.name },
    ]);
    expect(files['README.txt']).toContain('profile/profile.json (1 entry)');

    server.clock.advance(86_400_000);
    expect((await dana.client.call(`/api/account/copy/${id}`)).statusCode).toBe(404);
    await server.worker.runUntilIdle();
    expect((await show(dana.client)).copy?.state).toBe('gone');
    expect(await rows(server.database.db, sql`select 1 from data_copy_parts where copy_id = ${id}`)).toEqual(
      [],
    );
    dana.client.cookies.delete('ebbwatt_session');
    const again = await server.loggedIn(dana.memberId);
    expect((await ask(again, PASSWORD)).statusCode).toBe(200);
    await server.worker.runUntilIdle();
  });

  it('NAV-24: has their picture, which is theirs alone until they remove it', async () => {
    const [dana, other] = [await newMember(), await newMember()];
    const none = await uploadPicture(dana, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([none.statusCode, none.json<{ code: string }>().code]).toEqual([400, 'PICTURE_FILE']);
    const saved = await uploadPicture(dana);
    const { user_picture_url: address } = saved.json<{ user_picture_url: string }>();
    const status = await dana.client.call('/user_status');
    expect(status.json()).toMatchObject({ user: { pictureUrl: address } });
    const path = address.slice(address.indexOf('/account_pictures'));
    const shown = await dana.client.call(path);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 240, height: 240 });
    for (const stranger of [other.client, await server.client()])
      expect((await stranger.call(path)).statusCode).toBe(404);

    expect((await ask(dana.client, PASSWORD)).statusCode).toBe(200);
    await server.worker.runUntilIdle();
    const answer = await dana.client.call(`/api/account/copy/${(await show(dana.client)).copy?.id}`);
    expect(Buffer.from(unzipSync(answer.rawPayload)['profile/picture.webp'] ?? [])).toEqual(shown.rawPayload);

    const removed = await dana.client.call('/account_picture/remove', { body: {} });
    expect(removed.json()).toMatchObject({ user_picture_url: null });
    expect((await dana.client.call(path)).statusCode).toBe(404);
  });

  it('has what the member was sent as they got it', async () => {
    const dana = await newMember();
    await server.core.deps.notify.send(server.database.db, {
      brandId: 'default',
      memberId: dana.memberId,
      template: 'utility-connected',
      values: { utility: 'Cedar Power', takingPart: 'yes' },
      key: `copied-${dana.memberId}`,
    });
    await server.worker.runUntilIdle();
    expect((await ask(dana.client, PASSWORD)).statusCode).toBe(200);
    await server.worker.runUntilIdle();
    const files = await download(dana.client, (await show(dana.client)).copy?.id ?? '');
    expect(JSON.parse(files['messages/sent.json'] ?? '')).toMatchObject([
      { template: 'utility-connected', message: { subject: 'Cedar Power is connected' } },
    ]);
  });

  it('isn’t made for a wrong password; without a password a log-in of the last minutes counts', async () => {
    const { client } = await newMember();
    const answer = await ask(client, 'a wrong one here');
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['password'],
    ]);
    expect((await ask(client)).statusCode).toBe(400);
    expect((await show(client)).copy).toBeNull();

    const without = await server.loggedIn(await server.addMember());
    expect((await show(without)).confirmation).toBe('done');
    server.clock.advance(16 * 60_000);
    expect((await show(without)).confirmation).toBe('login');
    expect((await ask(without)).json()).toMatchObject({ code: 'FRESH_LOGIN' });
  });
});

describe('the job', () => {
  const job = (signal = new AbortController().signal) => ({
    db: server.database.db,
    clock: server.clock,
    log: server.core.deps.log,
    signal,
  });
  async function asked({ memberId }: FilledMember): Promise<string> {
    const id = server.core.deps.newId();
    const more = { memberId, brand: 'default', locale: 'fr-CA', askedAt: server.clock.now() } as const;
    await insertCopy(server.database.db, { id, ...more });
    return id;
  }

  it('starts again where a process died halfway, and writes the README in the member’s language', async () => {
    const dana = await newMember();
    const id = await asked(dana);
    await insertPart(server.database.db, id, 0, Buffer.from('half of a file'));
    const dying = new AbortController();
    dying.abort();
    await expect(workOnCopy(server.core.deps, id, job(dying.signal))).rejects.toThrow();
    expect((await findLatestCopy(server.database.db, 'default', dana.memberId))?.state).toBe('making');
    await workOnCopy(server.core.deps, id, job());
    expect((await download(dana.client, id))['README.txt']).toMatch(/^Vos données chez /);
  });

  it('holds every table in which there is something of the member, and nothing of anybody else', async () => {
    const [dana, other] = [await newMember(), await newMember()];
    for (const member of [dana, other]) {
      await uploadReadings(member);
      await fillMemberTables(server.database.db, member);
    }
    const id = await asked(dana);
    await workOnCopy(server.core.deps, id, job());
    const files = await download(dana.client, id);
    const expected = [
      ...TABLE_COPIES.map(({ file, as = 'json' }) => `${file}.${as}`),
      'home/meter_readings.csv',
      'README.txt',
    ];
    expect(Object.keys(files).sort()).toEqual(expected.sort());
    expect(
      expected.filter((name) => name !== 'README.txt' && !files['README.txt']?.includes(`${name} (`)),
    ).toEqual([]);
    const everything = Object.values(files).join('\n');
    expect(
      [other.memberId, other.mark, other.email, other.name, other.phone, 'argon2'].filter((text) =>
        everything.includes(text),
      ),
    ).toEqual([]);
    expect(
      Object.entries(files).filter(
        ([name, text]) => name.endsWith('.json') && !Array.isArray(JSON.parse(text)),
      ),
    ).toEqual([]);
    expect(files['rewards/ledger.csv']).toContain(dana.mark);
    expect(files['home/meter_readings.csv']?.trim().split('\r\n')).toHaveLength(31);
    expect(files['home/meter_readings.csv']).toMatch(
      /^meter_ending_in,direction,starts_at,seconds,watt_hours,/,
    );
  });

  it('opens the numbers of the utility’s bill, and gives up after five attempts, about which it writes', async () => {
    const dana = await newMember();
    await fillMemberTables(server.database.db, dana);
    const { secrets } = server.core.deps;
    const [row] = await rows<{ id: string }>(
      server.database.db,
      sql`select id from utility_authorizations where member_id = ${dana.memberId}`,
    );
    const sealed = secrets.seal('utility-account', `${row?.id}:account`, '5550100777');
    await server.database.db.execute(
      sql`update utility_authorizations set account_number = ${sealed} where id = ${row?.id ?? ''}`,
    );
    const failing = {
      ...server.core.deps,
      secrets: {
        ...secrets,
        open: () => {
          throw new Error('no key');
        },
      },
    };
    const first = await asked(dana);
    for (let attempt = 1; attempt < 5; attempt += 1)
      await expect(workOnCopy(failing, first, job())).rejects.toThrow('no key');
    await workOnCopy(failing, first, job());
    expect((await show(dana.client)).copy?.state).toBe('failed');
    const sent = await rows<{ template: string }>(
      server.database.db,
      sql`select template from sent_messages where member_id = ${dana.memberId} and state = 'queued'`,
    );
    expect(sent).toContainEqual({ template: 'data-copy-failed' });

    server.clock.advance(1_000);
    expect((await ask(dana.client, PASSWORD)).statusCode).toBe(200);
    const { id } = (await show(dana.client)).copy ?? { id: '' };
    await workOnCopy(server.core.deps, id, job());
    const files = await download(dana.client, id);
    expect(JSON.parse(files['home/utility_access.json'] ?? '')).toMatchObject([
      { account_number: '5550100777' },
    ]);
  });
});
