import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { orderStep, type OrderProgress } from '../../domain/orders/orderRules.ts';
import { isSafePicture } from '../../domain/placements/safeUrl.ts';
import { refusedPayload } from '../platform/graphql/refusal.ts';
import { claimFirstDevice, firstDeviceOf, offerFor } from './firstDevice.ts';

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
    // A member is only ever shown to that member.
    orders: async (_member, _args, ctx) => ({
      userOrderStatus: { latest_order_status: statusOf((await firstDeviceOf(ctx)).order) },
    }),
  },
  Mutation: {
    claimFreeDevice: async (_root, { input: { address } }, ctx) => {
      const outcome = await claimFirstDevice(ctx, address ?? null);
      if ('refusal' in outcome) return refusedPayload(outcome);
      const { order, address: shippingAddress } = outcome;
      // What is asked for of the viewer is read anew: the order is there now.
      const viewer = { ...ctx, member: ctx.member && { ...ctx.member, shippingAddress } };
      return {
        __typename: 'FreeDeviceClaimed' as const,
        order: {
          orderId: order.id,
          what: order.title ?? '',
          status: statusOf(order) ?? ('ordered' as const),
          orderedAt: order.placedAt,
        },
        viewer,
      };
    },
  },
} satisfies Resolvers;

/** The specification knows three statuses of an order; what failed is still to be sent, what was cancelled is none. */
function statusOf(order: OrderProgress | null): 'ordered' | 'shipped' | 'delivered' | null {
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
