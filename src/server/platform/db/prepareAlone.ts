import type { OpenDatabase } from './open.ts';

/** Any number, the same in every process: who holds it prepares the database, the others wait. */
const lockKey = 0x65_62_62_77;

/**
 * Runs a step that makes tables while no other process does: at a start, two that make tables at the same time can lock each
 * other out. The lock has a connection of its own and goes with it, so a process that dies leaves none behind.
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
