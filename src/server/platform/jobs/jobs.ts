import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Logger } from '../logger.ts';

/** What a job handler gets. A handler may run twice for the same data and must do no harm then. */
export interface JobContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** Aborted when the process wants to stop: a long handler returns early, and the job is given back. */
  readonly signal: AbortSignal;
}

export interface JobDefinition<Data extends object = object> {
  readonly name: string;
  readonly retryLimit?: number;
  /** The job is taken to be lost, and run again, after so many seconds. */
  readonly expireInSeconds?: number;
  /** How many of them one process works on at a time. */
  readonly concurrency?: number;
  run(data: Data, ctx: JobContext): Promise<void>;
}

/**
 * Looks in a subject's own tables for what is due at the clock's time. The queue is never the calendar:
 * what is due stands in `due_at` columns, and a source only turns it into jobs.
 */
export interface DueSource {
  readonly name: string;
  /** The data of the jobs that are due, at most `limit`. Items that are already queued may be found again. */
  find(db: Db, now: Date, limit: number): Promise<readonly DueJob[]>;
}

export interface DueJob {
  readonly job: string;
  readonly data: object;
  /** While a job with this key is queued or running, the same is not queued again. */
  readonly key: string;
}

/** How the rest of the program queues work. Given an open transaction, the job exists only if it commits. */
export interface Jobs {
  send(db: Db, job: string, data: object, options?: { key?: string; afterSeconds?: number }): Promise<void>;
}
