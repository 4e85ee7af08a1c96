import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAudit } from '../../src/server/readmodels/auditLog.ts';
import { memberRecords } from '../../src/server/readmodels/memberRecords.ts';
import { toPattern } from '../../src/server/readmodels/memberSearch.ts';
import '../../src/server/cashout/queries/staffPayouts.ts';
import '../../src/server/orders/queries.ts';
import { rows, statementTexts } from '../../src/server/platform/db/sql.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

/** Tables of what staff set up: some rows, however many members there are. */
const SMALL = ['device_offers', 'promo_codes', 'rewards', 'utilities'];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

it('every foreign key of a table that grows with the members has an index', async () => {
  const bare = await rows<{ key: string; table: string }>(
    database.db,
    sql`select c.conrelid::regclass::text as table, c.conname as key
        from pg_constraint c
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace
          and not exists (
            select from pg_index i
            where i.indrelid = c.conrelid
              and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
              and (
                i.indpred is null
                or pg_get_expr(i.indpred, i.indrelid) = (
                  select format('(%I IS NOT NULL)', a.attname)
                  from pg_attribute a
                  where a.attrelid = c.conrelid and a.attnum = c.conkey[1]
                )
              )
          )
        order by 1, 2`,
  );
  expect(bare.filter(({ table }) => !SMALL.includes(table))).toEqual([]);
  expect([...new Set(bare.map(({ table }) => table))]).toEqual(SMALL);
});

