import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import type { DueSource, JobDefinition } from '../../src/server/platform/jobs/jobs.ts';
import { readFailingSources, writeFailingSource } from '../../src/server/platform/jobs/failingSources.ts';
import { createJobQueue, type JobQueue } from '../../src/server/platform/jobs/queue.ts';
import { JobWorker } from '../../src/server/platform/jobs/worker.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

interface Note {
  readonly n: number;
}

let database: TestDatabase;
let queue: JobQueue;
let ran: number[] = [];
let failures = 0;
const clock = new ManualClock('2026-06-15T20:00:00Z');

const note: JobDefinition<Note> = {
  name: 'note',
  concurrency: 3,
  run: async ({ n }) => {
    ran.push(n);
  },
};
const flaky: JobDefinition<Note> = {
  name: 'flaky',
  run: async ({ n }) => {
    failures += 1;
    if (failures === 1) throw new Error('the first time never works');
    ran.push(n);
  },
};
const slow: JobDefinition<Note> = {
  name: 'slow',
  run: async ({ n }, { signal }) => {
    await new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, 60_000);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('stopped'));
      });
    });
    ran.push(n);
  },
};
let broken = true;
const brokenJob: JobDefinition<Note> = {
  name: 'broken',
  retryLimit: 1,
  run: async ({ n }) => {
    failures += 1;
    if (broken) throw new Error('never works');
    ran.push(n);
  },
};
const definitions = [note, flaky, slow, brokenJob] as unknown as readonly JobDefinition[];

let outcomes: string[] = [];
let isHeld = false;
let lines: string[] = [];
const { log } = fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
const errors = (): string[] =>
  lines
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .flatMap(({ level, msg }) => (level >= 50 ? [msg] : []));

function worker(dueSources: readonly DueSource[] = [], pollMs = 50): JobWorker {
  return new JobWorker({
    db: database.db,
    clock,
    log,
    queue,
    definitions,
    dueSources,
    pollMs,
    metrics: { jobRan: (job, outcome) => void outcomes.push(`${job} ${outcome}`) },
    isHeld: async () => isHeld,
  });
}

beforeAll(async () => {
  database = await testDb();
  queue = createJobQueue(database);
  await queue.prepare(definitions);
});
afterAll(() => database.close());
beforeEach(() => {
  ran = [];
  outcomes = [];
  failures = 0;
  lines = [];
  broken = true;
});

const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
  for (let turn = 0; turn < 400 && !(await what()); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(await what()).toBe(true);
};

