import { and, eq, isNull } from 'drizzle-orm';
import type { PartnerRight } from '../../domain/partner/rights.ts';
import type { Db } from '../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../platform/db/sql.ts';
import { isId } from '../platform/ids.ts';
import { apiKeys } from './tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

interface KnownRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly rights: readonly PartnerRight[];
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

/** A key that is good now. */
export interface KnownKey {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly rights: readonly PartnerRight[];
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** $1 brand, $2 hash, $3 now. */
const good = statement<KnownRow>(
  'partner-key',
  `select id, name, hint, rights, expires_at as "expiresAt", last_used_at as "lastUsedAt" from api_keys
   where hash = $2 and brand = $1 and ended_at is null and expires_at > $3::timestamptz`,
);

export async function findKey(db: Db, brand: string, hash: string, now: Date): Promise<KnownKey | null> {
  const [row] = await good(db, [brand, hash, now.toISOString()]);
  return row === undefined ? null : toKnown(row);
}

/** $1 brand, $2 id, $3 now. */
const goodById = statement<KnownRow>(
  'partner-key-by-id',
  `select id, name, hint, rights, expires_at as "expiresAt", last_used_at as "lastUsedAt" from api_keys
   where id = $2::uuid and brand = $1 and ended_at is null and expires_at > $3::timestamptz`,
);

export async function findKeyById(db: Db, brand: string, id: string, now: Date): Promise<KnownKey | null> {
  const [row] = isId(id) ? await goodById(db, [brand, id, now.toISOString()]) : [];
  return row === undefined ? null : toKnown(row);
}

const toKnown = (row: KnownRow): KnownKey => ({
  ...row,
  expiresAt: instant(row.expiresAt),
  lastUsedAt: instantOrNull(row.lastUsedAt),
});

export async function noteUse(db: Db, id: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}

export async function insertKey(db: Db, row: typeof apiKeys.$inferInsert): Promise<void> {
  await db.insert(apiKeys).values(row);
}

export async function readKey(db: Db, brand: string, id: string): Promise<ApiKeyRow | null> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.brand, brand)));
  return row ?? null;
}

/** Returns whether it had not ended before. */
export async function endKey(db: Db, brand: string, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(apiKeys)
    .set({ endedAt: now })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.brand, brand), isNull(apiKeys.endedAt)))
    .returning({ id: apiKeys.id });
  return ended.length > 0;
}
