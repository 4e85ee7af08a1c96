import type { ProgramPay } from '../../../domain/settlement/likelyPay.ts';
import type { Db } from '../../platform/db/db.ts';
import { programPay } from '../tables.ts';

export async function writeProgramPay(
  db: Db,
  programId: string,
  { shares, results }: ProgramPay,
): Promise<void> {
  await db
    .insert(programPay)
    .values({ programId, shares, results })
    .onConflictDoUpdate({ target: programPay.programId, set: { shares, results } });
}
