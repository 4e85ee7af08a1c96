import type { DeviceDeps } from '../devices/deviceRoute.ts';
import type { FaultRule, Faults, StandingFault } from '../faults/faults.ts';
import type { Enrollments } from '../market/enrollments.ts';
import type { Webhooks } from '../market/webhooks.ts';
import type { Outbox } from '../outbox/store.ts';
import type { Drops } from '../retailer/drops.ts';
import type { Shop } from '../shop/shop.ts';
import { customerOf, typedId } from '../world/readyCustomers.ts';
import type { Authorization, AuthorizationStatus, Customer, Enrollment, Savings } from '../world/types.ts';
import type { World } from '../world/world.ts';

/** What a customer is to be made with; the rest is made up. */
export type CustomerWishes = Partial<
  Pick<Customer, 'email' | 'accountNumber' | 'nmi' | 'intervalSeconds' | 'solar' | 'trait'>
> & { readonly name: string };

export interface Delivery {
  /** Data up to here are out; absent: up to now. */
  readonly through?: Date;
  /** They are final, no estimates. */
  readonly final: boolean;
}

/** What a person on the page, and a test by control, may have the partners do. */
export interface Actions {
  addCustomer(utility: string, wishes: CustomerWishes): Customer | null;
  changeCustomer(customer: Customer, wishes: Partial<CustomerWishes>): void;
  /** The home uses less in a window. */
  save(customer: Customer, savings: Savings): void;
  /** Gives data out now, and tells whoever may read them. */
  deliver(customer: Customer, delivery: Delivery): void;
  setState(
    enrollment: Enrollment,
    standing: { readonly state: string; readonly substate: string },
    held: boolean,
  ): void;
  step(enrollment: Enrollment): boolean;
  release(enrollment: Enrollment): void;
  setAuthorization(authorization: Authorization, status: AuthorizationStatus): void;
  /** `on`: an outage, with an end or without; else it is over. */
  setOutage(utility: string, on: boolean, until: Date | null): void;
  addFault(rule: FaultRule): StandingFault;
  clearFaults(id?: string): void;
  /** As every few seconds. */
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
}: ActionDeps): Actions {
  const live = (): Enrollment[] => Object.values(world.state.enrollments).filter(({ ended }) => !ended);

  const endOutage = (slug: string): void => {
    world.state.outages = Object.fromEntries(
      Object.entries(world.state.outages).filter(([name]) => name !== slug),
    );
    world.changed();
    tellOutage(slug, false, null);
  };
  const tellOutage = (slug: string, active: boolean, until: string | null): void => {
    // One webhook for each address is enough: an outage is the utility's, not a home's.
    const told = new Set<string>();
    for (const enrollment of live()) {
      if (enrollment.utility !== slug || told.has(enrollment.webhookUrl)) continue;
      told.add(enrollment.webhookUrl);
      webhooks.send(enrollment, 'outage.changed', { outage: { active, ends_at: until } });
    }
  };

  return {
    addCustomer: (slug, { name, ...wishes }) => {
      const utility = world.utility(slug);
      if (!utility) return null;
      const customer = { ...customerOf(utility, typedId(utility, name), name), ...wishes };
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
    setState: (enrollment, standing, held) => enrollments.set(enrollment, standing, held),
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
      tellOutage(slug, true, until?.toISOString() ?? null);
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
    },
    reset: () => {
      faults.clear();
      outbox.clear();
      world.reset();
      devices.clouds.reset();
    },
  };
}
