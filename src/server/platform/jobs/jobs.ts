import type { SQL } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Logger } from '../logger.ts';

/** A handler may run twice for the same data, so it must be idempotent. */
export interface JobContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** Aborted when the process stops: a long handler returns early, and its job is given back. */
  readonly signal: AbortSignal;
}

export interface JobDefinition<Data extends object = object> {
  readonly name: string;
  readonly retryLimit?: number;
  /** Seconds after which a running job is assumed lost and run again. */
  readonly expireInSeconds?: number;
  /** Jobs of this kind at a time per process. */
  readonly concurrency?: number;
  run(data: Data, ctx: JobContext): Promise<void>;
}

/**
 * Finds what is due in a subject's own tables. Due times live in `due_at` columns, not in the queue; a source turns
 * them into jobs.
 */
export interface DueSource {
  readonly name: string;
  /**
   * Conditions in SQL of which one holds when `find` finds anything; null: it may. All sources' conditions are one
   * statement, so that a poll that finds nothing costs little. Absent: `find` is always called.
   */
  readonly isDue?: (now: Date) => readonly SQL[] | null;
  /** Due jobs, at most `limit`. Items already queued may be included. */
  find(db: Db, now: Date, limit: number): Promise<readonly DueJob[]>;
}

export interface DueJob {
  readonly job: string;
  readonly data: object;
  /** A job is not queued while another with the same key is queued or running. */
  readonly key: string;
}

/** Queues work. Within a transaction, the job exists only after commit. */
export interface Jobs {
  send(db: Db, job: string, data: object, options?: { key?: string; afterSeconds?: number }): Promise<void>;
}
