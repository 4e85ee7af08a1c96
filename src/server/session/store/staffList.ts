import type { Db } from '../../platform/db/db.ts';
import { sortedList, type Order, type SortedRow, type SortKey } from '../../platform/db/sortedList.ts';
import { instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { memberMatches, toPattern } from '../../readmodels/memberSearch.ts';

/** Someone on a brand's staff, as the page of staff and roles shows them. */
export interface StaffAccountRow {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly roleKeys: readonly string[];
  readonly waitingRoles: readonly { readonly roleKey: string; readonly grantedBy: string | null }[];
  readonly authenticator: boolean;
  readonly passkeys: number;
  readonly recoveryCodes: number;
  readonly invitedAt: Date | null;
  readonly lastSeenAt: Date | null;
}

type Flat = Omit<StaffAccountRow, 'invitedAt' | 'lastSeenAt'> & {
  invitedAt: string | null;
  lastSeenAt: string | null;
} & Record<string, unknown>;

export type StaffAccountOrder = Order<
  'EMAIL' | 'NAME' | 'ROLES' | 'STATE' | 'SECOND_FACTOR' | 'LAST_SEEN_AT'
>;

const roleCount = '(select count(*) from staff_roles c where c.member_id = m.id)';
const hasApp =
  'exists (select 1 from authenticators f where f.member_id = m.id and f.confirmed_at is not null)';
const keyCount = '(select count(*)::int from passkeys k where k.member_id = m.id)';

/** Columns of `members m` and their `staff_accounts a`. */
const columns = `m.id, nullif(trim(m.first_name || ' ' || m.last_name), '') as name, m.email,
  m.password_hash is not null as "hasPassword",
  coalesce((select jsonb_agg(r.role_key order by r.role_key) from staff_roles r where r.member_id = m.id), '[]') as "roleKeys",
  coalesce((
    select jsonb_agg(jsonb_build_object('roleKey', r.role_key, 'grantedBy', r.granted_by) order by r.role_key)
    from staff_roles r where r.member_id = m.id and r.waits), '[]') as "waitingRoles",
  ${hasApp} as authenticator, ${keyCount} as passkeys,
  (select count(*)::int from recovery_codes c where c.member_id = m.id and c.used_at is null) as "recoveryCodes",
  a.invited_at as "invitedAt", a.last_seen_at as "lastSeenAt"`;

const keys: Readonly<Record<StaffAccountOrder['field'], SortKey>> = {
  EMAIL: { sql: 'm.email_key', type: 'text' },
  NAME: {
    sql: "nullif(lower(trim(m.first_name || ' ' || m.last_name)), '')",
    type: 'text',
    nullable: true,
  },
  ROLES: { sql: roleCount, type: 'bigint' },
  STATE: { sql: '(m.password_hash is not null)', type: 'boolean' },
  SECOND_FACTOR: { sql: `(${hasApp} or ${keyCount} > 0)`, type: 'boolean' },
  LAST_SEEN_AT: { sql: 'a.last_seen_at', type: 'timestamptz', nullable: true },
};

const matches = `m.brand = $1 and m.is_admin
  and ($2::text is null or ${memberMatches('m', '$2')})
  and ($3::text is null or exists (select 1 from staff_roles w where w.member_id = m.id and w.role_key = $3))
  and ($4::boolean is null or (m.password_hash is not null) = $4)
  and ($5::uuid is null or (m.id <> $5 and exists (
    select 1 from staff_roles w where w.member_id = m.id and w.waits and w.granted_by is distinct from $5)))`;

/** $1 brand, $2 pattern, $3 role key, $4 whether there is a password, $5 who may confirm roles that wait; the last four or null. */
const list = sortedList<Flat & { total: number }, StaffAccountOrder['field']>({
  name: 'staff_list',
  keys,
  id: 'm.id',
  parameters: 5,
  text: ({ keyColumn, join, after, orderBy, limit }) => `select ${columns}, ${keyColumn},
     (select count(*)::int from members m where ${matches}) as total
   from members m left join staff_accounts a on a.member_id = m.id ${join}
   where ${matches} and ${after} order by ${orderBy} limit ${limit}`,
});

export interface StaffFilter {
  readonly search: string | null;
  readonly roleKey: string | null;
  readonly hasPassword: boolean | null;
  /** Only those whose waiting roles this colleague may confirm; null: all. */
  readonly confirmableBy: string | null;
}

export async function staffAccountPage(
  db: Db,
  brandId: string,
  page: Page,
  { search, roleKey, hasPassword, confirmableBy }: StaffFilter,
  order: StaffAccountOrder,
): Promise<{ readonly rows: readonly (StaffAccountRow & SortedRow)[]; readonly totalCount: number }> {
  const filter = [brandId, toPattern(search ?? ''), roleKey, hasPassword, confirmableBy];
  const found = await list(db, filter, page, order);
  return {
    rows: found.map((row) => ({ ...toRow(row), sortKey: row.sortKey })),
    totalCount: found[0]?.total ?? 0,
  };
}

const one = statement<Flat>(
  'staff_account',
  `select ${columns} from members m left join staff_accounts a on a.member_id = m.id
   where m.brand = $1 and m.id = $2::uuid and m.is_admin`,
);

/** Null for members who are not staff, and for another brand's. */
export async function findStaffAccount(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<StaffAccountRow | null> {
  const [row] = await one(db, [brandId, memberId]);
  return row === undefined ? null : toRow(row);
}

function toRow({ invitedAt, lastSeenAt, ...row }: Flat): StaffAccountRow {
  return { ...row, invitedAt: instantOrNull(invitedAt), lastSeenAt: instantOrNull(lastSeenAt) };
}
