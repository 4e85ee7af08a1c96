import { noLaterThanPromise } from '../../domain/orders/promise.ts';
import type { FulfilmentService } from '../../domain/rewards/catalogue.ts';
import { transaction } from '../platform/db/transaction.ts';
import { hourly } from '../platform/jobs/hourly.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { readEarlierCodes } from './codes.ts';
import { JOBS, promiseOf, type OrderDeps } from './deps.ts';
import { compareList } from './differences/compare.ts';
import { fulfilOrder } from './fulfil.ts';
import { readEarlierChoices } from './queries.ts';
import { FIRST_DEVICE, FREE_PLUG, placeOrder } from './service.ts';
import { areOrdersDue, changeOrder, dueOrders, forgetWebhooks, lockUnpromised } from './store.ts';

const hourMs = 3_600_000;
/** Much longer than a signature is valid. */
const REMEMBERED_MS = 30 * 24 * hourMs;
const AT_ONCE = 200;

export function orderJobs(deps: OrderDeps): readonly JobDefinition[] {
  const fulfil: JobDefinition<{ readonly orderId: string }> = {
    name: JOBS.fulfil,
    retryLimit: 3,
    concurrency: 4,
    run: ({ orderId }) => fulfilOrder(deps, orderId),
  };
  const adopt: JobDefinition = {
    name: JOBS.adopt,
    expireInSeconds: 3_600,
    run: async (_data, { clock, signal }) => {
      await adoptEarlierChoices(deps, signal);
      await promiseEarlierOrders(deps, signal);
      for (let read = AT_ONCE; read === AT_ONCE && !signal.aborted;)
        read = await readEarlierCodes(deps, AT_ONCE);
      await forgetWebhooks(deps.db, new Date(clock.now().getTime() - REMEMBERED_MS));
    },
  };
  const compare: JobDefinition<{ readonly service: FulfilmentService }> = {
    name: JOBS.compare,
    retryLimit: 1,
    run: ({ service }) => compareList(deps, service),
  };
  return [fulfil, adopt, compare];
}

/**
 * Places the orders of members who chose a free first device before orders existed: claims go to the shop;
 * plugs chosen in the sign-up need an address if the account has none.
 */
async function adoptEarlierChoices(deps: OrderDeps, signal: AbortSignal): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE && !signal.aborted;) {
    const chosen = await readEarlierChoices(deps.db, FIRST_DEVICE, AT_ONCE);
    for (const choice of chosen)
      await transaction(deps.db, (tx) =>
        placeOrder(tx, deps, { request: null, ...FREE_PLUG, ...choice, key: FIRST_DEVICE }),
      );
    found = chosen.length;
  }
}

/** Gives open orders that were placed before there were promises one that begins now. */
async function promiseEarlierOrders(deps: OrderDeps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  for (let found = AT_ONCE; found === AT_ONCE && !signal.aborted;)
    found = await transaction(deps.db, async (tx) => {
      const unpromised = await lockUnpromised(tx, AT_ONCE);
      for (const order of unpromised) {
        const promisedAt = promiseOf(deps, order, now);
        const dueAt = noLaterThanPromise({ ...order, promisedAt }, order.dueAt);
        await changeOrder(tx, order.id, { promisedAt, dueAt });
      }
      return unpromised.length;
    });
}

/** Due orders, and once an hour of product time the earlier choices without an order. */
export function ordersDue(): DueSource {
  return hourly(JOBS.adopt, {
    name: 'orders',
    isDue: (now) => [areOrdersDue(now)],
    find: async (db, now, limit) =>
      (await dueOrders(db, now, limit)).map((orderId) => ({
        job: JOBS.fulfil,
        key: orderId,
        data: { orderId },
      })),
  });
}
