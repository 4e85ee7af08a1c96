import type pg from 'pg';
import type { Logger } from '../logger.ts';
import { isDiskFull } from './errors.ts';

/** How long the server's disk counts as full after a refused write. */
const FULL_FOR_MS = 60_000;

/** Notices when a PostgreSQL server refuses writes because its disk is full. */
export function watchForDiskFull(pool: pg.Pool, log: Pick<Logger, 'warn'>): { hasSpace(): boolean } {
  let fullUntil = -Infinity;
  const notice = (error: unknown): void => {
    if (!isDiskFull(error)) return;
    if (performance.now() > fullUntil)
      log.warn('The disk of the PostgreSQL server is full: it refuses writes.');
    fullUntil = performance.now() + FULL_FOR_MS;
  };
  const watch = (target: pg.Pool | pg.PoolClient): void => {
    const query = target.query;
    const watched = (...args: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(query, target, args);
      if (answer instanceof Promise) answer.catch(notice);
      return answer;
    };
    Object.defineProperty(target, 'query', { value: watched, configurable: true });
  };
  watch(pool);
  pool.on('connect', watch);
  return { hasSpace: () => performance.now() > fullUntil };
}
