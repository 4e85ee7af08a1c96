import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** What decides whether staff can put a member's home into a program, with the names for the sentence. */
export interface EnrolmentFacts {
  readonly memberId: string;
  /** Full name, or the email address without one. */
  readonly name: string;
  readonly postalCode: string | null;
  readonly utilityId: string | null;
  readonly utilityName: string | null;
  readonly programId: string | null;
  readonly programName: string | null;
  readonly state: string | null;
  readonly substate: string | null;
}

/** $1 brand, $2 members. */
const read = statement<EnrolmentFacts & Record<string, unknown>>(
  'enrolment_facts',
  `select m.id as "memberId", coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as name,
     coalesce(c.postal_code, m.postal_code) as "postalCode", c.utility_id as "utilityId",
     u.short_name as "utilityName", c.program_id as "programId", p.name as "programName",
     c.widget_state as state, c.widget_substate as substate
   from members m
   left join utility_connections c on c.member_id = m.id
   left join utilities u on u.id = c.utility_id
   left join programs p on p.id = c.program_id
   where m.brand = $1 and m.id = any($2::uuid[])`,
);

/** Members of the brand by id; unknown ids are left out. */
export async function enrolmentFacts(
  db: Db,
  brandId: string,
  memberIds: readonly string[],
): Promise<Map<string, EnrolmentFacts>> {
  return new Map((await read(db, [brandId, [...memberIds]])).map((row) => [row.memberId, row]));
}
