import PgBoss from 'pg-boss';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { OpenDatabase } from '../db/open.ts';
import { statement } from '../db/sql.ts';
import { readBacklogs, type Backlog } from './backlogs.ts';
import {
  forgetGivenUpJobs,
  readFailingJobs,
  readGivenUpJobs,
  type FailingJobs,
  type GivenUpJobs,
} from './failing.ts';
import type { DueJob, JobDefinition, Jobs } from './jobs.ts';

/** A job taken by a worker. */
export interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly data: object;
  /** Distinguishes this run from a later one by another worker. */
  readonly takenAt: Date;
}

/**
 * The queue in the database: pg-boss's tables and statements, with our connection and polling loop. The two statements of
 * every job are ours, on its queue's own table: PostgreSQL takes several times as long to update the table of all queues.
 */
export interface JobQueue extends Jobs {
  /** Creates missing queues. */
  prepare(definitions: readonly JobDefinition[]): Promise<void>;
  /**
   * Queues due jobs; those already queued stay, and those that failed wait for their next try. Returns how many were
   * new or already queued.
   */
  sendDue(due: readonly DueJob[]): Promise<number>;
  /** Names of queues with a job to run now. */
  waiting(): Promise<readonly string[]>;
  /** By job. */
  backlogs(): Promise<readonly Backlog[]>;
  failing(): Promise<readonly FailingJobs[]>;
  /** Jobs of the last day that failed at each try, by job. */
  givenUp(): Promise<readonly GivenUpJobs[]>;
  take(name: string, most: number): Promise<readonly TakenJob[]>;
  done(job: TakenJob): Promise<void>;
  /**
   * Tries again after a pause that doubles each time: a due job for as long as it is due, others up to the
   * definition's limit. Returns whether it will be tried again.
   */
  failed(job: TakenJob): Promise<boolean>;
  /** Returns jobs to the queue as if never taken, except those another worker has taken since. */
  giveBack(jobs: readonly TakenJob[]): Promise<void>;
  /** Returns all unfinished jobs, when no other process can hold any. */
  giveBackAll(): Promise<void>;
  /** Expires lost jobs and deletes old finished ones. */
  maintain(): Promise<void>;
}

/** Prepared, because planning it over all queues' partitions takes longer than running it. */
const readWaiting = statement<{ name: string }>(
  'jobs-waiting',
  "select distinct name from pgboss.job where state < 'active' and start_after <= now()",
);

const defaults = { retryLimit: 5, expireInSeconds: 300 };
/** Seconds before the second try, and at most. */
const PAUSE = { first: 2, most: 300 } as const;
/** A due job that gave up would be queued again at once, so it doesn't give up. */
const DUE_RETRIES = 100_000;

/** $1 names of jobs, $2 keys. */
const readRetried = statement<{ name: string; key: string }>(
  'jobs-retried',
  `select name, singleton_key as key from pgboss.job
   where state < 'active' and state = 'retry' and name = any($1::text[]) and singleton_key = any($2::text[])`,
);

