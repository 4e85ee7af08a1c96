import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { bounds } from '../../domain/rewards/denomination.ts';
import { missing } from '../platform/errors.ts';
import { catalogueView, toReward } from '../rewards/service.ts';
import { cashOutToAccount, cashOutToGiftCard, withdrawCashout } from './cashOut.ts';
import { confirm, sendCode } from './codes.ts';
import { setDestination, verifyDestination } from './destination.ts';
import { taxYearCsv } from './taxYear.ts';
import { toDestination, toW9 } from './toCashout.ts';
import { markW9, submitW9 } from './w9.ts';

/** Cash-outs. Source: WAL-03 to WAL-18. */
export const cashoutHandlers: SubjectHandlers<'cashout'> = {
  setDestination: async (ctx, { body }) => {
    const account = await setDestination(ctx, body.email);
    return { status: 200, body: toDestination(account, toViewContext(ctx)) };
  },
  verifyDestination: async (ctx, { body }) => {
    const account = await verifyDestination(ctx, body.code);
    return { status: 200, body: toDestination(account, toViewContext(ctx)) };
  },
  sendCashoutCode: async (ctx, { body }) => {
    const { channel, sentTo, channels } = await sendCode(
      ctx,
      { way: body.way, points: body.points, rewardId: body.reward_id ?? null },
      body.channel ?? 'email',
    );
    return { status: 200, body: { channel, sent_to: sentTo, channels: [...channels] } };
  },
  confirmCashoutCode: async (ctx, { body }) => {
    await confirm(ctx, body.code);
    return { status: 200, body: { ok: true } };
  },
  cashOutToAccount: async (ctx, { body }) => {
    const { orderId, balancePoints } = await cashOutToAccount(ctx, body.points);
    return { status: 200, body: { order_id: orderId, balance_points: balancePoints } };
  },
  cashOutToGiftCard: async (ctx, { body }) => {
    const { orderId, balancePoints } = await cashOutToGiftCard(ctx, {
      points: body.points,
      rewardId: body.reward_id,
      version: body.version,
    });
    return { status: 200, body: { order_id: orderId, balance_points: balancePoints } };
  },
  getEgifts: async (ctx) => {
    const { balancePoints, rewards } = await catalogueView(ctx, ctx.now);
    const egifts = rewards
      .filter(({ record }) => record.type === 'GIFT_CARD' && record.remaining !== 0)
      .toSorted((a, b) => bounds(a.rule, balancePoints).lowest - bounds(b.rule, balancePoints).lowest)
      .map((view) => toReward(ctx, view));
    return { status: 200, body: { balance_points: balancePoints, egifts } };
  },
  withdrawCashout: async (ctx, { params }) => {
    await withdrawCashout(ctx, params.id);
    return { status: 200, body: { ok: true } };
  },
  submitW9: async (ctx, { body }) => {
    if (ctx.brand.config.country !== 'US') throw missing();
    const { name, tin_type: tinType, tin, address, certified } = body;
    const form = await submitW9(ctx, {
      name,
      tinType,
      tin,
      certified,
      address: { ...address, postalCode: address.postal_code },
    });
    return { status: 200, body: toW9(form) };
  },
  markW9: async (ctx, { body }) => {
    const { reference, status, reason = '' } = body;
    return { status: 200, body: { reference, status: await markW9(ctx, { reference, status, reason }) } };
  },
  exportTaxYear: async (ctx, { params }) => ({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="tax-year-${params.year}.csv"`,
    },
    body: await taxYearCsv(ctx, params.year),
  }),
};

const toViewContext = ({
  brand,
  now,
}: {
  readonly brand: { readonly config: { readonly cashOut: Parameters<typeof toDestination>[1]['rules'] } };
  readonly now: Date;
}) => ({ rules: brand.config.cashOut, facts: { now } });
