import type { Db } from '../platform/db/db.ts';
import { memberRelations } from './tables.ts';

interface Relation {
  readonly memberId: string;
  readonly kind: 'referrer' | 'partner';
  /** The code of the referral or partner link. */
  readonly code: string;
  readonly now: Date;
}

/** Records who referred a member; the first relation of a kind wins (SES-37). */
export async function relate(db: Db, { memberId, kind, code, now }: Relation): Promise<void> {
  await db.insert(memberRelations).values({ memberId, kind, code, relatedAt: now }).onConflictDoNothing();
}
