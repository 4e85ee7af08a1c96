import { sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

/** What refers to a segment. */
export interface SegmentUse {
  readonly kind: 'SEGMENT' | 'FEATURE' | 'EXPERIMENT' | 'EVENT' | 'GRID_SOURCE' | 'PLACEMENT';
  /** A segment's or content's id, a feature's or experiment's key, or the global id of an event or of a source's program. */
  readonly id: string;
  readonly name: string;
}

/**
 * Whether a change that waits for approval would use a segment. What its author and the approver read of how many members it
 * reaches is by the segment as it was.
 */
export async function isAwaited(db: Db, brandId: string, segmentId: string): Promise<boolean> {
  const inRules = JSON.stringify({ rules: [{ segmentId }] });
  const ofContent = JSON.stringify({ content: { segmentId } });
  const inTree = '$.tree.** ? (@.kind == "segment" && @.id == $id)';
  const [row] = await rows<{ found: boolean }>(
    db,
    sql`select exists (select from targeting_requests r where r.brand = ${brandId} and r.state = 'WAITING'
          and (r.proposal @> ${inRules}::jsonb or r.proposal @> ${ofContent}::jsonb
            or jsonb_path_exists(r.proposal, ${inTree}::jsonpath, jsonb_build_object('id', ${segmentId}::text)))) as found`,
  );
  return row?.found ?? false;
}

const GLOBAL = { EVENT: 'StaffEvent', GRID_SOURCE: 'Program' } as const;

/**
 * Everything that uses a segment: its id, or the key of one that the product defines. A segment in use can't be deleted.
 * Events and experiments use it until they end.
 */
export async function segmentUses(db: Db, brandId: string, segmentId: string): Promise<SegmentUse[]> {
  const inRules = JSON.stringify([{ segmentId }]);
  const inTree = '$.** ? (@.kind == "code" && @.key == $key)';
  const found = await rows<SegmentUse & Record<string, unknown>>(
    db,
    sql`select 'SEGMENT' as kind, s.id::text as id, s.name
        from segments s
        where s.brand = ${brandId}
          and (
            exists (
              select from segment_references r where r.segment_id = s.id and r.refers_to::text = ${segmentId}
            )
            or jsonb_path_exists(s.tree, ${inTree}::jsonpath, jsonb_build_object('key', ${segmentId}::text))
          )
        union all
        select 'FEATURE', f.key, f.key
        from (
          select u.key
          from feature_segments u
          where u.brand = ${brandId} and u.segment_id::text = ${segmentId}
          union
          select t.key
          from feature_settings t
          where t.brand = ${brandId} and t.rules @> ${inRules}::jsonb
        ) f
        union all
        select 'EXPERIMENT', x.key, x.key
        from experiments x
        where x.brand = ${brandId} and x.state <> 'STOPPED' and x.segment_id = ${segmentId}
        union all
        select 'EVENT', e.id::text,
          g.name || ', ' || to_char(e.start_at at time zone (g.rules ->> 'zone'), 'YYYY-MM-DD HH24:MI')
        from events e
        join programs g on g.id = e.program_id
        where e.brand = ${brandId}
          and e.status in ('SCHEDULED', 'ACTIVE')
          and coalesce(e.audience ->> 'segmentId', e.audience ->> 'segment') = ${segmentId}
        union all
        select 'GRID_SOURCE', o.program_id::text, o.name
        from grid_sources o
        where o.brand = ${brandId} and o.segment = ${segmentId}
        union all
        select 'PLACEMENT', i.id::text, i.title
        from placement_instances i
        where i.brand = ${brandId} and i.segment_id = ${segmentId}
        order by 1, 3`,
  );
  return found.map((use) =>
    use.kind === 'EVENT' || use.kind === 'GRID_SOURCE'
      ? { ...use, id: toGlobalId(GLOBAL[use.kind], use.id) }
      : use,
  );
}