describe('jobs', () => {
  it('run, each with its data', async () => {
    for (const n of [1, 2, 3, 4, 5]) await queue.send(database.db, 'note', { n });
    await worker().runUntilIdle();
    expect(ran.sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('wait while they are held, and run afterwards', async () => {
    await queue.send(database.db, 'note', { n: 1 });
    isHeld = true;
    expect(await worker().runUntilIdle()).toBe(false);
    isHeld = false;
    expect(await worker().runUntilIdle()).toBe(true);
    expect(ran).toEqual([1]);
  });

  it('exist only if the transaction that queued them commits', async () => {
    await transaction(database.db, async (tx) => {
      await queue.send(tx, 'note', { n: 1 });
      throw new Error('rolled back');
    }).catch(() => undefined);
    await transaction(database.db, (tx) => queue.send(tx, 'note', { n: 2 }));
    await worker().runUntilIdle();
    expect(ran).toEqual([2]);
  });

  it('with the same key wait once', async () => {
    for (let turn = 0; turn < 3; turn += 1) await queue.send(database.db, 'note', { n: 7 }, { key: 'seven' });
    await queue.send(database.db, 'note', { n: 8 }, { key: 'eight' });
    await worker().runUntilIdle();
    expect(ran.sort()).toEqual([7, 8]);
    await queue.send(database.db, 'note', { n: 7 }, { key: 'seven' });
    await worker().runUntilIdle();
    expect(ran).toHaveLength(3);
  });

  it('are retried later when they fail', async () => {
    await queue.send(database.db, 'flaky', { n: 1 });
    await worker().runUntilIdle();
    expect([failures, ran]).toEqual([1, []]);
    await database.execute("update pgboss.job set start_after = now() where name = 'flaky'");
    await worker().runUntilIdle();
    expect([failures, ran]).toEqual([2, [1]]);
    expect(outcomes).toEqual(['flaky failed', 'flaky done']);
  });

  it('of an unknown kind cannot be queued', async () => {
    await expect(queue.send(database.db, 'made-up', {})).rejects.toThrow('There is no job made-up.');
  });

  it('may start later', async () => {
    await queue.send(database.db, 'note', { n: 9 }, { afterSeconds: 3_600, key: 'later' });
    await worker().runUntilIdle();
    expect(ran).toEqual([]);
    await database.execute("delete from pgboss.job where name = 'note'");
  });

  it('are picked up by a running worker', async () => {
    const running = worker();
    running.start();
    await queue.send(database.db, 'note', { n: 1 });
    await until(() => ran.length === 1);
    expect(await running.health()).toMatchObject({ ok: true });
    await running.stop(1_000);
  });
});

describe('job lateness', () => {
  afterEach(() => database.execute("delete from pgboss.job where name in ('note', 'slow')"));

  it('is reported with the number of waiting jobs', async () => {
    const idle = worker();
    expect((await idle.health()).figures).toMatchObject({ waiting: 0, lateSeconds: 0 });
    for (const n of [1, 2]) await queue.send(database.db, 'note', { n });
    await database.execute(
      "update pgboss.job set start_after = now() - interval '90 seconds' where name = 'note' and data->>'n' = '1'",
    );
    const { waiting = 0, lateSeconds = 0 } = (await idle.health()).figures ?? {};
    expect(waiting).toBe(2);
    expect(lateSeconds).toBeGreaterThanOrEqual(90);
    expect(lateSeconds).toBeLessThan(120);
  });

  it('does not grow with a long job: the others run meanwhile', async () => {
    const running = worker();
    running.start();
    await queue.send(database.db, 'slow', { n: 1 });
    await until(
      async () =>
        (await database.execute("select 1 from pgboss.job where name = 'slow' and state = 'active'")).rows
          .length === 1,
    );
    await queue.send(database.db, 'note', { n: 2 });
    await until(() => ran.includes(2));
    await running.stop(1_000);
  });
});

describe('due work', () => {
  it('is found by the injected clock, however far it is moved', async () => {
    await database.db.execute(
      sql`insert into system_settings (key, value, updated_at) values ('due:1', '{"at": "2026-07-01T00:00:00Z"}', now())`,
    );
    const source: DueSource = {
      name: 'notes',
      find: async (db, now) =>
        (
          await rows<{ key: string }>(
            db,
            sql`select key from system_settings where key like 'due:%' and (value->>'at')::timestamptz <= ${now.toISOString()}`,
          )
        ).map(({ key }) => ({ job: 'note', data: { n: Number(key.slice(4)) }, key })),
    };
    const once: DueSource = {
      ...source,
      find: async (...args) => (ran.length > 0 ? [] : source.find(...args)),
    };
    await worker([once]).runUntilIdle();
    expect(ran).toEqual([]);
    clock.set('2026-07-01T00:00:00Z');
    await worker([once]).runUntilIdle();
    expect(ran).toEqual([1]);
  });

  it('is not checked after every job while queued jobs keep the worker busy', async () => {
    let asked = 0;
    const source: DueSource = {
      name: 'counted',
      find: async () => {
        asked += 1;
        return [];
      },
    };
    for (let n = 0; n < 30; n += 1) await queue.send(database.db, 'note', { n });
    const running = worker([source], 60_000);
    running.start();
    await until(() => ran.length === 30);
    // Three at a time take at least ten rounds.
    expect(asked).toBeLessThan(5);
    await running.stop(1_000);
  });

  it('runs even when it is queued in the millisecond in which it is looked for', async () => {
    const expected = Array.from({ length: 60 }, (_, n) => n);
    for (const n of expected) {
      const source: DueSource = {
        name: 'fine',
        find: async () => (ran.includes(n) ? [] : [{ job: 'note', data: { n }, key: `note ${n}` }]),
      };
      await worker([source]).runUntilIdle();
    }
    expect(ran).toEqual(expected);
  });

  it('of a failing source does not hold up the others', async () => {
    const broken: DueSource = { name: 'broken', find: () => Promise.reject(new Error('no such table')) };
    const fine: DueSource = {
      name: 'fine',
      find: async () => (ran.length > 0 ? [] : [{ job: 'note', data: { n: 5 }, key: 'five' }]),
    };
    await worker([broken, fine]).runUntilIdle();
    expect(ran).toEqual([5]);
  });
});

describe('what always fails', () => {
  afterEach(() => database.execute("delete from pgboss.job where name = 'broken'"));

  const always: DueSource = {
    name: 'always',
    find: async () => (ran.length > 0 ? [] : [{ job: 'broken', data: { n: 1 }, key: 'one' }]),
  };
  const pauses = async (): Promise<number[]> =>
    (
      await database.execute(
        "select extract(epoch from start_after - now())::float8 as pause from pgboss.job where name = 'broken'",
      )
    ).rows.map((row) => (row as { pause: number }).pause);
  const tryNow = () => database.execute("update pgboss.job set start_after = now() where name = 'broken'");

  it('is not queued again at once, but tried after pauses that double, up to five minutes', async () => {
    const one = worker([always]);
    const waited: number[] = [];
    for (let turn = 1; turn <= 10; turn += 1) {
      await one.runUntilIdle();
      await one.runUntilIdle();
      expect(failures).toBe(turn);
      const [pause = 0, ...others] = await pauses();
      expect(others).toEqual([]);
      waited.push(pause);
      await tryNow();
    }
    for (const [index, pause] of waited.entries()) {
      const meant = Math.min(2 * 2 ** index, 300);
      expect(pause).toBeGreaterThan(meant / 2);
      expect(pause).toBeLessThan(meant * 1.3);
    }
  });

  it('is in /readyz with its age, and in the log once', async () => {
    const one = worker([always]);
    await one.runUntilIdle();
    await database.execute(
      "update pgboss.job set created_on = now() - interval '1 hour' where name = 'broken'",
    );
    for (let turn = 0; turn < 3; turn += 1) {
      await tryNow();
      await one.runUntilIdle();
    }
    const { ok, warning, figures } = await one.health();
    expect([ok, warning, figures?.['failing']]).toEqual([
      true,
      'These fail and are tried again: broken (1).',
      1,
    ]);
    expect(figures?.['oldestFailureSeconds']).toBeGreaterThanOrEqual(3_600);
    expect(errors()).toEqual(['job failed; it is tried again after longer and longer pauses']);

    broken = false;
    await tryNow();
    await one.runUntilIdle();
    expect(ran).toEqual([1]);
    expect(await one.health()).not.toHaveProperty('warning');
    expect(lines.join('')).toContain('a job that failed has now been done');
  });

  it('and is due no more is given up after its tries, which the log says', async () => {
    await queue.send(database.db, 'broken', { n: 2 });
    const one = worker();
    await one.runUntilIdle();
    await tryNow();
    await one.runUntilIdle();
    await tryNow();
    expect(await one.runUntilIdle()).toBe(false);
    expect(errors()).toEqual([
      'job failed; it is tried again after longer and longer pauses',
      'job given up: it failed each time',
    ]);
    expect(await queue.givenUp()).toEqual([{ job: 'broken', count: 1 }]);
  });

  it('and is given up counts for a day, or until another with its key is done', async () => {
    const giveUp = async () => {
      broken = true;
      await queue.send(database.db, 'broken', { n: 3 }, { key: 'three' });
      await worker().runUntilIdle();
      await tryNow();
      await worker().runUntilIdle();
    };
    await database.execute('delete from given_up_jobs');
    await giveUp();
    expect(await queue.givenUp()).toEqual([{ job: 'broken', count: 1 }]);
    broken = false;
    await queue.send(database.db, 'broken', { n: 3 }, { key: 'three' });
    await worker().runUntilIdle();
    expect(await queue.givenUp()).toEqual([]);
    await giveUp();
    await database.execute("update given_up_jobs set at = now() - interval '25 hours'");
    expect(await queue.givenUp()).toEqual([]);
  });

  it('has as many tries as its release says, though an earlier one made its queue', async () => {
    const waits = async () => {
      await queue.send(database.db, 'broken', { n: 4 });
      return (await database.execute("select retry_limit from pgboss.job where name = 'broken'")).rows;
    };
    await queue.prepare([{ ...brokenJob, retryLimit: 40 }]);
    expect(await waits()).toEqual([{ retry_limit: 40 }]);
    await queue.prepare(definitions);
  });

  it('when looking for due work is asked after pauses, too, and spoils nothing for others', async () => {
    let [asked, isBroken] = [0, true];
    const source: DueSource = {
      name: 'cursed',
      isDue: () => [isBroken ? sql`1 / 0 = 1` : sql`true`],
      find: async () => {
        asked += 1;
        if (isBroken) throw new Error('no such table');
        return [];
      },
    };
    await database.execute('delete from failing_sources');
    const one = worker([source], 60_000);
    for (let turn = 0; turn < 3; turn += 1) {
      await queue.send(database.db, 'note', { n: turn });
      await one.runUntilIdle();
    }
    expect([asked, ran]).toEqual([1, [0, 1, 2]]);
    expect((await one.health()).warning).toBe('These fail and are tried again: the source cursed.');
    expect(await readFailingSources(database.db)).toMatchObject([{ source: 'cursed' }]);
    expect(errors()).toEqual([
      'what is due could not be asked in one statement',
      'what is due could not be found; it is tried again after longer and longer pauses',
    ]);

    const quick = worker([source], 0);
    await quick.runUntilIdle();
    isBroken = false;
    await quick.runUntilIdle();
    expect((await quick.health()).warning).toBeUndefined();
    expect(lines.join('')).toContain('what is due can be found again');
    expect(await readFailingSources(database.db)).toEqual([]);
  });

  it('is no failing source any more once no worker asks it', async () => {
    await writeFailingSource(database.db, 'old');
    await database.execute("update failing_sources set last_at = now() - interval '11 minutes'");
    expect(await readFailingSources(database.db)).toEqual([]);
  });
});

describe('stopping', () => {
  it('returns running jobs to the queue, without counting a failure', async () => {
    const running = worker();
    running.start();
    await queue.send(database.db, 'slow', { n: 1 });
    await until(
      async () =>
        (await database.execute("select 1 from pgboss.job where name = 'slow' and state = 'active'")).rows
          .length === 1,
    );
    await running.stop(2_000);
    const { rows: left } = await database.execute(
      "select state, retry_count from pgboss.job where name = 'slow'",
    );
    expect(left).toEqual([{ state: 'retry', retry_count: 0 }]);
    expect((await queue.take('slow', 1)).map(({ data }) => data)).toEqual([{ n: 1 }]);
  });

  it('leaves jobs alone that another worker has taken since', async () => {
    await database.execute("delete from pgboss.job where name = 'note'");
    await queue.send(database.db, 'note', { n: 1 });
    // pg-boss takes only what was due before this millisecond.
    await wait(10);
    const [first] = await queue.take('note', 1);
    if (first === undefined) throw new Error('Nothing was taken.');
    // It was considered lost, and another worker took it.
    await database.execute("update pgboss.job set state = 'retry', start_after = now() where name = 'note'");
    await wait(10);
    const [second] = await queue.take('note', 1);
    if (second === undefined) throw new Error('Nothing was taken again.');
    expect(second.id).toBe(first.id);

    await queue.giveBack([first]);
    expect(await queue.take('note', 1)).toEqual([]);
    await queue.giveBack([second]);
    expect((await queue.take('note', 1)).map(({ id }) => id)).toEqual([second.id]);
    await database.execute("delete from pgboss.job where name = 'note'");
  });

  it('jobs of a killed process return to the queue at the next start', async () => {
    await database.execute("update pgboss.job set state = 'active' where name = 'slow'");
    await queue.giveBackAll();
    expect(await queue.waiting()).toEqual(['slow']);
  });
});
