import type { Db } from '../platform/db/db.ts';
import { memberRelations } from './tables.ts';

export interface Relation {
  readonly memberId: string;
  readonly kind: 'referrer' | 'partner';
  /** The code of the link. */
  readonly code: string;
  readonly now: Date;
}

/** Relates a member to a referrer or a partner's link; the first relation of a kind stays (SES-37). */
export async function relate(db: Db, { memberId, kind, code, now }: Relation): Promise<void> {
  await db.insert(memberRelations).values({ memberId, kind, code, relatedAt: now }).onConflictDoNothing();
}
