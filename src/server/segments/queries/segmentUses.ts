import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

/** What refers to a segment. */
export interface SegmentUse {
  readonly kind: 'SEGMENT' | 'FEATURE';
  /** A segment's id, or a feature's key. */
  readonly id: string;
  readonly name: string;
}

/** Everything that uses a segment. A segment in use can't be deleted. */
export function segmentUses(db: Db, brandId: string, segmentId: string): Promise<SegmentUse[]> {
  return rows<SegmentUse & Record<string, unknown>>(
    db,
    sql`select 'SEGMENT' as kind, s.id::text as id, s.name from segment_references r join segments s on s.id = r.segment_id
          where r.refers_to = ${segmentId} and s.brand = ${brandId}
        union all select 'FEATURE', f.key, f.key from feature_segments f where f.segment_id = ${segmentId} and f.brand = ${brandId}
        order by 1 desc, 3`,
  );
}
