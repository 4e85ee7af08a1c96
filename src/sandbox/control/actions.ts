import type { Cards } from '../cards/cards.ts';
import type { DeviceDeps } from '../devices/deviceRoute.ts';
import { moveInto } from '../devices/homeDevices.ts';
import type { FaultRule, Faults, ActiveFault } from '../faults/faults.ts';
import type { Gifts } from '../fulfilment/gifts.ts';
import type { Enrollments } from '../market/enrollments.ts';
import type { Webhooks } from '../market/webhooks.ts';
import type { Payouts } from '../payouts/payouts.ts';
import type { Outbox } from '../outbox/store.ts';
import type { Drops } from '../retailer/drops.ts';
import type { Shop } from '../shop/shop.ts';
import type { Desk } from '../desk/desk.ts';
import type { Ven } from '../ven/ven.ts';
import { savedPercent } from '../../domain/demo/reaction.ts';
import { randomNumbers } from '../support/random.ts';
import { createCustomer, typedId } from '../world/readyCustomers.ts';
import type { Authorization, AuthorizationStatus, Customer, Enrollment, Savings } from '../world/types.ts';
import type { World } from '../world/world.ts';

/** A new customer's given properties; the rest is made up. */
export type CustomerWishes = Partial<
  Pick<
    Customer,
    | 'email'
    | 'accountNumber'
    | 'nmi'
    | 'intervalSeconds'
    | 'solar'
    | 'trait'
    | 'meter'
    | 'size'
    | 'publishedFrom'
  >
> & { readonly name: string };

export interface Delivery {
  /** Publishes data up to here; absent: up to now. */
  readonly through?: Date;
  /** Final readings, not estimates. */
  readonly final: boolean;
}

/** What a person on the page, or a test by control, can make the partners do. */
export interface Actions {
  addCustomer(utility: string, wishes: CustomerWishes): Customer | null;
  changeCustomer(customer: Customer, wishes: Partial<CustomerWishes>): void;
  /** The home uses less in a window. */
  save(customer: Customer, savings: Savings): void;
  /** The home learns that it has joined an event, and reacts in its way; once for each event. Its devices have these accounts. */
  join(
    customer: Customer,
    window: { readonly from: string; readonly to: string; readonly accounts: readonly string[] },
  ): void;
  /** Publishes data now and notifies the readers. */
  deliver(customer: Customer, delivery: Delivery): void;
  setState(
    enrollment: Enrollment,
    status: { readonly state: string; readonly substate: string },
    held: boolean,
  ): void;
  step(enrollment: Enrollment): boolean;
  release(enrollment: Enrollment): void;
  setAuthorization(authorization: Authorization, status: AuthorizationStatus): void;
  /** `on`: starts an outage, with or without an end; otherwise ends it. */
  setOutage(utility: string, on: boolean, until: Date | null): void;
  addFault(rule: FaultRule): ActiveFault;
  clearFaults(id?: string): void;
  /** Called every few seconds. */
  tick(): void;
  reset(): void;
}

export interface ActionDeps {
  readonly world: World;
  readonly faults: Faults;
  readonly enrollments: Enrollments;
  readonly webhooks: Webhooks;
  readonly drops: Drops;
  readonly outbox: Outbox;
  readonly devices: DeviceDeps;
  readonly shop: Shop;
  readonly gifts: Gifts;
  readonly cards: Cards;
  readonly payouts: Payouts;
  readonly ven: Ven;
  readonly desk: Desk;
}

const DELIVERED_DAYS = 14;

export function createActions({
  world,
  faults,
  enrollments,
  webhooks,
  drops,
  outbox,
  devices,
  shop,
  gifts,
  cards,
  payouts,
  ven,
  desk,
}: ActionDeps): Actions {
  const live = (): Enrollment[] => Object.values(world.state.enrollments).filter(({ ended }) => !ended);

  const endOutage = (slug: string): void => {
    world.state.outages = Object.fromEntries(
      Object.entries(world.state.outages).filter(([name]) => name !== slug),
    );
    world.changed();
    reportOutage(slug, false, null);
  };
  const reportOutage = (slug: string, active: boolean, until: string | null): void => {
    // One webhook per address is enough: an outage affects the utility, not a home.
    const notified = new Set<string>();
    for (const enrollment of live()) {
      if (enrollment.utility !== slug || notified.has(enrollment.webhookUrl)) continue;
      notified.add(enrollment.webhookUrl);
      webhooks.send(enrollment, 'outage.changed', { outage: { active, ends_at: until } });
    }
  };

  return {
    addCustomer: (slug, { name, ...wishes }) => {
      const utility = world.utility(slug);
      if (!utility) return null;
      const customer = { ...createCustomer(utility, typedId(utility, name), name), ...wishes };
      world.state.customers[customer.id] = customer;
      world.changed();
      return customer;
    },
    changeCustomer: (customer, wishes) => {
      Object.assign(customer, wishes);
      world.changed();
    },
    save: (customer, savings) => {
      customer.savings.push(savings);
      world.changed();
    },
    join: (customer, { from, to, accounts }) => {
      moveInto(world, customer, accounts);
      const percent = savedPercent(randomNumbers('reaction', customer.id), randomNumbers(customer.id, from));
      // What was asked of it by hand counts, and what it does already.
      const isBusy = customer.savings.some((each) => each.from < to && each.to > from);
      if (percent === 0 || isBusy) return;
      customer.savings.push({ from, to, percent });
      world.changed();
    },
    deliver: (customer, { through = world.now(), final }) => {
      customer.deliveredThrough = through.toISOString();
      customer.deliveredFinal = final;
      world.changed();
      if (customer.nmi !== null) drops.deliver(customer, DELIVERED_DAYS);
      for (const enrollment of live()) {
        if (enrollment.customerId === customer.id)
          webhooks.send(enrollment, 'data.available', { through: customer.deliveredThrough });
      }
    },
    setState: (enrollment, status, held) => enrollments.set(enrollment, status, held),
    step: (enrollment) => enrollments.step(enrollment),
    release: (enrollment) => enrollments.release(enrollment),
    setAuthorization: (authorization, status) => {
      authorization.status = status;
      world.changed();
      for (const enrollment of live()) {
        if (enrollment.authorizationId === authorization.id)
          webhooks.send(enrollment, 'authorization.changed', { authorization_status: status });
      }
    },
    setOutage: (slug, on, until) => {
      if (!on) return endOutage(slug);
      world.state.outages[slug] = { until: until?.toISOString() ?? null };
      world.changed();
      reportOutage(slug, true, until?.toISOString() ?? null);
    },
    addFault: (rule) => faults.add(rule),
    clearFaults: (id) => faults.clear(id),
    tick: () => {
      for (const [slug, { until }] of Object.entries(world.state.outages)) {
        if (until !== null && Date.parse(until) <= world.now().getTime()) endOutage(slug);
      }
      enrollments.tick();
      drops.tick();
      devices.clouds.tick();
      shop.tick();
      gifts.tick();
      cards.tick();
      payouts.tick();
      ven.tick();
      desk.tick();
    },
    reset: () => {
      faults.clear();
      outbox.clear();
      world.reset();
      devices.clouds.reset();
    },
  };
}
