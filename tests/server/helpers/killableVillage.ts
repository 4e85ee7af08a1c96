import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import type { StoredEvent } from '../../../src/server/events/service.ts';
import type { Db } from '../../../src/server/platform/db/db.ts';
import { loadSecrets } from '../../../src/server/platform/secretStore.ts';
import { systemSettings } from '../../../src/server/platform/tables.ts';
import { createSessions } from '../../../src/server/session/service.ts';
import { members, staffRoles } from '../../../src/server/session/tables.ts';
import { FetchClient } from '../../support/fetchClient.ts';
import { Neighbourhood, saving } from '../../support/neighbourhood.ts';
import { program, testProgram, type Program } from '../../support/program.ts';
import { testDb, type TestDatabase } from '../../support/testDb.ts';
import { folderDb } from '../../support/folderDb.ts';
import { migratedFolder } from '../../support/migratedFolder.ts';

const DAY_BEFORE = '2026-03-02T20:00:00Z';
const DAY_AFTER = '2026-03-04T17:00:00Z';

/** Statement of a trigger by which the embedded database says that a batch is being written: a new file in its folder. */
const SAY_BATCH = `execute format('copy (select) to %L',
  current_setting('data_directory') || '/batch-' || to_char(clock_timestamp(), 'YYYYMMDDHH24MISSUS'));`;

export interface Counts {
  readonly joined: number;
  readonly pending: number;
  readonly settled: number;
  readonly restated: number;
}

/**
 * Some hundred homes whose meters saved half of the usual kilowatt-hour in an event, and the shipped program on their
 * database, to be killed and started again. The database is the embedded one in a folder, or one on the server of the
 * tests; while the program runs on the embedded one, no other process can open it.
 */
export class KillableVillage {
  readonly memberIds: string[];
  readonly event: StoredEvent;
  readonly #folder: string;
  readonly #onServer: TestDatabase | null;
  readonly #sessions: ReadonlyMap<string, string>;
  readonly #staffId: string;
  readonly #clients = new Map<string, FetchClient>();
  #running: Program | null = null;
  #batchesBefore = 0;
  #base = '';

  private constructor(given: {
    folder: string;
    onServer: TestDatabase | null;
    memberIds: string[];
    event: StoredEvent;
    sessions: ReadonlyMap<string, string>;
    staffId: string;
  }) {
    this.#folder = given.folder;
    this.#onServer = given.onServer;
    this.memberIds = given.memberIds;
    this.event = given.event;
    this.#sessions = given.sessions;
    this.#staffId = given.staffId;
  }

  /** Builds `homes` homes, `withSession` of them with a session, on the day before the event. */
  static async build(homes: number, withSession: number): Promise<KillableVillage> {
    const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-kill-'));
    const onServer = process.env['TEST_DATABASE_URL'] ? await testDb() : null;
    if (onServer === null) await migratedFolder(join(folder, 'db'));
    const database = onServer ?? (await folderDb(join(folder, 'db')));
    const { db } = database;

    const place = await Neighbourhood.on(db, '2026-03-01T20:00:00Z');
    const first = await place.household();
    await place.deliver(first, {
      use: saving({ '2026-03-03': 500 }, 60),
      from: '2026-02-14',
      to: '2026-03-03',
      intervalMinutes: 60,
    });
    await db.execute(sql`insert into members (id, brand, email, email_key, first_name, country, time_zone, created_at)
      select gen_random_uuid(), brand, n || '@example.org', n || '@example.org', first_name, country, time_zone, created_at
      from members cross join generate_series(2, ${homes}::int) n where id = ${first.memberId}`);
    await db.execute(sql`insert into utility_connections (member_id, brand, utility_id, program_id, widget_state, ever_reached_auth_done)
      select m.id, m.brand, c.utility_id, c.program_id, c.widget_state, true from members m, utility_connections c where c.member_id = ${first.memberId} and m.id <> c.member_id`);
    await db.execute(sql`insert into service_points (id, brand, member_id, number_hash, number_last4, time_zone, verified, created_at)
      select m.id, m.brand, m.id, m.id::text, '0000', m.time_zone, true, m.created_at from members m where m.id <> ${first.memberId}`);
    await db.execute(sql`insert into reading_days (service_point_id, channel, utc_day, interval_seconds, start_second, readings, runs, covered_seconds, version)
      select m.id, d.channel, d.utc_day, d.interval_seconds, d.start_second, d.readings, d.runs, d.covered_seconds, d.version
      from members m, reading_days d join service_points s on s.id = d.service_point_id where s.member_id = ${first.memberId} and m.id <> s.member_id`);
    const event = await place.event('2026-03-03', 18, 19);
    const memberIds = (await db.select({ id: members.id }).from(members).orderBy(members.id)).map(
      ({ id }) => id,
    );
    const asked = memberIds.slice(0, withSession);
    await db.execute(sql`insert into participations (member_id, event_id, brand, start_at, opt, joined_at)
      select id, ${event.id}, brand, ${event.start.toISOString()}, 'in', ${place.clock.now().toISOString()} from members where id > ${asked.at(-1) ?? ''}`);

    const staffId = place.newId();
    await db.insert(members).values({
      id: staffId,
      brand: 'default',
      email: 'staff@example.org',
      emailKey: 'staff@example.org',
      isAdmin: true,
      country: 'US',
      timeZone: 'America/Los_Angeles',
      createdAt: place.clock.now(),
    });
    await db
      .insert(staffRoles)
      .values({ memberId: staffId, roleKey: 'internal_events', grantedAt: place.clock.now() });
    const service = createSessions({
      db,
      newId: place.newId,
      secrets: await loadSecrets(db, [], place.clock.now()),
      sessionDays: 30,
      sessionMaxDays: 180,
    });
    const sessions = new Map<string, string>();
    for (const memberId of [...asked, staffId]) {
      const { token } = await service.start(db, {
        memberId,
        brandId: 'default',
        userAgent: 'test',
        replaces: null,
        now: place.clock.now(),
      });
      sessions.set(memberId, token);
    }
    await setClock(db, DAY_BEFORE);
    if (onServer === null) await database.close();
    return new KillableVillage({ folder, onServer, memberIds, event, sessions, staffId });
  }

