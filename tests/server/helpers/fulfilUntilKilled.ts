import pg from 'pg';
import { fulfilOrder } from '../../../src/server/orders/fulfil.ts';
import { ordersDue } from '../../../src/server/orders/jobs.ts';
import { placeOrder } from '../../../src/server/orders/service.ts';
import type { OrderDeps } from '../../../src/server/orders/deps.ts';
import { PreparedStatements } from '../../../src/server/platform/db/preparedStatements.ts';
import { openServer } from '../../../src/server/platform/db/open.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { createLog } from '../../../src/server/platform/log.ts';
import { createPartners } from '../../../src/server/platform/partners.ts';
import { rewardKinds, type OrderedKind } from './orderedKinds.ts';
import { folderDb } from '../../support/folderDb.ts';
import { TEST_ROOT } from '../../support/sandbox.ts';
import { testDeps } from '../../support/testDeps.ts';

/** What the process that kills itself works on, as JSON in its argument. */
export interface DoomedOrders {
  /** A data folder, or the address of a database. */
  readonly folder: string | null;
  readonly url: string | null;
  readonly sandbox: string;
  readonly now: string;
  readonly memberId: string;
  readonly rewardIds: Readonly<Record<OrderedKind, string>>;
  /** Orders that the process places first, without dying: those that the processes before it may have lost. */
  readonly again: readonly OrderedKind[];
  /** The order it places then. */
  readonly kind: OrderedKind;
  /** Its number among the orders of all processes; the members' key. */
  readonly number: number;
  /** At which point after that it kills itself; null: never. */
  readonly dieAt: number | null;
}

const given = JSON.parse(process.argv[2] ?? '{}') as DoomedOrders;
const say = (what: string): void => void process.stdout.write(`${what}\n`);

/** Points where the process can die: before and after each statement, and before and after each call of a service. */
let [armed, points] = [false, 0];
const point = (): void => {
  if (!armed) return;
  points += 1;
  if (points === given.dieAt) process.kill(process.pid, 'SIGKILL');
};
async function between<T>(work: () => Promise<T>): Promise<T> {
  point();
  const done = await work();
  point();
  return done;
}
const { run } = PreparedStatements.prototype;
PreparedStatements.prototype.run = function counted(
  this: PreparedStatements,
  ...args: Parameters<typeof run>
) {
  return between(() => run.apply(this, args));
} as typeof run;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]): ReturnType<typeof query> {
  const sent = Reflect.apply(query, this, args) as unknown;
  return (sent instanceof Promise ? between(() => sent) : sent) as ReturnType<typeof query>;
} as typeof query;

const database =
  given.url === null
    ? await folderDb(given.folder ?? '')
    : openServer({ url: given.url, poolSize: 3, log: { warn: () => undefined } });
const partners = createPartners({
  oidcIssuers: {},
  smsUrl: null,
  captchaScriptUrl: null,
  captchaVerifyUrl: null,
  given: {},
  sandbox: { url: given.sandbox, root: TEST_ROOT },
});
const { deps: outer, clock } = testDeps(database, {}, partners);
clock.set(given.now);
const deps: OrderDeps = {
  ...outer,
  log: createLog('fatal', process.stderr),
  // Queued orders are due too, and are found by that.
  jobs: { send: async () => undefined },
  outbound: { call: (...args) => between(() => outer.outbound.call(...args)) },
};
const { db } = deps;

const place = async (kind: OrderedKind, number: number): Promise<void> => {
  const order = await transaction(db, (tx) =>
    placeOrder(tx, deps, {
      request: null,
      ...rewardKinds[kind],
      rewardId: given.rewardIds[kind],
      brandId: 'default',
      memberId: given.memberId,
      key: `order ${number}`,
      quantity: 1,
      title: kind,
    }),
  );
  say(`placed ${number} ${order.id}`);
};
const due = ordersDue();
const workOff = async (): Promise<void> => {
  for (const { job, key } of await due.find(db, clock.now(), 100))
    if (job === 'orders.fulfil') await fulfilOrder(deps, key);
};

for (const [number, kind] of given.again.entries()) await place(kind, number);
await workOff();
armed = true;
await place(given.kind, given.number);
await workOff();
say(`ended after ${points}`);
await database.close();
