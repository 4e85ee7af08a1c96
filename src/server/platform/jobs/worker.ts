import { setTimeout as wait } from 'node:timers/promises';
import { doubling } from '../../../domain/helpers/doubling.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Db } from '../db/db.ts';
import { isDatabaseGone, isDiskFull } from '../db/errors.ts';
import type { ReadinessCheck } from '../http/health.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { inSpan } from '../tracing.ts';
import { askAll } from './askAll.ts';
import { deleteFailingSource, MOST_SOURCE_PAUSE_MS, writeFailingSource } from './failingSources.ts';
import type { DueSource, JobDefinition } from './jobs.ts';
import type { JobQueue, TakenJob } from './queue.ts';
import { writeWorkerBeat } from './workerBeat.ts';

export interface WorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly queue: JobQueue;
  readonly definitions: readonly JobDefinition[];
  readonly dueSources: readonly DueSource[];
  readonly pollMs: number;
  readonly metrics: Pick<Metrics, 'jobRan'>;
  /** Whether jobs wait: in a copy they would fail, because it calls no partner. */
  readonly isHeld: () => Promise<boolean>;
}

const dueLimit = 500;
const maintainEveryMs = 60_000;
/** Longer than any statement may take, so a worker that hasn't polled for this time hangs. */
const stuckAfterSeconds = 120;

