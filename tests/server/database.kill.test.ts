import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerLimits } from '../../src/server/devices/inEvents/partnerCalls.ts';
import { doDueSteps } from '../../src/server/devices/inEvents/steps.ts';
import { notifyDevices } from '../../src/server/devices/inEvents/notify.ts';
import { eventsToNotify, runDueEvents, type StoredEvent } from '../../src/server/events/service.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { isDatabaseGone } from '../../src/server/platform/db/errors.ts';
import { migrate, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { settleDue } from '../../src/server/settlement/service.ts';
import type { AnyReceipt } from '../../src/server/settlement/tables.ts';
import { countBreaches, soundBooks } from '../support/books.ts';
import { COOLING, DeviceWorld, OFF, ON } from '../support/deviceWorld.ts';
import { localInstant, saving, type Household } from '../support/neighbourhood.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgresServer.ts';
import { randomFrom, SEED } from '../support/seed.ts';

/** Kills in each of the four stretches, of which the last may come too late; with EBBWATT_DEEP more than twenty in all. EBBWATT_SEED repeats a run. */
const deep = process.env['EBBWATT_DEEP'] === '1';
const KILLS = deep ? 8 : 1;
const HOMES = 8;
const DATE = '2026-03-03';

/** A database server of its own is killed, so it runs once, where PostgreSQL is installed. The embedded database dies with its process: program.kill.test.ts. */
const programs = findPostgres();

/** Counts the statements that are sent, and does something at one of them, or at the next beginning of a transaction. */
const statements = { sent: 0, at: Infinity, atBegin: false, strike: (): void => undefined };
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]): ReturnType<typeof query> {
  statements.sent += 1;
  const [statement] = args as [{ readonly text?: string } | string];
  const begins =
    statements.atBegin &&
    (typeof statement === 'string' ? statement : statement.text)?.startsWith('begin') === true;
  if (begins) statements.atBegin = false;
  if (begins || statements.sent === statements.at) statements.strike();
  return Reflect.apply(query, this, args) as ReturnType<typeof query>;
} as typeof query;

/** The work of an evening with an event that devices are paid for, and one that the meter is paid for. */
class Evening {
  readonly #open: OpenDatabase;
  readonly #world: DeviceWorld;
  readonly #clock: ManualClock;
  readonly #homes: Household[] = [];
  readonly #names = new Map<string, string>();

  private constructor(open: OpenDatabase, world: DeviceWorld, clock: ManualClock) {
    this.#open = open;
    this.#world = world;
    this.#clock = clock;
  }

