import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import { createSecrets, type Secrets } from './secrets.ts';
import { serverSecrets } from './tables.ts';

/**
 * The root of all secrets: SECRET_KEY where the operator gives one, else a random one that the first start makes and
 * keeps in the database, so that sessions survive a restart and every process has the same.
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
