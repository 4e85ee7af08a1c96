import type { OrderProgress, OrderState, ShippingState } from '../../../domain/orders/orderRules.ts';
import type { Db } from '../../platform/db/db.ts';
import { instantOrNull, statement } from '../../platform/db/sql.ts';

/** A member's order of an offered device. */
export interface DeviceOrder extends OrderProgress {
  readonly id: string;
  /** What the offer was called; null where it had no name. */
  readonly title: string | null;
  readonly placedAt: Date;
}

export interface FirstDevice {
  readonly hasDevice: boolean;
  /** Of the free first device. */
  readonly order: DeviceOrder | null;
  /** Of any offer, the free first device among them. */
  readonly latest: DeviceOrder | null;
}

type Row = {
  readonly hasDevice: boolean;
  readonly id: string | null;
  readonly key: string | null;
  readonly title: string | null;
  readonly state: OrderState | null;
  readonly shipping: ShippingState | null;
  readonly placedAt: string | null;
};

/** $1 member. At most two rows: the first device's order, and the latest order of an offer. */
const read = statement<Row>(
  'first_device',
  `select exists (select from devices d where d.member_id = $1 and d.removed_at is null) as "hasDevice",
     o.id, o.key, o.title, o.state, o.shipping, o.placed_at as "placedAt"
   from (select 1) one
   left join lateral (
     (select * from orders where member_id = $1 and key = 'first_device')
     union all
     (select * from orders where member_id = $1 and kind = 'device' and reward_id is null order by placed_at desc, id desc limit 1)
   ) o on true`,
);

/** Whether the member has a device or ordered one. One statement. */
export async function readFirstDevice(
  db: Db,
  { memberId }: { readonly memberId: string; readonly brandId: string },
): Promise<FirstDevice> {
  const rows = await read(db, [memberId]);
  const orders = rows.flatMap(({ id, key, title, state, shipping, placedAt: at }) => {
    const placedAt = instantOrNull(at);
    return id === null || state === null || placedAt === null
      ? []
      : [{ key, order: { id, title, state, shipping, placedAt } }];
  });
  return {
    hasDevice: rows[0]?.hasDevice ?? false,
    order: orders.find(({ key }) => key === 'first_device')?.order ?? null,
    latest: orders.at(-1)?.order ?? null,
  };
}

const withoutClaim = statement<{ memberId: string; brandId: string; orderId: string }>(
  'first_devices_without_claim',
  `select o.member_id as "memberId", o.brand as "brandId", o.id as "orderId" from orders o
   where o.key = 'first_device'
     and exists (select from device_offers f where f.brand = o.brand and f.audience = 'FIRST_DEVICE')
     and not exists (select from device_offer_claims c join device_offers f on f.id = c.offer_id
       where c.member_id = o.member_id and (c.order_id = o.id or (f.audience = 'FIRST_DEVICE' and c.order_id is not null)))
   limit $1`,
);

/** Orders of a free first device that no offer has. */
export function firstDevicesWithoutClaim(
  db: Db,
  limit: number,
): Promise<{ memberId: string; brandId: string; orderId: string }[]> {
  return withoutClaim(db, [limit]);
}
