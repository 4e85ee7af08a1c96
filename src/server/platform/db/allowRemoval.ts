import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Lets this transaction change what is otherwise only added to. */
export async function allowRemoval(tx: Db): Promise<void> {
  await setForTransaction(tx, sql`set local ebbwatt.removes_account = 'on'`);
}

/** Lets this transaction write entries in place of others, which were booked when those were. */
export async function withMovingEntries(tx: Db, work: () => Promise<void>): Promise<void> {
  await setForTransaction(tx, sql`set local ebbwatt.moves_entries = 'on'`);
  await work();
  await setForTransaction(tx, sql`set local ebbwatt.moves_entries = 'off'`);
}

/** On a cluster, the workers that a transaction writes to hear of a setting by this one; elsewhere it means nothing. */
async function setForTransaction(tx: Db, setting: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`set local citus.propagate_set_commands = 'local'`);
  await tx.execute(setting);
}
