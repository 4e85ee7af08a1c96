import type { Locale } from '../../../domain/brands/countries.ts';
import type { OrderProgress, OrderState, ShippingState } from '../../../domain/orders/orderRules.ts';
import type { Db } from '../../platform/db/db.ts';
import { instantOrNull, statement } from '../../platform/db/sql.ts';

/** What the brand offers for a first device. */
export type OfferRow = {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly basePricePoints: number;
  readonly imageUrl: string | null;
};

/** A member's first device, as far as it is ordered. */
export interface FirstOrder extends OrderProgress {
  readonly id: string;
  /** What the offer was called; null where it had no name. */
  readonly title: string | null;
  readonly placedAt: Date;
}

export interface FirstDevice {
  readonly hasDevice: boolean;
  readonly order: FirstOrder | null;
  readonly offer: OfferRow | null;
}

type Row = {
  readonly hasDevice: boolean;
  readonly id: string | null;
  readonly title: string | null;
  readonly state: OrderState | null;
  readonly shipping: ShippingState | null;
  readonly placedAt: string | null;
  readonly offer: OfferRow | null;
};

const read = statement<Row>(
  'first_device',
  `select exists (select from devices d where d.member_id = $1 and d.removed_at is null) as "hasDevice",
     o.id, o.title, o.state, o.shipping, o.placed_at as "placedAt", offer.body as offer
   from (select 1) one
   left join orders o on o.member_id = $1 and o.key = 'first_device'
   left join lateral (
     select json_build_object('title', f.title, 'subtitle', f.subtitle, 'description', f.description, 'basePricePoints', f.base_price_points, 'imageUrl', f.image_url) as body
     from first_device_offers f where f.brand = $2 and f.active and (f.locale is null or f.locale = $3) order by f.locale nulls last limit 1
   ) offer on true`,
);

/** Whether the member has a device or ordered one, and what the brand offers who has none. One statement. */
export async function readFirstDevice(
  db: Db,
  {
    memberId,
    brandId,
    locale,
  }: { readonly memberId: string; readonly brandId: string; readonly locale: Locale },
): Promise<FirstDevice> {
  const [row] = await read(db, [memberId, brandId, locale]);
  if (row === undefined) return { hasDevice: false, order: null, offer: null };
  const { hasDevice, offer, id, title, state, shipping } = row;
  const placedAt = instantOrNull(row.placedAt);
  return {
    hasDevice,
    offer,
    order:
      id === null || state === null || placedAt === null ? null : { id, title, state, shipping, placedAt },
  };
}
