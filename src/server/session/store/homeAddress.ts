import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { members } from '../tables.ts';

/** A member's home, for partners who enrol it. */
export interface HomeAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly timeZone: string;
  /** Normalized; null when unknown. */
  readonly postalCode: string | null;
}

/** Null for an unknown member. */
export async function readHomeAddress(db: Db, memberId: string): Promise<HomeAddress | null> {
  const { firstName, lastName, timeZone, postalCode } = members;
  const [row] = await db
    .select({ firstName, lastName, timeZone, postalCode })
    .from(members)
    .where(eq(members.id, memberId));
  return row ?? null;
}
