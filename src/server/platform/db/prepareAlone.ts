import type { OpenDatabase } from './open.ts';

/** Any constant: the holder prepares the database while others wait. */
const lockKey = 0x65_62_62_77;

/**
 * Runs a step that creates tables in one process at a time, because simultaneous starts could deadlock. The lock
 * belongs to a connection, so a dead process leaves none behind.
 */
export async function prepareAlone<T>(database: OpenDatabase, step: () => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return step();
  return database.withConnection(async (connection) => {
    await connection.query('select pg_advisory_lock($1)', [lockKey]);
    try {
      return await step();
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [lockKey]);
    }
  });
}
