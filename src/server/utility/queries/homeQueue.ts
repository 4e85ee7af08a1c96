import { HOME_QUEUES, type HomeQueue } from '../../../domain/utility/homeQueues.ts';
import type { Db } from '../../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { memberMatches, toPattern } from '../../readmodels/memberSearch.ts';
import { isOpenClaim } from './claims.ts';

/** A home in a queue, and since when its connection is as it is. */
export interface QueuedHome {
  readonly memberId: string;
  readonly since: Date;
}

export type QueuedHomeOrder = Order<'SINCE' | 'MEMBER' | 'UTILITY'>;

type Flat = { memberId: string; since: string; total: number } & Record<string, unknown>;

/** $1 brand, $2 sub-statuses, $3 pattern or null. */
const list = sortedList<Flat, QueuedHomeOrder['field']>({
  name: 'home_queue',
  keys: {
    SINCE: { sql: 'f.since', type: 'timestamptz' },
    MEMBER: { sql: 'f.email_key', type: 'text' },
    UTILITY: { sql: 'f.utility', type: 'text', nullable: true },
  },
  id: 'f.member_id',
  parameters: 3,
  text: ({ keyColumn, after, orderBy, limit }) => `with found as materialized (
     select c.member_id, m.email_key, lower(coalesce(u.short_name, c.other_utility)) as utility,
       coalesce((select t.at from utility_transitions t where t.member_id = c.member_id order by t.position desc limit 1),
         m.created_at) as since
     from utility_connections c join members m on m.id = c.member_id left join utilities u on u.id = c.utility_id
     where c.brand = $1 and c.widget_substate = any($2::text[])
       and ($3::text is null or ${memberMatches('m', '$3')} or lower(coalesce(u.short_name, c.other_utility)) like $3))
   select f.member_id as "memberId", f.since, ${keyColumn}, (select count(*)::int from found) as total
   from found f where ${after} order by ${orderBy} limit ${limit}`,
});

/** Homes of a queue; `search`: in the member's email address and name, and the utility's name. */
export async function queuedHomes(
  db: Db,
  brandId: string,
  queue: HomeQueue,
  page: Page,
  search: string,
  order: QueuedHomeOrder,
): Promise<{ readonly rows: readonly (QueuedHome & SortedRow)[]; readonly totalCount: number }> {
  const rows = await list(db, [brandId, [...HOME_QUEUES[queue]], toPattern(search)], page, order);
  return {
    rows: rows.map(({ memberId, since, sortKey }) => ({ memberId, since: instant(since), sortKey })),
    totalCount: rows[0]?.total ?? 0,
  };
}

/** How many wait in each queue. */
export interface QueueCounts {
  readonly claims: number;
  readonly moved: number;
  readonly forms: number;
  readonly refused: number;
  readonly failedOrders: number;
}

const inQueue = (queue: HomeQueue): string =>
  `count(*) filter (where c.widget_substate in (${HOME_QUEUES[queue].map((each) => `'${each}'`).join(', ')}))::int`;

/** $1 brand. */
const counts = statement<QueueCounts & Record<string, unknown>>(
  'queue_counts',
  `select (select count(*)::int from meter_claims k where ${isOpenClaim}) as claims,
     ${inQueue('MOVED')} as moved, ${inQueue('FORMS')} as forms, ${inQueue('REFUSED')} as refused,
     (select count(*)::int from orders o where o.brand = $1 and o.state = 'failed') as "failedOrders"
   from utility_connections c
   where c.brand = $1 and c.widget_substate in (${Object.values(HOME_QUEUES)
     .flat()
     .map((each) => `'${each}'`)
     .join(', ')})`,
);

export async function readQueueCounts(db: Db, brandId: string): Promise<QueueCounts> {
  const [row] = await counts(db, [brandId]);
  return row ?? { claims: 0, moved: 0, forms: 0, refused: 0, failedOrders: 0 };
}
