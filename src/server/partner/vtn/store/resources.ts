import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { openAdrResources } from '../../tables.ts';
import type { VtnPage } from '../queries.ts';
import type { VenOwner } from '../store.ts';

export type ResourceRow = typeof openAdrResources.$inferSelect;

const own = ({ brand, keyId }: VenOwner): SQL | undefined =>
  and(eq(openAdrResources.brand, brand), eq(openAdrResources.keyId, keyId));

interface ResourceFilter {
  readonly name: string | null;
  readonly venId: string | null;
}

export const readResources = (
  db: Db,
  owner: VenOwner,
  { name, venId }: ResourceFilter,
  page: VtnPage | null,
): Promise<ResourceRow[]> => {
  const found = db
    .select()
    .from(openAdrResources)
    .where(
      and(
        own(owner),
        name === null ? undefined : eq(openAdrResources.name, name),
        venId === null ? undefined : eq(openAdrResources.venId, venId),
      ),
    )
    .orderBy(asc(openAdrResources.createdAt), asc(openAdrResources.id));
  return page === null ? found : found.offset(page.skip).limit(page.limit);
};

export async function readResource(db: Db, owner: VenOwner, id: string): Promise<ResourceRow | null> {
  const [row] = await db
    .select()
    .from(openAdrResources)
    .where(and(own(owner), eq(openAdrResources.id, id)));
  return row ?? null;
}

export async function countResources(db: Db, venId: string): Promise<number> {
  const [row] = await db
    .select({ resources: count() })
    .from(openAdrResources)
    .where(eq(openAdrResources.venId, venId));
  return row?.resources ?? 0;
}

/** Null: the VEN has one of that name. */
export async function insertResource(
  db: Db,
  row: typeof openAdrResources.$inferInsert,
): Promise<ResourceRow | null> {
  const [made] = await db.insert(openAdrResources).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** Whether another resource of the VEN has the name. */
export async function isResourceNameTaken(
  db: Db,
  venId: string,
  name: string,
  but: string,
): Promise<boolean> {
  const found = await db
    .select({ id: openAdrResources.id })
    .from(openAdrResources)
    .where(and(eq(openAdrResources.venId, venId), eq(openAdrResources.name, name)));
  return found.some(({ id }) => id !== but);
}

/** As it now is; null: the key has none of this id. */
export async function updateResource(
  db: Db,
  owner: VenOwner,
  id: string,
  change: Partial<Pick<ResourceRow, 'name' | 'attributes' | 'targets' | 'changedAt'>>,
): Promise<ResourceRow | null> {
  const [row] = await db
    .update(openAdrResources)
    .set(change)
    .where(and(own(owner), eq(openAdrResources.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteResource(db: Db, id: string): Promise<void> {
  await db.delete(openAdrResources).where(eq(openAdrResources.id, id));
}
