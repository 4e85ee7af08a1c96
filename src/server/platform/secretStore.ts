import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import { transaction } from './db/transaction.ts';
import { createSecrets, fingerprint, type Secrets } from './secrets.ts';
import { KEPT_KEY } from './settingParsers.ts';
import { serverSecrets } from './tables.ts';

/**
 * The rows of `server_secrets`. `root`: the key that was made at the first start, where SECRET_KEY named none.
 * `fingerprint`: of the key under which everything is sealed. `lasting`: the first key ever, sealed, once it was rotated.
 */
const [ROOT, FINGERPRINT, LASTING] = ['root', 'fingerprint', 'lasting'] as const;
const LASTING_PLACE = 'server_secrets';

/** SECRET_KEY isn't the key of this database; the message is for the operator. */
export class SecretKeyFault extends Error {
  override readonly name = 'SecretKeyFault';
}

/**
 * The keys of SECRET_KEY: the first one seals, all open. Without any, a random key that is made at the first start and
 * kept in the database, so that sessions survive a restart and all processes share it.
 * @throws SecretKeyFault for keys that aren't this database's.
 */
export async function loadSecrets(db: Db, secretKeys: readonly string[], now: Date): Promise<Secrets> {
  const { root, others, lasting } = await readKeys(db, secretKeys, now);
  return createSecrets(root, others, lasting);
}

interface Keys {
  readonly root: Buffer;
  readonly others: readonly Buffer[];
  readonly lasting: Buffer;
}

async function readKeys(db: Db, secretKeys: readonly string[], now: Date): Promise<Keys> {
  const isKept = secretKeys.length === 0;
  const known = await readRow(db, FINGERPRINT);
  if (isKept && known === null) await insertRow(db, ROOT, randomBytes(32).toString('base64'), now);
  const kept = await readRow(db, ROOT);
  if (kept === null && (isKept || secretKeys.includes(KEPT_KEY)))
    throw new SecretKeyFault(
      'This database was sealed with a SECRET_KEY, and no key is kept in it. Set SECRET_KEY to that key.',
    );
  const [root, ...others] = (isKept ? [KEPT_KEY] : secretKeys).map((key) =>
    key === KEPT_KEY ? Buffer.from(kept ?? '', 'base64') : Buffer.from(key, 'hex'),
  );
  if (root === undefined) throw new Error('There is no key.');
  const all = [root, ...others];
  // A database without a fingerprint was sealed with the oldest of the keys.
  const oldest = all.at(-1) ?? root;
  // A start on a full disk only reads.
  if (known === null) await insertRow(db, FINGERPRINT, fingerprint(oldest), now);
  const sealedWith = await readRow(db, FINGERPRINT);
  const current = all.find((key) => fingerprint(key) === sealedWith);
  if (current === undefined) throw new SecretKeyFault(kept === null || !isKept ? OTHER_KEY : NO_KEY);
  const lasting = await readRow(db, LASTING);
  return {
    root,
    others,
    lasting:
      lasting === null
        ? current
        : Buffer.from(createSecrets(root, others).open(LASTING, LASTING_PLACE, lasting), 'base64'),
  };
}

const OTHER_KEY =
  'SECRET_KEY isn’t the key that this database was sealed with, so none of its secrets could be opened. ' +
  'Start with that key. To change it, put the new key before the old one, with a comma between, and run ' +
  '`npm run reseal`.';
const NO_KEY = 'This database was sealed with a SECRET_KEY. Set SECRET_KEY to that key.';

/** Everything is sealed with the first key now: the others are forgotten. */
export async function endRotation(db: Db, secretKeys: readonly string[], now: Date): Promise<void> {
  const { root, lasting } = await readKeys(db, secretKeys, now);
  const sealed = createSecrets(root).seal(LASTING, LASTING_PLACE, lasting.toString('base64'));
  await transaction(db, async (tx) => {
    await tx.delete(serverSecrets).where(inArray(serverSecrets.name, [FINGERPRINT, LASTING]));
    await insertRow(tx, FINGERPRINT, fingerprint(root), now);
    await insertRow(tx, LASTING, sealed, now);
    if (secretKeys[0] !== KEPT_KEY) await tx.delete(serverSecrets).where(eq(serverSecrets.name, ROOT));
  });
}

/** Whether a key of SECRET_KEY is the one with this fingerprint. */
export const isKeyOf = (key: string, known: string): boolean =>
  key !== KEPT_KEY && fingerprint(Buffer.from(key, 'hex')) === known;

async function readRow(db: Db, name: string): Promise<string | null> {
  const [row] = await db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name));
  return row?.value ?? null;
}

async function insertRow(db: Db, name: string, value: string, createdAt: Date): Promise<void> {
  await db.insert(serverSecrets).values({ name, value, createdAt }).onConflictDoNothing();
}