  static async on(url: string): Promise<Evening> {
    const open = openServer({ url, poolSize: 4, log: { warn: () => undefined } });
    const clock = new ManualClock('2026-03-03T20:00:00Z');
    const world = await DeviceWorld.on(open.db, clock);
    const made = new Evening(open, world, clock);
    const { place } = world;
    const byDevice = await place.event(DATE, 14, 16, { algorithm: 'participation_reduction_rt' });
    const byMeter = await place.event(DATE, 18, 19, { algorithm: 'participation_reduction' });
    [byDevice, byMeter].forEach(({ id }: StoredEvent, index) => made.#names.set(id, `event ${index}`));
    for (let index = 0; index < HOMES; index += 1) {
      const home = await place.household();
      made.#homes.push(home);
      made.#names.set(home.memberId, `home ${index}`);
      for (const event of [byDevice, byMeter]) await place.join(home, event);
      for (const [type, state] of [
        ['plug', ON],
        ['thermostat', COOLING],
        ['tv', OFF],
      ] as const)
        made.#names.set((await world.device(home, type, state)).id, `${type} ${index}`);
      await place.deliver(home, {
        use: saving({ [DATE]: 100 * index }, 60),
        from: '2026-02-10',
        to: DATE,
        intervalMinutes: 60,
      });
    }
    return made;
  }

  get db(): Db {
    return this.#open.db;
  }

  /** Does everything that is due in small batches, as a continuing or restarted program would. */
  async #work(): Promise<void> {
    const parts = { db: this.db, clock: this.#clock, brands: this.#world.place.brands };
    for (let before = -1, done = 0; before !== done;) {
      before = done;
      done += await runDueEvents(parts);
      for (const id of await eventsToNotify(this.db, 100)) {
        await notifyDevices(parts, id, { batch: 3 });
        done += 1;
      }
      done += await doDueSteps(
        { ...parts, openClouds: this.#world.clouds.open, limit: partnerLimits('server') },
        { batch: 5 },
      );
      done += (await settleDue(parts, { atOnce: 3 })).members;
    }
  }

  /** Each step moves to the next moment of the evening; `disturb` may make it fail. */
  readonly stretches: readonly [string, () => Promise<void>][] = [
    ['the devices’ start', () => this.#at(DATE, 14)],
    ['the devices’ end and results', () => this.#at(DATE, 16)],
    ['the meters’ results', () => this.#at('2026-03-04', 9)],
    ['corrected results', () => this.#at('2026-03-05', 9)],
  ];

  #at(date: string, hour: number): Promise<void> {
    const at = localInstant(date, hour);
    if (this.#clock.now() < at) this.#clock.set(at);
    return this.#work();
  }

  async correct(): Promise<void> {
    for (const [index, home] of this.#homes.entries())
      await this.#world.place.deliver(home, {
        use: saving({ [DATE]: 900 - 100 * index }, 60),
        from: DATE,
        to: DATE,
        intervalMinutes: 60,
      });
  }

  /** Claimed steps, and results that wait for them, are retried a minute later. */
  wait(): void {
    this.#clock.advance(61_000);
  }

  async rest(): Promise<void> {
    for (let turn = 0; turn < 2; turn += 1) {
      this.wait();
      await this.#work();
    }
  }

  /** Results, receipts, ledger and devices, with stable names in place of random ids. */
  async outcome(): Promise<unknown> {
    const found = {
      results: await rows(
        this.db,
        sql`select member_id, event_id, settlement, points, watts, booked_watts, receipt_version, baseline_wh, used_wh, standing_after from participations`,
      ),
      receipts: await this.#receipts(),
      ledger: await rows(
        this.db,
        sql`select member_id, event_id, cause_key, line, account, amount_watts, cause from ledger_entries`,
      ),
      balances: await rows(this.db, sql`select * from member_balances`),
      devices: await rows(
        this.db,
        sql`select member_id, event_id, device_id, advance, participation, history, step from event_devices`,
      ),
      log: await rows(
        this.db,
        sql`select device_id, event_id, history from device_log where event_id is not null`,
      ),
    };
    const named = (row: unknown): string =>
      JSON.stringify(row).replaceAll(
        /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
        (id) => this.#names.get(id) ?? 'an id',
      );
    const commands = [...this.#names].flatMap(([id, name]) =>
      this.#world.clouds.devices.has(id) ? [`${name}: ${this.#world.clouds.commandsTo(id).join(' ')}`] : [],
    );
    return {
      ...Object.fromEntries(Object.entries(found).map(([what, list]) => [what, list.map(named).sort()])),
      commands,
    };
  }

  /** A receipt's devices have no meaningful order. */
  async #receipts(): Promise<unknown[]> {
    const found = await rows<{ receipt: AnyReceipt }>(
      this.db,
      sql`select member_id, event_id, version, points, change, receipt from receipts`,
    );
    return found.map((row) =>
      row.receipt.kind === 'real-time'
        ? {
            ...row,
            receipt: {
              ...row.receipt,
              devices: row.receipt.devices.toSorted((one, other) =>
                one.deviceType.localeCompare(other.deviceType),
              ),
            },
          }
        : row,
    );
  }

  close(): Promise<void> {
    return this.#open.close();
  }
}

describe.runIf(programs !== null)(
  'kill -9 of the database while devices are commanded and results are settled',
  { timeout: 600_000 },
  () => {
    let server: PostgresServer;
    let still: Evening;
    let disturbed: Evening;
    const killed: string[] = [];

    beforeAll(async () => {
      server = await startPostgres(programs ?? '', { outlivesKill: true });
      const template = openServer({ url: server.url, poolSize: 1, log: { warn: () => undefined } });
      await migrate(template, readMigrations(migrationsFolder(projectRoot())));
      await template.close();
      const urls = [];
      for (const name of ['still', 'disturbed']) {
        const admin = new pg.Client({ connectionString: server.url.replace(/postgres$/, 'template1') });
        await admin.connect();
        await admin.query(`create database ${name} template postgres`);
        await admin.end();
        urls.push(server.url.replace(/postgres$/, name));
      }
      still = await Evening.on(urls[0] ?? '');
      disturbed = await Evening.on(urls[1] ?? '');
    }, 120_000);
    afterAll(async () => {
      pg.Client.prototype.query = query;
      await still.close();
      await disturbed.close();
      await server.stop();
    });

    it('leaves ledger, results, receipts and devices as an undisturbed run has them', async () => {
      const random = randomFrom(SEED);
      for (const [stretch, [name, go]] of disturbed.stretches.entries()) {
        if (stretch === 3) for (const evening of [still, disturbed]) await evening.correct();
        statements.sent = 0;
        await still.stretches[stretch]?.[1]();
        const needed = statements.sent;
        for (let kill = 0; kill < KILLS; kill += 1) {
          const stroke: { gone: Promise<void> | null } = { gone: null };
          statements.sent = 0;
          statements.at = 1 + Math.floor(random() * Math.min(1, 1.5 / KILLS) * needed);
          const later = random() < 0.5 ? null : random() * 4;
          const strike = (): void => void (stroke.gone = server.kill());
          statements.strike = () => (later === null ? strike() : void setTimeout(strike, later));
          const at = `${name}, statement ${statements.at} of ${needed}`;
          const fault: unknown = await go().then(
            () => null,
            (error: unknown) => error,
          );
          statements.at = Infinity;
          // The kill may come after the last response.
          await new Promise((resolve) => setTimeout(resolve, 10));
          if (fault !== null && !isDatabaseGone(fault))
            throw new Error(`seed ${SEED}, ${at}`, { cause: fault });
          if (stroke.gone === null) continue;
          await stroke.gone;
          await server.restart();
          killed.push(at);
          disturbed.wait();
        }
        await go();
        for (const evening of [still, disturbed]) await evening.rest();
        expect(await countBreaches(disturbed.db), `seed ${SEED}, killed at: ${killed.join('; ')}`).toEqual(
          soundBooks,
        );
        expect(await disturbed.outcome(), `seed ${SEED}, killed at: ${killed.join('; ')}`).toEqual(
          await still.outcome(),
        );
      }
      expect(killed.length, `seed ${SEED}`).toBeGreaterThanOrEqual(deep ? 20 : 2);
      const [settled] = await rows<{ results: number; versions: number }>(
        disturbed.db,
        sql`select count(*)::int as results, sum(receipt_version)::int as versions from participations where settlement in ('SETTLED', 'RESTATED')`,
      );
      // 16 results, of which those of the meter were corrected where the correction changed anything.
      expect(settled?.results).toBe(HOMES * 2);
      expect(settled?.versions).toBeGreaterThan(HOMES * 2);
    });

    it('at the beginning of a transaction, repeatedly: leaks no connection', async () => {
      const { db, close } = openServer({ url: server.url, poolSize: 2, log: { warn: () => undefined } });
      const once = () => transaction(db, (tx) => rows(tx, sql`select 1 as one`));
      for (let kill = 0; kill < 3; kill += 1) {
        const stroke: { gone: Promise<void> | null } = { gone: null };
        statements.strike = () => void (stroke.gone = server.kill());
        statements.atBegin = true;
        expect(isDatabaseGone(await once().catch((error: unknown) => error))).toBe(true);
        await stroke.gone;
        await server.restart();
      }
      expect(await once()).toEqual([{ one: 1 }]);
      await close();
    });
  },
);
