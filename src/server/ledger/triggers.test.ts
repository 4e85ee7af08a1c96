import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { databaseFault } from '../platform/db/errors.ts';
import { rows } from '../platform/db/sql.ts';
import { members } from '../session/tables.ts';
import { ledgerEntries, memberBalances } from './tables.ts';

const memberId = '01900000-0000-7000-8000-000000000001';
const at = new Date('2026-03-01T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
  await database.db.insert(members).values({
    id: memberId,
    brand: 'default',
    email: 'dana@example.org',
    emailKey: 'dana@example.org',
    firstName: 'Dana',
    lastName: 'Reyes',
    country: 'US',
    timeZone: 'America/Los_Angeles',
    createdAt: at,
  });
});
afterAll(() => database.close());

const line = (causeKey: string, number: number, account: string, amountWatts: number) => ({
  memberId,
  causeKey,
  line: number,
  brand: 'default',
  account,
  amountWatts,
  cause: 'test',
  bookedAt: at,
});
const post = (causeKey: string, watts: number) =>
  database.db
    .insert(ledgerEntries)
    .values([line(causeKey, 1, `member:${memberId}`, watts), line(causeKey, 2, 'program:p:rewards', -watts)]);
const balance = async () =>
  (await rows<{ watts: number }>(database.db, sql`select watts from member_balances`)).map(
    (row) => row.watts,
  );
const fault = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => databaseFault(error)?.code,
  );

describe('the ledger’s triggers', () => {
  it('moves the balance with the entries', async () => {
    await post('first', 500);
    await post('second', 250);
    await post('third', -100);
    expect(await balance()).toEqual([650]);
  });

  it('refuses a posting that does not add up to zero, and changes nothing', async () => {
    expect(
      await fault(
        database.db
          .insert(ledgerEntries)
          .values([line('crooked', 1, `member:${memberId}`, 5), line('crooked', 2, 'program:p:rewards', -4)]),
      ),
    ).toBe('23514');
    expect(await balance()).toEqual([650]);
  });

  it('refuses a balance below zero', async () => {
    expect(await fault(post('too much', -651))).toBe('23514');
    expect(await balance()).toEqual([650]);
  });

  it('moves what is held apart from the balance, and refuses to release more than is held', async () => {
    const held = async () =>
      (await rows<{ held: number }>(database.db, sql`select held_watts as held from member_balances`)).map(
        (row) => row.held,
      );
    const hold = (causeKey: string, watts: number) =>
      database.db
        .insert(ledgerEntries)
        .values([
          line(causeKey, 1, `member:${memberId}`, -watts),
          line(causeKey, 2, `held:${memberId}`, watts),
        ]);
    await hold('hold', 200);
    expect([await balance(), await held()]).toEqual([[450], [200]]);
    expect(await fault(hold('too much back', -201))).toBe('23514');
    await hold('back', -200);
    expect([await balance(), await held()]).toEqual([[650], [0]]);
  });

  it('refuses the same cause twice', async () => {
    expect(await fault(post('first', 500))).toBe('23505');
    expect(await balance()).toEqual([650]);
  });

  it('refuses to change or remove an entry, and to move a balance without one', async () => {
    expect(await fault(database.db.update(ledgerEntries).set({ amountWatts: 1 }))).toBe('23001');
    expect(await fault(database.db.delete(ledgerEntries))).toBe('23001');
    expect(await fault(database.db.update(memberBalances).set({ watts: 1_000_000 }))).toBe('23001');
    expect(await balance()).toEqual([650]);
  });
});
