import type { SessionMember } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { shortRead } from '../../platform/db/sql.ts';

export type HomeFacts = Pick<SessionMember, 'timeZone' | 'accountSetupStatus' | 'attributes'>;

/** $1 home, $2 brand. */
const factsOfHome = shortRead<{ [Key in keyof HomeFacts]: HomeFacts[Key] }>(
  'home_facts',
  `select m.time_zone as "timeZone", m.account_setup_status as "accountSetupStatus",
     coalesce((select jsonb_object_agg(a.key, a.value) from member_attributes a where a.member_id = m.id), '{}') as attributes
   from members m where m.id = $1 and m.brand = $2`,
);

export async function readHomeFacts(db: Db, brandId: string, homeId: string): Promise<HomeFacts | null> {
  const [row] = await factsOfHome(db, [homeId, brandId]);
  return row ?? null;
}
