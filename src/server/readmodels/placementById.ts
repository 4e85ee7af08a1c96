import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import type { PlacementRow } from './homeRow.ts';

const one = statement<PlacementRow & Record<string, unknown>>(
  'placement_by_id',
  `select placement, locale, id, title, subtitle, icon, content, image_url as "imageUrl", subtext, ctas
   from placement_instances where brand = $1 and id = $2 and active`,
);

/** A piece of content that the brand shows now. */
export async function placementById(db: Db, brandId: string, id: string): Promise<PlacementRow | null> {
  const [row] = await one(db, [brandId, id]);
  return row ?? null;
}
