import {
  destinationKey,
  insertW9,
  placePayout,
  refusePayout,
  saveAccount,
  sealedNumber,
} from '../../cashout/service.ts';
import type { Brand } from '../../brands/service.ts';
import { changeOrder, moveOrder, type OrderRow } from '../../orders/service.ts';
import { ManualClock } from '../../platform/clock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { createPromo, takePromo } from '../../rewards/service.ts';
import type { DemoDeps } from '../deps.ts';
import { homeAddress } from '../homeAddress.ts';
import { hasOrder } from '../queries/payouts.ts';
import { DEMO_REASON, type DemoMember } from '../record.ts';
import { letters } from '../rewards/makeOrders.ts';
import { whereItCan } from '../whereItCan.ts';
import {
  DEMO_W9S,
  OPEN_PAYOUTS,
  PAST_PAYOUTS,
  THANKS,
  type DemoPayout,
  type PastPayout,
} from './payoutPlan.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Made = Pick<DemoDeps, 'deps'>;

/**
 * Points for those who cash out, payouts that ran their course, that wait for staff or for their destination, and
 * forms W-9. No partner is called and no one is notified.
 */
export async function makePayouts(
  { deps }: Made,
  brand: Brand,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  if (brand.config.pointsPerUnit === null) return;
  await thank(deps, brand, members, now);
  const findMember = (role: DemoPayout['role']) => members.find((member) => member.role === role);
  const colleague = findMember('colleague');
  for (const payout of PAST_PAYOUTS) {
    const member = findMember(payout.role);
    if (member !== undefined) await runItsCourse(deps, { brand, member, payout, colleague, now });
  }
  if (brand.config.country === 'US') await makeForms(deps, brand, members, now);
}

async function thank(
  deps: Made['deps'],
  brand: Brand,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - THANKS.daysAgo * DAY_MS);
  const saved = await createPromo(
    { ...deps, clock: new ManualClock(at) },
    {
      brandId: brand.id,
      actorId: null,
      reason: DEMO_REASON,
      code: THANKS.code,
      points: THANKS.points,
      rewardId: null,
      limit: null,
      startsAt: at,
      endsAt: null,
    },
  );
  if ('refusal' in saved) throw new Error(`The code ${THANKS.code} of ${brand.id} was refused.`);
  const roles = new Set([...PAST_PAYOUTS, ...OPEN_PAYOUTS].map(({ role }) => role));
  for (const { memberId } of members.filter(({ role }) => roles.has(role)))
    await transaction(deps.db, (tx) => takePromo(tx, { brand, memberId, code: THANKS.code, now: at }));
}

interface Placing {
  readonly brand: Brand;
  readonly member: DemoMember;
  readonly payout: DemoPayout;
  readonly now: Date;
}

const payoutAddress = ({ member, payout }: Pick<Placing, 'member' | 'payout'>): string =>
  `${payout.to ?? member.role}@pay.example`;

const payoutKey = ({ points, hoursAgo }: DemoPayout): string => `demonstration:payout:${points}:${hoursAgo}`;

/** Sets where the member's money goes, and places the payout. */
async function place(deps: Made['deps'], { brand, member, payout, now }: Placing): Promise<OrderRow> {
  const { brandId, memberId } = member;
  const { secrets, db } = deps;
  const destination = payoutAddress({ member, payout });
  const key = destinationKey(secrets, destination);
  const placedAt = deps.clock.now();
  const waits = payout.waitsHours ?? 0;
  const verifiedAt = new Date(waits > 0 ? placedAt.getTime() - HOUR_MS : placedAt.getTime() - 60 * DAY_MS);
  await saveAccount(db, brandId, memberId, { destination, destinationKey: key, verifiedAt }, placedAt);
  return placePayout(db, deps, {
    request: null,
    brand,
    locale: brand.config.locales[0] ?? 'en-US',
    memberId,
    key: payoutKey(payout),
    points: payout.points,
    pointsPerUnit: brand.config.pointsPerUnit ?? 100,
    destination,
    destinationKey: key,
    browserKey: payout.browser === undefined ? null : secrets.keyedHash('cashout-browser', payout.browser),
    addressKey: null,
    reasons: payout.reasons ?? [],
    notBefore: waits > 0 ? new Date(now.getTime() + waits * HOUR_MS) : null,
  });
}

