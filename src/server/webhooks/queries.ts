import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { DELIVERY_TYPES } from '../../domain/webhooks/kinds.ts';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../platform/db/sortedList.ts';
import { statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { isKeyExpired } from '../readmodels/expiredKeys.ts';
import { toPattern } from '../readmodels/memberSearch.ts';
import type { DeliveryRow, EndpointRow, GivenUpBecause } from './store.ts';
import { webhookDeliveries, webhookEndpoints, type DeliveryState } from './tables.ts';

export type DeliveryOrder = Order<'CREATED_AT' | 'TRIED_AT' | 'TRIES' | 'STATE' | 'TYPE' | 'URL'>;

const isShown = (d: string): string =>
  `${d}.brand = $1 and ($2::text is null or ${d}.state = $2)
   and ($3::text is null or ${d}.kind = any($4::text[]) or lower(${d}.url) like $3 or lower(${d}.data::text) like $3
     or lower(${d}.answer) like $3 or ${d}.answer_status::text like $3
     or ('msg_' || ${d}.id::text) like $3)`;

/** $1 brand, $2 state, $3 pattern, $4 kinds whose type has the searched text; null: all. */
const list = sortedList<{ id: string; total: number }, DeliveryOrder['field']>({
  name: 'webhook_deliveries',
  keys: {
    CREATED_AT: { sql: 'd.created_at', type: 'timestamptz' },
    TRIED_AT: { sql: 'd.tried_at', type: 'timestamptz', nullable: true },
    TRIES: { sql: 'd.tries', type: 'bigint' },
    STATE: { sql: 'd.state', type: 'text' },
    TYPE: { sql: 'd.kind', type: 'text' },
    URL: { sql: 'd.url', type: 'text' },
  },
  id: 'd.id',
  parameters: 4,
  text: ({ keyColumn, after, orderBy, limit }) => `select d.id, ${keyColumn},
     (select count(*)::int from webhook_deliveries n where ${isShown('n')}) as total
   from webhook_deliveries d where ${isShown('d')} and ${after} order by ${orderBy} limit ${limit}`,
});

export async function listDeliveries(
  db: Db,
  brandId: string,
  page: Page,
  { state, search }: { readonly state: DeliveryState | null; readonly search: string | null },
  order: DeliveryOrder,
): Promise<{ readonly rows: readonly (DeliveryRow & SortedRow)[]; readonly totalCount: number }> {
  const searched = (search ?? '').trim().toLowerCase();
  const kinds = Object.entries(DELIVERY_TYPES).flatMap(([kind, type]) =>
    type.includes(searched) ? [kind] : [],
  );
  const found = await list(db, [brandId, state, toPattern(searched), kinds], page, order);
  if (found.length === 0) return { rows: [], totalCount: 0 };
  const ids = found.map(({ id }) => id);
  const read = new Map(
    (await db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.id, ids))).map((row) => [
      row.id,
      row,
    ]),
  );
  return foundPage(found, read);
}

/** An address with whose it is; null: staff's, whose need no key. */
export type OwnedEndpoint = EndpointRow & { readonly owner: string | null; readonly isKeyExpired: boolean };

export type EndpointOrder = Order<'CREATED_AT' | 'FAILING_SINCE' | 'OWNER' | 'STATE' | 'URL'>;

/** Addresses that devices of a brand subscribed with, and by which client and key. */
const owners = (brand: string): string => `(
    select (c ->> 'endpointId')::uuid as id, s.client_name || ' (' || k.name || ')' as owner, k.expires_at
    from open_adr_subscriptions s join api_keys k on k.id = s.key_id, jsonb_array_elements(s.callbacks) c
    where s.brand = ${brand})`;

const isListed = (e: string, o: string): string =>
  `${e}.brand = $1 and ${e}.ended_at is null
   and ($2::text is null or lower(${e}.url) like $2 or lower(${o}.owner) like $2)`;

interface Owned extends Record<string, unknown> {
  readonly owner: string | null;
  readonly isKeyExpired: boolean;
}

