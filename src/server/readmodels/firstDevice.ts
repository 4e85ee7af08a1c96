import type { Locale } from '../../domain/brands/countries.ts';
import type { Db } from '../platform/db/db.ts';
import { instantOrNull, statement } from '../platform/db/sql.ts';

/** What the brand offers for a first device. */
export type OfferRow = {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly basePricePoints: number;
  readonly imageUrl: string | null;
};

/** The latest order of a member. */
export interface OrderRow {
  readonly id: string;
  readonly title: string;
  readonly status: 'ordered' | 'shipped' | 'delivered';
  readonly at: Date;
}

export interface FirstDevice {
  readonly hasDevice: boolean;
  readonly order: OrderRow | null;
  readonly offer: OfferRow | null;
}

type Row = { readonly hasDevice: boolean; readonly id: string | null; readonly title: string | null; readonly status: OrderRow['status'] | null; readonly at: string | null; readonly offer: OfferRow | null };

const read = statement<Row>(
  'first_device',
  `select exists (select from devices d where d.member_id = $1 and d.removed_at is null) as "hasDevice",
     o.id, o.title, o.status, o.at, offer.body as offer
   from (select 1) one
   left join lateral (select * from device_orders where member_id = $1 order by at desc limit 1) o on true
   left join lateral (
     select json_build_object('title', f.title, 'subtitle', f.subtitle, 'description', f.description, 'basePricePoints', f.base_price_points, 'imageUrl', f.image_url) as body
     from first_device_offers f where f.brand = $2 and f.active and (f.locale is null or f.locale = $3) order by f.locale nulls last limit 1
   ) offer on true`,
);

/** Whether the member has a device or ordered one, and what the brand offers who has none. One statement. */
export async function readFirstDevice(db: Db, { memberId, brandId, locale }: { readonly memberId: string; readonly brandId: string; readonly locale: Locale }): Promise<FirstDevice> {
  const [row] = await read(db, [memberId, brandId, locale]);
  if (row === undefined) return { hasDevice: false, order: null, offer: null };
  const { hasDevice, offer, id, title, status } = row;
  const at = instantOrNull(row.at);
  return { hasDevice, offer, order: id === null || title === null || status === null || at === null ? null : { id, title, status, at } };
}
