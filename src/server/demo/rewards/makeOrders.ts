import type { Locale } from '../../../domain/brands/countries.ts';
import type { FulfilmentService } from '../../../domain/rewards/catalogue.ts';
import type { Brand } from '../../brands/service.ts';
import {
  changeOrder,
  markUsed,
  moveOrder,
  placeOrder,
  type OrderCode,
  type OrderRow,
} from '../../orders/service.ts';
import { ManualClock } from '../../platform/clock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { createPromo, orderedItem, takePromo } from '../../rewards/service.ts';
import type { DemoDeps } from '../deps.ts';
import { findReward, type OfferedReward } from '../queries/rewards.ts';
import { homeAddress } from '../homeAddress.ts';
import { createRandom } from '../random.ts';
import { DEMO_REASON, type DemoMember } from '../record.ts';
import { whereItCan } from '../whereItCan.ts';
import { OPEN_ORDERS, PAST_ORDERS, WELCOME, WELCOMED, type PastOrder } from './orderPlan.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GOOD_YEARS = 2;

type Made = Pick<DemoDeps, 'deps'>;

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** A welcome code, and an order in every state that an order can end in or wait in. */
export async function makeOrders(
  { deps }: Made,
  brand: Brand,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  const findMember = (role: PastOrder['role']) => members.find((member) => member.role === role);
  await welcome(deps, brand, members, now);
  for (const order of PAST_ORDERS) {
    const member = findMember(order.role);
    const reward = await findReward(deps.db, brand.id, order.item);
    if (member !== undefined && reward !== null)
      await transaction(deps.db, (tx) =>
        runItsCourse({ ...deps, db: tx }, { brand, member, reward, order, now }),
      );
  }
}

async function welcome(
  deps: Made['deps'],
  brand: Brand,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  const at = before(now, WELCOME.daysAgo);
  const saved = await createPromo(
    { ...deps, clock: new ManualClock(at) },
    {
      brandId: brand.id,
      actorId: null,
      reason: DEMO_REASON,
      code: WELCOME.code,
      points: WELCOME.points,
      rewardId: null,
      limit: null,
      startsAt: at,
      endsAt: null,
    },
  );
  if ('refusal' in saved) throw new Error(`The code ${WELCOME.code} of ${brand.id} was refused.`);
  for (const { memberId } of members.filter(({ role }) => WELCOMED.includes(role)))
    await transaction(deps.db, (tx) => takePromo(tx, { brand, memberId, code: WELCOME.code, now: at }));
}

interface Placing {
  readonly brand: Brand;
  readonly member: DemoMember;
  readonly reward: OfferedReward;
  readonly order: Pick<PastOrder, 'item' | 'points' | 'noAddress'>;
}

const toPlacing = ({ brand, member, reward, order }: Placing) => ({
  request: null,
  ...orderedItem(brand.config, reward, order.points),
  ...(order.points === 0 ? { value: null } : {}),
  brandId: brand.id,
  memberId: member.memberId,
  key: `demonstration:${order.item}`,
  quantity: 1,
  title: titleIn(reward, brand.config.locales[0]),
  address: order.noAddress === true ? null : homeAddress(brand.config.country, member),
});

const titleIn = ({ texts }: OfferedReward, locale: Locale | undefined): string | null =>
  (locale === undefined ? undefined : texts[locale]?.title) ?? null;

/** Places an order in the past and takes it through its steps. No partner is called and no one is notified. */
async function runItsCourse(
  deps: Made['deps'],
  { now, ...placing }: Placing & { readonly order: PastOrder; readonly now: Date },
): Promise<void> {
  const { order, reward, member } = placing;
  const placedAt = before(now, order.daysAgo);
  const clock = new ManualClock(placedAt);
  const silent = {
    ...deps,
    clock,
    jobs: { send: async () => undefined },
    notify: { send: async () => undefined, sendAll: async () => undefined, wantedOn: async () => [] },
  };
  let row: OrderRow = await placeOrder(deps.db, silent, toPlacing(placing));
  if (order.isUnknownThere === true) await changeOrder(deps.db, row.id, { askedAt: placedAt });
  for (const [step, hours] of order.steps) {
    clock.set(new Date(placedAt.getTime() + hours * HOUR_MS));
    row =
      (await moveOrder(deps.db, silent, row, step, {
        number: serviceNumber(reward.service, row.id),
        ...(step === 'shipped' ? { carrier: 'Parcel Post', trackingNumber: `PP${digits(12, row.id)}` } : {}),
        ...(step === 'failed' ? { failure: order.failure ?? null } : {}),
        ...(step === 'fulfilled' ? { code: createCode(reward.service, row.id, placedAt) } : {}),
      })) ?? row;
  }
  if (order.usedDaysAgo !== undefined) {
    clock.set(before(now, order.usedDaysAgo));
    await markUsed(silent, { brandId: member.brandId, memberId: member.memberId }, row.id, true);
  }
}

/** Orders of the demonstration that its sandbox fulfils. Ordered once, however often the program starts. */
export async function orderNow(
  { deps }: Made,
  brands: readonly Brand[],
  members: readonly DemoMember[],
): Promise<void> {
  for (const brand of brands)
    for (const order of OPEN_ORDERS) {
      const member = members.find(({ brandId, role }) => brandId === brand.id && role === order.role);
      const reward = await findReward(deps.db, brand.id, order.item);
      if (member !== undefined && reward !== null)
        await whereItCan(() =>
          transaction(deps.db, (tx) => placeOrder(tx, deps, toPlacing({ brand, member, reward, order }))),
        );
    }
}

const digits = (count: number, ...words: string[]): string => {
  const random = createRandom('digits', ...words);
  return Array.from({ length: count }, () => Math.floor(random.next() * 10)).join('');
};

/** Capitals and digits, the same ones for the same words. */
export const letters = (count: number, ...words: string[]): string => {
  const random = createRandom('letters', ...words);
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: count }, () => alphabet[Math.floor(random.next() * alphabet.length)]).join('');
};

const PREFIXES: Readonly<Record<FulfilmentService, string>> = {
  alder: 'AL',
  birch: 'BI',
  cedar: 'CE',
  dogwood: 'DW',
  shop: 'S',
  donations: 'R',
};

const serviceNumber = (service: FulfilmentService, orderId: string): string =>
  `${PREFIXES[service]}-${digits(8, orderId)}`;

/** A code in the service's own style, as its sandbox makes them. */
function createCode(service: FulfilmentService, orderId: string, placedAt: Date): OrderCode | null {
  const expiresAt = new Date(Date.UTC(placedAt.getUTCFullYear() + GOOD_YEARS, 11, 31, 23, 59, 59));
  switch (service) {
    case 'alder':
      return { code: digits(16, orderId, 'code'), pin: digits(4, orderId, 'pin'), expiresAt };
    case 'birch':
      return {
        code: [1, 2, 3].map((part) => letters(4, orderId, String(part))).join('-'),
        pin: null,
        expiresAt,
      };
    case 'cedar':
      return { code: digits(19, orderId, 'code'), pin: digits(6, orderId, 'pin'), expiresAt };
    case 'dogwood':
      return { code: letters(12, orderId), pin: null, expiresAt };
    case 'shop':
    case 'donations':
      return null;
  }
}
