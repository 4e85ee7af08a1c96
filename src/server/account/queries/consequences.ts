import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** What a deletion ends, and what holds it back. */
export interface Consequences {
  /** What the member can spend, which is lost. */
  readonly watts: number;
  /** Orders, payouts and card payments under way, for which the deletion waits. */
  readonly orders: number;
  readonly devices: number;
  /** The connected utility; null: none. */
  readonly utility: string | null;
  /** Accesses that the partners have still to be told of. */
  readonly revocations: number;
}

/** $1 member. */
const read = statement<{ [Key in keyof Consequences]: Consequences[Key] }>(
  'account-consequences',
  `select coalesce((select b.watts from member_balances b where b.member_id = $1::uuid), 0)::int8 as watts,
     (select count(*) from orders o where o.member_id = $1::uuid and o.state in ('placed', 'accepted'))::int
       + (select count(*) from card_payments p
          where p.member_id = $1::uuid and p.state in ('asked', 'open', 'paid', 'refunding'))::int as orders,
     (select count(*) from devices d where d.member_id = $1::uuid and d.removed_at is null)::int as devices,
     (select u.short_name from utility_authorizations a join utilities u on u.id = a.utility_id
      where a.member_id = $1::uuid and a.ended_at is null) as utility,
     (select count(*) from device_connections c where c.member_id = $1::uuid and c.revoke_due_at is not null)::int
       + (select count(*) from utility_authorizations a
          where a.member_id = $1::uuid and a.revoke_due_at is not null)::int as revocations`,
);

export async function readConsequences(db: Db, memberId: string): Promise<Consequences> {
  const [row] = await read(db, [memberId]);
  return row ?? { watts: 0, orders: 0, devices: 0, utility: null, revocations: 0 };
}
