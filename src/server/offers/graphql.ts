import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { orderStep, type OrderProgress } from '../../domain/orders/orderRules.ts';
import { refusedPayload } from '../platform/graphql/refusal.ts';
import { pictureUrl } from '../rewards/service.ts';
import { claimFirstDevice, loadFirstDevice, offerFor } from './firstDevice.ts';
import { pickTexts } from './texts.ts';

/** GQL-22, GQL-23: the free first device, which is one of the device offers. */
export const offerResolvers = {
  Viewer: {
    firstDeviceFreeReward: async (ctx) => {
      const offer = await offerFor(ctx);
      if (offer === null) return null;
      const { brand, locale } = ctx;
      const { title, subtitle, text } = pickTexts(offer, locale, brand.config.locales);
      return {
        displayTitle: title,
        displaySubtitle: subtitle,
        displayDescription: text,
        basePricePoints: offer.usualPoints,
        displayImageUrl: offer.pictureId === null ? null : pictureUrl(brand, offer.pictureId),
      };
    },
  },
  User: {
    // Members can only query themselves.
    orders: async (_member, _args, ctx) => ({
      userOrderStatus: { latest_order_status: toOrderStatus((await loadFirstDevice(ctx)).latest) },
    }),
  },
  Mutation: {
    claimFreeDevice: async (_root, { input: { address } }, ctx) => {
      const outcome = await claimFirstDevice(ctx, address ?? null);
      if ('refusal' in outcome) return refusedPayload(outcome);
      const { order } = outcome;
      return {
        __typename: 'FreeDeviceClaimed' as const,
        order: {
          orderId: order.id,
          what: order.title ?? '',
          status: toOrderStatus(order) ?? ('ordered' as const),
          orderedAt: order.placedAt,
        },
        // A new object, so that the viewer's fields are read again with the order in place.
        viewer: { ...ctx },
      };
    },
  },
} satisfies Resolvers;

/** The specification has three statuses: a failed order counts as ordered, a cancelled one as none. */
function toOrderStatus(order: OrderProgress | null): 'ordered' | 'shipped' | 'delivered' | null {
  if (order === null) return null;
  switch (orderStep(order)) {
    case 'placed':
    case 'accepted':
    case 'failed':
      return 'ordered';
    case 'shipped':
      return 'shipped';
    case 'fulfilled':
      return 'delivered';
    case 'refunded':
      return null;
  }
}
