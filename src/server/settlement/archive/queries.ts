import {
  askRemoval,
  type FoundMonths,
  type Look,
  type MonthOf,
  type MovingRow,
} from '../../archive/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { digest } from '../../readmodels/receipts.ts';

/** Two years, one of them a leap year: for that long after its event, a receipt stays in the database. */
export const KEPT_DAYS = 731;

const monthEnd = "($2::date + interval '1 month')";

/** $1 brand, $2 the newest month of the look before. What closed before that look has no other receipts since. */
const selectMonths = statement<{ first: string | null; end: string | null }>(
  'receipts_archive_months',
  `select date_trunc('month', min(e.start_at))::date::text as first,
     (date_trunc('month', max(e.start_at)) + interval '1 month')::date::text as "end"
   from events e
   where e.brand = $1 and (
     $2::date is null or e.start_at >= ${monthEnd} or e.status in ('ACTIVE', 'ENDED')
     or e.end_at + make_interval(days => (e.rules ->> 'restatementDays')::int) >= ${monthEnd} + interval '${KEPT_DAYS} days'
   )`,
);

export async function archivedMonths(db: Db, { brand, lookedAt }: Look): Promise<FoundMonths> {
  const [row] = await selectMonths(db, [brand, lookedAt]);
  return { first: row?.first ?? null, end: row?.end ?? null, last: null };
}

/** $1 brand, $2 month, $3 member, $4 how many. Each event's next members are enough to find the next of them all. */
const selectKeys = statement<{ id: string }>(
  'receipts_archive_keys',
  `select distinct k.member_id as id
   from events e
   cross join lateral (
     select p.member_id from participations p
     where p.event_id = e.id and ($3::uuid is null or p.member_id > $3) and exists (
       select from receipts_of(p.member_id, p.event_id) r where r.archive_part is null
     )
     order by p.member_id limit $4
   ) k
   where e.brand = $1 and e.start_at >= $2::date and e.start_at < ${monthEnd}
   order by 1 limit $4`,
);

export async function archivedKeys(
  db: Db,
  { brand, month }: MonthOf,
  after: string | null,
  limit: number,
): Promise<readonly string[]> {
  return (await selectKeys(db, [brand, month, after, limit])).map(({ id }) => id);
}

type Moving = {
  readonly member_id: string;
  readonly event_id: string;
  readonly version: number;
  readonly receipt: string;
};

/** $1 brand, $2 month, $3 members. */
const selectRows = statement<Moving>(
  'receipts_archive_rows',
  `select r.member_id, r.event_id, r.version, r.receipt::text as receipt
   from unnest($3::uuid[]) k (id)
   join participations p on p.member_id = k.id
   join events e on e.id = p.event_id and e.brand = $1 and e.start_at >= $2::date and e.start_at < ${monthEnd}
   join receipts r on r.member_id = k.id and r.event_id = e.id and r.archive_part is null
   order by r.member_id, r.event_id, r.version`,
);

export async function archivedRows(
  db: Db,
  { brand, month }: MonthOf,
  members: readonly string[],
): Promise<readonly MovingRow[]> {
  const found = await selectRows(db, [brand, month, [...members]]);
  return found.map((values) => ({
    values,
    mark: {
      member: values.member_id,
      event: values.event_id,
      version: String(values.version),
      sha256: digest(values.receipt),
    },
  }));
}

const selectGone = statement<{ id: string }>(
  'receipts_archive_gone',
  `select k.id from unnest($1::uuid[]) k (id) where not exists (select from members m where m.id = k.id)`,
);

export const goneMembers = async (tx: Db, members: readonly string[]): Promise<readonly string[]> =>
  (await selectGone(tx, [[...members]])).map(({ id }) => id);

const brandsOf = statement<{ brand: string; ids: string[] }>(
  'receipts_archive_of_members',
  `select m.brand, array_agg(m.id) as ids from members m where m.id = any($1::uuid[]) group by m.brand order by m.brand`,
);

/** Has the archive lose the receipts of members that this transaction deletes afterwards. */
export async function removeReceiptsOf(tx: Db, memberIds: readonly string[]): Promise<void> {
  for (const { brand, ids } of await brandsOf(tx, [[...memberIds]]))
    await askRemoval(tx, { brand, kind: 'receipts' }, ids);
}
