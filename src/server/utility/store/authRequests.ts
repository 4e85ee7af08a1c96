import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { utilityAuthRequests } from '../tables.ts';

export type AuthRequest = typeof utilityAuthRequests.$inferSelect;

export async function insertAuthRequest(
  tx: Db,
  request: typeof utilityAuthRequests.$inferInsert,
): Promise<void> {
  await tx.insert(utilityAuthRequests).values(request);
}

/** Null: unknown. */
export async function findAuthRequest(db: Db, id: string): Promise<AuthRequest | null> {
  const [row] = await db.select().from(utilityAuthRequests).where(eq(utilityAuthRequests.id, id));
  return row ?? null;
}

/** Null: unknown. */
export async function findAuthRequestByState(db: Db, stateHash: string): Promise<AuthRequest | null> {
  const [row] = await db
    .select()
    .from(utilityAuthRequests)
    .where(eq(utilityAuthRequests.stateHash, stateHash));
  return row ?? null;
}

/** Uses a request, once; false: it is used already. */
export async function redeemAuthRequest(
  db: Db,
  id: string,
  used: { readonly usedAt: Date; readonly code?: string; readonly dueAt?: Date },
): Promise<boolean> {
  const first = await db
    .update(utilityAuthRequests)
    .set(used)
    .where(and(eq(utilityAuthRequests.id, id), isNull(utilityAuthRequests.usedAt)))
    .returning({ id: utilityAuthRequests.id });
  return first.length > 0;
}

/** Null: it has an outcome or no code, or another exchange that started since `staleBefore` is running. */
export async function claimExchange(
  db: Db,
  id: string,
  { now, staleBefore, dueAt }: { readonly now: Date; readonly staleBefore: Date; readonly dueAt: Date },
): Promise<AuthRequest | null> {
  const free = or(isNull(utilityAuthRequests.exchangeAt), lt(utilityAuthRequests.exchangeAt, staleBefore));
  const [row] = await db
    .update(utilityAuthRequests)
    .set({ exchangeAt: now, dueAt })
    .where(
      and(
        eq(utilityAuthRequests.id, id),
        isNull(utilityAuthRequests.outcome),
        isNotNull(utilityAuthRequests.code),
        free,
      ),
    )
    .returning();
  return row ?? null;
}

/** Gives a claimed exchange back, to be tried again at `dueAt`. */
export async function releaseExchange(db: Db, id: string, dueAt: Date): Promise<void> {
  await db.update(utilityAuthRequests).set({ exchangeAt: null, dueAt }).where(eq(utilityAuthRequests.id, id));
}

/** A finished request keeps neither code nor verifier. */
const over = (outcome: AuthRequest['outcome']) => ({ outcome, code: null, verifier: '', dueAt: null });

/** Finishes a request with success; false: it has an outcome already. */
export async function succeedAuthRequest(tx: Db, id: string): Promise<boolean> {
  const done = await tx
    .update(utilityAuthRequests)
    .set(over('active'))
    .where(and(eq(utilityAuthRequests.id, id), isNull(utilityAuthRequests.outcome)))
    .returning({ id: utilityAuthRequests.id });
  return done.length > 0;
}

/** Finishes a request, whatever its outcome was. */
export async function finishAuthRequest(
  tx: Db,
  id: string,
  outcome: NonNullable<AuthRequest['outcome']>,
): Promise<void> {
  await tx.update(utilityAuthRequests).set(over(outcome)).where(eq(utilityAuthRequests.id, id));
}
