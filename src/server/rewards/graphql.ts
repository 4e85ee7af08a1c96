import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { orderStep, type OrderProgress } from '../../domain/orders/orderRules.ts';
import { isSafePicture } from '../../domain/placements/safeUrl.ts';
import { refusedPayload } from '../platform/graphql/refusal.ts';
import { claimFirstDevice, loadFirstDevice, offerFor } from './firstDevice.ts';

/** GQL-22, GQL-23: the free first device. */
export const rewardResolvers = {
  Viewer: {
    firstDeviceFreeReward: async (ctx) => {
      const offer = await offerFor(ctx);
      return (
        offer && {
          displayTitle: offer.title,
          displaySubtitle: offer.subtitle,
          displayDescription: offer.description,
          basePricePoints: offer.basePricePoints,
          displayImageUrl: offer.imageUrl !== null && isSafePicture(offer.imageUrl) ? offer.imageUrl : null,
        }
      );
    },
  },
  User: {
    // Members can only query themselves.
    orders: async (_member, _args, ctx) => ({
      userOrderStatus: { latest_order_status: toOrderStatus((await loadFirstDevice(ctx)).order) },
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
