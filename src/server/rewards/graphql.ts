import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { isSafePicture } from '../../domain/placements/safeUrl.ts';
import { refusedPayload } from '../platform/graphql/refusal.ts';
import { claimFirstDevice, firstDeviceOf, offerFor } from './firstDevice.ts';

/** GQL-22, GQL-23: the free first device. Its fulfilment reads the orders. */
export const rewardResolvers = {
  Viewer: {
    firstDeviceFreeReward: async (ctx) => {
      const offer = await offerFor(ctx);
      return offer && {
        displayTitle: offer.title,
        displaySubtitle: offer.subtitle,
        displayDescription: offer.description,
        basePricePoints: offer.basePricePoints,
        displayImageUrl: offer.imageUrl !== null && isSafePicture(offer.imageUrl) ? offer.imageUrl : null,
      };
    },
  },
  User: {
    // A member is only ever shown to that member.
    orders: async (_member, _args, ctx) => ({ userOrderStatus: { latest_order_status: (await firstDeviceOf(ctx)).order?.status ?? null } }),
  },
  Mutation: {
    claimFreeDevice: async (_root, { input: { address } }, ctx) => {
      const outcome = await claimFirstDevice(ctx, address ?? null);
      if ('refusal' in outcome) return refusedPayload(outcome);
      const { order, address: shippingAddress } = outcome;
      // What is asked for of the viewer is read anew: the order is there now.
      const viewer = { ...ctx, member: ctx.member && { ...ctx.member, shippingAddress } };
      return { __typename: 'FreeDeviceClaimed' as const, order: { orderId: order.id, what: order.title, status: order.status, orderedAt: order.at }, viewer };
    },
  },
} satisfies Resolvers;