export function createJobQueue(database: OpenDatabase): JobQueue {
  /** The tables of the queues, by name. */
  const known = new Map<string, string>();
  const connection = {
    executeSql: async (text: string, values?: unknown[]) => asBossRows(await database.execute(text, values)),
  };
  // Without pg-boss's own timers and cron.
  const boss = new PgBoss({ db: connection, supervise: false, schedule: false, migrate: true });
  boss.on('error', () => undefined);

  return {
    prepare: async (definitions) => {
      await boss.start();
      const limits = new Map((await boss.getQueues()).map((queue) => [queue.name, queue.retryLimit]));
      for (const {
        name,
        retryLimit = defaults.retryLimit,
        expireInSeconds = defaults.expireInSeconds,
      } of definitions) {
        // Policy 'short': no second waiting job with the same key.
        if (!limits.has(name))
          await boss.createQueue(name, {
            name,
            policy: 'short',
            retryLimit,
            retryDelay: 2,
            retryBackoff: true,
            expireInSeconds,
          });
        // An earlier release may have made it with another limit.
        else if (limits.get(name) !== retryLimit)
          await database.execute('update pgboss.queue set retry_limit = $2 where name = $1', [
            name,
            retryLimit,
          ]);
      }
      const { rows } = await database.execute('select name, partition_name as "table" from pgboss.queue');
      const tables = new Map(
        (rows as { name: string; table: string }[]).map(({ name, table }) => [name, table]),
      );
      for (const { name } of definitions) known.set(name, `pgboss.${tables.get(name)}`);
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
      if (due.length === 0) return 0;
      const names = [...new Set(due.map(({ job }) => job))];
      const retried = await readRetried(database.db, [names, due.map(({ key }) => key)]);
      const waits = new Set(retried.map(({ name, key }) => `${name} ${key}`));
      const fresh = due.filter(({ job, key }) => !waits.has(`${job} ${key}`));
      if (fresh.length > 0)
        await boss.insert(
          fresh.map(({ job, data, key }) => ({
            name: job,
            data,
            singletonKey: key,
            retryLimit: DUE_RETRIES,
            // For lost jobs, whose pauses pg-boss would double without end.
            retryBackoff: false,
          })),
        );
      return fresh.length;
    },

    waiting: async () =>
      (await readWaiting(database.db, [])).map(({ name }) => name).filter((name) => known.has(name)),

    backlogs: () => readBacklogs(database.db, []),

    failing: () => readFailingJobs(database.db),

    givenUp: () => readGivenUpJobs(database.db),

    take: async (name, most) => {
      const table = known.get(name);
      const { rows } = await database.execute(
        `with next as (select id from ${table} where name = $1 and state < 'active' and start_after < now()
            order by priority desc, created_on, id limit $2 for update skip locked)
          update ${table} j set state = 'active', started_on = now(),
            retry_count = retry_count + case when started_on is null then 0 else 1 end
            from next where j.name = $1 and j.id = next.id returning j.id, j.name, j.data, j.started_on as "takenAt"`,
        [name, most],
      );
      return rows as TakenJob[];
    },

    done: async ({ id, name }) => {
      await database.execute(
        `update ${known.get(name)} set state = 'completed', completed_on = now() where name = $1 and id = $2 and state = 'active'`,
        [name, id],
      );
    },
    failed: async ({ id, name }) => {
      const { rows } = await database.execute(
        `with failed as (
           update ${known.get(name)}
           set state = case when retry_count < retry_limit then 'retry' else 'failed' end::pgboss.job_state,
             completed_on = case when retry_count < retry_limit then null else now() end,
             start_after = now() + make_interval(secs => (0.75 + random() / 2) * least($3 * 2 ^ least(retry_count, 20), $4))
           where name = $1 and id = $2 and state = 'active'
           returning id, name, state = 'retry' as again
         ), given_up as (
           insert into given_up_jobs (id, job, at) select id, name, now() from failed where not again
           on conflict do nothing
         )
         select again from failed`,
        [name, id, PAUSE.first, PAUSE.most],
      );
      return (rows as { again: boolean }[])[0]?.again ?? true;
    },

    // Due since creation: pg-boss takes only jobs due before now, which may be the same millisecond.
    giveBack: async (jobs) => {
      for (const { id, name, takenAt } of jobs) {
        // Dates have milliseconds, the column microseconds.
        const isOurs = 'abs(extract(epoch from started_on - $3::timestamptz)) < 0.002';
        await database.execute(
          `update pgboss.job
           set state = 'retry', started_on = null, start_after = created_on
           where name = $1 and id = $2 and state = 'active' and ${isOurs}`,
          [name, id, takenAt.toISOString()],
        );
      }
    },

    giveBackAll: async () => {
      await database.execute(
        "update pgboss.job set state = 'retry', started_on = null, start_after = created_on where state = 'active'",
      );
    },

    maintain: async () => {
      await boss.maintain();
      await forgetGivenUpJobs(database.db);
    },
  };
}

/** Runs through the given `Db`, so that a job is queued in the caller's transaction. */
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
