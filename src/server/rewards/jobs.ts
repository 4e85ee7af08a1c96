import { JOBS as ORDER_JOBS, lockOrder, promoOf } from '../orders/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import { returnPromoUse } from './store.ts';

/** Gives the use of a promo code back when the order that it gave is cancelled. */
export function rewardJobs({ db }: Pick<Deps, 'db'>): readonly JobDefinition[] {
  const cancelled: JobDefinition<{ readonly orderId: string }> = {
    name: ORDER_JOBS.cancelled,
    retryLimit: 3,
    run: ({ orderId }) =>
      transaction(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        const promoId = order === null ? null : promoOf(order.key);
        if (order === null || promoId === null || order.state !== 'refunded') return;
        await returnPromoUse(tx, { promoId, memberId: order.memberId, orderId });
      }),
  };
  return [cancelled];
}
