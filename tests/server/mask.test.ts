import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEFT_OUT, MASKS } from '../../src/server/backup/masks.ts';
import { openAdrReports, openAdrVens } from '../../src/server/partner/tables.ts';
import { writeCopyMark } from '../../src/server/platform/copy.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { runCommand } from '../../src/server/platform/operator/command.ts';
import { newFilledMember, uploadPicture, uploadReadings } from '../support/filledMember.ts';
import { fillMemberTables, findInTables } from '../support/memberRows.ts';
import { partnerClient } from '../support/partnerClient.ts';
import { givePoints } from '../support/rewardShelf.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function mask(): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const print = (line: string): void => void said.push(line);
  const code = await runCommand(server.subjects.commands, {
    name: 'mask',
    args: [],
    deps: server.core.deps,
    print,
    printError: print,
    openFile: () => {
      throw new Error('It takes no files.');
    },
    settle: async () => undefined,
    signal: new AbortController().signal,
  });
  return { code, said: said.join('\n') };
}

/** What machines write, in a form of its own; here the test has put a name into it. */
const FIGURES = new Set([
  'devices.comfort',
  'devices.state',
  'event_devices.before',
  'event_devices.fed',
  'event_devices.shifted',
  'month_results.result',
  'participations.standing_after',
  'participations.standing_before',
  'payout_reviews.reasons',
  'privacy_choices.groups',
  'rate_plan_results.figures',
  'receipts.change',
  'receipts.receipt',
  'standings.carried',
  'standings.recent',
  'targeting_schedules.proposal',
]);

/** Tables and columns in which a text is found. */
async function columnsWith(text: string): Promise<readonly string[]> {
  const { db } = server.database;
  const found: string[] = [];
  for (const table of Object.keys(await findInTables(db, text)).filter((name) => !/_p\d\d$/.test(name))) {
    const [row] = await rows<{ names: string[] }>(
      db,
      sql`select coalesce(array_agg(distinct e.key), '{}') as names from ${sql.identifier(table)} t, jsonb_each_text(to_jsonb(t)) e
        where position(${text} in e.value) > 0`,
    );
    found.push(...(row?.names ?? []).map((name) => `${table}.${name}`));
  }
  return found;
}

const sums = () =>
  rows(
    server.database.db,
    sql`select (select sum(watts)::text from member_balances) as watts, (select count(*)::int from members) as members,
        (select count(*)::int from ledger_entries) as entries, (select count(*)::int from reading_days) as days`,
  );

/** A partner's device with what it steers, and what it reported. */
async function registerDevice(): Promise<void> {
  const { keyId, post } = await partnerClient(server, ['OPENADR']);
  const made = await post('/openadr3/3.1.0/vens', { objectType: 'VEN_VEN_REQUEST', venName: 'Cedar fleet' });
  const { id: venID } = made.json<{ id: string }>();
  await post('/openadr3/3.1.0/resources', {
    objectType: 'VEN_RESOURCE_REQUEST',
    resourceName: 'Battery 7',
    venID,
  });
  const now = server.clock.now();
  await server.database.db.insert(openAdrReports).values({
    id: server.core.deps.newId(),
    brand: 'default',
    keyId,
    eventId: server.core.deps.newId(),
    clientName: 'Cedar fleet',
    resources: [],
    createdAt: now,
    changedAt: now,
  });
}

describe('npm run mask', { timeout: 300_000 }, () => {
  it('refuses a database that isn’t a copy', async () => {
    await server.addMember({ email: 'dana@example.org' });
    expect(await mask()).toEqual({ code: 1, said: expect.stringContaining('This isn’t a copy') });
    expect(await findInTables(server.database.db, 'dana@example.org')).toHaveProperty('members');
  });

  it('leaves nothing of a person in any table, and all sums as they were', async () => {
    const person = await newFilledMember(server, 'four quiet evening hours');
    // What the tables' own code writes: another person's.
    const other = await newFilledMember(server, 'four quiet evening hours');
    await givePoints(server.core.deps, other.memberId, 1_250);
    expect((await uploadPicture(other)).statusCode).toBe(200);
    await uploadReadings(other);
    await fillMemberTables(server.database.db, person);
    await registerDevice();
    await writeCopyMark(server.database.db, {
      takenAt: '2026-06-15T00:00:00.000Z',
      madeAt: '2026-06-15T01:00:00.000Z',
    });
    const before = await sums();
    expect(await mask()).toEqual({ code: 0, said: expect.stringContaining('are masked or left out') });
    expect(await sums()).toEqual(before);
    expect(await server.database.db.select().from(openAdrVens)).toEqual([]);
    for (const text of [person.phone, person.phone.slice(2), other.email, other.name, `point-${other.mark}`])
      expect(await findInTables(server.database.db, text)).toEqual({});
    for (const text of [person.email, person.name])
      expect((await columnsWith(text)).filter((column) => !FIGURES.has(column))).toEqual([]);
    // Every masked column had the mark.
    const masked = Object.entries(MASKS).flatMap(([table, columns]) =>
      Object.keys(columns).map((name) => `${table}.${name}`),
    );
    const left = await columnsWith(person.mark);
    expect(left.filter((column) => masked.includes(column))).toEqual([]);
    expect(left.filter((column) => LEFT_OUT.includes(column.split('.')[0] ?? ''))).toEqual([]);
  });

  it('keeps what belongs together, and gives the next copy other masks', async () => {
    const [member] = await rows<{ email: string; key: string; name: string | null }>(
      server.database.db,
      sql`select email, email_key as key, first_name as name from members where email <> '' order by id limit 1`,
    );
    expect(member?.email).toMatch(/^m-[0-9a-f]{20}@example\.invalid$/);
    expect(member?.key).toBe(member?.email);
    await mask();
    const [again] = await rows<{ email: string }>(
      server.database.db,
      sql`select email from members where email <> '' order by id limit 1`,
    );
    expect(again?.email).not.toBe(member?.email);
  });
});
