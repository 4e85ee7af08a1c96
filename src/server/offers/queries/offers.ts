import { sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/brands/countries.ts';
import type { OfferAudience, OfferStatus } from '../../../domain/offers/offerStatus.ts';
import type { OrderState, ShippingState } from '../../../domain/orders/orderRules.ts';
import type { PostalAddress } from '../../../domain/session/postalAddress.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { CardState, OfferOption, OfferTexts, RefundReason } from '../tables.ts';

/** A member's row of an offer, with its order and its latest card payment. */
export interface ClaimRecord {
  readonly id: string;
  readonly status: OfferStatus;
  readonly reservedUntil: Date;
  readonly pricePoints: number;
  readonly optionId: string | null;
  readonly agreementVersion: number | null;
  readonly purchasedAt: Date | null;
  readonly connectedAt: Date | null;
  readonly deviceId: string | null;
  readonly order: {
    readonly id: string;
    readonly state: OrderState;
    readonly shipping: ShippingState | null;
    readonly hasAddress: boolean;
    readonly pricePoints: number;
    readonly cardHundredths: number;
  } | null;
  readonly payment: {
    readonly state: CardState;
    readonly hundredths: number;
    /** Held while the page is open. */
    readonly heldPoints: number;
    readonly currency: string;
    readonly url: string | null;
    readonly expiresAt: Date;
    readonly refundReason: RefundReason | null;
  } | null;
}

/** An offer as stored, with the member's progress. */
export interface OfferRecord {
  readonly id: string;
  readonly audience: OfferAudience;
  readonly deviceType: string;
  readonly connectionConfigId: string | null;
  readonly texts: Readonly<Partial<Record<Locale, OfferTexts>>>;
  readonly agreementVersion: number;
  readonly options: readonly OfferOption[];
  readonly pictureId: string | null;
  readonly pricePoints: number;
  readonly usualPoints: number;
  readonly remaining: number | null;
  readonly holdHours: number;
  readonly connectWithinDays: number;
  readonly endsAt: Date | null;
  readonly isRunning: boolean;
  readonly claim: ClaimRecord | null;
}

type Row = Omit<OfferRecord, 'endsAt' | 'claim'> & {
  readonly endsAt: string | null;
  readonly claimId: string | null;
  readonly status: OfferStatus;
  readonly reservedUntil: string;
  readonly reservedPoints: number;
  readonly optionId: string | null;
  readonly agreed: number | null;
  readonly purchasedAt: string | null;
  readonly connectedAt: string | null;
  readonly deviceId: string | null;
  readonly orderId: string | null;
  readonly orderState: OrderState;
  readonly shipping: ShippingState | null;
  readonly hasAddress: boolean;
  readonly orderPoints: number;
  readonly cardHundredths: number | null;
  readonly paymentState: CardState | null;
  readonly hundredths: number;
  readonly heldPoints: number;
  readonly currency: string;
  readonly url: string | null;
  readonly paymentExpiresAt: string;
  readonly refundReason: RefundReason | null;
};

/** Whether a member's home is in the program that an offer is kept for. */
export function enrolled(program: string, member: string): string {
  return `exists (select from utility_connections u where u.member_id = ${member}::uuid and u.program_id = ${program})`;
}

/** $1 member, $2 program. */
const inProgram = statement<{ found: boolean }>(
  'device_offer_in_program',
  `select ${enrolled('$2::uuid', '$1')} as found`,
);

export async function isInProgram(db: Db, memberId: string, programId: string): Promise<boolean> {
  return (await inProgram(db, [memberId, programId]))[0]?.found ?? false;
}

/** $1 member, $2 brand, $3 now, $4 one offer or null for all. What has ended stays for those who have it. */
const read = statement<Row>(
  'device_offers_of_member',
  `select f.id, f.audience, f.device_type as "deviceType", f.connection_config_id as "connectionConfigId",
     f.texts, f.agreement_version as "agreementVersion", f.options, f.picture_id as "pictureId",
     f.price_points as "pricePoints", f.usual_points as "usualPoints", f.remaining,
     f.hold_hours as "holdHours", f.connect_within_days as "connectWithinDays", f.ends_at as "endsAt",
     f.starts_at <= $3::timestamptz and (f.ends_at is null or f.ends_at > $3::timestamptz) as "isRunning",
     c.id as "claimId", c.status, c.reserved_until as "reservedUntil", c.price_points as "reservedPoints",
     c.option_id as "optionId", c.agreement_version as agreed, c.purchased_at as "purchasedAt",
     c.connected_at as "connectedAt", c.device_id as "deviceId", o.id as "orderId", o.state as "orderState",
     o.shipping, o.address is not null as "hasAddress", o.price_points as "orderPoints",
     o.card_hundredths as "cardHundredths", p.state as "paymentState", p.hundredths, p.currency,
     case
       when p.held_for is not null and p.state in ('asked', 'open') then p.points
       else 0
     end as "heldPoints",
     p.url, p.expires_at as "paymentExpiresAt", p.refund_reason as "refundReason"
   from device_offers f
   left join device_offer_claims c on c.offer_id = f.id and c.member_id = $1::uuid
   left join orders o on o.id = c.order_id
   left join lateral (
     select * from card_payments where claim_id = c.id order by created_at desc, id desc limit 1
   ) p on true
   where f.brand = $2
     and ($4::uuid is null or f.id = $4::uuid)
     and (
       c.status <> 'unclaimed'
       or c.order_id is not null
       or p.state is not null
       or (
         f.starts_at <= $3::timestamptz
         and (f.ends_at is null or f.ends_at > $3::timestamptz)
         and (f.program_id is null or ${enrolled('f.program_id', '$1')})
       )
     )
   order by f.place, f.id`,
);

/** The brand's offers that a member can have or has, in the offers' own order. */
export async function readOffers(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  now: Date,
  offerId: string | null = null,
): Promise<readonly OfferRecord[]> {
  return (await read(db, [memberId, brandId, now.toISOString(), offerId])).map((row) => ({
    id: row.id,
    audience: row.audience,
    deviceType: row.deviceType,
    connectionConfigId: row.connectionConfigId,
    texts: row.texts,
    agreementVersion: row.agreementVersion,
    options: row.options,
    pictureId: row.pictureId,
    pricePoints: row.pricePoints,
    usualPoints: row.usualPoints,
    remaining: row.remaining,
    holdHours: row.holdHours,
    connectWithinDays: row.connectWithinDays,
    endsAt: instantOrNull(row.endsAt),
    isRunning: row.isRunning,
    claim: row.claimId === null ? null : toClaim(row, row.claimId),
  }));
}

function toClaim(row: Row, id: string): ClaimRecord {
  const { orderId, paymentState } = row;
  return {
    id,
    status: row.status,
    reservedUntil: instant(row.reservedUntil),
    pricePoints: row.reservedPoints,
    optionId: row.optionId,
    agreementVersion: row.agreed,
    purchasedAt: instantOrNull(row.purchasedAt),
    connectedAt: instantOrNull(row.connectedAt),
    deviceId: row.deviceId,
    order:
      orderId === null
        ? null
        : {
            id: orderId,
            state: row.orderState,
            shipping: row.shipping,
            hasAddress: row.hasAddress,
            pricePoints: row.orderPoints,
            cardHundredths: row.cardHundredths ?? 0,
          },
    payment:
      paymentState === null
        ? null
        : {
            state: paymentState,
            hundredths: row.hundredths,
            heldPoints: row.heldPoints,
            currency: row.currency,
            url: row.url,
            expiresAt: instant(row.paymentExpiresAt),
            refundReason: row.refundReason,
          },
  };
}

/** What a member's offers depend on besides the offers. */
export type OfferReader = {
  readonly balanceWatts: number;
  readonly hasDevice: boolean;
  /** Of the free first device, however it was requested. */
  readonly hasFirstOrder: boolean;
  readonly email: string | null;
  readonly address: PostalAddress | null;
};

const reader = statement<OfferReader>(
  'device_offer_reader',
  `select coalesce(b.watts, 0) as "balanceWatts", m.email, m.shipping_address as address,
     exists (select from devices d where d.member_id = m.id and d.removed_at is null) as "hasDevice",
     exists (select from orders o where o.member_id = m.id and o.key = 'first_device') as "hasFirstOrder"
   from members m left join lateral balance_of(m.id) b on true where m.id = $1::uuid and m.brand = $2`,
);

/** null: the brand has no such member. */
export async function readOfferReader(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<OfferReader | null> {
  const [row] = await reader(db, [memberId, brandId]);
  return row ?? null;
}

/** Payments whose order has ended: what arrived is settled, and what was cancelled goes back to the card. */
const ENDED = `from card_payments p join device_offer_claims c on c.id = p.claim_id join orders o on o.id = c.order_id
   where p.state = 'paid' and o.state in ('fulfilled', 'refunded')`;
const ended = statement<{ id: string }>('card_payments_ended', `select p.id ${ENDED} limit $1`);

export const hasPaymentsWithEndedOrder = sql.raw(`exists (select ${ENDED})`);

export async function paymentsWithEndedOrder(db: Db, limit: number): Promise<readonly string[]> {
  return (await ended(db, [limit])).map(({ id }) => id);
}

/** Orders whose parcel has left the shop. */
const left = statement<{ id: string }>(
  'device_offer_orders_left',
  `select id from orders where id = any($1::uuid[]) and (state = 'fulfilled' or shipping = 'shipped')`,
);

export async function ordersThatLeft(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await left(db, [orderIds])).map(({ id }) => id));
}

/** An order's state; null: there is none. */
const orderStateById = statement<{ state: OrderState }>(
  'device_offer_order_state',
  `select state from orders where id = $1::uuid`,
);

export async function findOrderState(db: Db, orderId: string): Promise<OrderState | null> {
  const [row] = await orderStateById(db, [orderId]);
  return row?.state ?? null;
}
