import { eq } from 'drizzle-orm';
import type { FulfilmentService, RewardType } from '../../src/domain/rewards/catalogue.ts';
import { orders } from '../../src/server/orders/tables.ts';
import type { HttpClient } from './httpClient.ts';
import { givePoints, shelve } from './rewardShelf.ts';
import type { UtilityWorld } from './utilityWorld.ts';

/** An order and its member. */
export interface Bought {
  readonly memberId: string;
  readonly browser: HttpClient;
  readonly rewardId: string;
  readonly id: string;
}

/** Members of a world who order rewards. */
export function rewardBuyers(world: () => UtilityWorld) {
  let clicks = 0;
  return {
    /** A member with 3,000 points orders one of three for 1,000 points. Nothing is sent before the jobs run. */
    async buy(
      service: FulfilmentService,
      { item = 'GROCER', type = 'GIFT_CARD' }: { readonly item?: string; readonly type?: RewardType } = {},
      memberId?: string,
    ): Promise<Bought> {
      const { server } = world();
      const rewardId = await shelve(server.core.deps, { service, item, type, stock: 3 });
      const buyer = memberId ?? (await server.addMember());
      await givePoints(server.core.deps, buyer, 3_000);
      const browser = await server.loggedIn(buyer);
      const answer = await browser.call(`/api/v2/marketplace/redeem/${rewardId}`, {
        body: { points: 1_000, version: 1 },
        headers: { 'idempotency-key': `bought ${(clicks += 1)}` },
      });
      return { memberId: buyer, browser, rewardId, id: answer.json<{ order_id: string }>().order_id };
    },
    async readOrder(id: string) {
      const [row] = await world().server.database.db.select().from(orders).where(eq(orders.id, id));
      if (row === undefined) throw new Error('There is no such order.');
      return row;
    },
  };
}
