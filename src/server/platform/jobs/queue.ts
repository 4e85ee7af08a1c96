import PgBoss from 'pg-boss';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { DueJob, JobDefinition, Jobs } from './jobs.ts';

/** A job that was taken to be worked on. */
export interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly data: object;
  /** When it was taken. Another worker that takes it later has another time. */
  readonly takenAt: Date;
}

export interface Backlog {
  readonly waiting: number;
  readonly lateSeconds: number;
}

/** The queue in the database: pg-boss' tables and statements, with our own connection and our own loop. */
export interface JobQueue extends Jobs {
  /** Makes the queues of these jobs where they are missing. */
  prepare(definitions: readonly JobDefinition[]): Promise<void>;
  /** Queues what is due, in one statement; what is queued already stays as it is. */
  sendDue(due: readonly DueJob[]): Promise<void>;
  /** The names of the queues in which something waits to be done now. */
  waiting(): Promise<readonly string[]>;
  /** How much waits to be done now, and how long ago the oldest of it was to be done. */
  backlog(): Promise<Backlog>;
  take(name: string, most: number): Promise<readonly TakenJob[]>;
  done(job: TakenJob): Promise<void>;
  /** Tries again later, as often as the job's definition allows. */
  failed(job: TakenJob): Promise<void>;
  /** Puts jobs back as if they had not been taken; those that somebody else has taken since stay with them. */
  giveBack(jobs: readonly TakenJob[]): Promise<void>;
  /** Puts everything back that was taken and neither done nor failed: only for the process that is alone. */
  giveBackAll(): Promise<void>;
  /** Gives up on what was taken too long ago, and forgets what is long done. */
  maintain(): Promise<void>;
}

const defaults = { retryLimit: 5, expireInSeconds: 300 };

export function createJobQueue(database: OpenDatabase): JobQueue {
  const known = new Set<string>();
  const connection = {
    executeSql: async (text: string, values?: unknown[]) => asBossRows(await database.execute(text, values)),
  };
  // Nothing of pg-boss runs by itself: no timers, no cron. Its tables are made when it is prepared.
  const boss = new PgBoss({ db: connection, supervise: false, schedule: false, migrate: true });
  boss.on('error', () => undefined);

  return {
    prepare: async (definitions) => {
      await boss.start();
      const there = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const {
        name,
        retryLimit = defaults.retryLimit,
        expireInSeconds = defaults.expireInSeconds,
      } of definitions) {
        known.add(name);
        // 'short': while a job with a key waits, the same is not queued again.
        if (!there.has(name))
          await boss.createQueue(name, {
            name,
            policy: 'short',
            retryLimit,
            retryDelay: 2,
            retryBackoff: true,
            expireInSeconds,
          });
      }
    },

    send: async (db, job, data, { key, afterSeconds } = {}) => {
      if (!known.has(job)) throw new Error(`There is no job ${job}.`);
      await boss.send(job, data, {
        db: { executeSql: async (text, values) => asBossRows(await through(db, text, values)) },
        singletonKey: key ?? randomUUID(),
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      });
    },

    sendDue: async (due) => {
      if (due.length === 0) return;
      await boss.insert(due.map(({ job, data, key }) => ({ name: job, data, singletonKey: key })));
    },

    waiting: async () => {
      const { rows } = await database.execute(
        "select distinct name from pgboss.job where state < 'active' and start_after <= now()",
      );
      return (rows as { name: string }[]).map(({ name }) => name).filter((name) => known.has(name));
    },

    backlog: async () => {
      const { rows } = await database.execute(
        "select count(*)::int as waiting, coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as late from pgboss.job where state < 'active' and start_after <= now()",
      );
      const [{ waiting, late } = { waiting: 0, late: 0 }] = rows as { waiting: number; late: number }[];
      return { waiting, lateSeconds: Math.round(late * 10) / 10 };
    },

    take: async (name, most) => {
      const jobs = await boss.fetch<object>(name, { batchSize: most, includeMetadata: true });
      return jobs.map(({ id, data, startedOn }) => ({ id, name, data, takenAt: startedOn }));
    },

    done: async ({ id, name }) => void (await boss.complete(name, id)),
    failed: async ({ id, name }) => void (await boss.fail(name, id)),

    // Due since they were made: pg-boss takes what was due before now, and now may be the same millisecond.
    giveBack: async (jobs) => {
      for (const { id, name, takenAt } of jobs) {
        // A date has milliseconds, the column microseconds.
        const isOurs = 'abs(extract(epoch from started_on - $3::timestamptz)) < 0.002';
        await database.execute(
          `update pgboss.job set state = 'retry', started_on = null, start_after = created_on where name = $1 and id = $2 and state = 'active' and ${isOurs}`,
          [name, id, takenAt.toISOString()],
        );
      }
    },

    giveBackAll: async () => {
      await database.execute(
        "update pgboss.job set state = 'retry', started_on = null, start_after = created_on where state = 'active'",
      );
    },

    maintain: () => boss.maintain(),
  };
}

/** A statement through whatever `Db` it is, so that a job is queued in the transaction that asks for it. */
async function through(db: Db, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  return db._.session
    .prepareQuery<{ execute: { rows: unknown[] }; all: unknown; values: unknown }>(
      { sql: text, params: values },
      undefined,
      undefined,
      false,
    )
    .execute();
}

function asBossRows({ rows }: { rows: unknown[] }): { rows: object[] } {
  return { rows: rows as object[] };
}
