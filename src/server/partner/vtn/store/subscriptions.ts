import { and, asc, count, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { OpenAdrObject } from '../../../../domain/partner/notifications.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isAnyDue } from '../../../platform/db/isAnyDue.ts';
import { apiKeys, openAdrChanges, openAdrSubscriptions } from '../../tables.ts';
import type { VtnPage } from '../queries.ts';
import type { VenOwner } from '../store.ts';

export type SubscriptionRow = typeof openAdrSubscriptions.$inferSelect;
export type ChangeRow = typeof openAdrChanges.$inferSelect;

const own = ({ brand, keyId }: VenOwner): SQL | undefined =>
  and(eq(openAdrSubscriptions.brand, brand), eq(openAdrSubscriptions.keyId, keyId));

/** Has an address for one of these kinds of objects. */
const concerns = (objects: readonly OpenAdrObject[]): SQL | undefined =>
  or(
    ...objects.map(
      (object) => sql`${openAdrSubscriptions.callbacks} @> ${JSON.stringify([{ objects: [object] }])}::jsonb`,
    ),
  );

interface SubscriptionFilter {
  readonly programId: string | null;
  readonly clientName: string | null;
  readonly objects: readonly OpenAdrObject[];
}

export const readSubscriptions = (
  db: Db,
  owner: VenOwner,
  { programId, clientName, objects }: SubscriptionFilter,
  { skip, limit }: VtnPage,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(openAdrSubscriptions)
    .where(
      and(
        own(owner),
        programId === null ? undefined : eq(openAdrSubscriptions.programId, programId),
        clientName === null ? undefined : eq(openAdrSubscriptions.clientName, clientName),
        concerns(objects),
      ),
    )
    .orderBy(asc(openAdrSubscriptions.createdAt), asc(openAdrSubscriptions.id))
    .offset(skip)
    .limit(limit);

export async function readSubscription(db: Db, owner: VenOwner, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(openAdrSubscriptions)
    .where(and(own(owner), eq(openAdrSubscriptions.id, id)))
    .for('update');
  return row ?? null;
}

/** The subscription that an address belongs to. */
export async function readSubscriptionOf(
  tx: Db,
  brand: string,
  endpointId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(openAdrSubscriptions)
    .where(
      and(
        eq(openAdrSubscriptions.brand, brand),
        sql`${openAdrSubscriptions.callbacks} @> ${JSON.stringify([{ endpointId }])}::jsonb`,
      ),
    )
    .for('update');
  return row ?? null;
}

/** The addresses that a key's devices want to be called at. */
export async function readEndpointIds(tx: Db, keyId: string): Promise<string[]> {
  const found = await tx
    .select({ callbacks: openAdrSubscriptions.callbacks })
    .from(openAdrSubscriptions)
    .where(eq(openAdrSubscriptions.keyId, keyId))
    .for('update');
  return found.flatMap(({ callbacks }) => callbacks.map(({ endpointId }) => endpointId));
}

export async function countSubscriptions(db: Db, owner: VenOwner): Promise<number> {
  const [row] = await db.select({ subscriptions: count() }).from(openAdrSubscriptions).where(own(owner));
  return row?.subscriptions ?? 0;
}

export async function insertSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  await db.insert(openAdrSubscriptions).values(row);
}

export async function updateSubscription(
  db: Db,
  id: string,
  change: Pick<SubscriptionRow, 'clientName' | 'programId' | 'callbacks' | 'targets' | 'changedAt'>,
): Promise<void> {
  await db.update(openAdrSubscriptions).set(change).where(eq(openAdrSubscriptions.id, id));
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.delete(openAdrSubscriptions).where(eq(openAdrSubscriptions.id, id));
}

/** Subscriptions by keys that are good, to a kind of object of a program, or of no program; of one key if it is given. */
export async function readSubscribers(
  db: Db,
  wanted: {
    readonly brand: string;
    readonly objectType: OpenAdrObject;
    readonly programId: string | null;
    readonly keyId: string | null;
    readonly now: Date;
  },
): Promise<SubscriptionRow[]> {
  const { brand, objectType, programId, keyId, now } = wanted;
  const found = await db
    .select({ subscription: openAdrSubscriptions })
    .from(openAdrSubscriptions)
    .innerJoin(apiKeys, eq(apiKeys.id, openAdrSubscriptions.keyId))
    .where(
      and(
        eq(openAdrSubscriptions.brand, brand),
        keyId === null ? undefined : eq(openAdrSubscriptions.keyId, keyId),
        programId === null
          ? undefined
          : or(isNull(openAdrSubscriptions.programId), eq(openAdrSubscriptions.programId, programId)),
        concerns([objectType]),
        isNull(apiKeys.endedAt),
        sql`${apiKeys.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    );
  return found.map(({ subscription }) => subscription);
}

/** Notes a change for subscribers where the brand has any. In the transaction of the change. */
export async function noteChange(tx: Db, change: typeof openAdrChanges.$inferInsert): Promise<void> {
  const [any] = await tx
    .select({ id: openAdrSubscriptions.id })
    .from(openAdrSubscriptions)
    .where(eq(openAdrSubscriptions.brand, change.brand))
    .limit(1);
  if (any !== undefined) await tx.insert(openAdrChanges).values(change);
}

export const areChangesDue = (now: Date): SQL => isAnyDue(openAdrChanges.at, now);

/** Takes a change, in the transaction that makes its notifications; null: another process has. */
export async function takeChange(tx: Db, id: number): Promise<ChangeRow | null> {
  const [row] = await tx.delete(openAdrChanges).where(eq(openAdrChanges.id, id)).returning();
  return row ?? null;
}

export const findChanges = (db: Db, limit: number): Promise<{ id: number }[]> =>
  db.select({ id: openAdrChanges.id }).from(openAdrChanges).orderBy(asc(openAdrChanges.id)).limit(limit);
