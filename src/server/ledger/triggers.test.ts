import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterUrl } from '../../../tests/support/cluster.ts';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { databaseFault } from '../platform/db/errors.ts';
import { POSTS_BY_ROW } from '../platform/db/distribution/placements.ts';
import { rows } from '../platform/db/sql.ts';
import { members } from '../session/tables.ts';
import { post as book } from './service.ts';
import { ledgerEntries, memberBalances } from './tables.ts';

const memberId = '01900000-0000-7000-8000-000000000001';
const at = new Date('2026-03-01T00:00:00Z');

/** One server has the first; a cluster the second, which one server takes, too. */
const POSTING: readonly (readonly [string, string | null])[] =
  clusterUrl() === undefined
    ? [
        ['of a statement', null],
        ['of each row', POSTS_BY_ROW],
      ]
    : [['of each row', null]];

describe.each(POSTING)('with a posting trigger %s', (_, trigger) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDb();
    for (const each of trigger === null
      ? []
      : ['drop trigger ledger_entries_post on ledger_entries', trigger])
      await database.db.execute(sql.raw(each));
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
      .values([
        line(causeKey, 1, `member:${memberId}`, watts),
        line(causeKey, 2, 'program:p:rewards', -watts),
      ]);
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
            .values([
              line('crooked', 1, `member:${memberId}`, 5),
              line('crooked', 2, 'program:p:rewards', -4),
            ]),
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

    it('moves the balance by lines that are added to a posting, and refuses those that don’t add up', async () => {
      const add = (watts: number, counter: number) =>
        database.db
          .insert(ledgerEntries)
          .values([
            line('first', 3, `member:${memberId}`, watts),
            line('first', 4, 'program:p:rewards', counter),
          ]);
      expect(await fault(add(10, -9))).toBe('23514');
      expect(
        await fault(database.db.insert(ledgerEntries).values([line('first', 3, 'program:p:x', -5)])),
      ).toBe('23514');
      expect(await balance()).toEqual([650]);
      await add(10, -10);
      expect(await balance()).toEqual([660]);
    });

    it('lets what one statement gives pay for what it takes, in whatever order they are handed in', async () => {
      const posting = (causeKey: string, watts: number) => ({
        brandId: 'default',
        memberId,
        eventId: null,
        posting: {
          causeKey,
          cause: 'staff-adjustment' as const,
          lines: [
            { account: `member:${memberId}` as const, amountWatts: watts },
            { account: 'brand:default:adjustment' as const, amountWatts: -watts },
          ],
        },
      });
      expect(
        await book(database.db, [posting('taken', -1_000), posting('given', 500), posting('more', 500)], at),
      ).toBe(3);
      expect(await balance()).toEqual([660]);
    });
  });

  describe('whatever is booked', () => {
    const people = ['01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b'];
    const account = fc.constantFrom('member', 'held', 'program');
    /** Two lines, of which one posting may have several pairs, and which add up to zero mostly. */
    const pair = fc.record({
      who: fc.constantFrom(...people),
      causeKey: fc.integer({ min: 1, max: 300 }).map(String),
      first: fc.constantFrom(1, 3),
      from: account,
      to: account,
      amount: fc.integer({ min: -5, max: 9 }),
      off: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1),
    });
    const sums = sql`select
      (select count(*)::int from (select 1 from ledger_entries group by member_id, cause_key having sum(amount_watts) <> 0) p) as uneven,
      (select count(*)::int from member_balances where watts < 0 or held_watts < 0) as negative,
      (select count(*)::int from (
        select member_id, coalesce(sum(amount_watts) filter (where account = 'member:' || member_id), 0) as watts,
          coalesce(sum(amount_watts) filter (where account = 'held:' || member_id), 0) as held
        from ledger_entries group by member_id
      ) e full join member_balances b using (member_id)
      where coalesce(e.watts, 0) <> coalesce(b.watts, 0) or coalesce(e.held, 0) <> coalesce(b.held_watts, 0)) as astray`;

    it('leaves every posting even, every balance the sum of its entries, and none below zero', async () => {
      const refusals: (string | null | undefined)[] = [];
      await fc.assert(
        fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 4 }), async (pairs) => {
          const entries = pairs.flatMap(({ who, causeKey, first, from, to, amount, off }) =>
            [
              line(causeKey, first, `${from}:${who}`, -amount),
              line(causeKey, first + 1, `${to}:${who}`, amount + off),
            ].map((each) => ({ ...each, memberId: who })),
          );
          refusals.push(await fault(database.db.insert(ledgerEntries).values(entries)));
          expect(await rows(database.db, sums)).toEqual([{ uneven: 0, negative: 0, astray: 0 }]);
        }),
        { numRuns: 200 },
      );
      expect(new Set(refusals)).toEqual(new Set([null, '23514', '23505']));
    });
  });
});
