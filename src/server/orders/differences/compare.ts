import { compareOrders } from '../../../domain/orders/compareOrders.ts';
import { FULFILMENT_SERVICES, type FulfilmentService } from '../../../domain/rewards/catalogue.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import type { DueSource } from '../../platform/jobs/jobs.ts';
import { JOBS, type OrderDeps } from '../deps.ts';
import type { FulfillerDeps } from '../fulfiller.ts';
import { listerFor } from '../services/fulfillerFor.ts';
import {
  areListsDue,
  dueLists,
  scheduleNow,
  readLists,
  readOurOrders,
  saveList,
  saveOrderDifferences,
} from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WINDOW_DAYS = 30;
/** Their list begins earlier than ours, because their clock may be behind. */
const MARGIN_MS = DAY_MS;
/** What is younger may not be in their list yet. */
const YOUNG_MS = HOUR_MS;

/**
 * Compares our orders of the latest 30 days at a service with its list, once a day, for all brands together. Open orders of
 * which the service knows more than we do are read again at once; what differs is put before staff.
 * Source: issue 14, Fulfilment (reconciliation).
 */
export async function compareList(deps: OrderDeps, service: FulfilmentService): Promise<void> {
  const { clock, db, log } = deps;
  const now = clock.now();
  await saveList(db, service, { dueAt: new Date(now.getTime() + HOUR_MS) });
  const list = listerFor(deps, service);
  if (list === null) return;
  const since = new Date(now.getTime() - WINDOW_DAYS * DAY_MS);
  try {
    const theirs = await list(new Date(since.getTime() - MARGIN_MS));
    await transaction(db, async (tx) => {
      const ours = await readOurOrders(
        tx,
        service,
        since,
        theirs.map(({ key }) => key),
      );
      const { differences, behind } = compareOrders(ours, theirs, new Date(now.getTime() - YOUNG_MS));
      await saveOrderDifferences(tx, service, differences, now);
      await scheduleNow(tx, behind, now);
      await saveList(tx, service, { comparedAt: now, dueAt: new Date(now.getTime() + DAY_MS) });
    });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    log.warn({ service, fault: error.kind }, 'orders were not compared');
  }
}

/** Services whose list is to be compared: each once a day, new ones at once. */
export function listsDue(deps: FulfillerDeps): DueSource {
  let isKnown = false;
  return {
    name: 'orders.lists',
    isDue: (now) => (isKnown ? [areListsDue(now)] : null),
    find: async (db, now) => {
      if (!isKnown) {
        const known = new Set((await readLists(db)).map(({ service }) => service));
        for (const service of FULFILMENT_SERVICES)
          if (!known.has(service) && listerFor(deps, service) !== null)
            await saveList(db, service, { dueAt: now });
        isKnown = true;
      }
      return (await dueLists(db, now)).map((service) => ({
        job: JOBS.compare,
        key: service,
        data: { service },
      }));
    },
  };
}
