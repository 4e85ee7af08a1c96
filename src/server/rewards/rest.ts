import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { components } from '../../../codegen/rest/types.ts';
import { orderClass } from '../../domain/orders/orderClass.ts';
import type { RewardType } from '../../domain/rewards/catalogue.ts';
import { isCoupon, readCodes, titleFor } from '../orders/service.ts';
import { missing } from '../platform/errors.ts';
import { answerOnce } from '../platform/idempotency.ts';
import { readPicture } from '../platform/pictures/readPicture.ts';
import { loadOrderRules, toBlocker, type OrderRules } from '../spending/service.ts';
import { catalogueView, countPromoTry, redeemPromo, redeemReward, rewardView } from './service.ts';
import { bonusCsv } from './bonusExport.ts';
import { pictureUrl } from './pictures.ts';
import { toReward } from './toReward.ts';
import { insertPicture } from './store.ts';

/** Product: pixels of a reward's picture. */
const PICTURE_SIZE = { width: 960, height: 600 };

/** The marketplace. Source: MKT-08 to MKT-10, WAL-06. */
export const rewardHandlers: SubjectHandlers<'rewards'> = {
  getRewards: async (ctx, { query }) => {
    const mayPreview = ctx.member.isAdmin && ctx.member.roles.has('internal_rewards');
    const at = mayPreview && query.dt !== undefined ? new Date(query.dt) : ctx.now;
    const { balancePoints, rewards } = await catalogueView(ctx, at);
    return {
      status: 200,
      body: { balance_points: balancePoints, rewards: rewards.map((view) => toReward(ctx, view)) },
    };
  },

  getReward: async (ctx, { params }) => {
    const view = await rewardView(ctx, params.id);
    if (view === null) throw missing();
    const rules = await loadOrderRules(ctx, classOfReward(view.reward.record.type));
    return {
      status: 200,
      body: {
        balance_points: view.balancePoints,
        reward: toReward(ctx, view.reward),
        rules: toOrderRules(rules),
      },
    };
  },

  redeemReward: async (ctx, { params, body }) => {
    const { orderId, balancePoints } = await redeemReward(ctx, params.id, {
      ...body,
      key: ctx.client.idempotencyKey ?? '',
    });
    return { status: 200, body: { order_id: orderId, balance_points: balancePoints } };
  },

  redeemPromo: async (ctx, { body }) => {
    await countPromoTry(ctx);
    return answerOnce(ctx, 'redeemPromo', body, async ({ db }) => {
      const { points, order } = await redeemPromo({ ...ctx, db }, body.code);
      return {
        status: 200 as const,
        body: { points, order_id: order?.id ?? null, title: order?.title ?? null },
      };
    });
  },

  uploadRewardPicture: async ({ brand, db, now }, { files }) => {
    const picture = await readPicture(files, PICTURE_SIZE);
    const id = await insertPicture(db, brand.id, { mediaType: 'image/webp', bytes: picture }, now);
    return { status: 200, body: { id, url: pictureUrl(brand, id) } };
  },

  exportBonus: async (ctx) => ({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bonus-points.csv"',
    },
    body: await bonusCsv(ctx),
  }),

  getGiftCodes: async (ctx) => ({
    status: 200,
    body: {
      gift_codes: await Promise.all(
        (await readCodes(ctx.db, ctx.brand.id, ctx.member.id)).map(async (order) => ({
          order_id: order.id,
          type: isCoupon(order) ? ('COUPON' as const) : ('GIFT_CARD' as const),
          title: (await titleFor(ctx, order.title)) ?? '',
          value_hundredths: order.valueHundredths,
          currency: order.currency,
          status: order.state,
          has_code: order.secret !== null,
          barcode: order.barcode,
          expires_at: order.expiresAt?.toISOString() ?? null,
          used_at: order.usedAt?.toISOString() ?? null,
          placed_at: order.placedAt.toISOString(),
        })),
      ),
    },
  }),
};

const classOfReward = (type: RewardType) =>
  orderClass({ kind: type.toLowerCase(), price: 1, faceValue: null, worthPoints: null });

const toOrderRules = ({
  blockers,
  blockedCause,
  most,
  threshold,
  codeAbove,
}: OrderRules): components['schemas']['OrderRules'] => ({
  blockers: blockers.map((each) => toBlocker(each, blockedCause)),
  most_points: most,
  threshold_cents: threshold,
  code_above_cents: codeAbove,
});