async function runItsCourse(
  deps: Made['deps'],
  {
    payout,
    colleague,
    ...placing
  }: Placing & { readonly payout: PastPayout; readonly colleague: DemoMember | undefined },
): Promise<void> {
  const placedAt = new Date(placing.now.getTime() - payout.hoursAgo * HOUR_MS);
  const clock = new ManualClock(placedAt);
  const silent = {
    ...deps,
    clock,
    jobs: { send: async () => undefined },
    notify: { send: async () => undefined, sendAll: async () => undefined, wantedOn: async () => [] },
  };
  const order = await place(silent, { ...placing, payout });
  // The job that would send it immediately is not run for the past.
  if (payout.steps.length > 0) await changeOrder(deps.db, order.id, { askedAt: placedAt, dueAt: null });
  let row = { ...order, ...(payout.steps.length > 0 ? { askedAt: placedAt } : {}) };
  for (const [step, hours] of payout.steps) {
    clock.set(new Date(placedAt.getTime() + hours * HOUR_MS));
    row =
      (await moveOrder(deps.db, silent, row, step, {
        number: batchNumber(order.id),
        failure: payout.failure ?? null,
      })) ?? row;
  }
  if (row.state === 'fulfilled') await changeOrder(deps.db, order.id, { partnerState: 'SUCCESS' });
  if (payout.failure === 'unclaimed') await changeOrder(deps.db, order.id, { partnerState: 'RETURNED' });
  if (payout.refusedFor !== undefined && colleague !== undefined) {
    clock.set(new Date(placedAt.getTime() + 20 * HOUR_MS));
    await refusePayout(silent, {
      brandId: placing.brand.id,
      orderId: order.id,
      version: 1,
      actorId: colleague.memberId,
      reason: DEMO_REASON,
      cause: payout.refusedFor,
    });
  }
}

/** Payouts of the demonstration that its sandbox pays. Ordered once, however often the program starts. */
export async function payNow(
  { deps }: Made,
  brands: readonly Brand[],
  members: readonly DemoMember[],
): Promise<void> {
  const now = deps.clock.now();
  for (const brand of brands.filter(({ config }) => config.pointsPerUnit !== null))
    for (const payout of OPEN_PAYOUTS) {
      const member = members.find(({ brandId, role }) => brandId === brand.id && role === payout.role);
      if (member === undefined) continue;
      await whereItCan(() =>
        transaction(deps.db, async (tx) => {
          if (!(await hasOrder(tx, member.memberId, payoutKey(payout))))
            await place({ ...deps, db: tx }, { brand, member, payout, now });
        }),
      );
    }
}

/** The provider's batch number, in its style. */
const batchNumber = (orderId: string): string => letters(13, 'payout', orderId);

async function makeForms(
  { db, newId, secrets }: Made['deps'],
  brand: Brand,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  for (const [index, { role, status, tin }] of DEMO_W9S.entries()) {
    const member = members.find((each) => each.role === role);
    if (member === undefined) continue;
    const id = newId();
    const signedAt = new Date(now.getTime() - (20 - 4 * index) * DAY_MS);
    await insertW9(db, {
      id,
      memberId: member.memberId,
      brand: brand.id,
      name: member.name,
      tinType: 'SSN',
      ...sealedNumber(secrets, brand.id, id, tin),
      address: homeAddress('US', member),
      signedAt,
      status,
      statusAt: signedAt,
      dueAt: null,
    });
  }
}
