import type { components } from '../../../codegen/rest/types.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { afterMove, statusAt } from '../../domain/offers/offerStatus.ts';
import { orderStep } from '../../domain/orders/orderRules.ts';
import type { MemberContext } from '../platform/context.ts';
import { missing } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { pictureUrl } from '../rewards/service.ts';
import { isOn } from './firstDevice.ts';
import { readOfferReader, readOffers, type OfferReader, type OfferRecord } from './queries/offers.ts';
import { readSavedCard } from './store.ts';
import { optionName, pickTexts } from './texts.ts';

type Schemas = components['schemas'];

/** Offers in progress come first, completed ones last. */
const RANK = { reserved: 0, purchased: 1, unclaimed: 2, connected: 3 } as const;

/** The member's offers, with what they can spend and the card they saved. Source: OFR-05. */
export async function offersView(ctx: MemberContext): Promise<Schemas['OfferList']> {
  const { reader, offers } = await readViews(ctx, null);
  const card = await readSavedCard(ctx.db, ctx.brand.id, ctx.member.id);
  return {
    ...spendable(ctx, reader),
    card: card && {
      kind: card.kind,
      last_digits: card.lastDigits,
      expires_month: card.expiresMonth,
      expires_year: card.expiresYear,
    },
    offers: offers.toSorted((a, b) => RANK[a.status] - RANK[b.status]),
  };
}

/** One offer; throws 404 for one that is not the member's to have. Source: OFR-06. */
export async function offerView(ctx: MemberContext, offerId: string): Promise<Schemas['OfferAnswer']> {
  if (!isId(offerId)) throw missing();
  const { reader, offers } = await readViews(ctx, offerId);
  const [offer] = offers;
  if (offer === undefined) throw missing();
  return { ...spendable(ctx, reader), offer };
}

async function readViews(ctx: MemberContext, offerId: string | null) {
  const { brand, db, member, now } = ctx;
  const scope = { brandId: brand.id, memberId: member.id };
  const [reader, records, isFirstOn] = await Promise.all([
    readOfferReader(db, scope),
    readOffers(db, scope, now, offerId),
    isOn(ctx),
  ]);
  if (reader === null) throw missing();
  const mayHaveFirst = isFirstOn && !reader.hasDevice && !reader.hasFirstOrder;
  const offers = records
    .filter((record) => hasBegun(record) || record.audience === 'EVERYONE' || mayHaveFirst)
    .map((record) => toOffer(ctx, record, now));
  return { reader, offers };
}

const hasBegun = ({ claim }: OfferRecord): boolean => claim !== null && claim.status !== 'unclaimed';

const spendable = ({ brand, deps }: MemberContext, { balanceWatts, address }: OfferReader) => ({
  balance_points: balanceToPoints(balanceWatts, brand.config.wattConversionRate),
  points_per_unit: deps.partners.cards === null ? null : brand.config.pointsPerUnit,
  currency: brand.config.currency,
  address: address && { line1: address.line1, city: address.city },
});

function toOffer(ctx: MemberContext, record: OfferRecord, now: Date): Schemas['Offer'] {
  const { brand, locale } = ctx;
  const { locales } = brand.config;
  const { claim, options, remaining, isRunning } = record;
  const status = claim === null ? 'unclaimed' : statusAt(claim, now);
  const { agreement, ...texts } = pickTexts(record, locale, locales);
  const isHeld = status !== 'unclaimed';
  const chosen = isHeld ? (claim?.optionId ?? null) : null;
  return {
    id: record.id,
    status,
    ...texts,
    picture_url: record.pictureId === null ? null : pictureUrl(brand, record.pictureId),
    device_type: record.deviceType,
    connection_config_id: record.connectionConfigId,
    store_variant_id: (options.find(({ id }) => id === chosen) ?? options[0])?.item ?? '',
    options: options.map((option) => ({
      id: option.id,
      name: optionName(option, locale, locales),
      store_variant_id: option.item,
    })),
    option_id: chosen,
    price_points: isHeld && claim !== null ? claim.pricePoints : record.pricePoints,
    usual_points: record.usualPoints,
    is_first_device: record.audience === 'FIRST_DEVICE',
    may_reserve: afterMove(status, 'reserve') !== null && isRunning && remaining !== 0,
    remaining,
    ends_at: record.endsAt?.toISOString() ?? null,
    hold_hours: record.holdHours,
    reserved_until: status === 'reserved' ? (claim?.reservedUntil.toISOString() ?? null) : null,
    has_lapsed: status === 'unclaimed' && claim !== null,
    agreement: agreement === '' ? null : { version: record.agreementVersion, text: agreement },
    agreed_version: isHeld ? (claim?.agreementVersion ?? null) : null,
    purchased_at: claim?.purchasedAt?.toISOString() ?? null,
    connect_by:
      claim?.purchasedAt == null
        ? null
        : new Date(claim.purchasedAt.getTime() + record.connectWithinDays * 86_400_000).toISOString(),
    connected_at: claim?.connectedAt?.toISOString() ?? null,
    device_id: claim?.deviceId ?? null,
    order: toOrder(record),
    payment: toPayment(record, now),
  };
}

function toOrder({ claim }: OfferRecord): Schemas['Offer']['order'] {
  const order = claim?.order ?? null;
  return (
    order && {
      id: order.id,
      step: orderStep(order),
      has_address: order.hasAddress,
      price_points: order.pricePoints,
      card_hundredths: order.cardHundredths,
    }
  );
}

function toPayment({ claim }: OfferRecord, now: Date): Schemas['Offer']['payment'] {
  const payment = claim?.payment ?? null;
  return (
    payment && {
      state: payment.state,
      hundredths: payment.hundredths,
      held_points: payment.heldPoints,
      currency: payment.currency,
      checkout_url: payment.state === 'open' && payment.expiresAt > now ? payment.url : null,
      expires_at: payment.expiresAt.toISOString(),
      refund_reason: payment.refundReason,
    }
  );
}
