import { MOST_REMINDERS, SECOND_REMINDER_DAYS, statusAt } from '../../domain/offers/offerStatus.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { JOBS as ORDER_JOBS } from '../orders/service.ts';
import { hourly } from '../platform/jobs/hourly.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { lapse } from './claims.ts';
import { JOBS, TIMING, type OfferDeps } from './deps.ts';
import { detachCard, type DetachJob } from './forgetCard.ts';
import { noteFirstDevice } from './firstDevice.ts';
import { sendOfferNews } from './news.ts';
import { work } from './payments.ts';
import { firstDevicesWithoutClaim } from './queries/firstDevice.ts';
import { findOrderState, paymentsWithEndedOrder, hasPaymentsWithEndedOrder } from './queries/offers.ts';
import {
  brandOffer,
  changeClaim,
  changePayment,
  dueClaims,
  duePayments,
  firstDeviceOffer,
  lockClaim,
  lockPayment,
  lockPaymentOfOrder,
  readClaim,
  type ClaimRow,
  areClaimsDue,
  arePaymentsDue,
} from './store.ts';
import { pickTexts } from './texts.ts';

const AT_ONCE = 200;

export function offerJobs(deps: OfferDeps): readonly JobDefinition[] {
  const claim: JobDefinition<{ readonly claimId: string }> = {
    name: JOBS.claim,
    concurrency: 4,
    run: ({ claimId }) => tendClaim(deps, claimId),
  };
  const payment: JobDefinition<{ readonly paymentId: string }> = {
    name: JOBS.payment,
    retryLimit: 3,
    concurrency: 4,
    run: ({ paymentId }) => work(deps, paymentId),
  };
  const settle: JobDefinition<{ readonly paymentId: string }> = {
    name: JOBS.settle,
    concurrency: 4,
    run: ({ paymentId }) => settlePayment(deps, paymentId),
  };
  const cardBack: JobDefinition<{ readonly orderId: string }> = {
    name: ORDER_JOBS.cardBack,
    run: ({ orderId }) => giveCardBack(deps, orderId),
  };
  const adopt: JobDefinition = {
    name: JOBS.adopt,
    expireInSeconds: 3_600,
    run: (_data, { signal }) => adoptFirstDevices(deps, signal),
  };
  const news: JobDefinition = {
    name: JOBS.news,
    expireInSeconds: 3_600,
    run: (_data, { signal }) => sendOfferNews(deps, signal),
  };
  const detach: JobDefinition<DetachJob> = {
    name: JOBS.detach,
    run: (job) => detachCard(deps, job),
  };
  return [claim, payment, settle, cardBack, adopt, news, detach];
}

/** Ends a reservation whose time is over, warns that it will be soon, or reminds its owner to connect the device. */
async function tendClaim(deps: OfferDeps, claimId: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const claim = await lockClaim(tx, claimId);
    const now = deps.clock.now();
    if (claim?.dueAt == null || claim.dueAt > now) return;
    if (claim.status === 'reserved' && statusAt(claim, now) !== 'reserved') await lapse(tx, deps, claim);
    else if (claim.status === 'reserved') await warnOfLapse(tx, deps, claim);
    else if (claim.status === 'purchased') await remind(tx, deps, claim, now);
    else await changeClaim(tx, claim.id, { dueAt: null });
  });
}

/** Once for each reservation. */
async function warnOfLapse(tx: Db, { brands, notify }: OfferDeps, claim: ClaimRow): Promise<void> {
  const { id, brand, memberId, offerId, reservedUntil } = claim;
  await changeClaim(tx, id, { dueAt: reservedUntil });
  const offer = await brandOffer(tx, brand, offerId);
  if (offer === null) return;
  await notify.send(tx, {
    brandId: brand,
    memberId,
    template: 'offer-lapsing',
    values: {
      offerId,
      title: pickTexts(offer, null, brands.byId(brand)?.config.locales ?? []).title,
      untilAt: reservedUntil.toISOString(),
    },
    key: `offer-lapsing:${id}:${reservedUntil.toISOString()}`,
    expiresAt: reservedUntil,
  });
}

