import { eq } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { systemSettings } from './tables.ts';

const key = 'clock_offset_ms';
const refreshEveryMs = 1_000;

/** The wall clock plus an offset in the database, so that all processes agree. */
export interface MovableClock extends Clock {
  /** Sets the time for all processes; others follow within a second. */
  moveTo(db: Db, at: Date): Promise<void>;
  reset(db: Db): Promise<void>;
  stop(): void;
}

/** Only where no data is real: tests, development, review and the demo. */
export function mayMoveClock({ environment, demo }: Pick<Config, 'environment' | 'demo'>): boolean {
  return demo || environment === 'test' || environment === 'dev' || environment === 'review';
}

export async function createMovableClock(db: Db): Promise<MovableClock> {
  const read = async (): Promise<number> => {
    const [row] = await db
      .select({ value: systemSettings.value })
      .from(systemSettings)
      .where(eq(systemSettings.key, key));
    return typeof row?.value === 'number' ? row.value : 0;
  };
  let offset = await read();
  const listeners: (() => void)[] = [];
  const set = (value: number): void => {
    if (value === offset) return;
    offset = value;
    for (const listener of listeners) listener();
  };
  let writes = 0;
  const timer = setInterval(() => {
    const before = writes;
    // Without a database the clock continues unchanged. A read that began before a move here is outdated.
    read().then(
      (found) => before === writes && set(found),
      () => undefined,
    );
  }, refreshEveryMs);
  timer.unref();

  const write = async (into: Db, value: number): Promise<void> => {
    const updatedAt = new Date();
    await into
      .insert(systemSettings)
      .values({ key, value, updatedAt })
      .onConflictDoUpdate({ target: systemSettings.key, set: { value, updatedAt } });
    writes += 1;
    set(value);
  };

  return {
    now: () => new Date(Date.now() + offset),
    onMoved: (listener) => void listeners.push(listener),
    moveTo: (into, at) => write(into, at.getTime() - Date.now()),
    reset: (into) => write(into, 0),
    stop: () => clearInterval(timer),
  };
}
