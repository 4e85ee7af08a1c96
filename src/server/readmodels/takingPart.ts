import type { TakingPart } from '../../domain/utility/takingPart.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { TAKING_PART_COLUMNS, type TakingPartRow } from './connectionRow.ts';
import { toTakingPart } from './utilityState.ts';

/** $1 member, $2 brand. */
const read = statement<TakingPartRow>(
  'taking-part',
  `select ${TAKING_PART_COLUMNS}
   from members m
   left join utility_connections c on c.member_id = m.id
   left join utilities cu on cu.id = c.utility_id
   where m.id = $1 and m.brand = $2`,
);

/** Whether a member's home can take part in events; null for an id that doesn't exist in the brand. */
export async function readTakingPart(db: Db, brandId: string, memberId: string): Promise<TakingPart | null> {
  const [row] = await read(db, [memberId, brandId]);
  return row === undefined ? null : toTakingPart(row);
}