/** $1 brand, $2 pattern; null: all. $3 now. */
const endpoints = sortedList<Owned & { id: string; total: number }, EndpointOrder['field']>({
  name: 'webhook_endpoints',
  keys: {
    CREATED_AT: { sql: 'e.created_at', type: 'timestamptz' },
    FAILING_SINCE: { sql: 'e.failing_since', type: 'timestamptz', nullable: true },
    OWNER: { sql: 'o.owner', type: 'text', nullable: true },
    STATE: {
      sql: `case when o.expires_at <= $3::timestamptz then 3 when e.paused_at is not null then 2
        when e.failing_since is not null then 1 else 0 end`,
      type: 'bigint',
    },
    URL: { sql: 'e.url', type: 'text' },
  },
  id: 'e.id',
  parameters: 3,
  text: ({ keyColumn, after, orderBy, limit }) => `select e.id, o.owner,
     o.expires_at is not null and o.expires_at <= $3::timestamptz as "isKeyExpired", ${keyColumn},
     (select count(*)::int from webhook_endpoints n left join ${owners('$1')} m on m.id = n.id
      where ${isListed('n', 'm')}) as total
   from webhook_endpoints e left join ${owners('$1')} o on o.id = e.id
   where ${isListed('e', 'o')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** A brand's addresses that haven't ended. */
export async function listEndpoints(
  db: Db,
  brandId: string,
  page: Page,
  search: string | null,
  order: EndpointOrder,
  now: Date,
): Promise<{ readonly rows: readonly (OwnedEndpoint & SortedRow)[]; readonly totalCount: number }> {
  const found = await endpoints(db, [brandId, toPattern(search ?? ''), now.toISOString()], page, order);
  if (found.length === 0) return { rows: [], totalCount: 0 };
  const ownerOf = new Map(found.map(({ id, owner, isKeyExpired }) => [id, { owner, isKeyExpired }]));
  const read = await db
    .select()
    .from(webhookEndpoints)
    .where(inArray(webhookEndpoints.id, [...ownerOf.keys()]));
  return foundPage(
    found,
    new Map(read.map((row) => [row.id, { ...row, ...(ownerOf.get(row.id) ?? UNOWNED) }])),
  );
}

const UNOWNED: Owned = { owner: null, isKeyExpired: false };

/** $1 brand, $2 id, $3 now. */
const owner = statement<Owned>(
  'webhook-endpoint-owner',
  `select o.owner, o.expires_at <= $3::timestamptz as "isKeyExpired" from ${owners('$1')} o where o.id = $2::uuid`,
);

/** Null: the brand has none of this id. */
export async function readOwnedEndpoint(
  db: Db,
  brand: string,
  id: string,
  now: Date,
): Promise<OwnedEndpoint | null> {
  const [[row], [owned]] = await Promise.all([
    db
      .select()
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.brand, brand))),
    owner(db, [brand, id, now.toISOString()]),
  ]);
  return row === undefined ? null : { ...row, ...(owned ?? UNOWNED) };
}

/** Those of a paused address wait until it goes on; those of one that is over are found too, to be given up. */
const isWorkedOn = (now: string): string =>
  `(e.paused_at is null or e.ended_at is not null or ${isKeyExpired('e', now)})`;

export const areDeliveriesDue = (now: Date): SQL =>
  isAnyDue(
    webhookDeliveries.dueAt,
    now,
    sql`exists (select from webhook_endpoints e where e.id = ${webhookDeliveries.endpointId}
      and ${sql.raw(isWorkedOn(`'${now.toISOString()}'::timestamptz`))})`,
  );

/** $1 now, $2 limit. */
const due = statement<{ id: string }>(
  'webhooks-due',
  `select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
   where d.due_at <= $1::timestamptz and ${isWorkedOn('$1::timestamptz')} order by d.due_at limit $2`,
);

export const findDue = (db: Db, now: Date, limit: number): Promise<{ id: string }[]> =>
  due(db, [now.toISOString(), limit]);

/** $1 delivery, $2 now. */
const over = statement<{ why: GivenUpBecause | null }>(
  'webhook-delivery-over',
  `select case when e.ended_at is not null then 'ended' when ${isKeyExpired('e', '$2::timestamptz')} then 'expired' end as why
   from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id where d.id = $1::uuid`,
);

/** Why a delivery's address isn't called any more; null: it is. */
export async function readWhyOver(db: Db, id: string, now: Date): Promise<GivenUpBecause | null> {
  const [row] = await over(db, [id, now.toISOString()]);
  return row?.why ?? null;
}
