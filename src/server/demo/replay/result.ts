import type { Db } from '../../platform/db/db.ts';
import { findParticipation } from '../queries/events.ts';

export type ReplayResult =
  | { readonly settlement: 'PENDING'; readonly pendingReason: string | null }
  | {
      readonly settlement: 'SETTLED';
      readonly baselineWh: number;
      readonly usedWh: number;
      readonly reductionWh: number;
      readonly points: number;
      readonly watts: number;
    };

export async function readResult(db: Db, memberId: string, eventId: string): Promise<ReplayResult> {
  const row = await findParticipation(db, memberId, eventId);
  if (!row || row.settlement === null || row.settlement === 'PENDING')
    return { settlement: 'PENDING', pendingReason: row?.pendingReason ?? null };
  return {
    settlement: 'SETTLED',
    baselineWh: row.baselineWh ?? 0,
    usedWh: row.usedWh ?? 0,
    reductionWh: row.reductionWh ?? 0,
    points: row.points ?? 0,
    watts: row.watts ?? 0,
  };
}
