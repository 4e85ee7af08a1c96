import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';

/** A parcel's recipient and address, as the member's account has them now. */
export interface Destination {
  readonly recipient: string;
  readonly address: PostalAddress | null;
}

const destination = statement<{ recipient: string; address: PostalAddress | null }>(
  'order_destination',
  `select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as recipient, shipping_address as address from members where id = $1 and brand = $2`,
);

export async function readDestination(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<Destination | null> {
  const [row] = await destination(db, [memberId, brandId]);
  return row ?? null;
}

/** A first device chosen before orders existed. */
export interface EarlierChoice {
  readonly memberId: string;
  readonly brandId: string;
  readonly quantity: number;
  readonly title: string | null;
  readonly address: PostalAddress | null;
}

/**
 * $1 key, $2 limit. Claims on the devices page kept their address; plugs of a finished sign-up have the
 * account's, or none.
 */
const earlier = statement<{
  memberId: string;
  brandId: string;
  quantity: number;
  title: string | null;
  address: PostalAddress | null;
}>(
  'order_earlier_choices',
  `select * from (
     select d.member_id as "memberId", d.brand as "brandId", 1 as quantity, d.title, d.address from device_orders d where d.what = 'first_device'
     union all
     select s.member_id, s.brand, s.plugs, null, m.shipping_address from member_signups s join members m on m.id = s.member_id
       where s.plugs > 0 and s.finished_at is not null and not exists (select from device_orders d where d.member_id = s.member_id)
   ) chosen where not exists (select from orders o where o.member_id = chosen."memberId" and o.key = $1) limit $2`,
);

export function readEarlierChoices(db: Db, key: string, limit: number): Promise<EarlierChoice[]> {
  return earlier(db, [key, limit]);
}
