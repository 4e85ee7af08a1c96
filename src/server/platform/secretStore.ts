import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import { createSecrets, type Secrets } from './secrets.ts';
import { serverSecrets } from './tables.ts';

/**
 * SECRET_KEY if set, otherwise a random key created at the first start and kept in the database, so that sessions
 * survive a restart and all processes share it.
 */
export async function loadSecrets(db: Db, secretKey: string | null, now: Date): Promise<Secrets> {
  if (secretKey !== null) return createSecrets(Buffer.from(secretKey, 'hex'));
  await db
    .insert(serverSecrets)
    .values({ name: 'root', value: randomBytes(32).toString('base64'), createdAt: now })
    .onConflictDoNothing();
  const [row] = await db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, 'root'));
  if (!row) throw new Error('The root secret is neither there nor can it be made.');
  return createSecrets(Buffer.from(row.value, 'base64'));
}