describe('a search for members', () => {
  const MEMBERS = 20_000;
  beforeAll(async () => {
    await database.db.execute(
      sql`insert into members (id, brand, email, email_key, first_name, last_name, time_zone, country, created_at)
          select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'search', 'M' || n || '@Example.org',
            'm' || n || '@example.org', 'Ada', 'No ' || md5(n::text), 'America/Los_Angeles', 'US', now()
          from generate_series(1, ${MEMBERS}::int) n`,
    );
    await database.db.execute(
      sql`insert into members (id, brand, email, email_key, first_name, last_name, time_zone, country, created_at)
          values ('00000000-0000-7000-a000-000000000001', 'search', 'Zoe_1@Example.org', 'zoe_1@example.org', 'Zoë',
            'Quill 100%', 'America/Los_Angeles', 'US', now())`,
    );
    await database.db.execute(sql`analyze members`);
  });

  it.each([
    ['part of an address', 'OE_1@ex'],
    ['part of a name, across its parts', 'Zoë qui'],
    ['a text with wildcards, literally', '100%'],
  ])('finds %s', async (_what, typed) => {
    const { rows: found, totalCount } = await memberRecords(
      database.db,
      'search',
      { limit: 10, after: null },
      { text: typed, tag: null },
      { field: 'EMAIL', direction: 'ASC' },
    );
    expect([found.map(({ email }) => email), totalCount]).toEqual([['Zoe_1@Example.org'], 1]);
  });

  it('lists everyone without a text', async () => {
    const { totalCount } = await memberRecords(
      database.db,
      'search',
      { limit: 1, after: null },
      { text: ' ', tag: null },
      {
        field: 'EMAIL',
        direction: 'ASC',
      },
    );
    expect(totalCount).toBe(MEMBERS + 1);
  });

  it.each([
    [
      'in the list of members',
      'member_records_search_email_asc',
      ['search', toPattern('quill'), [], null, null, 10],
    ],
    [
      'among orders',
      'staff_orders_placed_at_desc',
      ['search', null, null, toPattern('quill'), null, null, null, null, 10],
    ],
    [
      'among cash-outs',
      'staff_payouts_placed_at_desc',
      ['search', null, toPattern('quill'), null, null, null, null, 10],
    ],
  ])('reads the trigram index %s, not every member', async (_where, name, values) => {
    const text = statementTexts().get(name);
    expect(text).toBeDefined();
    const { rows: lines } = (await database.execute(`explain ${text}`, values)) as {
      rows: { 'QUERY PLAN': string }[];
    };
    expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Bitmap Index Scan on members_search/);
  });

  describe('in the audit log', () => {
    const ZOE = '00000000-0000-7000-a000-000000000001';
    const ORDER = '00000000-0000-7000-e000-000000000001';
    const ANY = { subject: null, actor: null, object: null, action: null, from: null, before: null };
    beforeAll(async () => {
      // One line about each member by another one, and two about Zoë, of which one is by her.
      await database.db.execute(
        sql`insert into audit_log (id, brand, at, actor_id, action, subject, reason)
            select ('00000000-0000-7000-b000-' || lpad(to_hex(n), 12, '0'))::uuid, 'search', now(),
              ('00000000-0000-7000-9000-' || lpad(to_hex(n % ${MEMBERS}::int + 1), 12, '0'))::uuid, 'program.enroll',
              'member:00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'), 'For the test'
            from generate_series(1, ${MEMBERS}::int) n`,
      );
      await database.db.execute(
        sql`insert into audit_log (id, brand, at, actor_id, action, subject, reason) values
              ('00000000-0000-7000-c000-000000000001', 'search', now(), null, 'program.enroll', ${`member:${ZOE}`}, 'a'),
              ('00000000-0000-7000-c000-000000000002', 'search', now(), ${ZOE}, 'program.enroll', ${`member:${ZOE}`}, 'b')`,
      );
      await database.db.execute(
        sql`insert into orders (id, member_id, brand, key, kind, item, quantity, title, state, recipient, placed_at, changed_at)
            select ('00000000-0000-7000-d000-' || lpad(to_hex(n), 12, '0'))::uuid, ${ZOE}::uuid, 'search', 'k' || n,
              'reward', 'mug', 1, 'Gift ' || md5(n::text), 'placed', 'Zoë', now(), now()
            from generate_series(1, ${MEMBERS}::int) n`,
      );
      await database.db.execute(
        sql`insert into orders (id, member_id, brand, key, kind, item, quantity, title, state, recipient, placed_at, changed_at)
            values (${ORDER}::uuid, ${ZOE}::uuid, 'search', 'lamp', 'reward', 'lamp', 2, 'Pocket lamp', 'placed', 'Zoë Quill', now(), now())`,
      );
      await database.db.execute(
        sql`insert into audit_log (id, brand, at, actor_id, action, subject, reason) values
              ('00000000-0000-7000-c000-000000000003', 'search', now(), null, 'order.retry', ${`order:${ORDER}`}, 'c')`,
      );
      await database.db.execute(sql`analyze audit_log`);
      await database.db.execute(sql`analyze orders`);
    });

    it.each([
      ['by whom, by part of a name', { actor: 'zoë QUI' }, ['b']],
      ['by whom, by part of an address', { actor: 'zoe_1@' }, ['b']],
      ['about whom', { object: 'quill 100%' }, ['b', 'a']],
      ['about which order', { object: 'pocket LAMP' }, ['c']],
      ['about whose order', { object: 'lamp, zoë' }, ['c']],
      ['about what, by part of its id', { object: 'A000-000000000001' }, ['b', 'a']],
      ['both', { actor: 'quill', object: 'quill' }, ['b']],
      ['neither', { actor: 'quill_', object: 'quill' }, []],
    ])('finds lines %s', async (_what, typed, reasons) => {
      const { rows: found, totalCount } = await searchAudit(
        database.db,
        'search',
        { limit: 10, after: null },
        { ...ANY, ...typed },
      );
      expect([found.map(({ reason }) => reason), totalCount]).toEqual([reasons, reasons.length]);
    });

    it('reads a page of orders’ lines with their names in one statement', async () => {
      await database.db.execute(
        sql`insert into audit_log (id, brand, at, actor_id, action, subject, reason)
            select ('00000000-0000-7000-c100-' || lpad(to_hex(n), 12, '0'))::uuid, 'search', now(), null, 'order.paged',
              'order:00000000-0000-7000-d000-' || lpad(to_hex(n), 12, '0'), 'For the test'
            from generate_series(1, 100) n`,
      );
      const { db } = database;
      const sessions = Object.getPrototypeOf(db._.session) as {
        prepareQuery: (...args: unknown[]) => unknown;
      };
      const { prepareQuery } = sessions;
      const texts: unknown[] = [];
      sessions.prepareQuery = function (...args) {
        const prepared = prepareQuery.apply(this, args) as { execute: (...given: unknown[]) => unknown };
        const { execute } = prepared;
        prepared.execute = function (...given) {
          texts.push(args[0]);
          return execute.apply(this, given);
        };
        return prepared;
      };
      const { rows: found } = await searchAudit(
        db,
        'search',
        { limit: 100, after: null },
        { ...ANY, action: 'order.paged' },
      ).finally(() => (sessions.prepareQuery = prepareQuery));
      expect([found.length, texts.length]).toEqual([100, 1]);
      for (const { objectName } of found) expect(objectName).toMatch(/^Gift .* × 1, Zoë$/);
    });

    it.each([
      ['audit_log_by_actor', [null, '%quill%', null], ['members_search', 'audit_log_actor']],
      [
        'audit_log_by_object',
        [null, null, '%quill%'],
        ['members_search', 'orders_search', 'audit_log_search'],
      ],
    ])('reads indexes for %s, not every name', async (name, searched, indexes) => {
      const { rows: lines } = (await database.execute(`explain ${statementTexts().get(name)}`, [
        'search',
        ...searched,
        null,
        null,
        null,
        null,
        10,
      ])) as { rows: { 'QUERY PLAN': string }[] };
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      for (const index of indexes) expect(plan).toContain(index);
    });
  });
});