  /** Reads the database while the program is stopped. */
  async query<Seen>(at: (db: Db) => Promise<Seen>): Promise<Seen> {
    if (this.#onServer) return at(this.#onServer.db);
    const database = await folderDb(join(this.#folder, 'db'));
    try {
      return await at(database.db);
    } finally {
      await database.close();
    }
  }

  /**
   * From now on each batch of receipts takes 0.7 seconds to write, so that a kill hits the middle of one. Undone by
   * `speedUp`.
   */
  async slowDown(db: Db): Promise<void> {
    const say = this.#onServer ? '' : SAY_BATCH;
    await db.execute(
      sql.raw(
        `create function take_time() returns trigger language plpgsql as $$ begin ${say} perform pg_sleep(0.7); return null; end $$`,
      ),
    );
    await db.execute(
      sql`create trigger take_time after insert on receipts for each statement execute function take_time()`,
    );
  }

  async speedUp(db: Db): Promise<void> {
    await db.execute(sql`drop function take_time cascade`);
  }

  /** From the next start on the event is over and its readings have arrived. */
  async dayAfter(db: Db): Promise<void> {
    await setClock(db, DAY_AFTER);
  }

  async start(): Promise<void> {
    if (this.#onServer === null) this.#batchesBefore = this.#batches();
    const where: Record<string, string> = this.#onServer ? { DATABASE_URL: this.#onServer.url ?? '' } : {};
    this.#running = program(
      { DATA_DIR: this.#folder, PAGES: 'off', JOB_POLL_MS: '50', LOG_LEVEL: 'error', ...where },
      [],
      testProgram('shipped'),
    );
    const [, base] = await this.#running.says(/answers on (\S+)\//);
    this.#base = `${base}/backend`;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.#running;
    this.#running = null;
    running?.child.kill(signal);
    await running?.ended;
  }

  /** The browser of a member with a session; it stays open while the program is stopped. */
  client(memberId: string): FetchClient {
    const known =
      this.#clients.get(memberId) ?? new FetchClient(() => this.#base, this.#sessions.get(memberId));
    this.#clients.set(memberId, known);
    return known;
  }

  /** How far the event is, as staff see it. */
  async counts(): Promise<Counts> {
    const query =
      'query Progress($id: ID!) { node(id: $id) { ... on StaffEvent { participation { joined } settlement { pending settled restated } } } }';
    const answer = await this.client(this.#staffId).write('/graphql/internal', {
      query,
      variables: { id: toGlobalId('StaffEvent', this.event.id) },
    });
    const said = (await answer.json()) as {
      data?: { node?: { participation: { joined: number }; settlement: Omit<Counts, 'joined'> } | null };
    };
    const node = said.data?.node;
    if (!node) throw new Error(`The event cannot be seen: ${JSON.stringify(said)}`);
    return { ...node.participation, ...node.settlement };
  }

  /** Waits until staff see the event as far as that; fails after a minute and a half. */
  async until(isSo: (counts: Counts) => boolean): Promise<Counts> {
    for (const began = Date.now(); ;) {
      const counts = await this.counts();
      if (isSo(counts)) return counts;
      if (Date.now() - began > 90_000) throw new Error(`It came no further than ${JSON.stringify(counts)}.`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Waits until the program has settled more homes than so many before, and continues. */
  async untilMoreIsSettled(before: number): Promise<void> {
    if (this.#onServer) return void (await this.until(({ settled }) => settled > before));
    // While the embedded database writes a batch it answers no queries. In its second one, the first is committed.
    for (const began = Date.now(); this.#batches() < this.#batchesBefore + 2;) {
      if (Date.now() - began > 90_000) throw new Error('The program wrote no second batch.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  #batches(): number {
    return readdirSync(join(this.#folder, 'db')).filter((name) => name.startsWith('batch-')).length;
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await this.#onServer?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function setClock(db: Db, to: string): Promise<void> {
  const row = { key: 'clock_offset_ms', value: Date.parse(to) - Date.now(), updatedAt: new Date() };
  await db.insert(systemSettings).values(row).onConflictDoUpdate({ target: systemSettings.key, set: row });
}
