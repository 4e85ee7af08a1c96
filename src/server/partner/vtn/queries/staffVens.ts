import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../../../platform/db/sortedList.ts';
import type { Page } from '../../../platform/graphql/connection.ts';
import { toPattern } from '../../../readmodels/memberSearch.ts';
import {
  apiKeys,
  openAdrReports,
  openAdrResources,
  openAdrSubscriptions,
  openAdrVens,
} from '../../tables.ts';
import type { VenRow } from '../store.ts';
import type { ResourceRow } from '../store/resources.ts';
import type { SubscriptionRow } from '../store/subscriptions.ts';

/** A device as staff see it, with the key that registered it. */
export interface StaffVenRow extends VenRow {
  readonly keyName: string;
  readonly clientId: string;
  readonly lastContactAt: Date | null;
  /** What it steers, by name. */
  readonly resources: readonly ResourceRow[];
  /** Its key's, the oldest first. */
  readonly subscriptions: readonly SubscriptionRow[];
  /** Reports that its key has made. */
  readonly reportCount: number;
}

export type OpenAdrVenOrder = Order<'NAME' | 'KEY' | 'CREATED_AT' | 'LAST_CONTACT_AT' | 'REPORTS'>;

const isShown = (v: string, k: string): string =>
  `${v}.brand = $1 and ($2::text is null or lower(${v}.name) like $2 or lower(${k}.name) like $2
     or lower(${v}.targets::text) like $2
     or exists (select from open_adr_resources r
       where r.ven_id = ${v}.id and (lower(r.name) like $2 or lower(r.targets::text) like $2)))`;

/** $1 brand, $2 pattern; null: all. */
const list = sortedList<{ id: string; total: number }, OpenAdrVenOrder['field']>({
  name: 'staff_open_adr_vens',
  keys: {
    NAME: { sql: 'v.name', type: 'text' },
    KEY: { sql: 'k.name', type: 'text' },
    CREATED_AT: { sql: 'v.created_at', type: 'timestamptz' },
    LAST_CONTACT_AT: { sql: 'k.last_used_at', type: 'timestamptz', nullable: true },
    REPORTS: { sql: '(select count(*) from open_adr_reports o where o.key_id = v.key_id)', type: 'bigint' },
  },
  id: 'v.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `select v.id, ${keyColumn},
     (select count(*)::int from open_adr_vens n join api_keys m on m.id = n.key_id where ${isShown('n', 'm')}) as total
   from open_adr_vens v join api_keys k on k.id = v.key_id
   where ${isShown('v', 'k')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** A brand's OpenADR devices. */
export async function listStaffVens(
  db: Db,
  brand: string,
  page: Page,
  search: string | null,
  order: OpenAdrVenOrder,
): Promise<{ readonly rows: readonly (StaffVenRow & SortedRow)[]; readonly totalCount: number }> {
  const found = await list(db, [brand, toPattern(search ?? '')], page, order);
  if (found.length === 0) return { rows: [], totalCount: 0 };
  const ids = found.map(({ id }) => id);
  return foundPage(found, new Map((await readRows(db, brand, ids)).map((row) => [row.id, row])));
}

/** What belongs to the devices is read for all of them at once. */
async function readRows(db: Db, brand: string, ids: readonly string[]): Promise<StaffVenRow[]> {
  const rows = await db
    .select({ ven: openAdrVens, key: apiKeys })
    .from(openAdrVens)
    .innerJoin(apiKeys, eq(apiKeys.id, openAdrVens.keyId))
    .where(and(eq(openAdrVens.brand, brand), inArray(openAdrVens.id, [...ids])));
  const keyIds = [...new Set(rows.map(({ key }) => key.id))];
  const [resources, subscriptions, counts] = await Promise.all([
    resourcesOfVens(db, ids),
    subscriptionsOfKeys(db, keyIds),
    countReports(db, keyIds),
  ]);
  return rows.map(({ ven, key }) => ({
    ...ven,
    keyName: key.name,
    clientId: key.hint,
    lastContactAt: key.lastUsedAt,
    resources: resources.filter(({ venId }) => venId === ven.id),
    subscriptions: subscriptions.filter(({ keyId }) => keyId === key.id),
    reportCount: counts.get(key.id) ?? 0,
  }));
}

/** Null: the brand has none of this id. */
export async function readStaffVen(db: Db, brand: string, id: string): Promise<StaffVenRow | null> {
  const [row] = await readRows(db, brand, [id]);
  return row ?? null;
}

/** The same, of which no other process changes the device meanwhile. */
export async function lockStaffVen(tx: Db, brand: string, id: string): Promise<StaffVenRow | null> {
  await tx.select({ id: openAdrVens.id }).from(openAdrVens).where(eq(openAdrVens.id, id)).for('update');
  return readStaffVen(tx, brand, id);
}

const resourcesOfVens = (db: Db, venIds: readonly string[]): Promise<ResourceRow[]> =>
  db
    .select()
    .from(openAdrResources)
    .where(inArray(openAdrResources.venId, [...venIds]))
    .orderBy(asc(openAdrResources.name), asc(openAdrResources.id));

const subscriptionsOfKeys = (db: Db, keyIds: readonly string[]): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(openAdrSubscriptions)
    .where(inArray(openAdrSubscriptions.keyId, [...keyIds]))
    .orderBy(asc(openAdrSubscriptions.createdAt), asc(openAdrSubscriptions.id));

async function countReports(db: Db, keyIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .select({ keyId: openAdrReports.keyId, reports: count() })
    .from(openAdrReports)
    .where(inArray(openAdrReports.keyId, [...keyIds]))
    .groupBy(openAdrReports.keyId);
  return new Map(found.map(({ keyId, reports }) => [keyId, reports]));
}
