import type { Noise } from '../../../domain/settlement/noise.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

const latest = statement<{ noise: Noise | null }>(
  'accuracy-home-noise',
  `select r.receipt -> 'noise' -> 'noise' as noise
   from participations p join receipts r on r.member_id = p.member_id and r.event_id = p.event_id and r.version = p.receipt_version
   where p.member_id = $1 and p.settlement in ('SETTLED', 'RESTATED') and p.baseline_wh is not null
   order by p.start_at desc limit 1`,
);

/** The noise of a member's latest receipt by a baseline; null without one, and where it could not be measured. */
export async function homeNoise(db: Db, memberId: string): Promise<Noise | null> {
  return (await latest(db, [memberId]))[0]?.noise ?? null;
}