/**
 * Two reminders, a week apart, once the device is with the member. What has not arrived is checked again, and no one is
 * reminded of a device that was never sent. Source: rewards, Device offers.
 */
async function remind(tx: Db, deps: OfferDeps, claim: ClaimRow, now: Date): Promise<void> {
  const { brands, notify } = deps;
  const [offer, state] = [
    await brandOffer(tx, claim.brand, claim.offerId),
    claim.orderId === null ? null : await findOrderState(tx, claim.orderId),
  ];
  const isGone = offer === null || state === null || state === 'refunded';
  if (isGone || claim.reminders >= MOST_REMINDERS) return changeClaim(tx, claim.id, { dueAt: null });
  if (state !== 'fulfilled')
    return changeClaim(tx, claim.id, { dueAt: new Date(now.getTime() + TIMING.lookAgainMs) });
  const reminders = claim.reminders + 1;
  await changeClaim(tx, claim.id, {
    reminders,
    dueAt: reminders < MOST_REMINDERS ? new Date(now.getTime() + SECOND_REMINDER_DAYS * TIMING.dayMs) : null,
  });
  await notify.send(tx, {
    brandId: claim.brand,
    memberId: claim.memberId,
    template: 'offer-reminder',
    values: {
      offerId: claim.offerId,
      title: pickTexts(offer, null, brands.byId(claim.brand)?.config.locales ?? []).title,
    },
    key: `offer-reminder:${claim.id}:${reminders}`,
  });
}

/** A device that arrived settles its payment; the money of a cancelled one goes back to the card. */
async function settlePayment({ clock, db }: OfferDeps, paymentId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.state !== 'paid' || payment.claimId === null) return;
    const claim = await readClaim(tx, payment.claimId);
    const state = claim?.orderId == null ? null : await findOrderState(tx, claim.orderId);
    if (state === 'fulfilled') await changePayment(tx, payment.id, { state: 'settled' });
    if (state === 'refunded')
      await changePayment(tx, payment.id, {
        state: 'refunding',
        refundReason: 'CANCELLED',
        dueAt: clock.now(),
      });
  });
}

/** What a card paid of a delivered order that staff refunded goes back to it. */
async function giveCardBack({ clock, db }: OfferDeps, orderId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const payment = await lockPaymentOfOrder(tx, orderId);
    if (payment !== null)
      await changePayment(tx, payment.id, {
        state: 'refunding',
        refundReason: 'CANCELLED',
        dueAt: clock.now(),
      });
  });
}

/** Gives free first devices that were ordered before offers existed their place among the offers. */
async function adoptFirstDevices(deps: OfferDeps, signal: AbortSignal): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE && !signal.aborted;) {
    const orders = await firstDevicesWithoutClaim(deps.db, AT_ONCE);
    for (const { memberId, orderId, brandId } of orders)
      await transaction(deps.db, async (tx) => {
        const offer = await firstDeviceOffer(tx, brandId, deps.clock.now());
        if (offer !== null) await noteFirstDevice(tx, deps, { memberId, orderId, offer });
      });
    found = orders.length;
  }
}

/** Due claims and payments, payments whose order has ended, and once an hour of product time the adoption and news of offers. */
export function offersDue(): DueSource {
  const others = hourly(JOBS.adopt, {
    name: 'offers',
    isDue: (now) => [areClaimsDue(now), arePaymentsDue(now), hasPaymentsWithEndedOrder],
    find: async (db, now, limit) => {
      const [claims, payments, ended] = [
        await dueClaims(db, now, limit),
        await duePayments(db, now, limit),
        await paymentsWithEndedOrder(db, limit),
      ];
      return [
        ...claims.map((claimId) => ({ job: JOBS.claim, key: claimId, data: { claimId } })),
        ...payments.map((paymentId) => ({ job: JOBS.payment, key: paymentId, data: { paymentId } })),
        ...ended.map((paymentId) => ({ job: JOBS.settle, key: paymentId, data: { paymentId } })),
      ];
    },
  });
  return hourly(JOBS.news, others);
}
