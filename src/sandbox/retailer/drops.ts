import { createHash } from 'node:crypto';
import type { Customer, Drop } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { findHome } from '../utility/dataRoutes.ts';
import { nem12File, toNemDay } from './nem12.ts';

export interface Drops {
  /** A retailer's files after a cursor. */
  list(utility: string, after: number): readonly Drop[];
  find(utility: string, id: number): Drop | null;
  dropContent(drop: Drop): string;
  sha256(drop: Drop): string;
  /** Publishes what is due: the history of new meters, and the daily file. */
  tick(): void;
  /** Publishes one customer's file now. */
  deliver(customer: Customer, days: number): Drop;
}

/** Days of history in a new meter's first file. */
const HISTORY_DAYS = 400;
/** Days in a daily file: yesterday as an estimate, and the day before again with actual readings. */
const DAILY_DAYS = 2;
const MOST_FILES = 200;

export function createDrops(world: World): Drops {
  /** Files don't change after their first download while the sandbox runs. */
  const contents = new Map<number, string>();

  const lay = (utility: string, customers: readonly Customer[], firstDay: number, lastDay: number): Drop => {
    const id = (world.state.drops.at(-1)?.id ?? 0) + 1;
    const drop: Drop = {
      id,
      utility,
      name: `${utility}_${String(id).padStart(6, '0')}.csv`,
      madeAt: world.now().toISOString(),
      customerIds: customers.map((each) => each.id),
      firstDay,
      lastDay,
    };
    world.state.drops.push(drop);
    for (const gone of world.state.drops.splice(0, Math.max(0, world.state.drops.length - MOST_FILES)))
      contents.delete(gone.id);
    world.changed();
    return drop;
  };
  /** Enrolled customers with a meter, unless the market refused. */
  const enrolled = (utility: string): Customer[] => {
    const live = Object.values(world.state.enrollments).filter(
      (each) =>
        each.utility === utility &&
        !each.ended &&
        each.authorizationId === null &&
        ['MarketReady', 'MarketEnrolled', 'pending'].includes(each.state),
    );
    return [...new Set(live.map((each) => each.customerId))]
      .flatMap((id) => world.state.customers[id] ?? [])
      .filter(({ nmi }) => nmi !== null);
  };
  const dropContent = (drop: Drop): string => {
    const known = contents.get(drop.id);
    if (known !== undefined) return known;
    const homes = drop.customerIds.flatMap((id) => findHome(world, id) ?? []);
    const content = nem12File({
      homes,
      firstDay: drop.firstDay,
      lastDay: drop.lastDay,
      made: new Date(drop.madeAt),
    });
    contents.set(drop.id, content);
    return content;
  };

  return {
    list: (utility, after) => world.state.drops.filter((drop) => drop.utility === utility && drop.id > after),
    find: (utility, id) =>
      world.state.drops.find((drop) => drop.utility === utility && drop.id === id) ?? null,
    dropContent,
    sha256: (drop) => createHash('sha256').update(dropContent(drop)).digest('hex'),
    tick: () => {
      const today = toNemDay(world.now().getTime() / 1_000);
      for (const { slug } of world.settings.utilities) {
        if (world.state.outages[slug]) continue;
        const customers = enrolled(slug);
        const laid = (customer: Customer): Drop[] =>
          world.state.drops.filter(
            (drop) =>
              drop.utility === slug &&
              drop.customerIds.includes(customer.id) &&
              drop.lastDay >= drop.firstDay + DAILY_DAYS - 1,
          );
        const fresh = customers.filter((customer) => laid(customer).length === 0);
        if (fresh.length > 0) lay(slug, fresh, today - HISTORY_DAYS, today - 1);
        // After a pause the next file holds all missing days.
        const behind = customers.filter((customer) =>
          laid(customer).every((drop) => drop.lastDay < today - 1),
        );
        const since = behind.map((customer) => Math.max(...laid(customer).map((drop) => drop.lastDay)));
        if (behind.length > 0)
          lay(
            slug,
            behind,
            Math.max(today - HISTORY_DAYS, Math.min(...since, today - DAILY_DAYS)),
            today - 1,
          );
      }
    },
    deliver: (customer, days) => {
      const through = customer.deliveredThrough === null ? world.now() : new Date(customer.deliveredThrough);
      const lastDay = toNemDay(through.getTime() / 1_000);
      return lay(customer.utility, [customer], lastDay - Math.max(0, days - 1), lastDay);
    },
  };
}
