import { eq } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import { sharedBy } from './db/sharedBy.ts';
import { systemSettings } from './tables.ts';

/** A form of rows that the release before can't read. A new database uses it at once, one in use when its operator says so. */
export type StoredForm = 'short-readings';

const used = new WeakMap<object, Set<StoredForm>>();

/** Whether rows are written in a form. Once they are, they always are. */
export async function usesForm(db: Db, form: StoredForm): Promise<boolean> {
  const known = used.get(sharedBy(db)) ?? new Set();
  if (known.has(form)) return true;
  const found = await db
    .select({ key: systemSettings.key })
    .from(systemSettings)
    .where(eq(systemSettings.key, form));
  if (found.length === 0) return false;
  used.set(sharedBy(db), known.add(form));
  return true;
}

/** From now on, every process writes rows in a form. */
export async function useForm(db: Db, form: StoredForm, now: Date): Promise<void> {
  await db.insert(systemSettings).values({ key: form, value: true, updatedAt: now }).onConflictDoNothing();
}
