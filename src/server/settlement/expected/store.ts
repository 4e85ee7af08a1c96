import { and, eq, gt, gte } from 'drizzle-orm';
import type { ProgramPay } from '../../../domain/settlement/likelyPay.ts';
import type { Db } from '../../platform/db/db.ts';
import { programPay } from '../tables.ts';

export async function writeProgramPay(
  db: Db,
  programId: string,
  { shares, results }: ProgramPay,
  sampledAt: Date | null,
): Promise<void> {
  await db
    .insert(programPay)
    .values({ programId, shares, results, sampledAt })
    .onConflictDoUpdate({ target: programPay.programId, set: { shares, results, sampledAt } });
}

/** Whether a sample of at least this many results was taken after an instant. */
export async function hasSampleSince(
  db: Db,
  programId: string,
  since: Date,
  results: number,
): Promise<boolean> {
  const found = await db
    .select({ programId: programPay.programId })
    .from(programPay)
    .where(
      and(
        eq(programPay.programId, programId),
        gt(programPay.sampledAt, since),
        gte(programPay.results, results),
      ),
    );
  return found.length > 0;
}
