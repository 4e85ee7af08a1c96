import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** The member who leaves, and the other program's utility. */
export type DisenrollmentRow = {
  readonly firstName: string;
  readonly lastName: string;
  readonly utilityShortName: string | null;
  readonly url: string | null;
  readonly drpName: string | null;
  readonly drpEmail: string | null;
  /** Whether the utility reports the home in another provider's program. */
  readonly inConflict: boolean;
};

const read = statement<DisenrollmentRow>(
  'disenrollment',
  `select m.first_name as "firstName", m.last_name as "lastName", u.short_name as "utilityShortName",
     u.drp_url as url, u.drp_name as "drpName", u.drp_email as "drpEmail",
     coalesce(c.widget_substate in ('ConflictingDRP', 'LocDisputed'), false) as "inConflict"
   from members m
   left join utility_connections c on c.member_id = m.id
   left join utilities u on u.id = c.utility_id
   where m.id = $1 and m.brand = $2`,
);

export async function readDisenrollment(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<DisenrollmentRow | null> {
  const [row] = await read(db, [memberId, brandId]);
  return row ?? null;
}
