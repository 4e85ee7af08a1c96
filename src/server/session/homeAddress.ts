import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { members } from './tables.ts';

/** Who lives where, as a partner who enrols them is told. */
export interface HomeAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly timeZone: string;
  /** Normalised; null: not known. */
  readonly postalCode: string | null;
}

/** Null: there is no such member. */
export async function readHomeAddress(db: Db, memberId: string): Promise<HomeAddress | null> {
  const { firstName, lastName, timeZone, postalCode } = members;
  const [row] = await db
    .select({ firstName, lastName, timeZone, postalCode })
    .from(members)
    .where(eq(members.id, memberId));
  return row ?? null;
}
