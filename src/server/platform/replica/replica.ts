import type { Db } from '../db/db.ts';
import { databaseFault, isDatabaseGone } from '../db/errors.ts';

/** A place in the primary's log, as PostgreSQL writes it: `16/B374D848`. */
export type LogPosition = string;

/** Where a read goes. */
export interface ReadFrom {
  readonly db: Db;
  /** When all that it shows was so; null: a few seconds ago at most. */
  readonly readAt: Date | null;
}

/** The server for reads that may be seconds old: lists, exports, energy, backtests. Nothing that decides about money. */
export interface Replica {
  /**
   * Reads from the replica. The primary is read instead without a replica, while it is away, far behind, or lacks what was
   * saved at `seen`, and once more when a statement fails there.
   */
  read<T>(seen: LogPosition | null, work: (from: ReadFrom) => Promise<T>): Promise<T>;
  /** Where the primary's log is now: a replica that has come this far has all that is saved. Null: there is no replica. */
  position(): Promise<LogPosition | null>;
  /** Seconds that the replica is behind; null: there is none. */
  age(): number | null;
}

/** Everything is read from the primary. */
export const noReplica = (db: Db): Replica => ({
  read: (_seen, work) => work({ db, readAt: null }),
  position: async () => null,
  age: () => null,
});

/** Whether the database failed, so that another server may answer; not what our own code refuses. */
export const isDatabaseFailure = (error: unknown): boolean =>
  databaseFault(error) !== null || isDatabaseGone(error);

const WRITTEN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** As a number that can be compared; null: not a position. */
export function positionNumber(text: string): bigint | null {
  const [, high = '', low = ''] = WRITTEN.exec(text) ?? [];
  return high === '' ? null : BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`);
}