/** Polls for due and queued jobs, and runs as many of each kind at a time as its definition allows. */
export class JobWorker {
  readonly #deps: WorkerDeps;
  readonly #definitions: ReadonlyMap<string, JobDefinition>;
  readonly #running = new Map<TakenJob, Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #turn: Promise<unknown> | null = null;
  #maintainAt = 0;
  /** When the queue became unreachable, by `performance.now()`; null while reachable. */
  #lostAt: number | null = null;
  #polledAt = performance.now();
  /** When the sources were last checked for due work. */
  #sourcesAskedAt = -Infinity;
  /** Jobs whose outcome is not stored yet. */
  readonly #unwritten = new Set<TakenJob>();
  #oneStatementFails = false;
  /** Ids of failing jobs, which are logged once and not at each try. */
  readonly #failingJobs = new Set<string>();
  /** Sources that could not be asked, with times by `performance.now()`. */
  readonly #failingSources = new Map<DueSource, { failures: number; since: number; nextAt: number }>();

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#definitions = new Map(deps.definitions.map((definition) => [definition.name, definition]));
  }

  /**
   * For `/readyz`: whether the last poll succeeded, how long ago it was, the oldest waiting job's delay, and what fails.
   * A failing job is no reason to stop sending requests.
   */
  async health(): Promise<Omit<ReadinessCheck, 'name'>> {
    const lookedSecondsAgo = Math.round((performance.now() - this.#polledAt) / 1_000);
    const { warning, ...failures } = await this.#failures();
    const backlogs = await this.#deps.queue.backlogs();
    const figures = {
      waiting: backlogs.reduce((sum, { waiting }) => sum + waiting, 0),
      lateSeconds: Math.max(0, ...backlogs.map(({ lateSeconds }) => lateSeconds)),
      lookedSecondsAgo,
      ...failures,
    };
    if (this.#lostAt !== null)
      return { ok: false, reason: 'The last look at the job queue failed.', figures };
    if (lookedSecondsAgo > stuckAfterSeconds)
      return { ok: false, reason: `Nothing has been looked for in ${lookedSecondsAgo} seconds.`, figures };
    return { ok: true, figures, ...(warning === null ? {} : { warning }) };
  }

  async #failures(): Promise<{ failing: number; oldestFailureSeconds: number; warning: string | null }> {
    const sources = [...this.#failingSources].map(([{ name }, { since }]) => ({
      name: `the source ${name}`,
      count: 1,
      seconds: Math.round((performance.now() - since) / 1_000),
    }));
    const jobs = (await this.#deps.queue.failing()).map(({ job, count, seconds }) => ({
      name: `${job} (${count})`,
      count,
      seconds,
    }));
    const all = [...jobs, ...sources];
    return {
      failing: all.reduce((sum, { count }) => sum + count, 0),
      oldestFailureSeconds: Math.max(0, ...all.map(({ seconds }) => seconds)),
      warning:
        all.length === 0
          ? null
          : `These fail and are tried again: ${all.map(({ name }) => name).join(', ')}.`,
    };
  }

  /** Polls until stopped. The timer keeps the process alive while there is no database connection. */
  start(): void {
    this.#polledAt = performance.now();
    this.#schedule(0);
  }

  /**
   * Takes no new jobs, aborts running ones, waits until the deadline, and gives back the rest for another process or
   * the next start.
   */
  async stop(deadlineMs: number): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#stopping.abort(new Error('The process is stopping.'));
    await this.#turn?.catch(() => undefined);
    const finished = Promise.allSettled(this.#running.values());
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([finished, new Promise((resolve) => (timer = setTimeout(resolve, deadlineMs)))]);
    clearTimeout(timer);
    // Without a database they expire and run again.
    await this.#deps.queue
      .giveBack([...this.#running.keys(), ...this.#unwritten])
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'jobs could not be given back'));
  }

  /** Runs until nothing is due and nothing waits, for commands and tests. Returns true if a job ran. */
  async runUntilIdle(): Promise<boolean> {
    for (let ran = false; ; ran = true) {
      const worked = await this.#once();
      await Promise.allSettled(this.#running.values());
      if (!worked) return ran;
    }
  }

  #schedule(delayMs: number): void {
    if (this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#turn = this.#tick();
    }, delayMs);
  }

  async #tick(): Promise<void> {
    let next = this.#deps.pollMs;
    try {
      // A taken job suggests more: poll again as soon as there is room.
      if (await this.#once()) next = 0;
      if (this.#running.size > 0 && next === 0) await this.#roomOrPoll();
      await this.#maintainSometimes();
      this.#markReachable();
    } catch (error) {
      next = this.#deps.pollMs;
      this.#markLost(error);
    }
    this.#polledAt = performance.now();
    this.#schedule(next);
  }

  /** Waits for a job to finish, but no longer than until the next poll, so that a long job does not block others. */
  async #roomOrPoll(): Promise<void> {
    const done = new AbortController();
    const poll = wait(this.#deps.pollMs, undefined, {
      signal: AbortSignal.any([done.signal, this.#stopping.signal]),
    }).catch(() => undefined);
    await Promise.race([poll, ...this.#running.values()]);
    done.abort();
  }

  #markLost(error: unknown): void {
    if (this.#lostAt !== null) return;
    this.#lostAt = performance.now();
    this.#deps.log.error(
      { err: error },
      isDatabaseGone(error)
        ? 'the database is lost; the worker goes on looking for it'
        : 'the job queue cannot be worked on; the worker goes on trying',
    );
  }

  #markReachable(): void {
    if (this.#lostAt === null) return;
    this.#deps.log.warn(
      { lostSeconds: Math.round((performance.now() - this.#lostAt) / 1_000) },
      'the database is back',
    );
    this.#lostAt = null;
  }

  /** One poll. Returns true if a job was taken. */
  async #once(): Promise<boolean> {
    const { queue, pollMs, isHeld } = this.#deps;
    if (await isHeld()) return false;
    const unwritten = [...this.#unwritten];
    await queue.giveBack(unwritten);
    for (const job of unwritten) this.#unwritten.delete(job);
    // While queued jobs keep the worker busy, asking every source after each of them would cost more than the jobs.
    const isFresh = performance.now() - this.#sourcesAskedAt < pollMs;
    if (isFresh && (await this.#takeWaiting())) return true;
    const isQueued = await this.#queueDue();
    return (isQueued || !isFresh) && this.#takeWaiting();
  }

  /** Returns whether anything was due. */
  async #queueDue(): Promise<boolean> {
    const { queue, db, clock, log } = this.#deps;
    this.#sourcesAskedAt = performance.now();
    const now = clock.now();
    let isAny = false;
    for (const source of await this.#dueNow(now)) {
      try {
        const due = await source.find(db, now, dueLimit);
        isAny = (await queue.sendDue(due)) > 0 || isAny;
        if (this.#failingSources.delete(source)) {
          log.warn({ source: source.name }, 'what is due can be found again');
          await deleteFailingSource(db, source.name);
        }
      } catch (error) {
        if (isDatabaseGone(error) || isDiskFull(error)) throw error;
        await this.#noteSourceFailure(source, error);
      }
    }
    return isAny;
  }

  async #noteSourceFailure(source: DueSource, error: unknown): Promise<void> {
    const { db, log, pollMs } = this.#deps;
    const at = performance.now();
    const { failures, since } = this.#failingSources.get(source) ?? { failures: 0, since: at };
    if (failures === 0)
      log.error(
        { err: error, source: source.name },
        'what is due could not be found; it is tried again after longer and longer pauses',
      );
    const pause = doubling(failures + 1, pollMs, MOST_SOURCE_PAUSE_MS);
    this.#failingSources.set(source, { failures: failures + 1, since, nextAt: at + pause });
    await writeFailingSource(db, source.name).catch((fault: unknown) =>
      log.warn({ err: fault, source: source.name }, 'a failing source could not be noted'),
    );
  }

  /** Sources that have something, and those that don't say; when the question fails, all of them. */
  async #dueNow(now: Date): Promise<readonly DueSource[]> {
    const { db, dueSources, log } = this.#deps;
    const asked = dueSources.filter(
      (source) => performance.now() >= (this.#failingSources.get(source)?.nextAt ?? -Infinity),
    );
    try {
      // A failing source is asked alone, so that it doesn't spoil the question for the others.
      const due = await askAll(
        db,
        now,
        asked.filter((source) => !this.#failingSources.has(source)),
      );
      this.#oneStatementFails = false;
      return asked.filter((source) => due.get(source) ?? true);
    } catch (error) {
      if (isDatabaseGone(error) || isDiskFull(error)) throw error;
      if (!this.#oneStatementFails)
        log.error({ err: error }, 'what is due could not be asked in one statement');
      this.#oneStatementFails = true;
      return asked;
    }
  }

  /**
   * Returns true if a job was taken, or could have been: pg-boss takes only jobs due before now, so one that was queued
   * this very millisecond is taken by the next poll.
   */
  async #takeWaiting(): Promise<boolean> {
    const { queue } = this.#deps;
    let waited = false;
    for (const name of await queue.waiting()) {
      const definition = this.#definitions.get(name);
      const room =
        (definition?.concurrency ?? 1) - [...this.#running.keys()].filter((job) => job.name === name).length;
      if (!definition || room <= 0 || this.#stopping.signal.aborted) continue;
      waited = true;
      for (const job of await queue.take(name, room)) this.#begin(job, definition);
    }
    return waited;
  }

  #begin(job: TakenJob, definition: JobDefinition): void {
    const { db, clock, log, queue, metrics } = this.#deps;
    const jobLog = log.child({ job: job.name, jobId: job.id });
    const work = async (): Promise<void> => {
      const began = performance.now();
      const seconds = (): number => (performance.now() - began) / 1_000;
      try {
        await inSpan(`job ${job.name}`, 'consumer', { 'ebbwatt.job_id': job.id }, () =>
          definition.run(job.data, { db, clock, log: jobLog, signal: this.#stopping.signal }),
        );
        await queue.done(job);
        metrics.jobRan(job.name, 'done', seconds());
        jobLog.info({ ms: Math.round(seconds() * 1_000) }, 'job done');
        if (this.#failingJobs.delete(job.id)) jobLog.warn('a job that failed has now been done');
      } catch (error) {
        if (this.#stopping.signal.aborted) {
          await queue.giveBack([job]).catch(() => undefined);
          return;
        }
        const isGivenUp = await this.#noteFailure(
          job,
          error,
          jobLog.child({ ms: Math.round(seconds() * 1_000) }),
        );
        metrics.jobRan(job.name, isGivenUp ? 'given_up' : 'failed', seconds());
      }
    };
    this.#running.set(
      job,
      work().finally(() => this.#running.delete(job)),
    );
  }

  /** Returns whether it was given up. */
  async #noteFailure(job: TakenJob, error: unknown, log: Logger): Promise<boolean> {
    if (this.#failingJobs.has(job.id)) log.debug({ err: error }, 'job failed again');
    else log.error({ err: error }, 'job failed; it is tried again after longer and longer pauses');
    this.#failingJobs.add(job.id);
    try {
      if (await this.#deps.queue.failed(job)) return false;
      this.#failingJobs.delete(job.id);
      log.error({ err: error }, 'job given up: it failed each time');
      return true;
    } catch {
      // Stored later, once the database is back.
      this.#unwritten.add(job);
      return false;
    }
  }

  async #maintainSometimes(): Promise<void> {
    if (performance.now() < this.#maintainAt) return;
    this.#maintainAt = performance.now() + maintainEveryMs;
    await this.#deps.queue.maintain();
    await writeWorkerBeat(this.#deps.db);
  }
}
