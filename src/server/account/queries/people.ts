import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';

/** An invited person. */
export interface InvitedPerson {
  readonly id: string;
  readonly email: string;
  /** Empty until they have given it. */
  readonly name: string;
  readonly personId: string | null;
  /** They have chosen a password, or logged in at the provider. */
  readonly hasJoined: boolean;
  readonly expiresAt: Date;
}

type Row = Omit<InvitedPerson, 'expiresAt'> & { expiresAt: string } & Record<string, unknown>;

/** $1 home. */
const ofHome = statement<Row>(
  'people_of_home',
  `select i.id, coalesce(p.email, i.email) as email, coalesce(trim(p.first_name || ' ' || p.last_name), '') as name,
     i.person_id as "personId", coalesce(p.password_hash is not null or p.sso_login, false) as "hasJoined", i.expires_at as "expiresAt"
   from home_invitations i
   left join members p on p.id = i.person_id
   where i.home_id = $1::uuid
   order by i.id`,
);

/** In the order of their invitations. */
export async function readPeople(db: Db, homeId: string): Promise<readonly InvitedPerson[]> {
  return (await ofHome(db, [homeId])).map((row) => ({ ...row, expiresAt: instant(row.expiresAt) }));
}

const owner = statement<{ name: string; email: string }>(
  'owner_of_home',
  `select trim(first_name || ' ' || last_name) as name, email from members where id = $1::uuid`,
);

export async function readOwner(db: Db, homeId: string): Promise<{ name: string; email: string } | null> {
  const [row] = await owner(db, [homeId]);
  return row ?? null;
}

/** The log-ins of the people of a home. */
const logIns = statement<{ id: string }>(
  'log_ins_of_home',
  `select id from members where home_id = $1::uuid`,
);

export async function readLogIns(db: Db, homeId: string): Promise<readonly string[]> {
  return (await logIns(db, [homeId])).map(({ id }) => id);
}

/** Whether staff are among these members. */
const staff = statement<{ any: boolean }>(
  'any_staff',
  `select exists (select from members where id = any($1::uuid[]) and is_admin) as any`,
);

export async function isAnyStaff(db: Db, memberIds: readonly string[]): Promise<boolean> {
  const [row] = await staff(db, [memberIds]);
  return row?.any === true;
}
