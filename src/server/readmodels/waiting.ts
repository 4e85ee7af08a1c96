import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../platform/db/sortedList.ts';
import { instant, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { connectionMethodSql } from './connectionMethod.ts';
import type { Found } from './staffPrograms.ts';

const CONNECTABLE = `from utilities u left join utility_partners p on p.utility_id = u.id
   where u.connectable_since is distinct from p.connectable_told_of and u.connectable_since is not null`;

export const hasConnectableUtilities = sql.raw(`exists (select ${CONNECTABLE})`);

const connectable = statement<{ id: string }>(
  'utilities-connectable',
  `select u.id ${CONNECTABLE} and ($2::uuid is null or u.id = $2) limit $1`,
);

/** Utilities that became connectable and whose waiting members have not been notified. */
export async function connectableUtilities(db: Db, limit: number): Promise<string[]> {
  return (await connectable(db, [limit, null])).map(({ id }) => id);
}

/** Whether this utility is one of them. */
export async function connectableUtility(db: Db, utilityId: string): Promise<boolean> {
  return (await connectable(db, [1, utilityId])).length > 0;
}

/**
 * Members who chose a utility and haven't connected it. Members who gave a number for files, and homes without a
 * location, wait for something else.
 */
const BEFORE_CONNECTING = `c.widget_state in ('PreValid', 'AuthStart')
  and (
    c.widget_substate is null
    or c.widget_substate not in ('UtilityNotSupported', 'NoLocation', 'AwaitingFile')
  )`;

/** $1 utility, $2 chosen before, $3 after this member, $4 limit. */
const members = statement<{ id: string }>(
  'utility-waiting-members',
  `select c.member_id as id from utility_connections c
   where c.utility_id = $1 and ($3::uuid is null or c.member_id > $3::uuid) and ${BEFORE_CONNECTING}
     and not exists (select from utility_transitions t where t.member_id = c.member_id and t.at >= $2::timestamptz)
   order by c.member_id limit $4`,
);

/** Members who chose the utility while it could not be connected, in the order of their ids. */
export async function waitingMembers(
  db: Db,
  {
    utilityId,
    before,
    after,
    limit,
  }: {
    readonly utilityId: string;
    readonly before: Date;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<string[]> {
  return (await members(db, [utilityId, before.toISOString(), after, limit])).map(({ id }) => id);
}

/** A member or visitor who waits for a utility. */
export interface WaitingRecord {
  readonly id: string;
  readonly utilityId: string;
  /** Null: a visitor who left an email address. */
  readonly memberId: string | null;
  readonly email: string;
  readonly postalCode: string | null;
  readonly since: Date;
  /** What they wait for: a way to connect the utility, or the first delivered file. */
  readonly waitsFor: 'CONNECTION' | 'FIRST_FILE';
}

type WaitingRow = Omit<WaitingRecord, 'since'> & { readonly since: string; readonly total: number };

export type WaitingOrder = Order<'EMAIL' | 'POSTAL_CODE' | 'WAITS_FOR' | 'SINCE'>;

/** $1 brand, $2 utility or null. The count is over all pages. */
const waiting = sortedList<WaitingRow & Record<string, unknown>, WaitingOrder['field']>({
  name: 'utility_waiting',
  keys: {
    EMAIL: { sql: 'lower(w.email)', type: 'text' },
    POSTAL_CODE: { sql: 'w."postalCode"', type: 'text', nullable: true },
    WAITS_FOR: { sql: 'w."waitsFor"', type: 'text' },
    SINCE: { sql: 'w.since', type: 'timestamptz' },
  },
  id: 'w.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `with waiting as (
      select w.id, w.utility_id as "utilityId", null::uuid as "memberId", w.email,
        w.postal_code as "postalCode", w.consent_at as since, 'CONNECTION' as "waitsFor"
      from utility_waitlist w
      where w.brand = $1 and w.notified_at is null and ($2::uuid is null or w.utility_id = $2)
      union all
      select c.member_id, c.utility_id, c.member_id, m.email,
        coalesce(m.postal_code, c.postal_code),
        coalesce((select max(t.at) from utility_transitions t where t.member_id = c.member_id), m.created_at),
        case when c.widget_substate = 'AwaitingFile' then 'FIRST_FILE' else 'CONNECTION' end
      from utility_connections c
      join utilities u on u.id = c.utility_id
      join members m on m.id = c.member_id
      where c.brand = $1
        and ($2::uuid is null or c.utility_id = $2)
        and (
          (${connectionMethodSql('u')} = 'NONE' and ${BEFORE_CONNECTING})
          or (
            u.connection_method = 'FILES'
            and c.widget_state = 'AuthStart'
            and c.widget_substate = 'AwaitingFile'
          )
        )
    )
    select w.*, ${keyColumn}, (select count(*)::int from waiting) as total
    from waiting w
    where ${after}
    order by ${orderBy} limit ${limit}`,
});

/** The waitlist of one of the brand's utilities; `utilityId` null: of all. */
export async function staffWaiting(
  db: Db,
  brandId: string,
  page: Page,
  utilityId: string | null,
  order: WaitingOrder,
): Promise<Found<WaitingRecord & SortedRow>> {
  const found = await waiting(db, [brandId, utilityId], page, order);
  return {
    rows: found.map(({ total: _total, since, ...row }) => ({ ...row, since: instant(since) })),
    totalCount: found[0]?.total ?? 0,
  };
}
