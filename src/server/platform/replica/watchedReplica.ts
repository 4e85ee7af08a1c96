import { systemClock, type Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { isDatabaseGone } from '../db/errors.ts';
import { inTime } from '../inTime.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readPlaces, readPosition, type LogPlaces } from './queries.ts';
import {
  isDatabaseFailure,
  positionNumber,
  type LogPosition,
  type ReadFrom,
  type Replica,
} from './replica.ts';

/** A replica that is further behind isn't read. */
export const MOST_BEHIND_SECONDS = 60;
/** Younger than this, an answer needs no time beside it. */
const QUIET_SECONDS = 5;
const LOOK_EVERY_MS = 1_000;
/** A replica that takes longer to say how far it is counts as away. */
const PATIENCE_MS = 2_000;

interface ReplicaDeps {
  readonly primary: Db;
  readonly replica: Db;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly metrics: Pick<Metrics, 'readAnswered'>;
  /** Absent: the machine's. */
  readonly clock?: Clock;
  /** Absent: as the two servers say. */
  readonly readPlaces?: (primary: Db, replica: Db) => Promise<LogPlaces>;
}

/** The primary's log as it was at an instant. */
interface Mark {
  readonly at: Date;
  readonly position: bigint;
}

/**
 * A replica whose place in the log is looked up each second, so that no read waits to learn of it. Its age is by the
 * primary's own marks: a quiet primary doesn't make it look old, nor does a lost line make it look young.
 */
export class WatchedReplica implements Replica {
  readonly #deps: ReplicaDeps;
  #marks: readonly Mark[] = [];
  /** How far it was at the last look; null: away. */
  #replayed: bigint | null = null;
  /** When all that it has was so; null: not known yet. */
  #asOf: Date | null = null;
  readonly #clock: Clock;
  readonly #since: Date;
  #isUsed: boolean | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(deps: ReplicaDeps) {
    this.#deps = deps;
    this.#clock = deps.clock ?? systemClock;
    this.#since = this.#clock.now();
    void this.#watch();
  }

  async read<T>(seen: LogPosition | null, work: (from: ReadFrom) => Promise<T>): Promise<T> {
    const { primary, replica, metrics } = this.#deps;
    if (this.#has(seen)) {
      try {
        const answer = await work({ db: replica, readAt: this.age() > QUIET_SECONDS ? this.#asOf : null });
        metrics.readAnswered('replica');
        return answer;
      } catch (error) {
        if (!isDatabaseFailure(error)) throw error;
        if (isDatabaseGone(error)) this.#replayed = null;
      }
    }
    metrics.readAnswered('primary');
    return work({ db: primary, readAt: null });
  }

  position(): Promise<LogPosition> {
    return readPosition(this.#deps.primary);
  }

  age(): number {
    return (this.#clock.now().getTime() - (this.#asOf ?? this.#since).getTime()) / 1_000;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #has(seen: LogPosition | null): boolean {
    if (this.#replayed === null || this.#asOf === null || this.age() > MOST_BEHIND_SECONDS) return false;
    const needed = seen === null ? null : positionNumber(seen);
    return needed === null || needed <= this.#replayed;
  }

  async #watch(): Promise<void> {
    const { primary, replica, readPlaces: look = readPlaces } = this.#deps;
    const at = this.#clock.now();
    const fault = await inTime(look(primary, replica), PATIENCE_MS, () => {
      throw new Error('It doesn’t answer.');
    }).then(
      (places) => this.#note(at, places),
      (error: unknown) => {
        this.#replayed = null;
        return error instanceof Error ? error.message : String(error);
      },
    );
    if (this.#isClosed) return;
    this.#tell(fault);
    this.#timer = setTimeout(() => void this.#watch(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Returns why the replica can't be used. */
  #note(at: Date, places: LogPlaces): string | null {
    const written = positionNumber(places.written);
    const replayed = positionNumber(places.replayed ?? '');
    this.#replayed = replayed;
    if (replayed === null || written === null) return 'It is no standby of the primary.';
    const marks = [...this.#marks, { at, position: written }];
    const reached = marks.findLastIndex(({ position }) => position <= replayed);
    this.#asOf = marks[reached]?.at ?? this.#asOf;
    this.#marks = marks.slice(Math.max(0, reached)).slice(-MOST_BEHIND_SECONDS);
    return this.age() > MOST_BEHIND_SECONDS ? `It is ${Math.round(this.age())} seconds behind.` : null;
  }

  #tell(fault: string | null): void {
    const isUsed = fault === null;
    if (isUsed === this.#isUsed) return;
    const { log } = this.#deps;
    if (fault !== null) log.warn({ fault }, 'The replica is not used: reads go to the primary.');
    else if (this.#isUsed === false) log.info('The replica is used again.');
    this.#isUsed = isUsed;
  }
}
